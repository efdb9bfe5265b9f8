"""Turned wooden pieces: a lit edge, the body, a shaded side. The seat around a piece gives its colour and its badge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .shapes import Symbol, circle, ellipse, group, line, moved, number, path, rect

if TYPE_CHECKING:
    from collections.abc import Mapping

WORKER_BOX: Final = "0 0 32 38"
GRANDE_BOX: Final = "0 0 39 47"

BADGES: Final = (
    "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z",
    "M0-1.15 1.1.85H-1.1z",
    "M0-1.3 1.1 0 0 1.3-1.1 0z",
    "M-.9-.9h1.8v1.8h-1.8z",
    "M-.6-1h1.2L1.15 0 .6 1H-.6L-1.15 0z",
    "M-.42-1.2h.84v.78h.78v.84H.42v.78h-.84V.42h-.78v-.84h.78z",
)
"""The shapes of the six seats, of size 1: circle, triangle, diamond, square, hexagon, cross."""


def badge(seat: int, x: float, y: float, radius: float, fill: str = "badge") -> str:
    """Return the badge of a seat."""
    return path(BADGES[seat - 1], fill, move=moved(x, y, radius))


def any_badge(x: float, y: float, radius: float) -> str:
    """Return the badge of the seat around the drawing, which shows one of the six (`--b1` to `--b6`)."""
    shapes = "".join(
        f'<path d="{shape}" style="opacity:var(--b{seat},0)"/>' for seat, shape in enumerate(BADGES, start=1)
    )
    return group(shapes, moved(x, y, radius), fill="var(--badge)")


def _worker_body() -> str:
    return (
        ellipse(17.5, 34.6, 11.5, 2.6, "cast")
        + path("M6 34c0-9 3-15.5 10-15.5S26 25 26 34c0 1.2-20 1.2-20 0z", "pc|wood")
        + path("M18.5 18.8C23.6 20 26 26 26 34c0 .5-3 .8-6.3.9 1.8-5 1.6-11-1.2-16.1z", "pc-d|wood-d")
        + path("M8 33c0-6 1.6-10.6 4.6-12.6-1.6 3.6-2.6 8-2.7 12.8z", "pc-l|wood-l")
    )


def worker() -> str:
    """Return a worker with a brimmed hat."""
    head = circle(16, 14.2, 5.4, "skin")
    head += path("M17.6 9c2.3.8 3.8 2.7 3.8 5.2 0 3-2.4 5.4-5.4 5.4 2.6-2.4 3.2-7 1.6-10.6z", "skin-d")
    hat = ellipse(16, 10.9, 10.4, 2.7, "pc-d|wood-d") + ellipse(15.5, 10.3, 9.6, 2.1, "pc|wood")
    hat += path("M10.5 10.2c0-4.5 2-6.7 5.5-6.7s5.5 2.2 5.5 6.7c-2 1.3-9 1.3-11 0z", "pc|wood")
    hat += path("M17.5 3.7c2.6.5 4 2.7 4 6.5-.8.5-2 .8-3.5.9.8-2.4.7-5-.5-7.4z", "pc-d|wood-d")
    hat += path("M10.4 9.2c3 1.3 8.2 1.3 11.2 0v1.7c-3 1.2-8.2 1.2-11.2 0z", "badge", 0.9)
    return _worker_body() + head + hat + any_badge(15.6, 26.8, 3.8)


def large_body() -> str:
    """Return the body of the grande, which special workers have as well; its box is 39 by 47."""
    return (
        ellipse(21.5, 43.4, 15, 3, "cast")
        + path("M6 42.5c0-11.5 4-19.5 13.5-19.5S33 31 33 42.5c0 1.5-27 1.5-27 0z", "pc|wood")
        + path("M22.5 23.3C29.8 25 33 32.5 33 42.5c0 .7-4 1.1-8.5 1.2 2.6-6.5 2.2-14-2-20.4z", "pc-d|wood-d")
        + path("M8.6 41.5c0-7.5 2-13.5 6.2-16-2.2 4.5-3.6 10-3.7 16.2z", "pc-l|wood-l")
    )


def large_head() -> str:
    """Return the head of the grande and of special workers, without a hat."""
    shade = "M21.5 11.2c2.8 1 4.6 3.3 4.6 6.3 0 3.7-3 6.6-6.6 6.6 3.2-3 4-8.6 2-12.9z"
    return circle(19.5, 17.5, 6.6, "skin") + path(shade, "skin-d")


def large_badge() -> str:
    """Return the badge on the chest of the grande and of special workers."""
    return any_badge(19, 33.5, 4.8)


def grande() -> str:
    """Return the grande, with a top hat and a moustache."""
    face = "M13.5 19.8c2.5-1.5 4.5-1.2 6 .4 1.5-1.6 3.5-1.9 6-.4-1.5 2.4-4.4 2.9-6 1.4-1.6 1.5-4.5 1-6-1.4z"
    hat = ellipse(19.5, 13, 12.8, 3.1, "pc-d|wood-d") + ellipse(19, 12.3, 12, 2.5, "pc|wood")
    hat += path("M12.6 12.2 13 2.5c3-1.6 10-1.6 13 0l.4 9.7c-2.5 1.6-11.3 1.6-13.8 0z", "pc|wood")
    hat += path("M21.5 1.5c2 .1 3.6.5 4.5 1l.4 9.7c-1 .6-2.6 1-4.6 1.2.8-3.9.7-8-.3-11.9z", "pc-d|wood-d")
    hat += path("M12.8 9l.1-2.4c3 1.5 10 1.5 13.2 0l.1 2.4c-3 1.6-10.4 1.6-13.4 0z", "badge", 0.9)
    return large_body() + large_head() + path(face, "hair") + hat + large_badge()


def special() -> str:
    """Return a special worker without a name: a cap with a feather."""
    cap = path("M12.4 13.5C12 6 15 3.5 19.5 3.5S27 6 26.6 13.5c-3.5 1.5-10.7 1.5-14.2 0z", "pc|wood")
    cap += path("M21.5 3.7c3.4.8 5.4 3.4 5.1 9.8-1 .5-2.5.8-4.3 1 .8-4 .6-8-.8-10.8z", "pc-d|wood-d")
    cap += path("M24 10C25 4 30 1 35 1.5c-1 5-5 8-11 8.5z", "badge")
    return large_body() + large_head() + cap + large_badge()


def ghost(outline: str) -> str:
    """Return the outline of a piece that could stand here."""
    return line(outline, "go", 2, dashes="3.5 3")


GHOST: Final = (
    "M6 34c0-9 3-14 6-15-3-2-3-6-2-8-6-.6-6-2-1.5-2.8C9 5 11 3.5 16 3.5s7 1.5 7.5 4.7C28 9 28 10.4 22 11"
    "c1 2 1 6-2 8 3 1 6 6 6 15z"
)
LARGE_GHOST: Final = (
    "M6 43c0-11 4-16.5 8-18.5-2.5-3-2.5-6-1.5-9-5.5-.3-6.5-2.5-1-3.5L12 3c3-1.6 11.5-1.6 15 0l.5 9"
    "c5.5 1 4.5 3.2-1 3.5 1 3 1 6-1.5 9 4 2 8 7.5 8 18.5z"
)


def rooster() -> str:
    """Return the rooster of the wake-up chart."""
    legs = line("M14 23v6M18 23v6M12 29h3M16.5 29h3", "wood-d", 1.8)
    body = path(
        "M6 9c0-2.5 1.5-4.5 4-4.5 3.5 0 4 3 4.5 6 1 3.5 5 3.5 7 1C23 9.5 23.5 6 27 5c-1 2 .5 2.5 2 4 1.5 2.5.5 5-.5 6"
        " .5 5-4 10-11.5 10C11 25 6.5 21.5 7 14.5z",
        "pc|wood",
    )
    body += path(
        "M27 5c-1 2 .5 2.5 2 4 1.5 2.5.5 5-.5 6 .5 5-4 10-11.5 10 5-2 7.5-6 7-11 .6-3 1-7.5 3-9z", "pc-d|wood-d"
    )
    body += path("M10 14c3 4 7 5 10 3-1 4-7 5.5-10-3z", "pc-l|wood-l")
    head = path("M6.5 5.5C6 3 7 2 8 3.2 8.5 1.5 10 1.6 10 3.2c1.2-.9 2.4 0 1.8 2z", "comb")
    head += path("M6.2 8 3 9.5l3.2 1.3z", "gold") + path("M6.5 11c-1 1-1 3 .2 3.5 1-.6 1.3-2.3.8-3.5z", "comb")
    return ellipse(16, 30, 9, 1.8, "cast") + legs + body + head + circle(9, 7.8, 1, "ink")


def automaton() -> str:
    """Return the Automa: a wooden player with a crank."""
    body = (
        ellipse(17, 34.6, 11.5, 2.6, "cast") + rect(7, 19, 18, 15, "pc|wood", 2) + rect(19, 19, 6, 15, "pc-d|wood-d", 2)
    )
    head = rect(9, 7, 14, 11, "wood-l", 2) + rect(18.5, 7, 4.5, 11, "wood", 2)
    face = circle(13, 12, 1.5, "shade2") + circle(18, 12, 1.5, "shade2") + rect(13, 15, 5, 1.2, "shade2")
    top = line("M16 7V3.5", "wood-d", 1.8) + circle(16, 2.8, 1.8, "gold")
    crank = line("M25 27h3.5v-5", "iron", 1.8) + circle(28.5, 21, 1.5, "wood-d")
    plate = rect(10.5, 23, 9, 6, "badge", 1) + "".join(circle(x, 26, 1, "pc-d|wood-d") for x in (12.5, 15, 17.5))
    return body + head + face + top + crank + plate


def person(x: float, y: float, height: float, coat: str = "k-summer", hat: str = "straw") -> str:
    """Return a small figure in a landscape at a point."""
    drawn = ellipse(2, 40, 11, 2.2, "cast") + path("M-7 40l2-19c1-6 9-6 10 0l2 19z", coat)
    drawn += path("M1 17c3 0 4 2 4 4l2 19H2z", "shade2", 0.28) + circle(0, 12, 4.6, "skin")
    drawn += path("M1.5 7.8c2 .6 3.2 2.2 3.2 4.2 0 2.3-1.7 4.2-3.9 4.6 2-2.3 2.2-6 .7-8.8z", "skin-d")
    drawn += ellipse(0, 9, 9, 2.2, f"{hat}-d") + ellipse(-0.4, 8.5, 8.4, 1.7, hat)
    drawn += path("M-4.5 8.5c0-8 9-8 9 0z", hat)
    drawn += path("M1 2.6c2.4.6 3.5 2.8 3.5 5.9H1.7C2.3 6.6 2 4.4 1 2.6z", f"{hat}-d")
    return group(drawn, f"translate({number(x)} {number(y - height)}) scale({number(height / 40)})")


SYMBOLS: Final[Mapping[str, Symbol]] = {
    "i-worker": Symbol(WORKER_BOX, worker()),
    "i-grande": Symbol(GRANDE_BOX, grande()),
    "i-special": Symbol(GRANDE_BOX, special()),
    "i-automa": Symbol(WORKER_BOX, automaton()),
    "i-rooster": Symbol("0 0 32 32", rooster()),
    "i-ghost": Symbol(WORKER_BOX, ghost(GHOST)),
    "i-ghost-grande": Symbol(GRANDE_BOX, ghost(LARGE_GHOST)),
    **{f"i-badge{seat}": Symbol("0 0 16 16", badge(seat, 8, 8, 6.2, "pc|wood")) for seat in range(1, 7)},
}
