"""A game as an environment plays it: real decisions only, and what each brings to the seats."""

from __future__ import annotations

import sys
from random import Random
from typing import TYPE_CHECKING, Final

from vendemmia.engine import CODES, IllegalAction, Options, encode, new_state
from vendemmia.engine.catalogue import SEASONS

from .errors import ResearchError
from .observation import answer, array_of, mask_of, mask_size
from .rewards import reward_named

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vendemmia.engine import State

    from .observation import Mask, Row

DEALS: Final = 2**53
"""How many deals there are for games without a seed of their own."""
ILLEGAL_REWARD: Final = -1.0
"""What an illegal action costs where it ends the game. Choose by the mask, and it never happens."""
RENDER_MODES: Final = ("human", "ansi")


class SteppedGame:
    """One game. A question with a single answer is answered at once, as in a batch, so that every step is a choice.

    `reward` names one of `REWARDS`. It is paid at the end, or with `dense` as it changes; then the sum of what was
    paid is the value at the end less the one at the start.
    """

    def __init__(self, options: Options, seed: int, reward: str, dense: bool) -> None:
        self.state: State = new_state(options, seed)
        self.seed = seed
        self.size = mask_size(options)
        self.reward = reward_named(reward)
        self.dense = dense
        self.legal = self.state.next_choice()
        self.paid = self.reward(self.state)
        """What each seat had when it was paid last."""

    @property
    def seat(self) -> int | None:
        """The seat to move; None when the game is over."""
        return self.state.to_move

    def row(self, seat: int) -> Row:
        """Return the position as a seat may know it."""
        return array_of(encode(self.state, seat, len(self.state.vineyards)))

    def mask(self, seat: int) -> Mask:
        """Return the answers that a seat may give now."""
        legal = self.legal if seat == self.state.to_move else []
        return mask_of(legal, seat, len(self.state.vineyards), self.size)

    def play(self, action: int) -> None:
        """Give an answer as the masks number it. IllegalAction with the reasons if it is not legal."""
        if not 0 <= action < self.size:
            raise ResearchError(f"there is no action {action}: actions are from 0 to {self.size - 1}")
        self.give(answer(self.state, int(action)))

    def give(self, code: int) -> None:
        """Give an answer as the engine numbers it."""
        if code not in self.legal:
            raise IllegalAction(CODES[code], self.state.why_not(code))
        self.state.apply(code)
        self.legal = self.state.next_choice()

    def pay(self) -> tuple[float, ...]:
        """Return what each seat gets for what has happened since it was paid last."""
        if not self.dense and not self.state.is_over:
            return (0.0,) * len(self.paid)
        now, before = self.reward(self.state), self.paid
        self.paid = now
        return tuple(new - old for new, old in zip(now, before, strict=True)) if self.dense else now

    def text(self) -> str:
        """Return the table as everybody may see it, in ids and numbers."""
        state = self.state
        asked = state.asked_openly()
        lines = [f"year {state.year}, {'over' if asked is None else SEASONS[state.season()]}"]
        lines += [
            f"player_{seat}: {vineyard.vp} vp, {vineyard.lira} lira, {len(vineyard.hand)} cards"
            for seat, vineyard in enumerate(state.vineyards)
        ]
        if state.rules.options.solo is not None:
            lines.append(f"automa: {state.automa_vp} vp")
        if asked is not None:
            lines.append(f"player_{asked.seat} is asked: {asked.id}")
        return "\n".join(lines) + "\n"


def options_of(given: Mapping[str, object], **usual: object) -> Options:
    """Return options from keywords, over the usual ones. OptionsError or ResearchError if they do not describe a
    game."""
    plain = {**usual, **given}
    unknown = sorted(set(plain) - set(Options._fields))
    if unknown:
        raise ResearchError(f"there is no option {', '.join(unknown)}; the options are {', '.join(Options._fields)}")
    options = Options(**plain)  # type: ignore[arg-type]  # `check` looks at every value.
    options.check()
    return options.normal()


def opponents_chance(deal: int) -> Random:
    """Return the source of chance of the opponents in the game of a deal."""
    return Random(f"{deal}/opponents")


def check_seat(seat: int | None, options: Options) -> None:
    """Raise ResearchError if a game with these options has no such seat."""
    if seat is not None and not 0 <= seat < options.players:
        raise ResearchError(f"there is no seat {seat} in a game with {options.players} players")


def check_rendering(mode: str | None) -> None:
    """Raise ResearchError if there is no such render mode."""
    if mode not in {None, *RENDER_MODES}:
        raise ResearchError(f"there is no render mode {mode!r}, only {', '.join(RENDER_MODES)}")


def shown(text: str, mode: str | None) -> str | None:
    """Return a text as a render mode shows it: "human" writes it to standard output, all others return it."""
    if mode != "human":
        return text
    sys.stdout.write(text)
    return None
