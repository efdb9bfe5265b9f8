"""The address that others use to reach this server, and pictures of links for the cameras of phones."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from django.urls import reverse
from markupsafe import Markup

from vendemmia.web.config.environment import ADDRESS
from vendemmia.web.people.identity import is_loopback

if TYPE_CHECKING:
    from django.http import HttpRequest

    from vendemmia.web.models import Table


def address_for_others(request: HttpRequest) -> str:
    """Return where others find this server. At the computer itself it has another address."""
    known = os.environ.get(ADDRESS, "")
    return known.rstrip("/") if known and is_loopback(request) else f"{request.scheme}://{request.get_host()}"


def link_to(request: HttpRequest, table: Table) -> str:
    """Return the link that offers a seat; empty if there is none."""
    if not table.invitation:
        return ""
    return address_for_others(request) + reverse("join_link", args=[table.invitation])


def picture_of(link: str) -> Markup:
    """Return a QR code as a drawing for a page, dark on light in every theme, or cameras do not read it."""
    import segno  # Few processes draw one, and it takes more than a megabyte.

    drawn = segno.make(link, error="m", micro=False).svg_inline(
        border=3, dark="#17120e", light="#fff", omitsize=True, svgclass="qr", lineclass=None
    )
    return Markup(drawn)  # noqa: S704 - drawn by segno; the link is in no text of it


def terminal_picture(link: str) -> str:
    """Return the same for a terminal: two rows of squares in a line of text."""
    import segno

    rows = [list(row) for row in segno.make(link, error="l", micro=False).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    # Light squares are drawn, since most terminals are dark.
    signs = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join("".join(signs[bool(a), bool(b)] for a, b in zip(*pair, strict=True)) for pair in pairs)
