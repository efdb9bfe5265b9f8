"""Write a page of all components of the web pages in all their states, to look at them.

    python scripts/styleguide.py [FILE] [light|dark]

It needs no server: styles and drawings are in it. `tests/web/browser/test_styleguide.py` looks at it, too.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path


def styleguide(theme: str = "") -> str:
    """Return the page; its drawings are those of the file of icons, at the address that pages use."""
    from vendemmia.web.assets import bundles
    from vendemmia.web.assets.templates import environment
    from vendemmia.web.drawings.sprites import symbols

    bundles.STYLES["styleguide"] = tuple(bundles.SHEETS)
    styles, _ = bundles.joined_styles("styleguide", lambda path: f"/static/{path}")
    del bundles.STYLES["styleguide"]
    template = Path(__file__).with_suffix(".html").read_text(encoding="utf-8")
    return environment("en").from_string(template).render(styles=styles, symbols=symbols("icons.svg"), theme=theme)


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "vendemmia.web.site.settings")
    import django

    django.setup()
    from vendemmia.web.drawings.sprites import symbols

    file = Path(sys.argv[1]) if len(sys.argv) > 1 else Path("styleguide.html")
    page = styleguide(sys.argv[2] if len(sys.argv) > 2 else "")
    drawings = f"<svg hidden>{''.join(symbols('icons.svg').values())}</svg>"
    page = re.sub(r'href="[^"#]*icons[^"#]*#', 'href="#', page).replace("<main", drawings + "<main", 1)
    file.write_text(page, encoding="utf-8")
    print(file)


if __name__ == "__main__":
    main()
