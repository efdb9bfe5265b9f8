"""The list of keyboard shortcuts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.views.decorators.http import require_GET

from .rendering import page

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


@require_GET
def keys(request: HttpRequest) -> HttpResponse:
    return page(request, "home/keys.html", keys=KEYS, whole=not request.headers.get("HX-Request"))
