"""The steps of a turn: what has been decided since the point of no return, and how far it can be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import (
    ActionAnswer,
    AllFieldsAnswer,
    BonusAnswer,
    CardAnswer,
    CountAnswer,
    DeckAnswer,
    FieldAnswer,
    GrapeAnswer,
    MakeAnswer,
    MamaAnswer,
    OptionAnswer,
    PapaAnswer,
    Placement,
    RegionAnswer,
    RowAnswer,
    SeatAnswer,
    StructureAnswer,
    TakeBack,
    WineAnswer,
    WorkerAnswer,
    parse,
)
from vendemmia.engine.catalogue import CARD_NUMBER, DECK_OF, DECKS, TRADE_THINGS
from vendemmia.web.show.cards.labels import action_label, worker_label

if TYPE_CHECKING:
    from vendemmia.engine import Asked
    from vendemmia.locale import Words
    from vendemmia.web.show.board.scene import Scene, SeatMark

MOST_SHOWN = 3
"""How many steps fit; earlier ones are only counted."""
FROM_HIDDEN_CARDS = ("card", "mama", "papa")
"""Answers that may name what only their player sees. All others name what is on the table or announced."""


class TurnSteps(NamedTuple):
    """The steps of `seat`, oldest first; `hidden` more came before them."""

    seat: SeatMark | None
    steps: tuple[str, ...]
    hidden: int

    @property
    def length(self) -> int:
        return len(self.steps) + self.hidden


def turn_steps(scene: Scene, people: tuple[int, ...]) -> TurnSteps:
    """Return the steps of this turn. Only people at this screen can take back, and only the last to decide."""
    last = scene.game.decided_last
    if last is None or last not in people or not scene.live or scene.to_move is None:
        return TurnSteps(None, (), 0)
    plies = scene.game.undo_steps(last)
    steps = tuple(_step(scene, ply) for ply in reversed(plies[:MOST_SHOWN]))
    return TurnSteps(scene.seats[last], steps, len(plies) - len(steps))


def _step(scene: Scene, ply: int) -> str:
    """Return a decision as the reader may know it: a card that another player chose is named only if it was shown."""
    code = scene.game.codes[ply]
    answer = parse(code)
    if isinstance(answer, OptionAnswer):
        return option_step(scene.words, scene.game.option_questions[ply], answer.number)
    decider = scene.game.deciders[ply]
    if answer.kind not in FROM_HIDDEN_CARDS or decider == scene.seat:
        return step(scene, code)
    (name,) = answer.named
    events = (event for later in scene.game.events[ply:] for event in later if event.seat == decider)
    shown = any(name in event.seen_by(scene.seat).parts for event in events)
    return step(scene, code) if shown else scene.words.message("prompt-step-hidden", kind=answer.kind)


def step(scene: Scene, code: str) -> str:  # noqa: PLR0911 - one for each kind of code
    """Return a decision in two or three words."""
    words, answer = scene.words, parse(code)
    match answer:
        case Placement(action, worker=worker) | TakeBack(action, worker=worker):
            label = worker_label(words, worker)
            return words.message(f"prompt-step-{answer.kind}", action=action_label(words, action), worker=label)
        case CardAnswer(card):
            deck = DECKS[DECK_OF[CARD_NUMBER[card]]]
            return words.message("prompt-step-order") if deck == "order" else words.card_mention(card)
        case StructureAnswer(structure):
            return words.structure_name(structure)
        case GrapeAnswer(colour, value):
            return words.grape_name(colour, value)
        case WineAnswer(wine, value):
            return words.wine_name(wine, value)
        case RegionAnswer(region):
            return words.region_name(region)
        case WorkerAnswer(worker):
            return words.worker_title(worker)
        case DeckAnswer(deck):
            return words.deck_name(deck)
        case ActionAnswer(action):
            return action_label(words, action)
        case SeatAnswer(seat):
            return scene.names[seat]
        case MamaAnswer(mama):
            return words.mama_name(mama)
        case PapaAnswer(papa):
            return words.papa_name(papa)
        case FieldAnswer() | AllFieldsAnswer() | RowAnswer() | CountAnswer() | MakeAnswer() | BonusAnswer():
            (thing,) = answer.named
            return words.message(f"prompt-step-{answer.kind}", thing=thing)
        case _:
            return words.message("prompt-step-" + code.replace(":", "-"))


def option_step(words: Words, asked: Asked, number: int) -> str:
    """Return an option by the text it had when it was chosen."""
    if asked.id == "papa":
        return words.message("prompt-step-papa-gift" if number == 1 else "prompt-step-papa-lira")
    if "effect" in asked.params:
        return words.option_text(str(asked.params["effect"]), number)
    way = "get" if asked.id == "trade_get" else "give"  # A trade, or the bonus that is one.
    return words.message(f"choice-{way}-{TRADE_THINGS[number - 1]}")
