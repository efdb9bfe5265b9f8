"""The network in NumPy: what it reads and says, and the files of its weights."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from vendemmia.bots.learned import judged, network
from vendemmia.engine import CODES, Fault, Options, encode, imagine, new_state, observe, relative_code
from vendemmia.engine.options import MODULES
from vendemmia.network import (
    PARTS,
    RELEASED,
    WEIGHTS,
    Network,
    WeightsError,
    code_parts,
    parts_of,
    read_weights,
    write_weights,
)
from vendemmia.network.files import WeightsFault, shape_of, shapes
from vendemmia.network.inputs import PLACES, scales

GAMES = (Options(2), Options(4, modules=frozenset(MODULES)), Options(1, solo="hard"))


def small(seed: int = 1) -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float32]]]:
    """Weights of a small network that say something."""
    rng = np.random.default_rng(seed)
    return {name: rng.normal(0, 0.2, shape).astype(np.float32) for name, shape in shapes(16, 2, 4, 8).items()}


def rows_of(options: Options, count: int) -> tuple[list[bytes], list[list[int]]]:
    """Positions of a random game, with their answers."""
    rng, state = Random(3), new_state(options, 3)
    rows: list[bytes] = []
    answers: list[list[int]] = []
    while len(rows) < count:
        legal = state.legal_actions()
        seat = state.stack[-1].seat
        if len(legal) > 1:
            rows.append(encode(state, seat, options.players))
            answers.append([relative_code(code, seat, options.players) for code in legal])
        state.apply(rng.choice(legal))
    return rows, answers


def test_every_code_has_parts_and_every_part_a_code() -> None:
    assert parts_of("place:harvest_field:left:grande")[:4] == (
        *("verb place", "action harvest_field", "space left", "worker grande"),
    )
    assert parts_of("wine:red:5") == ("verb wine", "type red", "value 5", "wine red", "wine 5")
    numbers = code_parts()
    assert len(numbers) == len(CODES)
    assert {part for parts in numbers for part in parts} == set(range(len(PARTS)))
    assert len({frozenset(parts) for parts in numbers}) == len(CODES), "two codes with the same parts"


@pytest.mark.parametrize("options", GAMES, ids=("two", "four", "solo"))
def test_one_position_is_judged_as_in_a_batch(options: Options) -> None:
    judge = Network(small(), {})
    rows, answers = rows_of(options, 12)
    slots = max(2, options.players)
    for row, legal, other in zip(rows, answers, judge.judge_many(rows, answers, slots), strict=True):
        own = judge.judge_one(row, legal, slots)
        for found, expected in zip(own, other, strict=True):
            assert np.allclose(found, expected, atol=1e-4)
        assert own.chances.sum() == pytest.approx(1)
        assert len(own.scores) == len(legal)


def test_a_row_for_fewer_seats_is_judged_like_a_full_one() -> None:
    judge, state = Network(small(), {}), new_state(Options(2), 5)
    seat = state.stack[-1].seat
    short, full = (judge.judge_one(encode(state, seat, seats), [0, 1, 2], 2) for seats in (2, 6))
    assert np.allclose(short.scores, full.scores, atol=1e-5)


def test_nodes_are_looked_up_and_not_counted() -> None:
    assert all(scales()[place] == 0 for low in PLACES for place in (low, low + 1))
    arrays = small()
    judge = Network(arrays, {})
    row = bytearray(encode(new_state(Options(2), 5), 0, 2))
    before = judge.judge_one(bytes(row), [0, 1], 2)
    row[PLACES[0]] ^= 1
    assert not np.allclose(before.scores, judge.judge_one(bytes(row), [0, 1], 2).scores)


def test_the_released_weights_see_what_a_seat_may_know_and_no_more() -> None:
    state = new_state(Options(3, modules=frozenset(MODULES)), 9)
    rng = Random(1)
    for _ in range(60):
        state.apply(rng.choice(state.legal_actions()))
    view = observe(state, state.stack[-1].seat)
    other = observe(imagine(view, Random(2)), view.seat or 0)
    assert np.array_equal(judged(network(), view).scores, judged(network(), other).scores)


def test_weights_survive_a_file_in_half_precision(tmp_path: Path) -> None:
    arrays = small()
    write_weights(tmp_path / "a.npz", arrays, {"steps": 7})
    found, trained = read_weights(tmp_path / "a.npz")
    assert trained == {"steps": 7}
    assert shape_of(found) == (16, 2, 4, 8)
    assert all(np.array_equal(found[name], array.astype(np.float16)) for name, array in arrays.items())


def test_the_released_weights_are_small_and_say_where_they_come_from() -> None:
    assert (WEIGHTS / RELEASED).stat().st_size <= 8_000_000
    trained = network().trained
    assert trained["steps"] > 0
    assert trained["runs"]


@pytest.mark.parametrize(
    ("name", "fault"), [("encoding", WeightsFault.WEIGHTS_ENCODING), ("parts", WeightsFault.WEIGHTS_PARTS)]
)
def test_weights_for_another_version_are_refused(
    tmp_path: Path, name: str, fault: WeightsFault, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.npz"
    with monkeypatch.context() as earlier:
        earlier.setattr(f"vendemmia.network.files.{name}_fingerprint", lambda: "another")
        write_weights(path, small(), {})
    assert fault_in(path) is fault


def fault_in(path: Path) -> Fault:
    """What the one sentence is about with which a file is refused."""
    with pytest.raises(WeightsError) as caught:
        read_weights(path)
    (found,) = caught.value.problems
    assert found.params["file"] == path.name
    assert isinstance(found.fault, WeightsFault)
    return found.fault


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert fault_in(tmp_path / "a.npz") is WeightsFault.WEIGHTS_UNREADABLE
    assert fault_in(tmp_path) is WeightsFault.WEIGHTS_UNREADABLE


def test_what_is_not_a_file_of_weights_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.npz"
    write_weights(path, small(), {})
    torn = path.read_bytes()[:-2000]
    text, array, deep, other = io.BytesIO(b"hello"), io.BytesIO(), io.BytesIO(), io.BytesIO()
    np.save(array, np.zeros(3))
    np.savez(deep, header=np.frombuffer(b"[" * 100_000, np.uint8))
    with zipfile.ZipFile(other, "w") as file:
        file.writestr("letter.txt", "hello")
    for content in (b"", torn, *(each.getvalue() for each in (text, array, deep, other))):
        path.write_bytes(content)
        assert fault_in(path) is WeightsFault.WEIGHTS_FORM


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"body1": None}, WeightsFault.WEIGHTS_LACKING),
        ({"first": None}, WeightsFault.WEIGHTS_LACKING),
        ({"letters": np.zeros(3)}, WeightsFault.WEIGHTS_OTHER),
        ({"codes_bias": np.zeros(3)}, WeightsFault.WEIGHTS_OTHER),
        ({"first": np.zeros(3)}, WeightsFault.WEIGHTS_OTHER),
        ({"judge_bias": np.full(8, np.nan)}, WeightsFault.WEIGHTS_NUMBERS),
        ({"judge_bias": np.full(8, np.inf)}, WeightsFault.WEIGHTS_NUMBERS),
    ],
    ids=["lacks", "lacks the first", "has more", "shape", "dimensions", "nan", "infinite"],
)
def test_weights_that_are_not_those_of_a_network_are_refused(
    tmp_path: Path, given: dict[str, Any], fault: WeightsFault
) -> None:
    arrays = {name: array for name, array in {**small(), **given}.items() if array is not None}
    write_weights(tmp_path / "a.npz", arrays, {})
    assert fault_in(tmp_path / "a.npz") is fault


def test_weights_that_overflow_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.npz"
    write_weights(path, small(), {})
    with np.load(path) as file:
        np.savez(path, **{**file, "judge_bias": np.full(8, 1e300)})
    assert fault_in(path) is WeightsFault.WEIGHTS_NUMBERS
