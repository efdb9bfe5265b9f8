"""Problems in words: one message for each fault, with the parameters that the error gives."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from vendemmia.engine.catalogue import MAX_SEATS

from .explaining import explain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Problem, VendemmiaError

    from .names import Names


def problem(words: Names, found: Problem) -> str:
    return words.message(found.fault.message, **found.params)


def error(words: Names, raised: VendemmiaError, names: Sequence[str]) -> str:
    """Return everything an error says, one sentence after another. Players without names have numbers."""
    known = names or [words.message("flaw-player", number=seat + 1) for seat in range(MAX_SEATS)]
    sentences = [problem(words, found) for found in raised.problems]
    sentences += [each.text for each in explain(words, raised.reasons, known, None, None, "")]
    if not sentences:
        sentences = [words.message("problem-unnamed", name=type(raised).__name__)]
    return reduce(lambda first, second: words.message("flaw-and", first=first, second=second), sentences)
