"""Write the tables of docs/research/leaderboard.md from the rows in docs/research/rows.

python scripts/leaderboard.py                 check all rows and write the page
python scripts/leaderboard.py --check FILE    say whether a row may be handed in
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from vendemmia.research import ResearchError
from vendemmia.research.leaderboard import board, read_row, read_rows

PAGE: Final = Path(__file__).parents[1] / "docs" / "research" / "leaderboard.md"
ROWS: Final = PAGE.with_name("rows")
BEGIN: Final = "<!-- board: written by scripts/leaderboard.py -->\n"
END: Final = "<!-- end -->\n"


def page_with_board(page: str, folder: Path) -> str:
    """The page with the tables of the rows in a folder. ResearchError if one of them is wrong."""
    before, _, rest = page.partition(BEGIN)
    return f"{before}{BEGIN}\n{board(read_rows(folder))}\n{END}{rest.partition(END)[2]}"


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", type=Path, metavar="FILE")
    given = parser.parse_args(argv)
    try:
        if given.check:
            read_row(given.check)
            print(f"{given.check.name} is a row of the leaderboard")
        else:
            PAGE.write_text(page_with_board(PAGE.read_text(encoding="utf-8"), ROWS), encoding="utf-8")
    except ResearchError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
