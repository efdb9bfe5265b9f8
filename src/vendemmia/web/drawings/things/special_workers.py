"""The eleven special workers as wooden pieces: the body of the grande worker, and a head of their own.

The hat tells them apart before the face does: cap, hood, helmet, mortar board. Colours and badge are those of the seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vendemmia.web.drawings.pieces import any_badge, large_body, large_head
from vendemmia.web.drawings.shapes import Symbol, circle, ellipse, line, path, rect

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

BOX: Final = "0 0 39 47"


def _moustache(fill: str = "hair") -> str:
    return path(
        "M13.5 19.8c2.5-1.5 4.5-1.2 6 .4 1.5-1.6 3.5-1.9 6-.4-1.5 2.4-4.4 2.9-6 1.4-1.6 1.5-4.5 1-6-1.4z",
        fill,
    )


def _farmer() -> str:
    """Straw hat with a wide brim and an ear of wheat; a straw in the mouth."""
    return (
        ellipse(19.5, 13.2, 15.5, 3.4, "straw-d")
        + ellipse(19, 12.4, 14.6, 2.7, "straw")
        + path("M11.5 12C12 5.5 14.5 3 19.5 3s7.5 2.5 8 9c-3 1.7-13 1.7-16 0z", "straw")
        + path("M21.5 3.2c3.8.6 5.6 3.2 6 8.8-1.3.7-3.2 1.1-5.4 1.2 1-3.3.8-7-.6-10z", "straw-d")
        + path("M11.6 10.2l.3-2.3c3 1.5 12.2 1.5 15.2 0l.3 2.3c-3.2 1.7-12.6 1.7-15.8 0z", "pc")
        + line(
            "M26 10.5C28.5 8 30 5.5 30.8 2.5M28.2 7l-2.2-1.2M29 5.5l2.8-.4M30 3.8l-1.8-1.5",
            "straw-d",
            1.4,
        )
        + line("M18 21.3c2.5 1 5 1 8 .2", "straw", 1.2)
        + path("M14.5 21c1.2 3.6 8.8 3.6 10 0-3 1.3-7 1.3-10 0z", "hair", 0.35)
    )


def _mafioso() -> str:
    """Low felt hat over dark glasses, and a carnation."""
    return (
        path(
            "M12.8 16.6h5.9v1.9c0 2.2-5.9 2.2-5.9 0zM20.3 16.6h5.9v1.9c0 2.2-5.9 2.2-5.9 0z",
            "shade2",
        )
        + line("M18.7 17.2h1.6", "shade2", 1.1)
        + path("M15.5 21.8c2.6-1.2 5.4-1.2 8 0-2 .8-6 .8-8 0z", "hair")
        + path("M5 14.5c4 2.6 25 2.6 29-.8-2 5-27 5.5-29 .8z", "felt-d")
        + path("M5 14.3c5-2.3 24-2.3 29-.6-3 3.6-26 4-29 .6z", "felt")
        + path(
            "M11.8 13C11.5 6 13 3.2 16 3.2c1.7 0 2.2 1.3 3.5 1.3S21.5 3 23.4 3c3 0 4.3 3.5 4 9.8-3 1.4-12.6"
            " 1.6-15.6.2z",
            "felt",
        )
        + path("M22 3.3c4 -.9 5.7 2.7 5.4 9.5-1.2.6-3 .9-5.2 1 1-3.3 1-7-.2-10.5z", "felt-d")
        + path("M11.7 11.6l.1-2.5c3.5 1.4 12 1.4 15.6-.2v2.5c-3.6 1.6-12 1.6-15.7.2z", "pc")
        + circle(27.5, 28, 2.1, "comb")
    )


def _merchant() -> str:
    """Wound turban with a jewel, short beard, ring in the ear."""
    return (
        path(
            "M13 19c0 5.5 3 7.5 6.5 7.5S26 24.5 26 19c-1.5 2-3.5 2.2-6.5 2.2S14.5 21 13 19z",
            "hair",
        )
        + path("M17.5 21.3h4c-.6 1-3.4 1-4 0z", "skin-d")
        + path("M10.8 14.5C8 9 12 3.5 18 3c7-.6 13 4.5 10.5 11.5-1.8-2.7-15-3.5-17.7 0z", "pc")
        + path("M21 3c6.6.6 9.7 6 7.5 11.5-.8-1.2-3.5-2-6.7-2.3 1.2-3 1-6.5-.8-9.2z", "pc-d")
        + line("M11 12C14 7 20 5 27.5 7M12.5 7.5C17 10 23 11 28.5 12.5", "pc-l", 1.3)
        + circle(19.5, 8.6, 2.6, "gold-d")
        + circle(19.3, 8.3, 1.9, "gold-l")
        + circle(13, 21.5, 1.2, "gold")
    )


def _chef() -> str:
    """Tall white cap and a small moustache."""
    return (
        path("M15.5 21c1.6-1.2 3-1 4 .2 1-1.2 2.4-1.4 4-.2-1 1.6-3 1.8-4 .8-1 1-3 .8-4-.8z", "hair")
        + path(
            "M13.2 13.5V9C9.5 8.5 8.5 3.5 12 2c2-2.5 6-2.5 7.5-.5C21.5-.5 26 0 27 2.5c3.5 1.5 2.5 6-1 6.5v4.5"
            "c-3 1.500-9.800 1.500-12.800 0z",
            "cloth",
        )
        + path(
            "M22 .7c2.2-.4 4.3.3 5 1.8 3.5 1.5 2.5 6-1 6.5v4.5c-1 .5-2.3.8-3.7 1 .9-4 .8-9.5-.3-13.8z",
            "cloth-d",
        )
        + path("M13.2 11.5c3 1.5 9.8 1.5 12.8 0v2.3c-3 1.5-9.8 1.5-12.8 0z", "pc")
    )


def _innkeeper() -> str:
    """Bald, with whiskers, an apron, and a key."""
    return (
        path("M12.6 15c-1.7 4.5-.6 8.7 2.7 9.5 1-2 .3-3.8-.6-5 -.8-1.3-1.5-2.8-2.1-4.5z", "hair")
        + path("M26.4 15c1.7 4.5.6 8.7-2.7 9.5-1-2-.3-3.8.6-5 .8-1.3 1.5-2.8 2.1-4.5z", "hair")
        + path(
            "M15.2 20.3c1.7-1 3.2-.8 4.3.3 1.1-1.1 2.6-1.3 4.3-.3-.8 1.8-2.8 2.3-4.3 1.3-1.5 1-3.5.5-4.3-1.3z",
            "hair",
        )
        + ellipse(17, 12.8, 2.4, 1.1, "cloth", 0.5)
        + path(
            "M12 27.5c4.5-2 10.5-2 15 0 2 5 2.8 10 2.8 15.4-4.8.9-15.8.9-20.6 0 0-5.4.8-10.4 2.8-15.4z",
            "cloth",
        )
        + path(
            "M23 26.4c1.5.2 2.8.6 4 1.1 2 5 2.8 10 2.8 15.4-2 .4-4.6.6-7.3.7 2-5.5 2-11.6.5-17.2z",
            "cloth-d",
        )
        + line("M12.5 27.6L15 23.5M26.5 27.6L24 23.5", "cloth", 1.6)
        + line("M31.8 29a2 2 0 1 0 .1 2.5M30.5 32l1 6M31.4 36.5l2-.4", "gold", 1.5)
    )


def _professore() -> str:
    """Mortar board with a tassel, round glasses, a white beard."""
    return (
        path(
            "M13.2 18.5c-.4 6 2.5 10 6.3 10s6.7-4 6.3-10c-1.3 2.3-2.8 2.6-6.3 2.6s-5-.3-6.3-2.6z",
            "cloth",
        )
        + path("M21 28.3c3-1.2 5.2-5 4.8-9.8-1 1.8-2.3 2.4-4.3 2.5.7 2.4.5 5-.5 7.3z", "cloth-d")
        + line(
            "M18.7 17.2a2.2 2.2 0 1 0-4.4 0 2.2 2.2 0 0 0 4.4 0zM24.9 17.2a2.2 2.2 0 1 0-4.4 0 2.2 2.2 0 0 0 4.4"
            " 0zM18.7 16.7h1.8",
            "shade2",
            1,
        )
        + path("M13 8.5h13v4.8c-3 1.5-10 1.5-13 0z", "pc-d")
        + path("M3.5 7.2L19.5 1.5l16 5.7-16 6z", "pc")
        + path("M19.5 1.5l16 5.7-16 6 3.5-6z", "pc-d")
        + line("M19.5 7.2l11.5 1.6v6", "gold", 1.1)
        + path("M29.6 14h2.8l.6 4.5h-4z", "gold")
    )


def _soldato() -> str:
    """Helmet with a crest and cheek plates."""
    return (
        path(
            "M13 13c-1 4-.6 8 1.5 11l2.5-1.5c-1-3-1-6 0-9.5zM26 13c1 4 .6 8-1.5 11L22 22.5c1-3 1-6 0-9.5z",
            "iron",
        )
        + path("M10.5 13.8C10.5 6.5 14 3.5 19.5 3.5s9 3 9 10.3c-2.5-1.3-15.5-1.3-18 0z", "iron-l")
        + path("M21.5 3.7c4.6.8 7 4 7 10.1-1.1-.6-4-.9-7-1 1-2.8 1-6.3 0-9.1z", "iron")
        + path("M8 15.2c3-2.7 20-2.7 23 0-1 1.6-3.5 1-11.5 1S9 16.8 8 15.2z", "iron-d")
        + path(
            "M10 6.5C12 .2 24-.6 30.5 4.5c1.5 3 1.8 6 1 9-1.5-3.5-3-5.5-5-6.5C21 4 15 4 10 6.5z",
            "comb",
        )
        + path(
            "M23 1c3 .5 5.5 1.7 7.5 3.5 1.5 3 1.8 6 1 9-1.5-3.5-3-5.5-5-6.5-1-.6-2.3-1-3.5-1.3z",
            "pc-d",
        )
        + _moustache()
    )


def _politico() -> str:
    """Hair combed back, a monocle, and a sash over the chest."""
    return (
        path(
            "M11.8 17.5C9.5 9 13.5 6 19 6c6.5 0 10 3.5 8.2 11.5-.8-2.6-1.8-4-3.2-4.5-3 1.3-6.5 1-9-.3-1.5.6-2.6"
            " 2.3-3.2 4.8z",
            "hair",
        )
        + line("M14 9.5c3-1.8 7.5-1.8 11 .5M15 7.8c2.8-1 5.5-1 8.5.2", "skin-d", 0.7)
        + line("M25.2 17.2a2.3 2.3 0 1 0-4.6 0 2.3 2.3 0 0 0 4.6 0zM24.5 19l1.5 7", "gold", 1)
        + _moustache()
        + path("M12.5 26l4.5-2.2L31.8 37l.9 4.5z", "cloth")
        + path("M11.2 28.2l1.3-2.2 20.2 15.5v1.5l-3 .4z", "comb")
        + path("M27 37l5.7 4.5v1.5l-3 .4-4.5-3.5z", "shade2", 0.25)
    )


def _oracle() -> str:
    """Hood with a star."""
    return (
        path(
            "M10.5 24C8.5 13 12 3 19.5 1.5 27 3 30.5 13 28.5 24c-1.5 1.5-3.5 2-5 2 2.5-4 3-9 1.5-12-3-3-8-3-11"
            " 0-1.5 3-1 8"
            " 1.500 12-1.500 0-3.500-.5-5-2z",
            "pc",
        )
        + path(
            "M19.5 1.5C27 3 30.5 13 28.5 24c-1.5 1.5-3.5 2-5 2 2.5-4 3-9"
            " 1.5-12-.8-.8-1.7-1.4-2.6-1.7.5-4-.6-8-2.9-10.8z",
            "pc-d",
        )
        + path("M19.5 5l1 2.3 2.5.2-1.9 1.6.6 2.4-2.2-1.3-2.2 1.3.6-2.4L16 7.5l2.5-.2z", "gold-l")
        + line("M15.3 17.5c1 .8 2 .8 3 0M20.9 17.5c1 .8 2 .8 3 0", "shade2", 0.9)
    )


def _traveler() -> str:
    """Wide hat turned up at the front with a shell, a rolled blanket on the back, a staff."""
    return (
        line("M34.5 44L33 12", "wood-d", 2)
        + rect(4.5, 23, 8, 14, "terra", 4)
        + line("M4.8 27.5h7.5M4.8 32.5h7.5", "wood-dd", 1.2)
        + path("M14 20.5c1.5 5 9.5 5 11 0-1.6 1-3.6 1.2-5.5 1.2s-3.9-.2-5.5-1.2z", "hair")
        + path("M4 13.8C9 17 30 17 35 13.3c-3 5.7-28 5.9-31 .5z", "felt-d")
        + path("M4 13.6c4-2 10-3 15.5-3s12 1 15.5 2.8C30.5 17 8.5 17 4 13.6z", "felt")
        + path("M12 11.5c0-5.5 2.5-8 7.5-8s7.5 2.5 7.5 8c-3 1.2-12 1.2-15 0z", "felt")
        + path("M21.5 3.7c3.7.6 5.5 3 5.5 7.8-1 .4-2.8.7-5 .8.9-2.7.8-6-.5-8.6z", "felt-d")
        + path("M12.5 14.5c.5-4.5 13.5-4.5 14 0-3 1.3-11 1.3-14 0z", "pc")
        + path("M19.5 14.3l-2.4-2.7c1-1.7 3.8-1.7 4.8 0z", "cloth")
    )


def _messenger() -> str:
    """Round cap with wings, a bag with a letter."""
    return (
        path(
            "M12.5 12.5C7 13 2.5 8.5 2 2c3.5 1.5 6.5 1.5 10 4zM26.5 12.5C32 13 36.5 8.5 37 2c-3.5 1.5-6.5 1.5-10 4z",
            "cloth-d",
        )
        + path(
            "M12 9.5C7.5 9 4 6.5 3 3c3 1.2 5.5 1.2 9 3.5zM27 9.5C31.5 9 35 6.5 36 3c-3 1.2-5.5 1.2-9 3.5z",
            "cloth",
        )
        + path("M11.5 14C11 7.5 14 4 19.5 4s8.5 3.5 8 10c-2.5-1.5-13.5-1.5-16 0z", "pc")
        + path("M21.5 4.2c4.2.8 6.4 4.2 6 9.8-1.1-.7-3.3-1-5.5-1.2.8-2.9.6-6-.5-8.6z", "pc-d")
        + path("M11 14.3c2.5-2 14.5-2 17 0l-.3 2c-2.5-1.6-13.9-1.6-16.4 0z", "gold")
        + line("M13 25.5L29 36", "wood-d", 1.8)
        + path("M23.5 34h9v8.5h-9z", "wood")
        + path("M29 34h3.5v8.5H29z", "wood-d")
        + path("M24.5 30.5h7v5h-7z", "cloth")
        + line("M24.7 31l3.3 2.4 3.3-2.4", "comb", 0.9)
    )


HEADS: Final[Mapping[str, Callable[[], str]]] = {
    "farmer": _farmer,
    "mafioso": _mafioso,
    "merchant": _merchant,
    "chef": _chef,
    "innkeeper": _innkeeper,
    "professore": _professore,
    "soldato": _soldato,
    "politico": _politico,
    "oracle": _oracle,
    "traveler": _traveler,
    "messenger": _messenger,
}
"""What each special worker has instead of the head of the grande worker."""


def special_worker(name: str) -> str:
    """Return a special worker in the colours of the seat around it."""
    patch = circle(19, 34.5, 6.6, "pc") if name == "innkeeper" else ""
    return large_body() + large_head() + HEADS[name]() + patch + any_badge(19, 34.5, 4.4)


SYMBOLS: Final[Mapping[str, Symbol]] = {f"i-w-{name}": Symbol(BOX, special_worker(name)) for name in HEADS}
