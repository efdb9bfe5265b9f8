"""The thread of a turn: what has been decided since the point of no return, and how far it can be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine.catalogue import CARD_NUMBER, DECK_OF, DECKS, FIRST_SPECIAL, TRADE_THINGS, WORKERS

if TYPE_CHECKING:
    from vendemmia.engine import Asked
    from vendemmia.locale import Words

    from .scene import Scene, SeatMark

MOST_SHOWN = 3
"""How many steps fit; earlier ones are only counted."""
FROM_HIDDEN_CARDS = ("card", "mama", "papa")
"""Answers that may name what nobody else sees. All others name what is on the table or announced."""


class Thread(NamedTuple):
    """The steps of `seat`, oldest first; `hidden` more came before them."""

    seat: SeatMark | None
    steps: tuple[str, ...]
    hidden: int

    @property
    def length(self) -> int:
        return len(self.steps) + self.hidden


def thread(scene: Scene, people: tuple[int, ...]) -> Thread:
    """Only people at this screen can take back, and only the last to decide."""
    last = scene.played.decided_last
    if last is None or last not in people or not scene.live or scene.to_move is None:
        return Thread(None, (), 0)
    plies = scene.played.undo_steps(last)
    steps = tuple(_step(scene, ply) for ply in reversed(plies[:MOST_SHOWN]))
    return Thread(scene.seats[last], steps, len(plies) - len(steps))


def _step(scene: Scene, ply: int) -> str:
    """A decision as the reader may know it: a card that somebody else chose is named only if it was shown."""
    code = scene.game.codes[ply]
    if code.startswith("option:"):
        asked = scene.played.options_of[ply]
        return option_step(scene.words, asked, int(code.removeprefix("option:")))
    decider = scene.played.deciders[ply]
    kind, _, name = code.partition(":")
    if kind not in FROM_HIDDEN_CARDS or decider == scene.seat:
        return step(scene, code)
    events = (event for later in scene.played.events[ply:] for event in later if event.seat == decider)
    shown = any(name in event.seen_by(scene.seat).parts for event in events)
    return step(scene, code) if shown else scene.words.message("prompt-step-hidden", kind=kind)


def step(scene: Scene, code: str) -> str:  # noqa: PLR0911 - one for each kind of code
    """A decision in two or three words."""
    words = scene.words
    kind, *parts = code.split(":")
    match kind, *parts:
        case (("place" | "take"), *where):
            action = ":".join(where[:-2])
            worker = worker_label(words, where[-1])
            return words.message(f"prompt-step-{kind}", action=action_label(words, action), worker=worker)
        case "card", card:
            deck = DECKS[DECK_OF[CARD_NUMBER[card]]]
            return words.message("prompt-step-order") if deck == "order" else words.card_mention(card)
        case "structure", structure:
            return words.structure_name(structure)
        case "grape", colour, value:
            return words.grape_name(colour, int(value))
        case "wine", wine, value:
            return words.wine_name(wine, int(value))
        case "region", region:
            return words.region_name(region)
        case "worker", worker:
            return words.worker_title(worker)
        case "deck", deck:
            return words.deck_name(deck)
        case "action", action:
            return action_label(words, action)
        case "seat", seat:
            return scene.names[int(seat)]
        case (("mama" | "papa"), parent):
            return words.mama_name(parent) if kind == "mama" else words.papa_name(parent)
        case (("field" | "row" | "count" | "make" | "bonus"), thing):
            return words.message(f"prompt-step-{kind}", thing=thing)
        case _:
            return words.message("prompt-step-" + code.replace(":", "-"))


def option_step(words: Words, asked: Asked, number: int) -> str:
    """An option by the text it had when it was chosen."""
    if asked.id == "papa":
        return words.message("prompt-step-papa-gift" if number == 1 else "prompt-step-papa-lira")
    if "effect" in asked.params:
        return words.option_text(str(asked.params["effect"]), number)
    way = "get" if asked.id == "trade_get" else "give"  # A trade, or the bonus that is one.
    return words.message(f"choice-{way}-{TRADE_THINGS[number - 1]}")


def action_label(words: Words, action: str) -> str:
    """The name of an action on its tile."""
    key = "board-action-" + action.replace(":", "-")
    return words.message(key) if words.has_message(key) else words.action_name(action)


def worker_label(words: Words, worker: str) -> str:
    """A special worker by its title, the others as messages call them."""
    return words.worker_title(worker) if WORKERS.index(worker) >= FIRST_SPECIAL else worker
