"""What the corpus of recorded games has in it: every set-up, every card, every structure, every worker."""

from __future__ import annotations

from functools import cache

from tests.support import rule
from tests.test_corpus import CORPUS
from tests.test_golden import script
from vendemmia import Record
from vendemmia.engine import Kind, Options
from vendemmia.engine.content.solo import CHALLENGES, LEVELS
from vendemmia.engine.year.automa import solo_result


class Contents:
    """What comes up in all games, each of them played once."""

    def __init__(self) -> None:
        self.corpus = script("corpus")
        self.setups: set[Options] = set()
        self.things: set[str] = set()
        """What was played, filled and planted."""
        self.signs: set[str] = set()
        """What was built and used of the modules."""
        self.automa_cards: set[int] = set()
        self.solo_results: set[str] = set()
        self.tokens = 0
        for path in CORPUS:
            self.add(Record.from_text(path.read_text(encoding="utf-8")))

    def add(self, record: Record) -> None:
        self.setups.add(record.options)
        state = record.opening()
        for code in record.codes:
            before = state.copy() if record.options.modules else None
            events = state.play(code)
            if before is not None:
                self.signs |= self.corpus.signs(before, events)
            for event in events:
                if event.kind in (Kind.PLAYED, Kind.FILLED, Kind.PLANTED):
                    self.things.add(event.thing)
                elif event.kind is Kind.AUTOMA_CARD:
                    self.automa_cards.add(event.amount)
            self.tokens += code == "token"
        if record.options.solo is not None:
            self.solo_results.add(solo_result(state))


@cache
def contents() -> Contents:
    return Contents()


def test_the_corpus_has_every_player_count_and_variant_and_plays_every_card() -> None:
    corpus = script("corpus")
    assert {*corpus.SETUPS, *corpus.SOLO_SETUPS, *corpus.MODULE_SETUPS} <= contents().setups
    assert {thing for thing in corpus.wanted() if ":" not in thing} <= contents().things


@rule("MOD-3", "SPW-1", "STC-4", "STC-5")
def test_the_corpus_builds_and_uses_every_structure_card_and_trains_and_uses_every_special_worker() -> None:
    corpus = script("corpus")
    combinations = {(setup.modules, setup.solo is not None) for setup in contents().setups if setup.modules}
    assert combinations == {(modules, solo) for modules in corpus.MODULE_SETS for solo in (False, True)}
    assert corpus.wanted_of_modules() - contents().signs == set()


def test_the_solo_games_of_the_corpus_have_every_level_challenge_and_automa_card() -> None:
    solo = [setup for setup in contents().setups if setup.solo is not None]
    assert {setup.solo for setup in solo} == set(LEVELS)
    assert {setup.challenge for setup in solo} == {None, *CHALLENGES}
    assert {setup.aggressive for setup in solo} == {False, True}
    assert contents().automa_cards == set(range(1, 25))
    assert contents().tokens > 0
    assert {"win", "loss"} <= contents().solo_results
