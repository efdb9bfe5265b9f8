"""The answers in the bar: each with a short name, its drawing, and its outcome as icons."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine.catalogue import (
    CARD_NUMBER,
    CARDS,
    DECK_OF,
    DECKS,
    FIELD_VALUES,
    MAMA_WORKERS,
    MAMAS,
    ORDERS,
    PAPAS,
    VINES,
    vine_value,
)

from .pieces import worker_icon
from .thread import action_label, worker_label
from .tokens import FOR, Token, outlook_tokens, token

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from vendemmia.engine import Outlook

    from .choices import Answer
    from .scene import Scene
    from .wakeup import Chart

SELF_EXPLANATORY = ("wine", "do", "bonus", "token", "yes")
"""Kinds of answers whose label already gives the outcome."""
SELLING = ("sell", "sell_more", "flip_field")
"""Questions about selling, where the label of a field says what it brings."""
QUIET = ("pass", "done", "no")
"""Answers that do nothing."""
ITSELF = {
    "card": (*DECKS, "card", "discard", "structure_card"),
    "grape": ("grape", "red_grape", "white_grape"),
    "field": ("field", "harvest"),
    "worker": ("worker",),
}
"""Outcomes that only repeat what is chosen."""

_VINES = {vine.id: vine for vine in VINES}
_ORDERS = {order.id: order for order in ORDERS}
_MAMAS = {mama.id: mama for mama in MAMAS}
_PAPAS = {papa.id: papa for papa in PAPAS}


class Button(NamedTuple):
    """An answer in the bar."""

    found: Answer
    label: str
    """Its name here, beside the tokens of `gain`."""
    icon: str
    gain: tuple[Token, ...]
    quiet: bool


class Buttons:
    """Makes the buttons of one scene."""

    def __init__(self, scene: Scene, chart: Chart) -> None:
        self.scene = scene
        self.words = scene.words
        self.view = scene.view
        self.chart = chart
        self.asked = "" if scene.asked_now is None else scene.asked_now.id
        self._makers: dict[str, Callable[[Answer, str], tuple[str, tuple[Token, ...]]]] = {
            "row": self._row,
            "structure": self._structure,
            "card": self._card,
            "deck": self._deck,
            "field": self._field,
            "grape": self._grape,
            "mama": self._mama,
            "papa": self._papa,
            "take": self._take,
            "worker": self._worker,
            "action": self._action,
            "region": self._region,
        }

    def button(self, answer: Answer) -> Button:
        kind, _, name = answer.code.partition(":")
        make = self._makers.get(kind, self._other)
        label, gain = make(answer, name)
        icon = "" if kind == "row" else self._badge(name) if kind == "seat" else icon_of(answer.code)
        return Button(answer, label, icon, gain, answer.code in QUIET)

    def _badge(self, seat: str) -> str:
        return f"i-badge{self.scene.seats[int(seat)].badge}"

    # --- the outcome

    def _gain(self, answer: Answer) -> tuple[Token, ...]:
        kind = answer.code.partition(":")[0]
        return outlook_tokens(self.words, [part for part in answer.outlook if part.thing not in ITSELF.get(kind, ())])

    def _only(self, answer: Answer, things: Iterable[str]) -> tuple[Token, ...]:
        parts: list[Outlook] = [part for part in answer.outlook if part.thing in set(things)]
        return outlook_tokens(self.words, parts)

    def _text(self, key: str, **args: int | str) -> tuple[Token, ...]:
        return (Token("text", text=self.words.message(key, **args)),)

    # --- one for each kind

    def _other(self, answer: Answer, name: str) -> tuple[str, tuple[Token, ...]]:
        said = answer.code.partition(":")[0] in SELF_EXPLANATORY
        return answer.label, () if said else self._gain(answer)

    def _row(self, answer: Answer, name: str) -> tuple[str, tuple[Token, ...]]:
        """The rows are side by side: the number, and what the row brings from where the rooster will be."""
        row = next(row for row in self.chart.rows if row.number == int(name))
        brought = [cell.bonus for cell in row.cells[self.chart.chosen_column :] if cell.bonus]
        if row.glass and self.view.rules.tokens_usable:
            brought.append((token(self.words, "token", ""),))
        gain: list[Token] = []
        for bonus in brought:
            gain.extend([Token("text", text=" · ")] if gain else [])
            gain.extend(bonus)
        label = self.words.message("prompt-row", row=name)
        return label, tuple(gain) or self._text("prompt-row-empty")

    def _structure(self, answer: Answer, name: str) -> tuple[str, tuple[Token, ...]]:
        return self.words.structure_name(name), self._only(answer, ["lira"])

    def _card(self, answer: Answer, name: str) -> tuple[str, tuple[Token, ...]]:
        gain = () if name in _ORDERS and "vp" in {part.thing for part in answer.outlook} else self._gain(answer)
        return self._card_name(name), (*self._printed(name), *gain)

    def _card_name(self, card: str) -> str:
        return self.words.message("prompt-order") if card in _ORDERS else self.words.card_mention(card)

    def _printed(self, card: str) -> tuple[Token, ...]:
        """The grapes of a vine; the wines of an order and its points."""
        if card in _VINES:
            vine = _VINES[card]
            grapes = (("red_grape", vine.red), ("white_grape", vine.white))
            return tuple(token(self.words, grape, str(value)) for grape, value in grapes if value)
        if card in _ORDERS:
            order = _ORDERS[card]
            wines = (token(self.words, f"{wine}_wine", str(value)) for wine, value in order.wines)
            return (*wines, FOR, token(self.words, "vp", str(order.vp)))
        return ()

    def _deck(self, answer: Answer, name: str) -> tuple[str, tuple[Token, ...]]:
        """A deck, or the card on top of its discard pile."""
        if self.asked != "pile":
            return answer.label, ()
        card = CARDS[self.view.discards[DECKS.index(name)][-1]]
        return self._card_name(card), self._printed(card)

    def _field(self, answer: Answer, name: str) -> tuple[str, tuple[Token, ...]]:
        """A field with what it brings, else with how full it is."""
        if self.asked in SELLING:
            return answer.label, ()
        label = self.words.message("prompt-field", field=name)
        if gain := self._gain(answer):
            return label, gain
        if name == "all":
            return label, ()
        field = self.view.vineyards[self.scene.own].fields[FIELD_VALUES.index(int(name))]
        if not field:
            return label, self._text("prompt-field-empty")
        return label, self._text("prompt-field-filled", value=vine_value(field), field=name)

    def _grape(self, answer: Answer, name: str) -> tuple[str, tuple[Token, ...]]:
        colour, value = name.split(":")
        return self.words.message("choice-grape", colour=colour, value=int(value)), self._gain(answer)

    def _mama(self, answer: Answer, name: str) -> tuple[str, tuple[Token, ...]]:
        mama = _MAMAS[name]
        gifts = {
            "worker": MAMA_WORKERS,
            "vine": mama.vine,
            "summer": mama.summer,
            "winter": mama.winter,
            "order": mama.order,
            "lira": mama.lira,
        }
        return self.words.mama_name(name), tuple(token(self.words, thing, str(n)) for thing, n in gifts.items() if n)

    def _papa(self, answer: Answer, name: str) -> tuple[str, tuple[Token, ...]]:
        """The lira, then the gift or more lira."""
        papa = _PAPAS[name]
        first = [token(self.words, "lira", str(papa.lira)), Token("text", text="+")] if papa.lira else []
        gift = token(self.words, papa.gift, "1" if papa.gift == "vp" else "")
        either = Token("or", text=self.words.message("board-or"))
        return self.words.papa_name(name), (*first, gift, either, token(self.words, "lira", str(papa.extra_lira)))

    def _take(self, answer: Answer, name: str) -> tuple[str, tuple[Token, ...]]:
        action, _, worker = answer.code.removeprefix("take:").rsplit(":", 2)
        words = self.words
        return words.message("prompt-take", action=action_label(words, action), worker=worker_label(words, worker)), ()

    def _worker(self, answer: Answer, name: str) -> tuple[str, tuple[Token, ...]]:
        return self.words.worker_title(name), self._gain(answer)

    def _action(self, answer: Answer, name: str) -> tuple[str, tuple[Token, ...]]:
        return action_label(self.words, name), self._gain(answer)

    def _region(self, answer: Answer, name: str) -> tuple[str, tuple[Token, ...]]:
        return self.words.region_name(name), self._gain(answer)


def icon_of(code: str) -> str:
    """The icon of what an answer names, empty for none."""
    kind, *parts = code.split(":")
    match kind, *parts:
        case "structure", name:
            return "i-" + name.replace("_", "-")
        case "card", name:
            return f"i-card-{DECKS[DECK_OF[CARD_NUMBER[name]]]}"
        case "deck", name:
            return f"i-card-{name}"
        case "grape", colour, _:
            return f"i-grape-{colour}"
        case (("wine" | "make"), name, *_):
            return f"i-wine-{name}"
        case (("worker" | "take"), *_, name):
            return worker_icon(name)
        case (("region" | "row" | "field" | "mat" | "token" | "pass"), *_):
            return {"region": "i-star", "row": "i-rooster", "mat": "i-card-structure", "pass": "u-skip"}.get(
                kind, f"i-{kind}"
            )
        case "action", name:
            return "a-" + name.replace("_", "-")
        case _:
            return ""
