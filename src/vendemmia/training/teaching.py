"""Imitation data: positions, the answers of a teacher, and how the games ended."""

from __future__ import annotations

import zipfile
import zlib
from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from vendemmia.bots import player
from vendemmia.bots.search import shares
from vendemmia.engine import CODES, encode_view, new_state, observe, problem, relative_code
from vendemmia.network import POINTS, SLOTS, WeightsFault
from vendemmia.network.inputs import WIDTH

from .faults import TrainingError, TrainingFault

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from numpy.typing import NDArray

    from vendemmia.engine import Options, State, View

NOISE: Final = (0.0, 0.03, 0.1)
"""How often an answer is played at random instead, so that the network sees more than a teacher's own games."""
MANY: Final = 20_000
NAMES: Final = ("rows", "masks", "answers", "slots", "shares", "leads")


class Lessons:
    """Arrays of the same length: one entry for each answer of the teacher."""

    def __init__(self, arrays: dict[str, NDArray[Any]]) -> None:
        self.arrays = arrays

    def __len__(self) -> int:
        return len(self.arrays["answers"])

    def save(self, path: Path) -> None:
        """Write them, compressed."""
        temporary = path.with_name(path.name + ".part")
        with temporary.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, **self.arrays)
        temporary.replace(path)

    @classmethod
    def read(cls, paths: list[Path]) -> Lessons:
        """Return all lessons of some files. TrainingError if one of them holds none for this version."""
        found = [read_arrays(path) for path in paths]
        return cls({name: np.concatenate([each[name] for each in found]) for name in NAMES})


def read_arrays(path: Path) -> dict[str, NDArray[Any]]:
    """Return the arrays of a file with lessons."""
    try:
        with np.load(path, allow_pickle=False) as file:
            found = {name: np.asarray(file[name]) for name in NAMES}
    except OSError as error:
        detail = error.strerror or str(error)
        raise TrainingError(problem(WeightsFault.WEIGHTS_UNREADABLE, file=str(path), detail=detail)) from None
    except (ValueError, TypeError, KeyError, EOFError, zipfile.BadZipFile, zlib.error):
        raise no_lessons(path) from None
    count = len(found["answers"]) if found["answers"].ndim else 0
    masks, slots = (len(CODES) + 7) // 8, (count, SLOTS)
    shapes = ((count, WIDTH), (count, masks), (count,), (count,), slots, slots)
    if not count or any(found[name].shape != shape for name, shape in zip(NAMES, shapes, strict=True)):
        raise no_lessons(path)
    return found


def no_lessons(path: Path) -> TrainingError:
    return TrainingError(problem(TrainingFault.TRAINING_LESSONS, file=str(path)))


def lessons(options: list[Options], seed: int, teacher: str = "normal", count: int = MANY) -> Lessons:
    """Return about `count` answers of a teacher that plays all seats, from games of all kinds in turn."""
    rng = Random(f"lessons/{seed}")
    taught = player(teacher)
    found: dict[str, list[Any]] = {name: [] for name in NAMES}
    number = rng.randrange(len(options))
    while len(found["answers"]) < count:
        number += 1
        state = new_state(options[number % len(options)], rng.getrandbits(53))
        noise = rng.choice(NOISE)
        seen: list[tuple[int, list[int]]] = []
        while legal := state.next_choice():
            seat = state.to_move
            assert seat is not None
            view = observe(state, seat)
            answer = taught.choose(view, rng)
            note(found, view, answer)
            seen.append((seat, leads(state)))
            state.apply(answer if rng.random() >= noise else rng.choice(legal))
        settle(found, state, seen)
    return Lessons(packed(found))


def note(found: dict[str, list[Any]], view: View, answer: int) -> None:
    """Add a position and the answer."""
    assert view.seat is not None
    players = len(view.vineyards)
    mask = np.zeros(len(CODES), np.uint8)
    mask[[relative_code(code, view.seat, players) for code in view.legal]] = 1
    found["rows"].append(encode_view(view, SLOTS))
    found["masks"].append(np.packbits(mask))
    found["answers"].append(relative_code(answer, view.seat, players))
    found["slots"].append(max(2, players))


def settle(found: dict[str, list[Any]], state: State, seen: list[tuple[int, list[int]]]) -> None:
    """Add how the game ended, as each reader counts the seats."""
    players = len(state.vineyards)
    final, won = leads(state), shares(state)
    for seat, before in seen:
        order = [(seat + slot) % players for slot in range(players)]
        spare = [0.0] * (SLOTS - players)
        found["leads"].append([(final[each] - before[each]) / POINTS for each in order] + spare)
        own = [won[each] for each in order]
        found["shares"].append(([own[0], 1 - own[0]] + [0.0] * (SLOTS - 2)) if players == 1 else own + spare)


def packed(found: dict[str, list[Any]]) -> dict[str, NDArray[Any]]:
    return {
        "rows": np.frombuffer(b"".join(found["rows"]), np.uint8).reshape(len(found["rows"]), -1),
        "masks": np.stack(found["masks"]),
        "answers": np.array(found["answers"], np.int16),
        "slots": np.array(found["slots"], np.uint8),
        "shares": np.array(found["shares"], np.float32),
        "leads": np.array(found["leads"], np.float32),
    }


def leads(state: State) -> list[int]:
    """Return the VP of each seat less those of the best other one; alone the VP."""
    points = [vineyard.vp for vineyard in state.vineyards]
    if len(points) == 1:
        return points
    return [vp - max(points[:seat] + points[seat + 1 :]) for seat, vp in enumerate(points)]


def batches(lessons: Lessons, size: int, rng: np.random.Generator) -> Iterator[NDArray[np.int64]]:
    """Yield the numbers of all lessons in random order, in batches of the same size."""
    order = rng.permutation(len(lessons))
    for start in range(0, len(order) - size + 1, size):
        yield order[start : start + size]
