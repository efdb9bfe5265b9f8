"""`vendemmia translations`: what the languages lack, compared with English."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from vendemmia.locale import SOURCE_LANGUAGE, words
from vendemmia.locale.folders import language_folders
from vendemmia.locale.translations import SOURCES, findings, read_translation, sources_of

from ..errors import DONE, INCOMPLETE, CommandError
from ..terminal import Terminal

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterable

    from vendemmia.locale import Words
    from vendemmia.locale.translations import Finding


def run(words_here: Words, given: Namespace) -> int:
    say = Terminal.standard().say
    folders = language_folders()
    wanted = given.languages or [language for language in folders if language != SOURCE_LANGUAGE]
    for language in wanted:
        words(language)  # An unknown language is an error before anything is printed.
    source = read_translation(folders[SOURCE_LANGUAGE], SOURCE_LANGUAGE)
    incomplete = False
    for language in wanted:
        folder = folders[language]
        translation = read_translation(folder, language)
        if given.confirm:
            _save(words_here, Path(str(folder)) / SOURCES, sources_of(source, translation))
            say(words_here.message("cli-translations-confirmed", language=language))
            continue
        found = list(findings(source, language, translation))
        incomplete = incomplete or bool(found)
        say(*_lines(words_here, language, found, in_full=bool(given.languages)))
    return INCOMPLETE if incomplete else DONE


def _save(words_here: Words, file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        problem = words_here.message("cli-error-write", file=str(file), problem=error.strerror or "")
        raise CommandError(problem) from None


def _lines(words_here: Words, language: str, found: Iterable[Finding], in_full: bool) -> list[str]:
    """Return how much of each kind there is, and each message if the language was asked for by name."""
    counted = Counter(finding.flaw for finding in found)
    if not counted:
        return [words_here.message("cli-translations-complete", language=language)]
    counts = words_here.listed(
        words_here.message(f"cli-translations-{flaw.value}", count=count) for flaw, count in counted.items()
    )
    head = words_here.message("cli-translations-language", language=language, counts=counts)
    if not in_full:
        return [head]
    return [head, *(f"  {one.file}: {one.flaw.value}: {one.message} {one.detail}".rstrip() for one in found)]
