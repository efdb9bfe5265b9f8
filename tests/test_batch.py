"""A batch of games: one call plays an answer in each, and the same seeds give the same course."""

from __future__ import annotations

import random
import struct
from array import array

import pytest

from vendemmia.engine import (
    MODULES,
    Batch,
    Buffers,
    EncodingError,
    IllegalAction,
    Options,
    OptionsError,
    encode,
    new_state,
    observe,
    relative_code,
    table_code,
    winners,
)
from vendemmia.engine.numbers.actions import ACTION_TOTAL, FIRST_SEAT, PASS

MIXED = [
    Options(2, max_years=2),
    Options(1, solo="normal", max_years=2),
    Options(3, modules=frozenset(MODULES), max_years=2),
]


def random_answers(batch: Batch, into: Buffers, rng: random.Random) -> list[int]:
    answers = []
    for place in range(batch.games):
        mask = into.masks[place * batch.codes : (place + 1) * batch.codes]
        answers.append(rng.choice([code for code, legal in enumerate(mask) if legal]))
    return answers


def contents(into: Buffers) -> tuple[bytes, ...]:
    views = (into.rows, into.masks, into.seats, into.kinds, into.points, into.shares, into.ended)
    return tuple(view.tobytes() for view in views)


def course(batch: Batch, steps: int, seed: int) -> list[tuple[bytes, ...]]:
    into, rng = batch.buffers(), random.Random(seed)
    batch.start(into)
    found = [contents(into)]
    for _ in range(steps):
        batch.step(random_answers(batch, into, rng), into)
        found.append(contents(into))
    return found


def test_what_is_written_is_what_the_states_say() -> None:
    batch, rng = Batch(MIXED, 5, 1), random.Random(1)
    into = batch.buffers()
    batch.start(into)
    for _ in range(60):
        batch.step(random_answers(batch, into, rng), into)
        for place in range(batch.games):
            state = batch.state(place)
            seat, players = state.to_move, len(state.vineyards)
            assert seat is not None
            assert into.seats[place] == seat
            assert into.kinds[place] == batch.numbers[place] % 3
            assert into.rows[place * batch.width : (place + 1) * batch.width] == encode(state, seat, batch.seats)
            mask = into.masks[place * batch.codes : (place + 1) * batch.codes]
            legal = [table_code(code, seat, players) for code, flag in enumerate(mask) if flag]
            assert sorted(legal) == state.legal_actions()
            assert len(legal) > 1
            assert batch.view(place) == observe(state, seat)
            if not into.ended[place]:
                points = into.points[place * batch.seats : (place + 1) * batch.seats].tolist()
                assert points == [v.vp for v in state.vineyards] + [0] * (batch.seats - players)


def test_a_game_of_a_batch_is_the_game_with_its_seed() -> None:
    """Each game can be played again by itself, and what it brings is what the batch said."""
    batch, rng = Batch(MIXED, 4, 9), random.Random(2)
    into = batch.buffers()
    batch.start(into)
    alone = [new_state(MIXED[place % 3], 9 * 2**32 + place) for place in range(4)]
    for state in alone:
        state.next_choice()
    assert batch.final(0) is None
    ends = 0
    for _ in range(250):
        answers = random_answers(batch, into, rng)
        batch.step(answers, into)
        for place, state in enumerate(alone):
            assert state.to_move is not None
            state.apply(table_code(answers[place], state.to_move, len(state.vineyards)))
            state.next_choice()
            shares = into.shares[place * batch.seats : (place + 1) * batch.seats].tolist()
            if state.stack:
                assert not into.ended[place]
                assert not any(shares)
                continue
            ends += 1
            assert batch.final(place) == state
            assert into.ended[place] == state.year
            assert [seat for seat, share in enumerate(shares) if share] == list(winners(state))
            points = into.points[place * batch.seats : (place + 1) * batch.seats].tolist()
            assert points[: len(state.vineyards)] == [v.vp for v in state.vineyards]
            number = batch.numbers[place]
            assert number % 4 == place
            alone[place] = new_state(MIXED[number % 3], 9 * 2**32 + number)
            alone[place].next_choice()
        assert [batch.state(place) for place in range(4)] == alone
    assert ends > 4


def test_the_same_seed_gives_the_same_course_and_another_seed_another() -> None:
    first = course(Batch(MIXED, 3, 5), 40, 7)
    assert course(Batch(MIXED, 3, 5), 40, 7) == first
    assert course(Batch(MIXED, 3, 6), 40, 7) != first


def test_masks_are_short_without_modules_and_rows_as_wide_as_asked() -> None:
    base = Batch([Options(2)], 1, 0)
    assert (base.codes, base.seats) == (437, 2)
    assert Batch(MIXED, 1, 0).codes == ACTION_TOTAL
    wide = Batch([Options(2)], 1, 0, seats=6)
    assert wide.width > base.width
    assert course(wide, 3, 1)[3][0][: base.width] == course(base, 3, 1)[3][0]


def test_memory_of_the_caller_is_written_to() -> None:
    batch = Batch([Options(2)], 2, 0)
    rows, shares = bytearray(2 * batch.width), array("f", [9.0] * 4)
    into = batch.buffers(rows=rows, shares=shares)
    batch.start(into)
    assert rows == into.rows
    assert any(rows)
    assert shares.tolist() == [0.0] * 4


