"""Whatever is given as options, seed or position: it is read, or refused in a few words. Both builds agree."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest

from tests.repeating import LONG_RUN
from vendemmia import Options, State
from vendemmia.engine import KEYED, LEGACY, OptionsError, PositionError, SeedError, UnknownCode, key_of, new_state
from vendemmia.engine.options import MANY_YEARS, MODULES
from vendemmia.engine.reports.errors import VendemmiaError

if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST = 20_000
"""Characters of a message, whatever was given."""


def nested(depth: int) -> list[object]:
    deep: list[object] = []
    for _ in range(depth):
        deep = [deep]
    return deep


NASTY: list[Any] = [
    *(2**31, 2**48, 2**62, 2**63 - 1, 2**63, 2**64, -(2**63), -(2**63) - 1, -(2**64), 10**5000, -(10**5000), -1, 0, 1),
    *(0.5, 1e308, float("inf"), float("-inf"), float("nan"), True, False, None),
    *("", "x", "\ud800", "x" * 100_000, "0", "٣", "7" * 30, "9" * 5000),
    *(
        [],
        {},
        [None],
        [[]],
        [{}],
        {"": 0},
        {"\ud800": {}},
        {"x" * 100_000: 1},
        nested(20_000),
        {"seat": nested(20_000)},
    ),
]


GAMES = (
    (Options(players=3, modules=frozenset(MODULES), max_years=4), 3, KEYED),
    (Options(players=1, solo="hard", modules=frozenset(MODULES), tokens=2), 2, KEYED),
    (Options(players=2, modules=frozenset({"special_workers", "structure_cards"}), max_years=4), 4, KEYED),
    (Options(players=3, max_years=4), 1, LEGACY),
)


def positions(options: Options, seed: int, generator: int) -> list[dict[str, Any]]:
    """Positions of a game, in which most keys occur: the first, the longest and another one."""
    rng = random.Random(seed)
    state = new_state(options, seed, generator=generator)
    first = json.dumps(state.to_json())
    middle: list[str] = []
    while state.stack:
        state.apply(rng.choice(state.legal_actions()))
        if len(state.stack) > 2:
            middle.append(json.dumps(state.to_json()))
    return [json.loads(text) for text in (max(middle, key=len), rng.choice(middle), first)]


def places(plain: object, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """The places in a piece of JSON: the way there, the container and the key.

    Things in a list are of one kind: their ways are the same, except to the first.
    """
    pairs: list[tuple[Any, Any]] = []
    if isinstance(plain, dict):
        pairs = list(plain.items())
    elif isinstance(plain, list):
        pairs = list(enumerate(plain))
    for key, value in pairs:
        way = f"{path}/{min(key, 1) if isinstance(key, int) else key}"
        yield way, plain, key
        yield from places(value, way)


def check_words(error: VendemmiaError, longest: int) -> None:
    """A message is short and can be printed."""
    assert len(str(error)) < longest
    assert str(error).encode().decode() == str(error)


def refused_or_read(plain: object) -> bool:
    """Whether a position is read; one that is not is refused with PositionError and few words."""
    try:
        state = State.from_json(plain)
    except PositionError as error:
        check_words(error, LONGEST)
        return False
    assert State.from_json(json.loads(json.dumps(state.to_json()))) == state
    return True


def test_any_value_at_any_place_of_a_position_is_read_or_refused() -> None:
    seen: set[str] = set()
    refused = 0
    for plain in (plain for game in GAMES for plain in positions(*game)):
        assert refused_or_read(plain)
        for way, container, key in list(places(plain)):
            if way in seen and not LONG_RUN:
                continue  # There the same is read as at another place.
            seen.add(way)
            kept = container[key]
            for value in NASTY:
                container[key] = value
                refused += not refused_or_read(plain)
            container[key] = kept
    assert len(seen) > 150
    assert refused > 4000


@pytest.mark.parametrize("number", range(len(NASTY)))
def test_any_value_as_a_whole_is_refused(number: int) -> None:
    value = NASTY[number]
    with pytest.raises(PositionError):
        State.from_json(value)
    with pytest.raises(OptionsError):
        Options.from_json(value) if value != {} else Options.from_json(None)


@pytest.mark.parametrize("key", [*Options._fields, "unknown"])
def test_any_value_of_any_option_is_read_or_refused(key: str) -> None:
    for value in NASTY:
        for rest in ({"players": 2}, {"players": 1, "solo": "normal"}):
            try:
                Options.from_json({**rest, key: value})
            except OptionsError as error:
                check_words(error, 400)
                continue
            assert refused_or_read({"format": "vendemmia-position/1", "options": {**rest, key: value}})


def test_years_have_a_bound() -> None:
    assert new_state(Options(max_years=MANY_YEARS), 1).rules.last_year == MANY_YEARS
    for years in (MANY_YEARS + 1, 2**64):
        with pytest.raises(OptionsError, match="max_years must be a whole number from 1 to 1000000, not"):
            new_state(Options(max_years=years), 1)


@pytest.mark.parametrize("number", range(len(NASTY)))
def test_any_seed_is_taken_or_refused_in_few_words(number: int) -> None:
    value = NASTY[number]
    for generator in (LEGACY, KEYED):
        try:
            new_state(Options(), value, generator=generator)
        except SeedError as error:
            check_words(error, 200)
        else:
            assert isinstance(value, int)
            assert abs(value) < 2**63
    if not isinstance(value, int) or isinstance(value, bool):
        with pytest.raises(SeedError):
            key_of(value, "draws")


def test_an_error_repeats_no_more_than_a_few_problems() -> None:
    with pytest.raises(PositionError) as caught:
        State.from_json({"format": "vendemmia-position/1", "shown": ["x"] * 100_000})
    assert len(caught.value.problems) == 51
    assert str(caught.value.problems[-1]) == "and 99950 more"


def test_a_huge_number_is_an_unknown_action() -> None:
    with pytest.raises(UnknownCode, match="unknown action ≥10¹⁸"):
        new_state(Options(), 1).play(10**5000)


def test_a_stack_that_never_comes_to_an_end_is_refused() -> None:
    """The second frame asks for an answer that its own data bring back again and again."""
    state = new_state(Options(players=1, solo="normal"), 3)
    rng = random.Random(1)
    while state.year < 3:
        state.apply(rng.choice(state.legal_actions()))
    plain = state.to_json()
    plain["to_move"] = 0
    plain["stack"] = [
        {"node": "course", "step": 8},
        {"node": "visitor:noble/0", "step": 1, "data": 2**32},
        {"node": "visitor:queen/0/1", "step": 2, "data": 63, "report": 2**31},
    ]
    with pytest.raises(PositionError, match="stack does not fit the position"):
        State.from_json(plain)
