"""Write the tables of columns in docs/research/data.md from the schema."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from vendemmia.research.schema import TABLES

PAGE: Final = Path(__file__).parents[1] / "docs" / "research" / "data.md"


def page_with_tables(page: str) -> str:
    """The page with the tables of today."""
    for table, columns in TABLES.items():
        rows = [f"| `{each.name}` | {each.type} | {each.meaning} |" for each in columns]
        shown = "\n".join(["| column | type | meaning |", "|---|---|---|", *rows])
        begin = f"<!-- {table}: written by scripts/data_tables.py -->"
        page = re.sub(
            rf"{begin}\n.*?<!-- end -->", f"{begin}\n\n{shown}\n\n<!-- end -->", page, count=1, flags=re.DOTALL
        )
    return page


if __name__ == "__main__":
    PAGE.write_text(page_with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
