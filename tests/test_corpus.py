"""The corpus of recorded games: every release must reach the recorded ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support import rule
from tests.test_golden import script
from vendemmia import Record
from vendemmia.engine import Kind
from vendemmia.engine.automa import solo_result
from vendemmia.engine.content.solo import CHALLENGES, LEVELS
from vendemmia.record import RULES_VERSION, course_of

FOLDER = Path(__file__).parent / "corpus"
CORPUS = sorted(FOLDER.rglob("*.json"))
"""Games of the first version of the rules, and in folders those of later versions."""


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.relative_to(FOLDER).as_posix())
def test_a_recorded_game_is_replayed_to_its_recorded_end(path: Path) -> None:
    record = Record.from_text(path.read_text(encoding="utf-8"))
    assert record.replay().is_over
    assert record.rules == (int(path.parent.name.removeprefix("rules-")) if path.parent != FOLDER else 1)
    assert len(course_of(record).stretches) == 1
    assert record.to_text() == path.read_text(encoding="utf-8")


def test_todays_rules_have_a_game_of_every_set_up() -> None:
    corpus = script("corpus")
    records = [Record.from_text(path.read_text(encoding="utf-8")) for path in FOLDER.glob(f"rules-{RULES_VERSION}/*")]
    setups = [record.options for record in records]
    assert {*corpus.SETUPS, *corpus.SOLO_SETUPS, *corpus.MODULE_SETUPS} <= set(setups)


def test_the_corpus_has_every_player_count_and_variant_and_plays_every_card() -> None:
    setups, seen = set(), set()
    for path in CORPUS:
        record = Record.from_text(path.read_text(encoding="utf-8"))
        setups.add(record.options)
        state = record.opening()
        for code in record.codes:
            for event in state.play(code):
                if event.kind in (Kind.PLAYED, Kind.FILLED, Kind.PLANTED):
                    seen.add(event.thing)
    corpus = script("corpus")
    assert {*corpus.SETUPS, *corpus.SOLO_SETUPS, *corpus.MODULE_SETUPS} <= setups
    assert {thing for thing in corpus.wanted() if ":" not in thing} <= seen


@rule("MOD-3", "SPW-1", "STC-4", "STC-5")
def test_the_corpus_builds_and_uses_every_structure_card_and_trains_and_uses_every_special_worker() -> None:
    corpus = script("corpus")
    missing = corpus.wanted_of_modules()
    combinations = set()
    for path in CORPUS:
        record = Record.from_text(path.read_text(encoding="utf-8"))
        if not record.options.modules:
            continue
        combinations.add((record.options.modules, record.options.solo is not None))
        state = record.opening()
        for code in record.codes:
            before = state.copy()
            missing -= corpus.signs(before, state.play(code))
    assert combinations == {(modules, solo) for modules in corpus.MODULE_SETS for solo in (False, True)}
    assert not missing


def test_the_solo_games_of_the_corpus_have_every_level_challenge_and_automa_card() -> None:
    levels, challenges, aggressive = set(), set(), set()
    cards, results = set(), set()
    bought = 0
    for path in CORPUS:
        record = Record.from_text(path.read_text(encoding="utf-8"))
        if record.options.solo is None:
            continue
        levels.add(record.options.solo)
        challenges.add(record.options.challenge)
        aggressive.add(record.options.aggressive)
        state = record.opening()
        for code in record.codes:
            bought += code == "token"
            cards |= {event.amount for event in state.play(code) if event.kind is Kind.AUTOMA_CARD}
        results.add(solo_result(state))
    assert levels == set(LEVELS)
    assert challenges == {None, *CHALLENGES}
    assert aggressive == {False, True}
    assert cards == set(range(1, 25))
    assert bought > 0
    assert {"win", "loss"} <= results
