"""Write the tables of docs/research/README.md from the code: sizes, actions and rewards of the environments.

python scripts/spaces.py            rewrite the page
python scripts/spaces.py --check    fail if the page is out of date
"""

from __future__ import annotations

import re
import sys
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from vendemmia.engine import CODES, ENCODING_VERSION, MODULES, Options, row_width
from vendemmia.research import REWARDS, SPACES_VERSION, fingerprint, highest, mask_size

if TYPE_CHECKING:
    from collections.abc import Callable

PAGE = Path(__file__).resolve().parent.parent / "docs" / "research" / "README.md"
MARKED = re.compile(r"(<!-- (\w+): written by scripts/spaces.py -->\n).*?(<!-- end -->)", re.DOTALL)


def facts() -> str:
    return f"Version {SPACES_VERSION}, fingerprint `{fingerprint()}`, version {ENCODING_VERSION} of the row.\n"


def sizes() -> str:
    """The spaces by number of players."""
    counts = [mask_size(Options()), mask_size(Options(modules=MODULES))]
    lines = ["| players | observation | actions without modules | actions with modules |", "|---|---|---|---|"]
    for players in range(1, 7):
        row = f"`Box(0, {highest(players).max()}, ({row_width(players)},), uint8)`"
        spaces = " | ".join(f"`Discrete({count})`" for count in counts)
        lines.append(f"| {players}{' (solo)' if players == 1 else ''} | {row} | {spaces} |")
    return "\n".join(lines) + "\n"


def actions() -> str:
    """The answers in blocks of the same verb."""
    lines = ["| numbers | count | codes | needs |", "|---|---|---|---|"]
    base = mask_size(Options())

    def kind(numbered: tuple[int, str]) -> tuple[bool, str]:
        number, code = numbered
        return number >= base, code.partition(":")[0] if ":" in code else ""

    for (modules, _), block in groupby(enumerate(CODES), key=kind):
        (first, begin), *_, (last, end) = [*block] * 2
        numbers, codes = (f"{first}–{last}", f"`{begin}` … `{end}`") if first < last else (f"{first}", f"`{begin}`")
        lines.append(f"| {numbers} | {last - first + 1} | {codes} | {'modules' if modules else ''} |")
    return "\n".join(lines) + "\n"


def _returned(function: Callable[..., object]) -> str:
    """Return what a docstring says that a function returns."""
    text = " ".join((function.__doc__ or "").split()).removeprefix("Return ")
    return text[:1].upper() + text[1:]


def rewards() -> str:
    lines = ["| reward | for each seat |", "|---|---|"]
    lines += [f"| `{name}` | {_returned(reward)} |" for name, reward in REWARDS.items()]
    return "\n".join(lines) + "\n"


def page_with_tables(page: str) -> str:
    """The page with its marked parts rewritten."""
    parts = {"facts": facts(), "sizes": sizes(), "actions": actions(), "rewards": rewards()}
    return MARKED.sub(lambda found: f"{found[1]}\n{parts[found[2]]}\n{found[3]}", page)


def main() -> None:
    page = PAGE.read_text(encoding="utf-8")
    written = page_with_tables(page)
    if "--check" in sys.argv[1:]:
        sys.exit(0 if page == written else f"{PAGE.name} is out of date: run scripts/spaces.py")
    PAGE.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()
