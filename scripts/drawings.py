"""Write a page of all drawings at several sizes, in every season, seat and theme, to look at.

    python scripts/drawings.py [FILE] [light|dark]

It needs no server: drawings and styles are in it. `tests/web/browser/test_drawings_page.py` looks at it, too.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final, NamedTuple

SEASONS: Final = ("spring", "summer", "fall", "winter", "dusk")
SIZES: Final = (18, 32, 64)
"""The widths of the small drawings, in px."""


class Group(NamedTuple):
    """Drawings that are shown together."""

    title: str
    prefixes: tuple[str, ...]
    sizes: tuple[int, ...] = SIZES


GROUPS: Final = (
    Group("Pieces, goods and marks", ("i-",), (18, 28, 56)),
    Group("Actions", ("a-",), (24, 42, 84)),
    Group("Places and challenges", ("o-",), (30, 60, 120)),
    Group("Buildings", ("s-",), (29, 52, 104)),
    Group("Lines of the interface", ("u-",), (16, 20, 28)),
)
LARGE: Final = ("pages.svg", "land-0.svg")
"""Files of drawings that are shown at one size each; of the lands, the first."""
KINDS: Final = ("summer", "winter", "mama", "papa", "automa")
"""The kinds of people with colours of their own; all others have those of structures."""
SEATED: Final = ("i-worker", "i-grande", "i-rooster", "i-star", "i-w-", "label-2", "bottle-1")
"""What has the colours of a seat."""


def page(theme: str = "") -> str:
    """Return the page."""
    from vendemmia.web.assets import bundles
    from vendemmia.web.assets.templates import environment
    from vendemmia.web.drawings.sprites import symbols

    bundles.STYLES["drawings"] = tuple(sheet for sheet in bundles.SHEETS if sheet.startswith(("reset", "tokens")))
    styles, _ = bundles.joined_styles("drawings", lambda path: f"/static/{path}")
    del bundles.STYLES["drawings"]
    icons = symbols("icons.svg")
    files = {name: symbols(name) for name in (*LARGE, "people.svg")}
    seated = [name for name in icons if name.startswith(SEATED)]
    return (
        environment("en")
        .from_string(Path(__file__).with_suffix(".html").read_text(encoding="utf-8"))
        .render(
            styles=styles,
            theme=theme,
            seasons=SEASONS,
            groups=[(group, [name for name in icons if name.startswith(group.prefixes)]) for group in GROUPS],
            seated=seated,
            large={name: list(files[name]) for name in LARGE},
            people=list(files["people.svg"]),
            sprites="".join(text for part in (icons, *files.values()) for text in part.values()),
            kinds=KINDS,
        )
    )


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "vendemmia.web.site.settings")
    import django

    django.setup()
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else Path("drawings.html")
    file.write_text(page(sys.argv[2] if len(sys.argv) > 2 else ""), encoding="utf-8")
    print(file)


if __name__ == "__main__":
    main()
