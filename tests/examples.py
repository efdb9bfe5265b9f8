"""How many examples Hypothesis tries."""

from __future__ import annotations

from hypothesis import settings

from tests.repeating import LONG_RUN, REPEATED
from vendemmia.build_mode import mode


def few(count: int) -> settings:
    """Settings with `count` examples, half of them for the interpreted engine, which is slower. A long run has more."""
    usual = count if LONG_RUN or mode() == "compiled" else count // 2
    return settings(max_examples=usual * REPEATED, deadline=None)
