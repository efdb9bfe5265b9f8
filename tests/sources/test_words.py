"""Words: every message that a page asks for exists, none is left over, and templates hold no words."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from vendemmia.locale import words

from .reading import CATALOGUES, MODULES, TEMPLATES, WEB, Finding, blanked, joined, line_at, matches, refuse, text_of

SPOKEN = [*TEMPLATES, *(path for path in MODULES if WEB in path.parents)]
PAGES = sorted((CATALOGUES / "en").glob("web*.ftl"))
"""The catalogues of the pages."""
ENTRY = re.compile(r"(?m)^([a-z][a-z0-9-]*) *=")
ASKED = re.compile(r"""(?:\bt|\bsay|\.message|self\.error)\(\s*(?:"[\w-]+",\s*)?["']([a-z0-9-]+)["']\s*([~,)])""")
"""A message that is named in full (a template puts `~` after the beginning of one that is computed)."""
NAMED = re.compile(r"""["']([a-z0-9]+(?:-[a-z0-9]+)+)["']""")
"""Anything that looks like the name of a message."""
FORMATTED = re.compile(r"""\bf["']([a-z0-9]+(?:-[a-z0-9]+)*-\{[^"'\n]*)["']""")
"""A computed name in Python, e.g. f"top-variant-{name}"."""
JOINED = re.compile(r"""["']([a-z0-9]+(?:-[a-z0-9]+)*-)["']((?:\s*[~+]\s*(?:["'][a-z0-9-]+["']|\([^()]*\)|[\w.]+))+)""")
"""A computed name in a template or in Python, e.g. "vineyard-" ~ kind ~ "-" ~ thing."""
OPEN = ("error-", "prompt-step-do-", "result-few-", "result-solo-", "short-")
"""Beginnings after which several words are put in at once."""


def test_every_message_that_is_asked_for_exists() -> None:
    spoken = words("en")
    refuse(
        Finding(path, line, f"no message {found[1]}")
        for path in SPOKEN
        for line, found in matches(path, ASKED)
        if found[2] != "~" and not spoken.has_message(found[1])
    )


def patterns(text: str) -> set[str]:
    """The forms of all names that are computed: one word is put into each hole."""
    holes = [re.sub(r"\{[^{}]*\}", "{}", form) for form in FORMATTED.findall(text)]
    for first, rest in JOINED.findall(text):
        parts = re.findall(r"""["']([a-z0-9-]+)["']|(\([^()]*\)|[\w.]+)""", rest)
        holes.append(first + "".join(literal or "{}" for literal, _ in parts))
    return {re.escape(form).replace(r"\{\}", "([a-z0-9_]+)") for form in holes}


def test_no_message_is_left_over() -> None:
    text = joined([*SPOKEN, *sorted(CATALOGUES.glob("*.py"))])
    named = set(NAMED.findall(text)) | set(re.findall(r"\{ ([a-z][a-z0-9-]+) \}", joined(PAGES)))
    forms = [re.compile(form) for form in sorted(patterns(text))]
    put_in = set(re.findall(r"[a-z0-9_]+", joined(MODULES).lower()))

    def is_computed(name: str) -> bool:
        return any(found and put_in.issuperset(found.groups()) for found in (form.fullmatch(name) for form in forms))

    refuse(
        Finding(path, line, f"nothing asks for {found[1]}")
        for path in PAGES
        for line, found in matches(path, ENTRY)
        if found[1] not in named and not is_computed(found[1]) and not found[1].startswith(OPEN)
    )


# --- templates

COMMENT = re.compile(r"\{#.*?#\}", re.DOTALL)
SILENT = re.compile(r"<(script|style)\b.*?</\1>", re.DOTALL)
CODE = re.compile(r"\{\{.*?\}\}|\{%.*?%\}", re.DOTALL)
TAG = re.compile(r"<[^<>]*>", re.DOTALL)
INSIDE_TAGS = re.compile(r"\{% block (?:\w+_class|body_attributes|skip_to) %\}.*?\{% endblock %\}", re.DOTALL)
"""What the frame puts into attributes."""
ATTRIBUTE = re.compile(r"""\s[a-z-]+="[^"]*\"""")
"""What a macro puts into a tag."""
ENTITY = re.compile(r"&\w+;")
WORD = re.compile(r"[^\W\d_]+")
SPOKEN_ATTRIBUTES = re.compile(r"""\b(aria-(?:label|description|roledescription)|title|alt|placeholder)="([^"]*)\"""")
NAMES = {"vendemmia"}
"""What is called so in every language."""


@cache
def without_code(path: Path) -> str:
    """A template with blanks for comments, scripts and expressions."""
    text = text_of(path)
    for pattern in (COMMENT, SILENT, INSIDE_TAGS, CODE):
        text = blanked(pattern, text)
    return text


def words_in(path: Path) -> list[Finding]:
    """The words of a template, in its text and in the attributes that are read out."""
    bare = without_code(path)
    shown = blanked(ENTITY, blanked(ATTRIBUTE, blanked(TAG, bare)))
    found = [Finding(path, line, word[0]) for line, word in matches(path, WORD, shown) if word[0] not in NAMES]
    return found + [
        Finding(path, line_at(bare, said.start()), said[0].strip())
        for _, said in matches(path, SPOKEN_ATTRIBUTES, bare)
        if WORD.search(said[2])
    ]


def test_templates_hold_no_words() -> None:
    assert len(TEMPLATES) > 50
    refuse(found for path in TEMPLATES for found in words_in(path))
