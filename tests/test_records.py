"""Records and positions that are damaged, edited or foreign."""

from __future__ import annotations

import json

import pytest

from tests.support import Table
from vendemmia import Game, Options, Record, State
from vendemmia.engine import PositionError
from vendemmia.record import RecordError


def played(plies: int = 30) -> Game:
    game = Game.new(Options(players=3), seed=5)
    for _ in range(plies):
        game.play(game.state.legal_actions()[-1])
    return game


def test_a_record_is_read_back_and_replayed_to_the_same_position() -> None:
    game = played()
    record = Record.from_text(game.record().to_text())
    assert record.codes == tuple(game.codes)
    assert record.replay() == game.state
    assert Game.from_record(record, 10).codes == game.codes[:10]


def test_a_truncated_text_names_the_ply_where_it_ends() -> None:
    text = played().record().to_text()
    cut = text[: text.index(json.dumps(played().codes[12]), text.index('"plies"')) + 3]
    with pytest.raises(RecordError) as caught:
        Record.from_text(cut)
    assert caught.value.ply is not None
    assert 1 <= caught.value.ply <= 13


@pytest.mark.parametrize("ply", [1, 7, 30])
def test_an_edited_code_is_found_at_its_ply(ply: int) -> None:
    plain = json.loads(played().record().to_text())
    plain["plies"][ply - 1] = "pass" if plain["plies"][ply - 1] != "pass" else "done"
    with pytest.raises(RecordError, match=f"^ply {ply}:"):
        Record.from_text(json.dumps(plain))


def test_missing_plies_are_found() -> None:
    plain = json.loads(played().record().to_text())
    del plain["plies"][20:]
    with pytest.raises(RecordError, match=r"^ply 21:"):
        Record.from_text(json.dumps(plain))


def test_an_illegal_code_with_a_fitting_trail_is_refused_at_its_ply() -> None:
    game = played()
    forged = Record(game.options, game.seed, (*game.codes[:4], "card:merlot", *game.codes[5:]), game.state.checksum())
    with pytest.raises(RecordError, match=r"^ply 5:"):
        Record.from_text(forged.to_text()).replay()


def test_another_end_than_the_recorded_one_is_refused() -> None:
    record = played().record()._replace(checksum="0" * 16)
    with pytest.raises(RecordError, match="not in the recorded"):
        record.replay()


@pytest.mark.parametrize(
    "text", ["", "no json", "[]", "{}", '{"format": "other/1"}', "9" * 5000, "[" * 100_000, '{"format": 3}']
)
def test_a_foreign_file_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        Record.from_text(text)


def test_a_record_of_other_rules_is_refused() -> None:
    plain = json.loads(played().record().to_text())
    plain["rules"] = 99
    with pytest.raises(RecordError, match="rules version"):
        Record.from_text(json.dumps(plain))


def test_a_start_with_other_options_is_refused() -> None:
    record = Table(lira=3).game.record()._replace(options=Options(players=3))
    with pytest.raises(RecordError, match="other options"):
        record.replay()


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"rng": "0"}, "random generator"),
        ({"rng": 5}, "random generator"),
        ({"year": -1}, "year"),
        ({"season": "monsoon"}, "season"),
        ({"to_move": 7}, "to_move"),
        ({"extra": 1}, "unknown key 'extra'"),
        ({"options": {"players": 9}}, "players must be"),
        ({"seats": [{"hand": ["broker", "broker"]}]}, "broker stands 2 times"),
        ({"seats": [{"hand": ["bróker"]}]}, "unknown card"),
        ({"seats": [{"cellar": {"blush": [3]}}]}, "blush"),
        ({"seats": [{"cellar": {"red": [4, 4]}}]}, "two tokens on red 4"),
        ({"seats": [{"crush_pad": {"red": [10]}}]}, "crush_pad"),
        ({"seats": [{"workers": {"regular": 6}}]}, "regular workers"),
        ({"seats": [{"structures": ["large_cellar"]}]}, "without a medium one"),
        ({"seats": [{"used": ["yoke"]}]}, "not built"),
        ({"seats": [{"fields": {"4": []}}]}, "field"),
        ({"seats": [{"vp": -6}]}, "vp"),
        ({"seats": [{"wake_up_row": 3}, {"wake_up_row": 3}]}, "two roosters"),
        ({"board": {"plant_vine": {"middle": {"seat": 0}}}}, "closed with 2 players"),
        ({"board": {"plant_vine": {"left": {"seat": 5}}}}, "seat"),
        ({"board": {"gain_lira": {"beside": [{"seat": 0, "waiting": 1}]}}}, "waits"),
        ({"board": {"yoke": {"left": [{"seat": 0}]}}}, "no such space"),
        ({"discards": {"vine": ["broker"]}}, "another kind"),
        ({"stack": [{"node": "nowhere"}]}, "unknown node"),
        ({"stack": [{"node": "course", "step": 2**40}]}, "step"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_clear_word(change: dict[str, object], problem: str) -> None:
    plain = {"format": "vendemmia-position/1", "options": {"players": 2}, "to_move": 0, **change}
    with pytest.raises(PositionError) as caught:
        State.from_json(plain)
    assert any(problem in line for line in caught.value.problems)


def test_all_that_is_wrong_is_listed() -> None:
    with pytest.raises(PositionError) as caught:
        State.from_json(
            {"format": "vendemmia-position/1", "seats": [{"vp": -9, "residual": 6, "lira": -1}], "year": -3}
        )
    assert len(caught.value.problems) == 4
