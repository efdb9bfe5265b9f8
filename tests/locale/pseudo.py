"""A language that nobody speaks: English with accents, a quarter longer. What has none is written in the code."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from vendemmia.locale.folders import SOURCE_LANGUAGE, catalogue_files, language_folders

PSEUDO = "eo"
"""A real code, so that numbers and plurals have rules; we have no catalogues in it."""
ACCENTS = str.maketrans("aeiouyAEIOUYcnsz", "áëîöûýÁËÎÖÛÝçñšž")
WORD = re.compile(r"<[^>]*>|[A-Za-z]+")
VOWEL = re.compile(r"[aeiou]", re.IGNORECASE)


def accented(text: str) -> str:
    """The text with accents; vowels of longer words are doubled, as words are longer in other languages."""

    def change(found: re.Match[str]) -> str:
        word = found[0]
        if word.startswith("<"):
            return word
        longer = VOWEL.sub(lambda vowel: vowel[0] * 2, word, count=2) if len(word) > 3 else word
        return longer.translate(ACCENTS)

    return WORD.sub(change, text)


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - as in fluent.syntax
        node.value = accented(node.value)
        return node


def write_pseudo_language(root: Path) -> Path:
    """The catalogues of the language in a folder of drafts."""
    folder = root / PSEUDO
    folder.mkdir(parents=True, exist_ok=True)
    for file in catalogue_files(language_folders()[SOURCE_LANGUAGE]):
        resource = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
        changed = _Accents().visit(resource)
        (folder / file.name).write_text(FluentSerializer().serialize(changed), encoding="utf-8")
    return root
