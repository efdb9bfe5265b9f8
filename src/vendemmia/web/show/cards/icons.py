"""The icons: amounts, points, cards and goods as icons with numbers, alone or inside a sentence."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import outlook_choices
from vendemmia.engine.catalogue import COLOURS, DECKS, STRUCTURES, WINE_TYPES
from vendemmia.locale.catalogue import MINUS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Outlook
    from vendemmia.locale import Words


class IconToken(NamedTuple):
    """One thing as `parts/outlook.html` draws it; a form "text" is only its text."""

    form: str
    icon: str = ""
    text: str = ""
    """The number beside the icon, or inside it; empty for none."""
    label: str = ""
    """The noun that the icon represents."""

    @property
    def shape(self) -> str:
        """The form without its kind: "grape" for "grape red"."""
        return self.form.partition(" ")[0]


FOR = IconToken("for", text="→")
LINE = IconToken("line")
"""What follows is on its own line."""

ICONS: dict[str, tuple[str, str]] = {
    "lira": ("amount", "i-lira"),
    "vp": ("points", "i-vp"),
    "residual": ("amount", "i-residual"),
    "worker": ("worker", "i-worker"),
    "grande": ("worker", "i-grande"),
    "star": ("amount", "i-star"),
    "card": ("card", "i-card-any"),
    "discard": ("card", "i-card-any"),
    "structure_card": ("card", "i-card-structure"),
    "plant": ("amount", "u-vineyard"),
    "harvest": ("amount", "i-field"),
    "field": ("amount", "i-field"),
    "make_wine": ("amount", "i-wine-red"),
    "wine": ("amount", "i-wine-red"),
    "fill_order": ("amount", "a-fill-order"),
    "uproot": ("amount", "a-uproot"),
    "play_summer": ("play", "i-card-summer"),
    "play_winter": ("play", "i-card-winter"),
    "build": ("amount", "a-build"),
    "sell_grape": ("amount", "i-grape-red"),
    "sell_field": ("amount", "i-field"),
    "buy_field": ("amount", "i-field"),
    "destroy": ("amount", "a-destroy"),
    "trade": ("amount", "a-trade"),
    "grape": ("amount", "i-grape-red"),
    "grape_token": ("amount", "i-grape-token"),
    "age_grapes": ("amount", "u-age"),
    "age_wine": ("amount", "u-age"),
    "token": ("amount", "i-token"),
    **{deck: ("card", f"i-card-{deck}") for deck in DECKS},
    **{structure: ("big", f"i-{structure.replace('_', '-')}") for structure in STRUCTURES},
    **{f"{colour}_grape": (f"grape {colour}", f"i-grape-{colour}") for colour in COLOURS},
    **{f"{kind}_wine": (f"wine {kind}", f"i-wine-{kind}") for kind in WINE_TYPES},
}
"""How each thing is drawn: its form and its icon."""

UP_TO = ("make_wine",)
"""Things shown with "up to": there may be fewer."""

SINGLE = (
    *("fill_order", "uproot", "build", "destroy", "trade", "grape_token", "age_grapes", "age_wine"),
    *("play_summer", "play_winter", "sell_field", "buy_field", "grape"),
)
"""Things for which the icon alone means one."""

WORDLESS = ("sell_grape",)
"""Things for which the icon alone means any number."""

COUNTED = ("lira", "vp", "residual")
"""Things whose number is always shown."""

COSTS = ("discard",)
"""Amounts that are given as positive numbers and mean a loss."""

VALUED = ("points", "grape", "wine")
"""Forms that have their number inside the drawing."""

GOODS = ("grape", "wine")
"""Forms whose number is a value: a minus inside would change it, so it is before the drawing."""
LOST = IconToken("text", text=MINUS)

OPEN_KIND = {"visitor": ("summer", "winter")}
"""Things whose kind the player will choose."""

SENTENCES = 1024
"""The number of cached sentences: those of all boards in a few languages."""

IN_TEXT = re.compile(r"\[([a-z_]+)\]([+−≤]?\d+)?")
"""A thing inside a sentence of a catalogue, with its amount: "gain [lira]2"."""


def noun(words: Words, thing: str) -> str:
    """Return the noun for an icon."""
    if thing in DECKS:
        return words.deck_name(thing)
    if thing in STRUCTURES:
        return words.structure_name(thing)
    return words.message(f"board-icon-{thing}")


def token(words: Words, thing: str, text: str) -> IconToken:
    form, icon = ICONS[thing]
    return IconToken(form, icon, text, noun(words, thing))


def outlook_tokens(
    words: Words, parts: Sequence[Outlook], *, plus: bool = False, brief: bool = False
) -> tuple[IconToken, ...]:
    """Return the outcome of an answer; `plus` for something extra, such as the bonus of a space.

    `brief` leaves out the number of a single card, star or worker.
    """
    return _outlook_tokens(words, tuple(parts), plus, brief)


@lru_cache(maxsize=SENTENCES)
def _outlook_tokens(words: Words, parts: tuple[Outlook, ...], plus: bool, brief: bool) -> tuple[IconToken, ...]:
    found = [token for part in parts if not part.choice for token in _drawn(words, part, plus, brief)]
    for ways in outlook_choices(parts):
        if ways[0][0].choice > 1:
            found.append(FOR)
        for number, way in enumerate(ways):
            found.extend([_or(words)] if number else [])
            found.extend(token for part in way for token in _drawn(words, part, plus, brief))
    return tuple(found)


def space_tokens(words: Words, parts: Sequence[Outlook]) -> tuple[IconToken, ...]:
    """Return the same for the narrow room of a space: each alternative has its own line, a trade has two."""
    found = [token for part in parts if not part.choice for token in _drawn(words, part)]
    several = outlook_choices(parts)
    trade = len(several) > 1
    for ways in several:
        found.extend([LINE] if found else [])
        found.extend([FOR] if ways[0][0].choice > 1 else [])
        between = [LINE] if any(len(way) > 1 for way in ways) else [] if trade else [_or(words)]
        for number, way in enumerate(ways):
            found.extend(between if number else [])
            for part in way:
                # What is given is before the arrow: no minus is needed.
                found.extend(_drawn(words, part._replace(amount=abs(part.amount)) if trade else part))
    return tuple(found)


def _drawn(words: Words, part: Outlook, plus: bool = False, brief: bool = False) -> list[IconToken]:
    thing, amount = part.thing, part.amount
    form, icon = ICONS.get(thing, ("", ""))
    if part.most is not None:
        # A range does not fit into a drawing: it is beside it.
        beside = "amount" if form.partition(" ")[0] in VALUED else form
        return [IconToken(beside, icon, "" if thing in WORDLESS else _range(part), noun(words, thing))]
    if amount < 0 and form.partition(" ")[0] in GOODS:
        return [LOST, token(words, thing, str(-amount))]
    text = "" if brief and amount == 1 and thing not in COUNTED else _number(thing, amount, plus)
    if thing not in OPEN_KIND:
        return [token(words, thing, text)]
    first, second = OPEN_KIND[thing]
    return [token(words, first, ""), _or(words), token(words, second, text if abs(amount) > 1 else "")]


def _or(words: Words) -> IconToken:
    return IconToken("or", text=words.message("board-or"))


def _range(part: Outlook) -> str:
    """Return the range from the end nearer to zero to the other."""
    least, most = part.ends
    if least < 0 < most:
        return f"{MINUS}{-least}…+{most}"
    if most <= 0:
        return f"{MINUS}{-most}…{MINUS}{-least}"
    upper = least == 0 or part.thing.endswith("_wine")  # Of a wine the best is what counts.
    return f"≤{most}" if upper else f"{least}–{most}"


def _number(thing: str, amount: int, plus: bool) -> str:
    if thing in STRUCTURES or thing in WORDLESS:
        return ""
    if ICONS.get(thing, ("",))[0].partition(" ")[0] in {"grape", "wine"}:
        return f"{MINUS}{-amount}" if amount < 0 else str(amount)
    if thing in COSTS:
        return f"{MINUS}{amount}"
    if amount < 0:
        return f"{MINUS}{-amount}"
    if plus:
        return f"+{amount}"
    if thing in UP_TO:
        return f"≤{amount}"
    return "" if thing in SINGLE and amount == 1 else str(amount)


@lru_cache(maxsize=SENTENCES)
def sentence(words: Words, text: str) -> tuple[IconToken, ...]:
    """Return a text of the catalogue with things in brackets."""
    found: list[IconToken] = []
    last = 0
    for match in IN_TEXT.finditer(text):
        if match.start() > last:
            found.append(IconToken("text", text=text[last : match.start()]))
        found.append(token(words, match[1], match[2] or ""))
        last = match.end()
    if last < len(text):
        found.append(IconToken("text", text=text[last:]))
    return tuple(found)
