"""The list of keyboard shortcuts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.views.decorators.http import require_GET

from vendemmia.web.pages.common.rendering import page

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

KEYS: tuple[tuple[str, tuple[tuple[tuple[str, ...], str], ...]], ...] = (
    (
        "keys-play",
        (
            (("1", "…", "9"), "keys-choice"),
            (("R",), "keys-regular"),
            (("G",), "keys-grande"),
            (("S",), "keys-special"),
            (("Enter",), "keys-enter"),
            (("P",), "keys-pass"),
            (("U",), "keys-undo"),
            (("N",), "keys-hurry"),
        ),
    ),
    (
        "keys-understand",
        (
            (("?",), "keys-why"),
            (("H",), "keys-hint"),
            (("Z",), "keys-zoom"),
            (("K",), "keys-rules"),
            (("Esc",), "keys-close"),
        ),
    ),
    (
        "keys-move",
        (
            (("Tab",), "keys-tab"),
            (("←", "↑", "↓", "→"), "keys-arrows"),
            (("B",), "keys-board"),
            (("V",), "keys-vineyard"),
            (("A",), "keys-hand"),
            (("L",), "keys-log"),
        ),
    ),
)
"""By subject: the keys as printed on a keyboard, and the message that says what they do."""
NAMED = {"Enter": "keys-name-enter", "Esc": "keys-name-esc", "Tab": "keys-name-tab"}
"""The message with the name of a key that has one."""


@require_GET
def keys(request: HttpRequest) -> HttpResponse:
    return page(request, "table/keys.html", keys=KEYS, named=NAMED, whole=not request.headers.get("HX-Request"))