def test_answers_may_be_a_buffer() -> None:
    batch = Batch([Options(2)], 2, 3)
    into = batch.buffers()
    batch.start(into)
    answers = random_answers(batch, into, random.Random(1))
    twin = Batch([Options(2)], 2, 3)
    other = twin.buffers()
    batch.step(answers, into)
    twin.step(array("H", answers), other)
    assert contents(into) == contents(other)


def test_a_draw_with_the_automa_is_half_a_win() -> None:
    batch = Batch([Options(1, solo="normal")], 1, 0)
    state = batch.state(0)
    state.stack.clear()
    state.year, state.vineyards[0].vp = 7, state.automa_vp
    assert struct.unpack("f", batch.shares_of(state)) == (0.5,)
    state.vineyards[0].vp += 1
    assert struct.unpack("f", batch.shares_of(state)) == (1.0,)


def test_an_illegal_answer_is_refused_and_nothing_is_played() -> None:
    batch = Batch([Options(2)], 2, 3)
    into = batch.buffers()
    batch.start(into)
    before = [batch.state(0), batch.state(1)]
    answers = random_answers(batch, into, random.Random(1))
    with pytest.raises(IllegalAction, match="pass is not legal") as caught:
        batch.step([answers[0], PASS], into)
    assert caught.value.__notes__ == ["game 1 of the batch; nothing was played"]
    assert [batch.state(0), batch.state(1)] == before


def test_a_seat_that_is_named_wrongly_is_refused_by_its_own_name() -> None:
    batch = Batch([Options(2)], 1, 3)
    into = batch.buffers()
    batch.start(into)
    named = relative_code(FIRST_SEAT, into.seats[0], 2)
    with pytest.raises(IllegalAction, match="seat:0 is not legal"):
        batch.step([named], into)


@pytest.mark.parametrize(
    ("answers", "message"),
    [
        ([1], "a batch of 2 games needs 2 answers, not 1"),
        ([1, "pass"], "the answer to game 1 is 'pass', not a whole number"),
        ([1, ACTION_TOTAL], "there is no answer 2486"),
        ([-1, 1], "there is no answer -1"),
    ],
)
def test_wrong_answers_have_clear_messages(answers: list[object], message: str) -> None:
    batch = Batch([Options(2)], 2, 3)
    legal = [batch.state(0).legal_actions()[0], batch.state(1).legal_actions()[0]]
    given = [legal[place] if answer == 1 else answer for place, answer in enumerate(answers)]
    with pytest.raises(EncodingError, match=message):
        batch.step(given, batch.buffers())


def test_wrong_memory_has_clear_messages() -> None:
    batch = Batch([Options(2)], 2, 3)
    with pytest.raises(EncodingError, match="seats must have 2 bytes, not 3"):
        batch.buffers(seats=bytearray(3))
    with pytest.raises(EncodingError, match="kinds must be writable and in one piece"):
        batch.buffers(kinds=bytes(2))
    with pytest.raises(EncodingError, match="ended must be writable and in one piece"):
        batch.buffers(ended=memoryview(bytearray(4))[::2])


def test_a_batch_that_cannot_be_is_refused() -> None:
    with pytest.raises(EncodingError, match="1 to 256 options, not 0"):
        Batch([], 1, 0)
    with pytest.raises(EncodingError, match="at least one game, not 0"):
        Batch([Options()], 0, 0)
    with pytest.raises(EncodingError, match="seed of a batch is from 0 to 2147483647, not -1"):
        Batch([Options()], 1, -1)
    with pytest.raises(EncodingError, match="rows with 3 to 6 blocks, not 2"):
        Batch([Options(3)], 1, 0, seats=2)
    with pytest.raises(OptionsError):
        Batch([Options(9)], 1, 0)


def test_some_games_go_on_while_the_others_wait() -> None:
    """What is written at the places played is what a step of all games writes there; nothing else changes."""
    some, every, rng = Batch(MIXED, 6, 4), Batch(MIXED, 6, 4), random.Random(4)
    own, theirs = some.buffers(), every.buffers()
    some.start(own)
    every.start(theirs)
    ends = 0
    for _ in range(150):
        answers = random_answers(every, theirs, rng)
        every.step(answers, theirs)
        places = rng.sample(range(6), 6)
        for chosen in (places[:2], [], places[2:]):
            before = contents(own)
            some.step_some(chosen, [answers[place] for place in chosen], own)
            for was, now, all_of in zip(before, contents(own), contents(theirs), strict=True):
                each = len(was) // 6
                for place in range(6):
                    at = slice(place * each, (place + 1) * each)
                    assert now[at] == (all_of[at] if place in chosen else was[at])
        assert contents(own) == contents(theirs)
        ends += sum(flag > 0 for flag in own.ended)
    assert ends > 3
    assert [some.state(place) for place in range(6)] == [every.state(place) for place in range(6)]


@pytest.mark.parametrize(
    ("places", "answers", "message"),
    [
        ([0, 0], [0, 0], "the places of a batch must be different from each other"),
        ([6], [0], "there is no place 6 in a batch of 6 games"),
        ([-1], [0], "there is no place -1 in a batch of 6 games"),
        ([1, 2], [0], "a batch of 2 games needs 2 answers, not 1"),
    ],
)
def test_wrong_places_have_clear_messages(places: list[int], answers: list[int], message: str) -> None:
    batch = Batch(MIXED, 6, 4)
    into = batch.buffers()
    batch.start(into)
    before = [batch.state(place) for place in range(6)]
    with pytest.raises(EncodingError, match=message):
        batch.step_some(places, answers, into)
    assert [batch.state(place) for place in range(6)] == before
