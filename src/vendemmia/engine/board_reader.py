"""Reading the board of a position: workers on spaces, beside them and on private spaces, and the Automa."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .abilities import ABILITIES, ALWAYS, INVITES, in_game
from .arrival import remember
from .automa import automa_start, automa_undrawn, automa_workers, glass_left
from .board import PRIVATE
from .bonuses import board_action_of
from .content.automa import AUTOMA_CARDS
from .content.solo import AUTOMA_WORKERS
from .names import ACTIONS, BESIDE, BUILT_CARDS, GRANDE, MAT_BIT, SPACES, VP_FLOOR, WORKERS
from .pieces import AUTOMA, CROWD_STEP, owner_of, piece
from .seat_reader import SeatReader

if TYPE_CHECKING:
    from .state import State


class BoardReader(SeatReader):
    """The part of a reader that puts the workers down; the seats come first."""

    def board(self, state: State, value: object) -> None:
        for name, spaces in self.mapping(value, "board").items():
            action = self.named(name, "board: action", ACTIONS)
            if action < 0:
                continue
            for space_name, workers in self.mapping(spaces, f"board: {name}").items():
                space = self.named(space_name, f"board: {name}: space", SPACES)
                if space < 0:
                    continue
                listed = workers if isinstance(workers, list) else [workers]
                for worker in listed:
                    self.worker(state, action, space, worker, f"board: {name}: {space_name}")

    def worker(self, state: State, action: int, space: int, value: object, at: str) -> None:
        plain = self.mapping(value, at, {"seat", "worker", "waiting", "mark"})
        if state.rules.board.actions[action] is None:
            self.wrong(f"{at}: no such action on this board")
            return
        if plain.get("seat") == "automa" and state.rules.options.solo is not None:
            self.automa_worker(state, action, space, plain, at)
            return
        seat = self.number(plain.get("seat"), f"{at}: seat", 0, state.rules.players - 1)
        kind = self.named(plain.get("worker", "regular"), f"{at}: worker", WORKERS)
        waiting = self.number(plain.get("waiting", 0), f"{at}: waiting", 0, 30)
        vineyard = state.vineyards[seat]
        spaced = state.rules.board.spaced >> action & 1
        if waiting and not spaced:
            self.wrong(f"{at}: no worker waits there")
        if state.is_space(action, space):
            if not state.rules.open_spaces >> space & 1 and not ABILITIES[kind].closed_spaces:
                self.wrong(f"{at}: closed with {state.rules.players} players")
            if state.spaces[action * 3 + space]:
                self.wrong(f"{at}: two workers on one space")
        elif board_action_of(state, action).kind == PRIVATE:
            structure = board_action_of(state, action).structure
            if any(entry % CROWD_STEP == action and owner_of(entry // CROWD_STEP) == seat for entry in state.crowd):
                self.wrong(f"{at}: two workers of seat {seat} on one space")
            vineyard.used |= structure
            # A worker stays on a structure card that has been destroyed (STC-3).
            if space == BESIDE or not (vineyard.structures | BUILT_CARDS | 1 << MAT_BIT) & structure:
                self.wrong(f"{at}: seat {seat} has no such space")
        elif space != BESIDE:
            self.wrong(f"{at}: no such space")
        elif kind != GRANDE and spaced and not in_game(state, INVITES):
            self.wrong(f"{at}: only a grande worker may stand there")
        if kind < 0 or vineyard.available(kind) < 1:
            self.wrong(f"{at}: seat {seat} has no such worker left")
            return
        state.put_worker(seat, kind, action, space, waiting)
        self.mark(state, action, space, plain, at)

    def mark(self, state: State, action: int, space: int, plain: dict[str, object], at: str) -> None:
        """What a waiting special worker remembers."""
        mark = self.number(plain.get("mark", 0), f"{at}: mark", 0, 3)
        kind = WORKERS.index(str(plain.get("worker", "regular")))
        abilities = ABILITIES[kind]
        if abilities.chooses_bonus and plain.get("waiting"):
            printed = [source + 1 for source in board_action_of(state, action).printed]
            if mark not in (printed or [0]):
                self.wrong(f"{at}: a waiting Farmer is marked with the space of a bonus: {printed or 'none here'}")
        elif mark and (not plain.get("waiting") or mark > 1 or not (abilities.when != ALWAYS or abilities.goes_ahead)):
            self.wrong(f"{at}: only a waiting Farmer, Merchant or Messenger is marked")
        if mark:
            seat = self.number(plain.get("seat"), f"{at}: seat", 0, state.rules.players - 1)
            remember(state, seat, action, space, kind, mark)

    def automa_worker(self, state: State, action: int, space: int, plain: dict[str, object], at: str) -> None:
        if not state.is_space(action, space) or space not in state.rules.open_list:
            self.wrong(f"{at}: the Automa stands on open spaces only")
        elif state.spaces[action * 3 + space]:
            self.wrong(f"{at}: two workers on one space")
        elif plain.get("worker", "regular") != "regular" or plain.get("waiting", 0):
            self.wrong(f"{at}: the Automa has regular workers that do not wait")
        elif automa_workers(state) >= AUTOMA_WORKERS:
            self.wrong(f"board: more than {AUTOMA_WORKERS} workers of the Automa")
        else:
            state.spaces[action * 3 + space] = piece(AUTOMA, 0, 0)

    def automa(self, state: State, value: object) -> None:
        plain = self.mapping(value, "automa", {"vp", "discards", "glass"})
        if plain and state.rules.options.solo is None:
            self.wrong("automa: only in the solo game")
            return
        state.automa_vp = self.number(plain.get("vp", automa_start(state)), "automa: vp", VP_FLOOR, 99)
        for item in self.items(plain.get("discards", []), "automa: discards"):
            card = self.number(item, "automa: discards", 1, len(AUTOMA_CARDS)) - 1
            if card in state.automa_pile:
                self.wrong(f"automa: card {card + 1} twice")
            state.automa_pile.append(card)
        state.automa_deck = automa_undrawn(state.rules, state.automa_pile)
        state.glass = glass_left(state)
        if "glass" in plain and not state.rules.glass:
            self.wrong("automa: no glass tokens in this challenge")
        elif "glass" in plain:
            state.glass = 0
            for item in self.items(plain["glass"], "automa: glass"):
                state.glass |= 1 << self.number(item, "automa: glass", 1, 7)
