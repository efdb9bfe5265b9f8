"""Chance: the keyed generator, the old one beside it, and who may know the key."""

from __future__ import annotations

import gc
import hashlib
import json
import pickle
import random
import threading
from collections import Counter
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.examples import few
from tests.test_properties import OPTIONS, SEEDS, play_out, random_states
from vendemmia import Options, State, imagine, observe
from vendemmia.engine import KEYED, LEGACY, OptionsError, PositionError, SeedError, key_of, new_state
from vendemmia.engine.state.chance import LECUYER, OPAQUE, START, Keyed, chance_from

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vendemmia.engine import View

KEY = bytes(range(16))
SECRET = "5e" * 32
GENERATORS = (LEGACY, KEYED)


def word(key: bytes, counter: int) -> int:
    """The reference: the low 63 bits of a word of BLAKE2b under a key."""
    digest = hashlib.blake2b((counter // 8).to_bytes(8, "big"), key=key, digest_size=64).digest()
    begin = counter % 8 * 8
    return int.from_bytes(digest[begin : begin + 8], "big") % 2**63


def numbers(chance: Keyed, rng: int, bound: int, count: int) -> Iterator[int]:
    for _ in range(count):
        rng = chance.step(rng)
        yield chance.below(rng, bound)


# --- the generators


@few(60)
@given(st.binary(min_size=16, max_size=16), st.integers(0, 2**40), st.integers(1, 2**62))
def test_numbers_are_those_of_the_reference(key: bytes, begin: int, bound: int) -> None:
    found = list(numbers(Keyed(key), begin, bound, 20))
    assert found == [word(key, begin + 1 + n) % bound for n in range(20)]


def test_the_first_numbers_never_change() -> None:
    """Saved games hang on them."""
    found = list(numbers(Keyed(KEY), START, 1000, 12))
    assert found == [738, 375, 263, 178, 689, 402, 404, 178, 966, 67, 816, 142]


def test_numbers_do_not_depend_on_the_order_in_which_they_are_asked_for() -> None:
    places = list(range(1, 200))
    random.Random(1).shuffle(places)
    chance = Keyed(KEY)
    assert [chance.below(place, 997) for place in places] == [word(KEY, place) % 997 for place in places]


def test_threads_may_share_a_source() -> None:
    chance = Keyed(KEY)
    expected = [word(KEY, place) % 997 for place in range(400)]
    wrong: list[int] = []

    def ask(first: int) -> None:
        for turn in range(10):
            for place in range(400):
                at = (place * 7 + first + turn) % 400
                if chance.below(at, 997) != expected[at]:
                    wrong.append(at)

    threads = [threading.Thread(target=ask, args=(13 * number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


@pytest.mark.parametrize("bound", [2, 6, 7, 42, 152])
@pytest.mark.parametrize("key", [KEY, b"\0" * 16, key_of(7, "draws"), key_of(SECRET, "draws")], ids=range(4))
def test_draws_are_uniform(key: bytes, bound: int) -> None:
    """Chi-square, and the same for pairs: the number after each number. The bound is passed once in a million."""
    drawn = list(numbers(Keyed(key), START, bound, 200 * bound))
    assert chi_square(Counter(drawn), bound, len(drawn)) < most_likely(bound)
    if bound <= 7:
        pairs = Counter(zip(drawn[::2], drawn[1::2], strict=True))
        assert chi_square(pairs, bound**2, len(drawn) // 2) < most_likely(bound**2)


def chi_square(found: Counter[Any], cells: int, total: int) -> float:
    expected = total / cells
    unseen = cells - len(found)
    return sum((count - expected) ** 2 for count in found.values()) / expected + unseen * expected


def most_likely(cells: int) -> float:
    """Wilson and Hilferty's approximation for a chance of one in a million."""
    free = cells - 1
    return float(free * (1 - 2 / (9 * free) + 4.75 * (2 / (9 * free)) ** 0.5) ** 3)


def test_the_old_generator_goes_on_as_it_did() -> None:
    """Numbers of the version that had no other."""
    state = new_state(Options(players=2), 7, generator=LEGACY)
    assert state.rng == 3323411121018664526
    assert [state.roll(1000) for _ in range(8)] == [647, 854, 622, 901, 383, 72, 18, 337]


# --- seeds and keys


def test_every_purpose_and_every_seed_has_a_key_of_its_own() -> None:
    seeds: list[int | str] = [0, 1, -1, 2**63 - 1, -(2**63) + 1, SECRET, "0" * 64, "0" * 63 + "1"]
    keys = {key_of(seed, purpose) for seed in seeds for purpose in ("draws", "names", "players")}
    assert len(keys) == 3 * len(seeds)
    assert {len(key) for key in keys} == {16}


def test_keys_never_change() -> None:
    """Saved games hang on them."""
    assert key_of(7, "draws") == hashlib.blake2b(b"7", digest_size=16, person=b"draws").digest()
    secret = bytes.fromhex(SECRET)
    assert key_of(SECRET, "draws") == hashlib.blake2b(key=secret, digest_size=16, person=b"draws").digest()
    assert new_state(Options(), 7).chance.key == key_of(7, "draws")


def test_a_secret_deals_a_game_like_a_number() -> None:
    one, same = new_state(Options(), SECRET), new_state(Options(), SECRET)
    assert one == same
    assert one.key() != new_state(Options(), SECRET[:-1] + "f").key()
    assert one.generator == KEYED


@pytest.mark.parametrize(
    "seed", ["", "7", "5E" * 32, "5e" * 31, "5e" * 33, " " + "5e" * 31 + "5", 2**63, True, 1.0, None]
)
def test_what_is_neither_a_number_nor_a_secret_is_refused(seed: Any) -> None:
    for generator in GENERATORS:
        with pytest.raises(SeedError) as caught:
            new_state(Options(), seed, generator=generator)
        assert "5e5e" not in str(caught.value).lower()


def test_the_old_generator_takes_no_secret_and_there_is_no_third_one() -> None:
    with pytest.raises(SeedError, match="not a secret"):
        new_state(Options(), SECRET, generator=LEGACY)
    for generator in (0, 3, 2**70):
        with pytest.raises(OptionsError, match="generator must be 1 or 2"):
            new_state(Options(), 1, generator=generator)


# --- in the state


@pytest.mark.parametrize("generator", GENERATORS)
@few(8)
@given(options=OPTIONS, seed=SEEDS)
def test_a_state_equals_its_copy_its_json_and_its_pickle_with_both_generators(
    generator: int, options: Options, seed: int
) -> None:
    for state in random_states(options, seed, 0.01, generator):
        assert state.generator == generator
        twins = [
            state.copy(),
            State.from_json(json.loads(json.dumps(state.to_json()))),
            pickle.loads(pickle.dumps(state)),  # noqa: S301 (our own bytes)
        ]
        for twin in twins:
            assert twin == state
            assert hash(twin) == hash(state)
            assert twin.checksum() == state.checksum()
            assert twin.generator == generator
        assert len({play_out(twin, seed) for twin in (*twins, state)}) == 1


def test_states_differ_by_the_key_alone_and_by_the_counter_alone() -> None:
    state, other, later = (new_state(Options(), 1) for _ in range(3))
    assert state == other
    other.chance = Keyed(KEY)
    later.rng += 1
    assert len({state, other, later}) == 3
    assert len({one.checksum() for one in (state, other, later)}) == 3


def test_what_was_asked_before_is_not_part_of_a_state() -> None:
    state, other = new_state(Options(), 1), new_state(Options(), 1)
    state.copy().roll(1000)
    state.chance.below(12345, 10)
    assert state == other
    assert hash(state) == hash(other)
    assert [state.roll(1000) for _ in range(20)] == [other.roll(1000) for _ in range(20)]


def test_the_text_of_a_source_is_read_back() -> None:
    found = chance_from(Keyed(KEY).text(77))
    assert found is not None
    assert (found[0].key, found[0].generator, found[1]) == (KEY, KEYED, 77)
    assert chance_from("1794080706429531742") == (LECUYER, 1794080706429531742)


@pytest.mark.parametrize(
    "text",
    [
        *("", "0", "-1", "1", "blake2", "blake2:", "blake2::1", f"blake2:{KEY.hex()}", f"blake2:{KEY.hex()}:"),
        *(f"blake2:{KEY.hex()}:0", f"blake2:{KEY.hex()}:-1", f"blake2:{KEY.hex()}:{2**40 + 1}", f":{KEY.hex()}:1"),
        *(
            f"blake2:{KEY.hex()[1:]}:1",
            f"blake2:{KEY.hex()}0:1",
            f"blake2:{KEY.hex().upper()}:1",
            f"blake3:{KEY.hex()}:1",
        ),
        *(f"blake2:{KEY.hex()}:1:1", f"blake2:{KEY.hex()}: 1", f"blake2:{KEY.hex()}:\u0661", "x" * 10_000, "9" * 5000),
        *(None, 1, ["blake2"], 1.5, True),
    ],
)
def test_a_text_that_is_no_source_is_refused(text: object) -> None:
    with pytest.raises(PositionError, match=r"^rng is not a state of a random generator$"):
        State.from_json({"format": "vendemmia-position/1", "rng": text})


def test_a_position_with_a_seed_has_the_keyed_generator_unless_the_old_one_is_asked_for() -> None:
    plain = {"format": "vendemmia-position/1", "seed": 7}
    state = State.from_json(plain)
    assert (state.chance.key, state.rng) == (key_of(7, "draws"), START)
    assert State.from_json({"format": "vendemmia-position/1"}).chance.key == key_of(0, "draws")
    old = State.from_json(plain, LEGACY)
    assert old.generator == LEGACY
    assert old.rng == 1794080706429531742


# --- who may know


@pytest.mark.parametrize("generator", GENERATORS)
@few(6)
@given(options=OPTIONS, seed=SEEDS)
def test_a_view_holds_nothing_of_chance(generator: int, options: Options, seed: int) -> None:
    for state in random_states(options, seed, 0.02, generator):
        for seat in (None, *range(options.players)):
            view = observe(state, seat)
            assert view.open_state().chance is LECUYER
            assert view.open_state().rng == OPAQUE
            held = list(reachable(view))
            assert view.hand_counts in held
            assert state.chance not in held
            secrets = [str(state.rng)] if generator == LEGACY else [state.chance.key.hex(), repr(state.chance.key)]
            texts = [json.dumps(view.to_json()), repr(view.key()), repr([one for one in held if plain_type(one)])]
            for text in texts:
                assert not any(secret in text for secret in [*secrets, "rng", "blake2"])


def plain_type(value: object) -> bool:
    return isinstance(value, str | bytes | int)


def reachable(view: View) -> Iterator[object]:
    """Every object that can be got at from a view, through its rules too, but not through its code."""
    waiting: list[object] = [view]
    seen: set[int] = set()
    while waiting:
        value = waiting.pop()
        if id(value) in seen or isinstance(value, type | ModuleType | FunctionType | BuiltinFunctionType):
            continue
        seen.add(id(value))
        yield value
        waiting += gc.get_referents(value)


def test_a_view_does_not_change_when_only_the_key_does() -> None:
    state = new_state(Options(players=3), 5)
    other = state.copy()
    other.chance = Keyed(KEY)
    other.rng = 1000
    for seat in (None, 0, 1, 2):
        assert observe(state, seat) == observe(other, seat)
        assert json.dumps(observe(state, seat).to_json()) == json.dumps(observe(other, seat).to_json())


def test_an_imagined_state_has_a_chance_of_its_own() -> None:
    state = new_state(Options(players=3), 5)
    rng, same = random.Random(1), random.Random(1)
    one, other = imagine(observe(state, 0), rng), imagine(observe(state, 0), same)
    assert one == other
    assert one.chance.key not in (state.chance.key, imagine(observe(state, 0), rng).chance.key)
    assert (one.generator, one.rng) == (KEYED, START)
