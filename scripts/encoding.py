"""Write the tables of docs/design/encoding.md from the table of the pieces.

python scripts/encoding.py            rewrite the page
python scripts/encoding.py --check    fail if the page is out of date
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from vendemmia.engine import ENCODING_VERSION, encoding_fingerprint, encoding_pieces, row_width

PAGE = Path(__file__).resolve().parent.parent / "docs" / "design" / "encoding.md"
MARKED = re.compile(r"(<!-- (\w+): written by scripts/encoding.py -->\n).*?(<!-- end -->)", re.DOTALL)


def facts() -> str:
    widths = ", ".join(f"{row_width(seats):,}" for seats in range(1, 7))
    version = f"Version {ENCODING_VERSION}, fingerprint `{encoding_fingerprint()}`"
    return f"{version}. Bytes of a row with 1 to 6 blocks: {widths}.\n"


def table(prefix: str) -> str:
    """The pieces of the table, or those of the first block with offsets from its start."""
    lines = ["| piece | offset | bytes | form | most | meaning |", "|---|---|---|---|---|---|"]
    start = row_width(1) - sum(piece.length for piece in encoding_pieces(1) if piece.name.startswith("seat0."))
    for piece in encoding_pieces(1):
        own = piece.name.startswith("seat0.")
        if own == bool(prefix):
            name, offset = piece.name.removeprefix("seat0."), piece.offset - (start if own else 0)
            most = "" if piece.form in ("flags", "one of", "steps") else str(piece.most)
            lines.append(f"| `{name}` | {offset} | {piece.length} | {piece.form} | {most} | {piece.meaning} |")
    return "\n".join(lines) + "\n"


def page_with_tables(page: str) -> str:
    """The page with its marked parts rewritten."""
    parts = {"facts": facts(), "table": table(""), "block": table("seat0.")}
    return MARKED.sub(lambda found: f"{found[1]}\n{parts[found[2]]}\n{found[3]}", page)


def main() -> None:
    page = PAGE.read_text(encoding="utf-8")
    written = page_with_tables(page)
    if "--check" in sys.argv[1:]:
        sys.exit(0 if page == written else f"{PAGE.name} is out of date: run scripts/encoding.py")
    PAGE.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()
