"""Reading the board of a position: workers on spaces, beside them and on private spaces, and the Automa."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..content.automa import AUTOMA_CARDS
from ..content.solo import AUTOMA_WORKERS
from ..numbers.names import (
    ACTIONS,
    BESIDE,
    BUILT_CARDS,
    GRANDE,
    MAT_BIT,
    SPACES,
    VP_FLOOR,
    WORKERS,
)
from ..reports.faults import PositionFault
from ..state.crew import is_space, put_worker
from ..state.pieces import AUTOMA, CROWD_STEP, owner_of, piece
from ..workers.abilities import ABILITIES, ALWAYS, INVITES, in_game
from ..workers.arrival import remember
from ..workers.bonuses import board_action_of
from ..year.automa import automa_start, automa_undrawn, automa_workers, glass_left
from ..year.board import PRIVATE
from .seat_reader import SeatReader

if TYPE_CHECKING:
    from ..state.state import State


class BoardReader(SeatReader):
    """The part of a reader that places the workers, after the seats have been read."""

    def board(self, state: State, value: object) -> None:
        for name, spaces in self.mapping(value, "board").items():
            action = self.named(name, "board", ACTIONS)
            if action < 0:
                continue
            for space_name, workers in self.mapping(spaces, f"board.{name}").items():
                space = self.named(space_name, f"board.{name}", SPACES)
                if space < 0:
                    continue
                listed = workers if isinstance(workers, list) else [workers]
                for worker in listed:
                    self.worker(state, action, space, worker, f"board.{name}.{space_name}")

    def worker(self, state: State, action: int, space: int, value: object, at: str) -> None:
        plain = self.mapping(value, at, {"seat", "worker", "waiting", "mark"})
        if state.rules.board.actions[action] is None:
            self.wrong(PositionFault.NOT_IN_THIS_GAME, at, thing=ACTIONS[action])
            return
        if plain.get("seat") == "automa" and state.rules.options.solo is not None:
            self.automa_worker(state, action, space, plain, at)
            return
        seat = self.number(plain.get("seat"), f"{at}.seat", 0, state.rules.players - 1)
        kind = self.named(plain.get("worker", "regular"), f"{at}.worker", WORKERS)
        waiting = self.number(plain.get("waiting", 0), f"{at}.waiting", 0, 30)
        vineyard = state.vineyards[seat]
        spaced = state.rules.board.spaced >> action & 1
        if waiting and not spaced:
            self.wrong(PositionFault.WAITING_NOWHERE, at)
        if is_space(state, action, space):
            if not state.rules.open_spaces >> space & 1 and not ABILITIES[kind].closed_spaces:
                self.wrong(PositionFault.SPACE_SHUT, at, players=state.rules.players)
            if state.spaces[action * 3 + space]:
                self.wrong(PositionFault.SPACE_SHARED, at)
        elif board_action_of(state, action).kind == PRIVATE:
            structure = board_action_of(state, action).structure
            if any(entry % CROWD_STEP == action and owner_of(entry // CROWD_STEP) == seat for entry in state.crowd):
                self.wrong(PositionFault.SPACE_SHARED, at)
            vineyard.used |= structure
            # A worker stays on a structure card that has been destroyed (STC-3).
            if space == BESIDE or not (vineyard.structures | BUILT_CARDS | 1 << MAT_BIT) & structure:
                self.wrong(PositionFault.SPACE_NOT_OWNED, at, seat=seat)
        elif space != BESIDE:
            self.wrong(PositionFault.SPACE_ABSENT, at)
        elif kind != GRANDE and spaced and not in_game(state, INVITES):
            self.wrong(PositionFault.GRANDE_ONLY, at)
        if kind < 0 or vineyard.available(kind) < 1:
            self.wrong(PositionFault.WORKER_MISSING, at, seat=seat)
            return
        put_worker(state, seat, kind, action, space, waiting)
        self.mark(state, action, space, plain, at)

    def mark(self, state: State, action: int, space: int, plain: dict[str, object], at: str) -> None:
        """Check what a waiting special worker remembers."""
        mark = self.number(plain.get("mark", 0), f"{at}.mark", 0, 3)
        kind = WORKERS.index(str(plain.get("worker", "regular")))
        abilities = ABILITIES[kind]
        if abilities.chooses_bonus and plain.get("waiting"):
            printed = [source + 1 for source in board_action_of(state, action).printed]
            if mark not in (printed or [0]):
                self.wrong(PositionFault.FARMER_MARK, at, marks=", ".join(str(space) for space in printed or [0]))
        elif mark and (not plain.get("waiting") or mark > 1 or not (abilities.when != ALWAYS or abilities.goes_ahead)):
            self.wrong(PositionFault.MARK_UNUSED, at)
        if mark:
            seat = self.number(plain.get("seat"), f"{at}.seat", 0, state.rules.players - 1)
            remember(state, seat, action, space, kind, mark)

    def automa_worker(self, state: State, action: int, space: int, plain: dict[str, object], at: str) -> None:
        if not is_space(state, action, space) or space not in state.rules.open_list:
            self.wrong(PositionFault.AUTOMA_SPACE, at)
        elif state.spaces[action * 3 + space]:
            self.wrong(PositionFault.SPACE_SHARED, at)
        elif plain.get("worker", "regular") != "regular" or plain.get("waiting", 0):
            self.wrong(PositionFault.AUTOMA_WORKER, at)
        elif automa_workers(state) >= AUTOMA_WORKERS:
            self.wrong(PositionFault.AUTOMA_TOO_MANY, "board", most=AUTOMA_WORKERS)
        else:
            state.spaces[action * 3 + space] = piece(AUTOMA, 0, 0)

    def automa(self, state: State, value: object) -> None:
        plain = self.mapping(value, "automa", {"vp", "discards", "glass"})
        if plain and state.rules.options.solo is None:
            self.wrong(PositionFault.SOLO_GAME_ONLY, "automa")
            return
        state.automa_vp = self.number(plain.get("vp", automa_start(state)), "automa.vp", VP_FLOOR, 99)
        for item in self.items(plain.get("discards", []), "automa.discards"):
            card = self.number(item, "automa.discards", 1, len(AUTOMA_CARDS)) - 1
            if card in state.automa_pile:
                self.wrong(PositionFault.LISTED_TWICE, "automa.discards", thing=card + 1)
            state.automa_pile.append(card)
        state.automa_deck = automa_undrawn(state.rules, state.automa_pile)
        state.glass = glass_left(state)
        if "glass" in plain and not state.rules.glass:
            self.wrong(PositionFault.GLASS_UNUSED, "automa.glass")
        elif "glass" in plain:
            state.glass = 0
            for item in self.items(plain["glass"], "automa.glass"):
                state.glass |= 1 << self.number(item, "automa.glass", 1, 7)
