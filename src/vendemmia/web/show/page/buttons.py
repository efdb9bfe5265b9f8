"""The answers in the bar: each with a short name, its drawing, and its outcome as icons."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import (
    ActionAnswer,
    AllFieldsAnswer,
    CardAnswer,
    DeckAnswer,
    FieldAnswer,
    GrapeAnswer,
    MakeAnswer,
    MamaAnswer,
    PapaAnswer,
    ParsedCode,
    RegionAnswer,
    RowAnswer,
    SeatAnswer,
    StructureAnswer,
    TakeBack,
    WineAnswer,
    WorkerAnswer,
    parse,
)
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
)
from vendemmia.play import LegalAnswer
from vendemmia.web.show.board.pieces import worker_icon
from vendemmia.web.show.board.vineyard import SELLING, structure_about
from vendemmia.web.show.cards.cards import face
from vendemmia.web.show.cards.icons import FOR, IconToken, outlook_tokens, token
from vendemmia.web.show.cards.labels import action_label, worker_label

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from vendemmia.engine import Outlook
    from vendemmia.play import AnswerAtOnce
    from vendemmia.web.show.board.scene import Scene
    from vendemmia.web.show.board.wakeup import Chart

SELF_EXPLANATORY = ("wine", "do", "bonus", "token", "yes")
"""Kinds of answers whose label already gives the outcome."""
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


Shown = tuple[str, tuple[IconToken, ...]]
"""The label of an answer, and its outcome as icons."""


class Button(NamedTuple):
    """An answer in the bar."""

    found: LegalAnswer
    label: str
    """Its name here, beside the tokens of `gain`."""
    icon: str
    tint: str
    """Classes that give the icon the colour of a seat."""
    gain: tuple[IconToken, ...]
    quiet: bool
    field: str = "code"
    """The name of the field that sends it: several answers at once have another one."""
    about: str = ""
    """What can be opened to read about it, empty for none."""

    def is_named_by(self, text: str) -> bool:
        """Return whether a text for screen readers says its label, too."""
        return self.label.lower() in text.lower()


class Buttons:
    """Makes the buttons of one scene."""

    def __init__(self, scene: Scene, chart: Chart) -> None:
        self.scene = scene
        self.words = scene.words
        self.view = scene.view
        self.chart = chart
        self.asked = "" if scene.asked_now is None else scene.asked_now.id

    def button(self, answer: LegalAnswer) -> Button:
        parsed = parse(answer.code)
        label, gain = self._shown(answer, parsed)
        match parsed:
            case RowAnswer():
                icon, tint = "", ""
            case SeatAnswer(seat):
                icon, tint = f"i-badge{self.scene.seats[seat].badge}", f" p{seat + 1}"
            case TakeBack() | WorkerAnswer():
                assert self.scene.to_move is not None  # A seat is asked.
                icon, tint = icon_of(parsed), f" piece {self.scene.seats[self.scene.to_move].p}"
            case _:
                icon, tint = icon_of(parsed), ""
        return Button(answer, label, icon, tint, gain, answer.code in QUIET, about=self._about(parsed))

    def _about(self, parsed: ParsedCode) -> str:
        match parsed:
            case StructureAnswer(structure):
                return structure_about(self.scene.seats[self.scene.own], structure)
            case CardAnswer(card):
                return face(self.words, card).zoom
            case _:
                return ""

    def at_once(self, answer: LegalAnswer, given: AnswerAtOnce) -> Button:
        """Return an answer with all that follows from it as one button."""
        first = self.button(answer)
        label = self._named_decks(given.codes) or self.words.message(
            "at-once", first=first.label, then=self.words.listed(given.labels[1:])
        )
        found = LegalAnswer(" ".join(given.codes), label, (), "", given.locks)
        return first._replace(found=found, label=label, field="codes")

    def _named_decks(self, codes: Sequence[str]) -> str:
        """Return decks that are named at once, in words; empty if it is about something else."""
        named = [found.deck for found in map(parse, codes) if isinstance(found, DeckAnswer)]
        if len(named) < len(codes):
            return ""
        counts = {deck: named.count(deck) for deck in named}
        return self.words.listed(
            self.words.message("at-once-deck", deck=self.words.deck_name(deck), count=count)
            for deck, count in counts.items()
        )

    # --- the outcome

    def _gain(self, answer: LegalAnswer) -> tuple[IconToken, ...]:
        kind = parse(answer.code).kind
        return outlook_tokens(self.words, [part for part in answer.outlook if part.thing not in ITSELF.get(kind, ())])

    def _only(self, answer: LegalAnswer, things: Iterable[str]) -> tuple[IconToken, ...]:
        parts: list[Outlook] = [part for part in answer.outlook if part.thing in set(things)]
        return outlook_tokens(self.words, parts)

    def _text(self, key: str, **args: int | str) -> tuple[IconToken, ...]:
        return (IconToken("text", text=self.words.message(key, **args)),)

    # --- one for each kind

    def _shown(self, answer: LegalAnswer, parsed: ParsedCode) -> Shown:  # noqa: PLR0911 - one for each kind of answer
        """Return the label of an answer and its outcome."""
        words = self.words
        match parsed:
            case RowAnswer(row):
                return self._row(row)
            case StructureAnswer(structure):
                return words.structure_name(structure), self._only(answer, ["lira"])
            case CardAnswer(card):
                return self._card(answer, card)
            case DeckAnswer(deck):
                return self._deck(answer, deck)
            case FieldAnswer() | AllFieldsAnswer():
                return self._field(answer, parsed)
            case GrapeAnswer(colour, value):
                return words.message("choice-grape", colour=colour, value=value), self._gain(answer)
            case MamaAnswer(mama):
                return self._mama(mama)
            case PapaAnswer(papa):
                return self._papa(papa)
            case TakeBack(action, worker=worker):
                action, worker = action_label(words, action), worker_label(words, worker)
                return words.message("prompt-take", action=action, worker=worker), ()
            case WorkerAnswer(worker):
                return words.worker_title(worker), self._gain(answer)
            case ActionAnswer(action):
                return action_label(words, action), self._gain(answer)
            case RegionAnswer(region):
                return words.region_name(region), self._gain(answer)
            case _:
                return answer.label, () if parsed.kind in SELF_EXPLANATORY else self._gain(answer)

    def _row(self, number: int) -> Shown:
        """Show a row beside the others: the number, and what the row brings from where the rooster will be."""
        row = next(row for row in self.chart.rows if row.number == number)
        brought = [cell.bonus for cell in row.cells[self.chart.chosen_column :] if cell.bonus]
        if row.glass and self.view.rules.tokens_usable:
            brought.append((token(self.words, "token", ""),))
        gain: list[IconToken] = []
        for bonus in brought:
            gain.extend([IconToken("text", text=" · ")] if gain else [])
            gain.extend(bonus)
        label = self.words.message("prompt-row", row=str(number))
        return label, tuple(gain) or self._text("prompt-row-empty")

    def _card(self, answer: LegalAnswer, name: str) -> Shown:
        gain = () if name in _ORDERS and "vp" in {part.thing for part in answer.outlook} else self._gain(answer)
        return self._card_name(name), (*self._printed(name), *gain)

    def _card_name(self, card: str) -> str:
        return self.words.message("prompt-order") if card in _ORDERS else self.words.card_mention(card)

    def _printed(self, card: str) -> tuple[IconToken, ...]:
        """Return the grapes of a vine; the wines of an order and its points."""
        if card in _VINES:
            vine = _VINES[card]
            grapes = (("red_grape", vine.red), ("white_grape", vine.white))
            return tuple(token(self.words, grape, str(value)) for grape, value in grapes if value)
        if card in _ORDERS:
            order = _ORDERS[card]
            wines = (token(self.words, f"{wine}_wine", str(value)) for wine, value in order.wines)
            return (*wines, FOR, token(self.words, "vp", str(order.vp)))
        return ()

    def _deck(self, answer: LegalAnswer, name: str) -> Shown:
        """Return a deck, or the card on top of its discard pile."""
        if self.asked != "pile":
            return answer.label, ()
        card = CARDS[self.view.discards[DECKS.index(name)][-1]]
        return self._card_name(card), self._printed(card)

    def _field(self, answer: LegalAnswer, named: FieldAnswer | AllFieldsAnswer) -> Shown:
        """Return a field with what it brings, else with how full it is."""
        if self.asked in SELLING:
            return answer.label, ()
        (name,) = named.named
        label = self.words.message("prompt-field", field=name)
        if gain := self._gain(answer):
            return label, gain
        if isinstance(named, AllFieldsAnswer):
            return label, ()
        planted = int(self.view.vineyards[self.scene.own].value_on(FIELD_VALUES.index(named.value)))
        if not planted:
            return label, self._text("prompt-field-empty")
        return label, self._text("prompt-field-filled", value=planted, field=name)

    def _mama(self, name: str) -> Shown:
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

    def _papa(self, name: str) -> Shown:
        """Return the lira, then the gift or more lira."""
        papa = _PAPAS[name]
        first = [token(self.words, "lira", str(papa.lira)), IconToken("text", text="+")] if papa.lira else []
        gift = token(self.words, papa.gift, "1" if papa.gift == "vp" else "")
        either = IconToken("or", text=self.words.message("board-or"))
        return self.words.papa_name(name), (*first, gift, either, token(self.words, "lira", str(papa.extra_lira)))


ICONS = {
    "region": "i-star",
    "row": "i-rooster",
    "mat": "i-card-structure",
    "pass": "u-skip",
    "field": "i-field",
    "token": "i-token",
}
"""The icons of answers that look alike, by their kind."""


def icon_of(answer: ParsedCode) -> str:
    """Return the icon of what an answer names, empty for none."""
    match answer:
        case StructureAnswer(structure):
            return "i-" + structure.replace("_", "-")
        case CardAnswer(card):
            return f"i-card-{DECKS[DECK_OF[CARD_NUMBER[card]]]}"
        case DeckAnswer(deck):
            return f"i-card-{deck}"
        case GrapeAnswer(colour):
            return f"i-grape-{colour}"
        case WineAnswer(wine) | MakeAnswer(wine):
            return f"i-wine-{wine}"
        case WorkerAnswer(worker) | TakeBack(worker=worker):
            return worker_icon(worker)
        case ActionAnswer(action):
            return "a-" + action.replace("_", "-")
        case _:
            return ICONS.get(answer.kind, "")
