"""Records and positions that are damaged, edited or foreign."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.support import Table
from vendemmia import Game, Options, Record, State
from vendemmia.engine import PositionError
from vendemmia.record import Flaw, RecordError


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
    forged = game.record()._replace(codes=(*game.codes[:4], "card:merlot", *game.codes[5:]))
    with pytest.raises(RecordError, match=r"^ply 5:"):
        Record.from_text(forged.to_text()).replay()


def test_another_end_than_the_recorded_one_is_refused() -> None:
    record = played().record()._replace(checksum="0" * 16)
    with pytest.raises(RecordError) as caught:
        record.replay()
    assert caught.value.flaw is Flaw.OTHER_END
    assert caught.value.params == {"checksum": played().state.checksum(), "recorded": "0" * 16}


@pytest.mark.parametrize(
    "text", ["", "no json", "[]", "{}", '{"format": "other/1"}', "9" * 5000, "[" * 100_000, '{"format": 3}']
)
def test_a_foreign_file_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        Record.from_text(text)


def test_a_record_of_other_rules_is_refused() -> None:
    plain = json.loads(played().record().to_text())
    plain["rules"] = 99
    with pytest.raises(RecordError) as caught:
        Record.from_text(json.dumps(plain))
    assert caught.value.flaw is Flaw.OTHER_RULES
    assert caught.value.params == {"recorded": "99", "current": 2}


def test_a_start_with_other_options_is_refused() -> None:
    record = Table(lira=3).game.record()._replace(options=Options(players=3))
    with pytest.raises(RecordError) as caught:
        record.replay()
    assert caught.value.flaw is Flaw.START_DIFFERS


TEXT = played().record().to_text()


def changed(**keys: object) -> str:
    return json.dumps(json.loads(TEXT) | keys)


def forged(*codes: str, start: dict[str, object] | None = None) -> str:
    """The record with other codes at its end and a trail that fits."""
    record = played().record()
    return record._replace(codes=(*record.codes[: -len(codes) or None], *codes), start=start).to_text()


def finished() -> Record:
    game = Game.new(Options(players=2, max_years=1), seed=5)
    while not game.state.is_over:
        game.play(game.state.legal_actions()[-1])
    return game.record()


OVER = finished()
FIRST = (Path(__file__).parent / "corpus" / "solo-easy-1.json").read_text(encoding="utf-8")
"""A record of the first format."""
FIRST_END = json.loads(FIRST)["checksum"]


FLAWED: list[tuple[Flaw, str, int | None]] = [
    (Flaw.NO_JSON, "no json", None),
    (Flaw.BEYOND_BOUNDS, "[" * 100_000, None),
    (Flaw.BEYOND_BOUNDS, "9" * 5000, None),
    (Flaw.OTHER_FORMAT, changed(format="other/1"), None),
    (Flaw.OTHER_FORMAT, "[]", None),
    (Flaw.OTHER_RULES, changed(rules=99), None),
    (Flaw.UNKNOWN_KEYS, changed(more=1), None),
    (Flaw.WRONG_KIND, changed(rules="1"), None),
    (Flaw.WRONG_KIND, changed(seed=True), None),
    (Flaw.WRONG_KIND, changed(plies=None), None),
    (Flaw.WRONG_KIND, changed(trail=7), None),
    (Flaw.WRONG_KIND, changed(checksum=None), None),
    (Flaw.WRONG_KIND, FIRST.replace(FIRST_END, ""), None),
    (Flaw.WRONG_KIND, changed(start=[]), None),
    (Flaw.NO_GAME, changed(options={"players": 9}), None),
    (Flaw.DAMAGED, TEXT[: TEXT.index('"plies"') + 20], 1),
    (Flaw.NO_CODE, changed(plies=["option:1", 7]), 2),
    (Flaw.NO_CODE, changed(plies=["\ud800"]), 1),
    (Flaw.CHANGED, changed(plies=[*played().codes[:1], "pass"]), 2),
    (Flaw.PLIES_MISSING, changed(plies=played().codes[:20]), 21),
    (Flaw.START_IMPOSSIBLE, forged(start={"format": "nonsense"}), None),
    (Flaw.START_DIFFERS, forged(start=Table(lira=3).state.to_json()), None),
    (Flaw.UNKNOWN_CODE, forged("place:nowhere"), 30),
    (Flaw.NOT_LEGAL, forged("card:merlot"), 30),
    (
        Flaw.GAME_OVER,
        OVER._replace(codes=(*OVER.codes, "pass"), checks=(*OVER.checks, "0000")).to_text(),
        len(OVER.codes) + 1,
    ),
    (Flaw.POSITION_CHANGED, changed(checksum="0" * 16), None),
    (Flaw.POSITION_CHANGED, changed(position={}), None),
    (Flaw.OTHER_END, FIRST.replace(FIRST_END, "0" * 16), None),
    (Flaw.WRONG_KIND, changed(checks="12"), None),
    (Flaw.WRONG_KIND, changed(checks=""), None),
    (Flaw.WRONG_KIND, changed(position=None), None),
    (Flaw.WRONG_KIND, changed(seed="secret"), None),
    (Flaw.WRONG_KIND, changed(resumed=[{"ply": 3}]), None),
    (Flaw.WRONG_KIND, changed(resumed=[{"ply": 31, "rules": 2, "position": {}}]), None),
    (Flaw.OTHER_RULES, changed(resumed=[{"ply": 3, "rules": 9, "position": {}}]), None),
    (Flaw.BEYOND_BOUNDS, changed(seed=2**63), None),
    (Flaw.BEYOND_BOUNDS, changed(plies=["pass"] * 20_001), None),
]


@pytest.mark.parametrize(("flaw", "text", "ply"), FLAWED, ids=[flaw.name for flaw, _, _ in FLAWED])
def test_a_flaw_has_a_code_and_a_ply(flaw: Flaw, text: str, ply: int | None) -> None:
    with pytest.raises(RecordError) as caught:
        Record.from_text(text).replay()
    assert caught.value.flaw is flaw
    assert caught.value.code in str(caught.value)
    assert caught.value.ply == ply


def test_every_flaw_can_come_up() -> None:
    elsewhere = {Flaw.NOT_REPLAYABLE}  # tests/test_resuming.py
    assert {flaw for flaw, _, _ in FLAWED} | elsewhere == set(Flaw)


def test_what_the_engine_says_is_kept_for_programmers() -> None:
    with pytest.raises(RecordError, match="players must be a whole number from 2 to 6, not 9") as options:
        Record.from_text(changed(options={"players": 9}))
    assert options.value.reasons == ()
    with pytest.raises(RecordError, match="NOT_ASKED") as illegal:
        Record.from_text(forged("card:merlot")).replay()
    assert illegal.value.params == {"code": "card:merlot"}
    assert [reason.code for reason in illegal.value.reasons] == ["NOT_ASKED"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"rng": "0"}, "RNG_FORM"),
        ({"rng": 5}, "RNG_FORM"),
        ({"year": -1}, "NUMBER_RANGE"),
        ({"season": "monsoon"}, "NAME_UNKNOWN"),
        ({"to_move": 7}, "NUMBER_RANGE"),
        ({"extra": 1}, "KEY_UNKNOWN"),
        ({"options": {"players": 9}}, "OPTION_NUMBER"),
        ({"seats": [{"hand": ["broker", "broker"]}]}, "CARD_TOO_OFTEN"),
        ({"seats": [{"hand": ["bróker"]}]}, "NAME_UNKNOWN"),
        ({"seats": [{"cellar": {"blush": [3]}}]}, "NUMBER_RANGE"),
        ({"seats": [{"cellar": {"red": [4, 4]}}]}, "TOKEN_TWICE"),
        ({"seats": [{"crush_pad": {"red": [10]}}]}, "NUMBER_RANGE"),
        ({"seats": [{"workers": {"regular": 6}}]}, "NUMBER_RANGE"),
        ({"seats": [{"structures": ["large_cellar"]}]}, "CELLAR_MISSING"),
        ({"seats": [{"used": ["yoke"]}]}, "USED_NOT_BUILT"),
        ({"seats": [{"fields": {"4": []}}]}, "NAME_UNKNOWN"),
        ({"seats": [{"vp": -6}]}, "NUMBER_RANGE"),
        ({"seats": [{"wake_up_row": 3}, {"wake_up_row": 3}]}, "ROW_TAKEN_TWICE"),
        ({"board": {"plant_vine": {"middle": {"seat": 0}}}}, "SPACE_SHUT"),
        ({"board": {"plant_vine": {"left": {"seat": 5}}}}, "NUMBER_RANGE"),
        ({"board": {"gain_lira": {"beside": [{"seat": 0, "waiting": 1}]}}}, "WAITING_NOWHERE"),
        ({"board": {"yoke": {"left": [{"seat": 0}]}}}, "SPACE_NOT_OWNED"),
        ({"discards": {"vine": ["broker"]}}, "CARD_OF_OTHER_KIND"),
        ({"stack": [{"node": "nowhere"}]}, "NAME_UNKNOWN"),
        ({"stack": [{"node": "course", "step": 2**40}]}, "NUMBER_RANGE"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: dict[str, object], code: str) -> None:
    plain = {"format": "vendemmia-position/1", "options": {"players": 2}, "to_move": 0, **change}
    with pytest.raises(PositionError) as caught:
        State.from_json(plain)
    assert code in [problem.code for problem in caught.value.problems]


def test_all_that_is_wrong_is_listed() -> None:
    with pytest.raises(PositionError) as caught:
        State.from_json(
            {"format": "vendemmia-position/1", "seats": [{"vp": -9, "residual": 6, "lira": -1}], "year": -3}
        )
    assert [problem.params["at"] for problem in caught.value.problems] == [
        *("year", "seats[0].lira", "seats[0].vp", "seats[0].residual")
    ]
    assert str(caught.value).startswith("year must be a whole number from 0 to 1000000, not -3; seats[0].lira must be")
