"""Games whose rules have changed since: they go on from the saved position, and nothing wrong is shown of the past.

A record that looks sound plays the change of the rules: it has another answer or another deal than the one that led to
its position. Its codes and its trail fit each other, its checks and its position are of the game that was played.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.cli.support import run
from tests.examples import few
from tests.test_properties import OPTIONS, SEEDS
from vendemmia import Game, Options, Record, State
from vendemmia.record import RULES_VERSION, UNKNOWN, Flaw, RecordError, Resumed, canonical, check_of, digest

PLIES = 60
UNREADABLE: dict[str, object] = {"format": "vendemmia-position/0"}
FEW = few(20)


def played(options: Options, seed: int, plies: int, rules: int = RULES_VERSION) -> Game:
    game = Game.new(options, seed, rules)
    play_on(game, plies, seed)
    return game


def play_on(game: Game, plies: int, seed: int = 0) -> None:
    rng = random.Random(seed)
    for _ in range(plies):
        if game.state.is_over:
            return
        game.play(rng.choice(game.state.codes()))


def as_read(record: Record) -> Record:
    """The record as it comes back from its file."""
    text = record.to_text()
    read = Record.from_text(text)
    assert read == record
    assert read.to_text() == text
    return read


def illegal_at(record: Record, ply: int) -> Record:
    """The record with an answer after `ply` answers that is not allowed there."""
    codes = Game.from_record(record, ply).state.codes()
    code = next(code for code in ("done", "pass", "card:merlot", "no") if code not in codes)
    return with_code(record, ply, code)


def another_at(record: Record, ply: int) -> Record:
    """The record with another answer there that is allowed too."""
    before = Game.from_record(record, ply).state

    def elsewhere(code: str) -> bool:
        after = before.copy()
        after.play(code)
        return check_of(after) != record.checks[ply]

    other = [code for code in before.codes() if code != record.codes[ply]]
    return with_code(record, ply, next((code for code in other if elsewhere(code)), other[0]))


def unknown_at(record: Record, ply: int) -> Record:
    return with_code(record, ply, "place:nowhere:left:regular")


def is_sound(record: Record) -> bool:
    try:
        record.replay()
    except RecordError:
        return False
    return True


def with_code(record: Record, ply: int, code: str) -> Record:
    return as_read(record._replace(codes=(*record.codes[:ply], code, *record.codes[ply + 1 :])))


def a_choice_in(record: Record, wanted: int, last: int = PLIES) -> int:
    """The first ply from a wanted one on at which there was a choice."""
    return next(ply for ply in range(wanted, last) if len(Game.from_record(record, ply).state.codes()) > 1)


def spans(record: Record) -> list[tuple[int, int]]:
    """From which ply to which the game can be shown, between its gaps."""
    gaps = Game.from_record(record).gaps
    ends = [*(gap.after for gap in gaps), len(record.codes)]
    return [(first, end) for first, end in zip([0, *(gap.until for gap in gaps)], ends, strict=True) if end >= 0]


def shown(record: Record) -> list[int]:
    """The plies after which the game can be shown."""
    game = Game.from_record(record)
    return [ply for ply in range(len(record.codes) + 1) if game.knows(ply)]


GAME = played(Options(players=3), 5, PLIES)
RECORD = GAME.record()
CHANGES = [illegal_at, another_at, unknown_at]


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("wanted", [1, 2, 25, 58])
def test_the_game_goes_on_from_its_saved_position(change: object, wanted: int) -> None:
    ply = a_choice_in(RECORD, wanted)
    changed = change(RECORD, ply)  # type: ignore[operator]
    with pytest.raises(RecordError):
        changed.replay()
    assert spans(changed) == [(0, ply), (PLIES, PLIES)]
    game = Game.from_record(changed)
    assert game.resumed == [Resumed(PLIES, RULES_VERSION, GAME.state.to_json())]
    assert game.codes == list(changed.codes)
    assert game.state == GAME.state
    assert game.record() == as_read(game.record())


@pytest.mark.parametrize("change", CHANGES)
def test_only_what_agrees_is_shown(change: object) -> None:
    ply = a_choice_in(RECORD, 25)
    changed = change(RECORD, ply)  # type: ignore[operator]
    assert shown(changed) == [*range(ply + 1), PLIES]
    for plies in (ply + 1, PLIES - 1):
        with pytest.raises(RecordError, match=f"^ply {plies}:") as caught:
            Game.from_record(changed, plies)
        assert caught.value.flaw is Flaw.NOT_REPLAYABLE
    for plies in (0, 10, ply):
        assert Game.from_record(changed, plies).state == Game.from_record(RECORD, plies).state
        assert Game.from_record(changed, plies).resumed == []


def test_another_deal_shows_nothing_of_the_past() -> None:
    """Nothing confirms the deal: its first answer leads elsewhere."""
    changed = as_read(RECORD._replace(seed=6))
    assert spans(changed) == [(PLIES, PLIES)]
    assert shown(changed) == [PLIES]
    assert Game.from_record(changed).state == GAME.state
    assert Game.from_record(changed).seed == 6


def test_a_first_answer_that_is_refused_hides_the_deal_too() -> None:
    assert shown(illegal_at(RECORD, 0)) == [PLIES]


def test_a_start_is_known_whatever_came_of_it() -> None:
    game = Game.from_position(GAME.state.to_json())
    play_on(game, 12)
    assert shown(illegal_at(game.record(), 0)) == [0, 12]


@pytest.mark.parametrize("change", CHANGES)
def test_one_plays_on_saves_and_loads_again(change: object) -> None:
    game = Game.from_record(change(RECORD, a_choice_in(RECORD, 20)))  # type: ignore[operator]
    assert game.undo_floor == PLIES
    play_on(game, 15)
    saved = as_read(game.record())
    assert [each.ply for each in saved.resumed] == [PLIES]
    assert saved.replay() == game.state
    loaded = Game.from_record(saved)
    assert loaded.record() == saved
    assert loaded.state == game.state
    play_on(loaded, 5)
    assert Game.from_record(as_read(loaded.record())).state == loaded.state
    assert len(loaded.resumed) == 1


def twice_resumed() -> tuple[Record, int, int]:
    """Resumed after 60 answers and again after 90; the two plies at which another answer stands."""
    first = a_choice_in(RECORD, 20)
    game = Game.from_record(another_at(RECORD, first))
    play_on(game, 30)
    second = a_choice_in(game.record(), PLIES + 10, 90)
    again = Game.from_record(another_at(game.record(), second))
    assert again.state == game.state
    play_on(again, 10)
    return as_read(again.record()), first, second


def test_a_game_goes_on_twice() -> None:
    record, first, second = twice_resumed()
    assert [each.ply for each in record.resumed] == [60, 90]
    assert spans(record) == [(0, first), (60, second), (90, 100)]
    assert shown(record) == [*range(first + 1), *range(60, second + 1), *range(90, 101)]
    assert Game.from_record(record, second).resumed == list(record.resumed[:1])
    assert Game.from_record(record).record() == record


def test_a_resumed_record_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    record, first, second = twice_resumed()
    plays: list[str] = []
    play = Game.play

    def noted(game: Game, code: str, *given: Any, **more: Any) -> object:
        plays.append(code)
        return play(game, code, *given, **more)

    monkeypatch.setattr(Game, "play", noted)
    Game.from_record(record)
    assert len(plays) == first + 1 + (second + 1 - 60) + 10


@pytest.mark.parametrize("plies", [5, 60, 70, 95])
def test_a_resumed_game_is_rewound(plies: int) -> None:
    record, first, _ = twice_resumed()
    assert first > 5
    game = Game.from_record(record)
    assert game.rewound(plies).state == Game.from_record(record, plies).state
    assert game.rewound(plies).deciders == game.deciders[:plies]
    with pytest.raises(RecordError):
        game.rewound(first + 1)


def test_a_middle_that_cannot_be_read_is_left_out() -> None:
    record, first, _ = twice_resumed()
    spoilt = as_read(record._replace(resumed=(Resumed(60, 2, UNREADABLE), record.resumed[1])))
    assert spans(spoilt) == [(0, first), (90, 100)]
    assert Game.from_record(spoilt).state == Game.from_record(record).state


def test_an_end_that_cannot_be_read_is_replaced_by_the_saved_position() -> None:
    record, first, second = twice_resumed()
    spoilt = as_read(record._replace(resumed=(record.resumed[0], Resumed(90, 2, UNREADABLE))))
    assert spans(spoilt) == [(0, first), (60, second), (100, 100)]
    assert [each.ply for each in Game.from_record(spoilt).resumed] == [60, 90, 100]
    assert Game.from_record(spoilt).state == Game.from_record(record).state


def test_a_game_goes_on_twice_at_the_same_ply() -> None:
    game = Game.from_record(illegal_at(RECORD, 30))
    position = game.state.to_json()
    twice = as_read(game.record()._replace(resumed=(Resumed(PLIES, 2, UNREADABLE), Resumed(PLIES, 2, position))))
    assert spans(twice) == [(0, 30), (PLIES, PLIES)]
    assert Game.from_record(twice).state == GAME.state


def test_a_game_goes_on_before_its_first_answer() -> None:
    fresh = Game.new(Options(players=2), 3)
    changed = as_read(fresh.record()._replace(seed=4))
    game = Game.from_record(changed)
    assert game.state == fresh.state
    assert [each.ply for each in game.resumed] == [0]
    play_on(game, 20)
    saved = as_read(game.record())
    assert shown(saved) == [*range(21)]
    assert Game.from_record(saved, 0).state == fresh.state
    assert Game.from_record(saved).state == game.state


@pytest.mark.parametrize("plies", [0, 20, 60, 75, 90, 95, 100])
def test_a_resumed_record_is_cut_where_it_can_be_shown(plies: int) -> None:
    record, first, second = twice_resumed()
    assert first >= 20
    if second < plies < 90:
        with pytest.raises(RecordError):
            Game.from_record(record, plies)
        return
    game = Game.from_record(record, plies)
    cut = Game.from_record(record.cut(plies, game.state))
    assert cut.state == game.state
    assert cut.record() == game.record()
    assert [each.ply for each in cut.resumed] == [ply for ply in (60, 90) if ply <= plies]


def test_without_a_position_that_can_be_read_the_replay_says_why() -> None:
    ply = a_choice_in(RECORD, 20)
    unreadable: dict[str, Any] = {"position": UNREADABLE, "checksum": digest(canonical(UNREADABLE))}
    for change, flaw in ((illegal_at, Flaw.NOT_LEGAL), (unknown_at, Flaw.UNKNOWN_CODE)):
        with pytest.raises(RecordError, match=f"^ply {ply + 1}:") as caught:
            Game.from_record(as_read(change(RECORD, ply)._replace(**unreadable)))
        assert caught.value.flaw is flaw
    with pytest.raises(RecordError) as end:
        Game.from_record(as_read(RECORD._replace(**unreadable)))
    assert end.value.flaw is Flaw.OTHER_END


def test_a_position_of_another_game_is_not_gone_on_from() -> None:
    other = played(Options(players=2), 5, 10)
    mixed = as_read(illegal_at(RECORD, 30)._replace(position=other.state.to_json(), checksum=other.state.checksum()))
    with pytest.raises(RecordError) as caught:
        Game.from_record(mixed)
    assert caught.value.flaw is Flaw.NOT_LEGAL


def test_the_first_format_has_nothing_to_go_on_from() -> None:
    first = played(Options(players=2), 5, 30, rules=1).record()._replace(position=None, checks=())
    assert as_read(first).format.endswith("/1")
    for change, flaw in ((illegal_at, Flaw.NOT_LEGAL), (unknown_at, Flaw.UNKNOWN_CODE)):
        with pytest.raises(RecordError, match=r"^ply 13:") as caught:
            Game.from_record(change(first, 12))
        assert caught.value.flaw is flaw


class TestPliesWithoutChecks:
    """A game that began before there were checks, and has a position since."""

    ply = a_choice_in(RECORD, 40)

    def unchecked(self, until: int) -> Record:
        return as_read(RECORD._replace(checks=(UNKNOWN,) * until + RECORD.checks[until:]))

    def test_they_are_shown_while_the_rules_lead_to_the_end(self) -> None:
        assert shown(self.unchecked(PLIES)) == [*range(PLIES + 1)]

    def test_they_are_shown_if_a_later_check_agrees(self) -> None:
        assert shown(illegal_at(self.unchecked(self.ply - 5), self.ply)) == [*range(self.ply + 1), PLIES]

    def test_they_are_not_shown_if_nothing_confirms_them(self) -> None:
        """The answers are still allowed, but lead to other positions."""
        assert shown(illegal_at(self.unchecked(self.ply), self.ply)) == [PLIES]
        other_end = self.unchecked(PLIES)._replace(position=GAME.state.to_json() | {"revealed": 9})
        other_end = as_read(other_end._replace(checksum=digest(canonical(other_end.position or {}))))
        assert shown(other_end) == [PLIES]

    def test_a_saved_position_confirms_them(self) -> None:
        game = Game.from_record(illegal_at(RECORD, self.ply))
        play_on(game, 10)
        record = game.record()
        resumed = Resumed(70, 2, game.state.to_json())
        unchecked = as_read(record._replace(checks=(*RECORD.checks, *[UNKNOWN] * 10), resumed=(*game.resumed, resumed)))
        assert shown(unchecked) == [*range(self.ply + 1), *range(PLIES, 71)]


def test_the_command_line_goes_on_and_shows_what_it_can(tmp_path: Path) -> None:
    for name, change in (("illegal", illegal_at), ("unknown", unknown_at)):
        file = tmp_path / f"{name}.json"
        file.write_text(change(RECORD, 30).to_text(), encoding="utf-8")
        whole = run("replay", str(file))
        assert whole.code == 0, whole.err
        assert "Traceback" not in whole.err
        assert run("replay", str(file), "--ply", "30").code == 0
        assert run("replay", str(file), "--ply", "60").code == 0
        lost = run("replay", str(file), "--ply", "40")
        assert lost.code == 2
        assert lost.err.count("\n") == 1


# --- over many games


@FEW
@given(OPTIONS, SEEDS, st.sampled_from([1, RULES_VERSION]))
def test_text_record_and_game_are_the_same(options: Options, seed: int, rules: int) -> None:
    game = played(options, seed, 120, rules)
    record = as_read(game.record())
    assert record.position is not None
    assert State.from_json(record.position) == game.state
    assert State.from_json(json.loads(json.dumps(record.position))).to_json() == record.position
    assert Record.from_text(record.to_text()).trail() == record.trail()
    state = record.opening()
    for code, check in zip(record.codes, record.checks, strict=True):
        state.play(code)
        assert check_of(state) == check
    assert Game.from_record(record).record() == record


@FEW
@given(OPTIONS, SEEDS, st.sampled_from([1, RULES_VERSION]), st.data())
def test_a_record_cut_anywhere_opens(options: Options, seed: int, rules: int, data: st.DataObject) -> None:
    record = played(options, seed, 80, rules).record()
    for plies in {0, len(record.codes), data.draw(st.integers(0, len(record.codes)))}:
        before = Game.from_record(record, plies)
        game = Game.from_record(record.cut(plies, before.state))
        assert game.record() == before.record()
        assert tuple(game.codes) == record.codes[:plies]
        assert game.resumed == []


@FEW
@given(OPTIONS, SEEDS, st.sampled_from([1, RULES_VERSION]), st.sampled_from(CHANGES), st.data())
def test_every_game_goes_on(options: Options, seed: int, rules: int, change: object, data: st.DataObject) -> None:
    game = played(options, seed, 80, rules)
    record = game.record()
    ply = a_choice_in(record, data.draw(st.integers(1, len(record.codes) // 2)), len(record.codes))
    changed = change(record, ply)  # type: ignore[operator]
    assume(not is_sound(changed))  # Another answer may lead to the same end, e.g. in a draft.
    assert spans(changed) == [(0, ply), (len(record.codes),) * 2]
    resumed = Game.from_record(changed)
    assert resumed.state == game.state
    play_on(resumed, 20)
    assert Game.from_record(as_read(resumed.record())).state == resumed.state
