"""Many games in one object: one call plays an answer in each of them and writes all that a learner needs.

Game `n` of a batch has the options `options[n % len(options)]` and the seed `seed * 2**32 + n`. Place `p` plays the
games p, p + places, p + 2 * places and so on, so the course at a place depends on its own answers only.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Final

from ..knowledge.results import winners
from ..knowledge.views import View, observe
from ..numbers.actions import ACTION_TOTAL, CODES, STRUCTURE_DECK_CODE, relative_code, table_code
from ..numbers.names import MAX_SEATS, VP_FLOOR
from ..reports.errors import EncodingError, IllegalAction
from ..setup import new_state, rules_for
from ..year.automa import solo_result
from .encoder import row_of
from .encoding import row_width
from .encoding_tables import BYTE, MOST_VP, ZEROS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from ..options import Options
    from ..state.state import State

Memory = Any
"""Anything that a memoryview accepts. Python 3.11 has no type for it."""
MOST_KINDS: Final = 256
MOST_SEED: Final = (1 << 31) - 1
SEED_STEP: Final = 1 << 32
SHARE_SIZE: Final = 4
LATEST: Final = 255
DRAWN: Final = 0.5
SIGNED: Final[list[bytes]] = [array("b", [vp]).tobytes() for vp in range(VP_FLOOR, MOST_VP + 1)]


class Buffers:
    """Where a batch writes: memory of the right size, such as bytearrays or arrays of NumPy.

    Make one with `Batch.buffers`, over memory of your own or new memory.
    """

    __slots__ = ("ended", "kinds", "masks", "points", "rows", "seats", "shares")

    def __init__(
        self,
        rows: memoryview,
        masks: memoryview,
        seats: memoryview,
        kinds: memoryview,
        points: memoryview,
        shares: memoryview[float],
        ended: memoryview,
    ) -> None:
        self.rows = rows
        """A row for each game, as the seat to move may know the position (`encode`)."""
        self.masks = masks
        """A byte for each answer of each game: 1 if it is legal. `seat:N` is counted from the seat to move."""
        self.seats = seats
        """The seat to move, a byte for each game."""
        self.kinds = kinds
        """Which of the options each game has, a byte for each game."""
        self.points = points
        """Signed bytes: the VP of every seat after the answer, at the end of the game if it has ended."""
        self.shares = shares
        """32-bit floats: what each seat has won of the game that has ended; 0 before its end."""
        self.ended = ended
        """A byte for each game: the year in which it ended and another one began, 0 before its end."""


class Batch:
    """An endless row of games: one that ends makes room for the next.

    A question with one answer is answered at once; the rows and masks are those of real decisions.
    """

    def __init__(self, options: Sequence[Options], games: int, seed: int, seats: int = 0) -> None:
        if not 1 <= len(options) <= MOST_KINDS:
            raise EncodingError(f"a batch needs 1 to {MOST_KINDS} options, not {len(options)}")
        if games < 1:
            raise EncodingError(f"a batch needs at least one game, not {games}")
        if not 0 <= seed <= MOST_SEED:
            raise EncodingError(f"the seed of a batch is from 0 to {MOST_SEED}, not {seed}")
        most = 0
        base = True
        for each in options:
            rules = rules_for(each)
            most = max(most, int(rules.players))
            base = base and not each.modules
        if seats and not most <= seats <= MAX_SEATS:
            raise EncodingError(f"these options need rows with {most} to {MAX_SEATS} blocks, not {seats}")
        self.options: list[Options] = list(options)
        """The options of the games, in turn."""
        self.games = games
        """How many games are played at the same time."""
        self.seed = seed
        """What the seeds of the games are made of."""
        self.seats: int = seats or most
        """The blocks of a row: the most seats of any game, or more if you asked for them."""
        self.width: int = row_width(self.seats)
        """The length of a row."""
        self.codes: int = STRUCTURE_DECK_CODE if base else ACTION_TOTAL
        """The length of a mask: all answers, or those of the base game if no game uses a module."""
        self.numbers: list[int] = []
        """The number of the game at each place."""
        self.states: list[State] = []
        self.legal: list[list[int]] = []
        self.ended: list[State | None] = [None] * games
        for place in range(games):
            self.numbers.append(place)
            state = self.new_game(place)
            self.states.append(state)
            self.legal.append(state.next_choice())

    # --- games

    def new_game(self, number: int) -> State:
        options = self.options[number % len(self.options)]
        return new_state(options, self.seed * SEED_STEP + number)

    def view(self, place: int) -> View:
        """Return what the seat to move at a place may know."""
        state = self.states[place]
        return observe(state, state.to_move)

    def state(self, place: int) -> State:
        """Return a copy of the position at a place, hidden cards included."""
        return self.states[place].copy()

    def final(self, place: int) -> State | None:
        """Return a copy of the end of the last game that was finished at a place, None if none was."""
        state = self.ended[place]
        return None if state is None else state.copy()

    # --- memory

    def buffers(
        self,
        rows: Memory = None,
        masks: Memory = None,
        seats: Memory = None,
        kinds: Memory = None,
        points: Memory = None,
        shares: Memory = None,
        ended: Memory = None,
    ) -> Buffers:
        """Return memory to write to: what you give, and new memory for the rest. EncodingError if something does not
        fit."""
        games = self.games
        return Buffers(
            writable("rows", rows, games * self.width),
            writable("masks", masks, games * self.codes),
            writable("seats", seats, games),
            writable("kinds", kinds, games),
            writable("points", points, games * self.seats).cast("b"),
            writable("shares", shares, games * self.seats * SHARE_SIZE).cast("f"),
            writable("ended", ended, games),
        )

    # --- playing

    def start(self, into: Buffers) -> None:
        """Write the positions as they are, without an answer."""
        self.write(into, [ZEROS[SHARE_SIZE * self.seats]] * self.games, [ZEROS[1]] * self.games, self.all_points())

    def step(self, answers: Memory, into: Buffers) -> None:
        """Play one answer in each game and write what follows.

        Answers are numbers of the table of answers, a list or a buffer of integers; `seat:N` is counted from the seat
        to move, as in the masks. If one of them is not legal, IllegalAction is raised and nothing has changed.
        """
        codes = self.checked(list(range(self.games)), answers)
        shares: list[bytes] = []
        ended: list[bytes] = []
        points: list[bytes] = []
        place: i64 = 0
        for code in codes:
            self.play(place, code, shares, ended, points)
            place += 1
        self.write(into, shares, ended, points)

    def step_some(self, places: Memory, answers: Memory, into: Buffers) -> None:
        """Play one answer in each of the games at some places, and write what follows there; the rest stays as it is.

        The places are different from each other. Otherwise this is like `step`.
        """
        chosen: list[int] = plain(places)
        if len(set(chosen)) != len(chosen):
            raise EncodingError("the places of a batch must be different from each other")
        for each in chosen:
            if not 0 <= each < self.games:
                raise EncodingError(f"there is no place {each} in a batch of {self.games} games")
        codes = self.checked(chosen, answers)
        shares: list[bytes] = []
        ended: list[bytes] = []
        points: list[bytes] = []
        number: i64 = 0
        for code in codes:
            self.play(chosen[number], code, shares, ended, points)
            number += 1
        self.write_some(chosen, into, shares, ended, b"".join(points))

    def play(self, place: i64, code: int, shares: list[bytes], ended: list[bytes], points: list[bytes]) -> None:
        """Play an answer at a place. If the game ends, the next one begins."""
        state = self.states[place]
        state.apply(code)
        legal = state.next_choice()
        self.add_points(points, state)
        if state.stack:
            shares.append(ZEROS[SHARE_SIZE * self.seats])
            ended.append(ZEROS[1])
        else:
            shares.append(self.shares_of(state))
            ended.append(BYTE[state.year if state.year < LATEST else LATEST])
            self.ended[place] = state
            number = self.numbers[place] + self.games
            self.numbers[place] = number
            state = self.new_game(number)
            self.states[place] = state
            legal = state.next_choice()
        self.legal[place] = legal

    def checked(self, places: list[int], answers: Memory) -> list[int]:
        """Return the answers to the games at some places as the engine numbers them."""
        given: list[Any] = plain(answers)
        if len(given) != len(places):
            raise EncodingError(f"a batch of {len(places)} games needs {len(places)} answers, not {len(given)}")
        codes: list[int] = []
        number: i64 = 0
        for answer in given:
            place: i64 = places[number]
            if not isinstance(answer, int):
                raise EncodingError(f"the answer to game {place} is {answer!r}, not a whole number")
            if not 0 <= answer < ACTION_TOTAL:
                raise EncodingError(f"there is no answer {answer}, as given to game {place}")
            state = self.states[place]
            code: int = table_code(answer, state.stack[-1].seat, len(state.vineyards))
            if code not in self.legal[place]:
                self.refuse(place, code)
            codes.append(code)
            number += 1
        return codes

    def refuse(self, place: int, code: int) -> None:
        """Say why an answer is not legal, and in which game."""
        reasons = self.states[place].why_not(code)
        error = IllegalAction(CODES[code], reasons)
        error.add_note(f"game {place} of the batch; nothing was played")
        raise error

    def add_points(self, points: list[bytes], state: State) -> None:
        for vineyard in state.vineyards:
            vp: i64 = vineyard.vp
            points.append(SIGNED[(MOST_VP if vp > MOST_VP else vp) - VP_FLOOR])
        spare: i64 = self.seats - len(state.vineyards)
        if spare:
            points.append(ZEROS[spare])

    def all_points(self) -> list[bytes]:
        points: list[bytes] = []
        for state in self.states:
            self.add_points(points, state)
        return points

    def shares_of(self, state: State) -> bytes:
        """Return what each seat has won: 1 divided among the winners; against the Automa 1, or a half for a draw."""
        shares = [0.0] * self.seats
        if state.rules.options.solo is not None and solo_result(state) == "draw":
            shares[0] = DRAWN
        best = winners(state)
        for seat in best:
            shares[seat] = 1.0 / len(best)
        return array("f", shares).tobytes()

    def write(self, into: Buffers, shares: list[bytes], ended: list[bytes], points: list[bytes]) -> None:
        """Fill all buffers from the positions as they are now."""
        rows: list[bytes] = []
        seats: list[bytes] = []
        kinds: list[bytes] = []
        masks = bytearray(self.games * self.codes)
        width: i64 = self.seats
        first: i64 = 0
        place: i64 = 0
        for state in self.states:
            seat: i64 = state.stack[-1].seat
            rows.append(row_of(state, seat, width))
            seats.append(BYTE[seat])
            kinds.append(BYTE[self.numbers[place] % len(self.options)])
            players: i64 = len(state.vineyards)
            for code in self.legal[place]:
                masks[first + relative_code(code, seat, players)] = 1
            first += self.codes
            place += 1
        into.rows[:] = b"".join(rows)
        into.masks[:] = masks
        into.seats[:] = b"".join(seats)
        into.kinds[:] = b"".join(kinds)
        into.points.cast("B")[:] = b"".join(points)
        into.shares.cast("B")[:] = b"".join(shares)
        into.ended[:] = b"".join(ended)

    def write_some(
        self, places: list[int], into: Buffers, shares: list[bytes], ended: list[bytes], points: bytes
    ) -> None:
        """Fill the buffers at some places."""
        signed = into.points.cast("B")
        floats = into.shares.cast("B")
        size: i64 = SHARE_SIZE * self.seats
        seats: i64 = self.seats
        width: i64 = self.width
        codes: i64 = self.codes
        number: i64 = 0
        for chosen in places:
            place: i64 = chosen
            state = self.states[place]
            seat: i64 = state.stack[-1].seat
            players: i64 = len(state.vineyards)
            mask = bytearray(codes)
            for code in self.legal[place]:
                mask[relative_code(code, seat, players)] = 1
            into.rows[place * width : (place + 1) * width] = row_of(state, seat, seats)
            into.masks[place * codes : (place + 1) * codes] = mask
            into.seats[place] = seat
            into.kinds[place] = self.numbers[place] % len(self.options)
            signed[place * seats : (place + 1) * seats] = points[number * seats : (number + 1) * seats]
            floats[place * size : (place + 1) * size] = shares[number]
            into.ended[place] = ended[number][0]
            number += 1


def plain(numbers: Memory) -> list[Any]:
    """Return numbers from a list or a buffer."""
    return list(numbers) if isinstance(numbers, (list, tuple)) else memoryview(numbers).tolist()


def writable(name: str, memory: Memory, size: int) -> memoryview:
    """Return memory as plain bytes, new if none is given."""
    if memory is None:
        return memoryview(bytearray(size))
    found = memoryview(memory)
    if found.readonly or not found.c_contiguous:
        raise EncodingError(f"{name} must be writable and in one piece")
    if found.nbytes != size:
        raise EncodingError(f"{name} must have {size} bytes, not {found.nbytes}")
    return found.cast("B")
