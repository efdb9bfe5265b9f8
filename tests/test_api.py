"""The contract of the public API: errors of one family that change nothing, and what is exported."""

from __future__ import annotations

import pytest

import vendemmia
from tests.support import Table
from vendemmia import Game, Options, VendemmiaError
from vendemmia.engine import GameOver, IllegalAction, OptionsError, PositionError, Reason, SeedError, UnknownCode
from vendemmia.record import RecordError, UndoRefused


def test_all_errors_are_of_one_family() -> None:
    for error in (
        GameOver,
        IllegalAction,
        OptionsError,
        PositionError,
        SeedError,
        UnknownCode,
        RecordError,
        UndoRefused,
    ):
        assert issubclass(error, VendemmiaError)


@pytest.mark.parametrize("code", ["place:nowhere", "", "PASS", -1, 99_999, True])
def test_an_unknown_code_changes_nothing(code: str | int) -> None:
    table = Table(lira=3)
    before = table.state.key()
    for ask in (table.state.play, table.state.why_not, table.state.outlook, table.game.play):
        with pytest.raises(UnknownCode):
            ask(code)
    assert table.state.key() == before
    assert table.game.codes == []


def test_an_illegal_action_names_its_reasons_and_changes_nothing() -> None:
    table = Table(lira=1)
    before = table.state.key()
    with pytest.raises(IllegalAction) as caught:
        table.game.play("place:build_structure:left:regular")
    assert [refusal.reason for refusal in caught.value.reasons] == [Reason.BUILDING_TOO_DEAR]
    assert caught.value.reasons[0].params == {"needs": 2, "has": 1}
    assert "STR-1" in str(caught.value)
    assert table.state.key() == before
    assert table.game.codes == []


def test_after_the_end_nothing_can_be_played() -> None:
    game = Game.new(Options(players=2, max_years=1), seed=1)
    while not game.state.is_over:
        game.play(game.state.legal_actions()[0])
    assert game.state.to_move is None
    assert game.state.legal_actions() == []
    assert game.state.why_not("pass")[0].reason is Reason.NOT_ASKED
    with pytest.raises(GameOver):
        game.play("pass")


def test_numbers_and_codes_mean_the_same() -> None:
    one, two = Table(lira=4), Table(lira=4)
    code = one.codes("place:give_tour")[0]
    one.game.play(code)
    two.game.play(vendemmia.CODES.index(code))
    assert one.state == two.state
    assert one.game.codes == two.game.codes


@pytest.mark.parametrize(
    "options", [{"players": 0}, {"players": True}, {"friendly": 1}, {"max_years": 0}, {"solo": "god"}]
)
def test_options_that_describe_no_game_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(OptionsError):
        Game.new(Options(**options))  # type: ignore[arg-type]


def test_what_is_exported_is_there() -> None:
    for name in vendemmia.__all__:
        assert getattr(vendemmia, name) is not None
