"""Findings: what is counted, how sure it is, and the charts."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from scripts import findings as script
from vendemmia.engine import Options, observe
from vendemmia.engine.catalogue import CARDS, DECK_OF, DECKS
from vendemmia.research.data_plan import DataPlan
from vendemmia.research.datasets import read_rows, write_dataset
from vendemmia.research.findings import (
    SeatFigures,
    clustered,
    games_of,
    points_by_source,
    wins_by_papa,
    wins_by_row,
    worth_of_draws,
)
from vendemmia.research.hands import position_of, swapped, worth_in_game, worth_in_hand
from vendemmia.research.plots import Bar, Dot, bar_chart, dot_chart, ticks

OUT = Path(__file__).parents[2] / "docs" / "research"
SVG = "{http://www.w3.org/2000/svg}"


def seat(won: float, drawn: tuple[tuple[str, str], ...] = (), papa: str = "jay", **more: object) -> SeatFigures:
    return SeatFigures(won, 0, 20, papa, (1, 7), {"orders": 15}, drawn)._replace(**more)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("findings") / "set"
    write_dataset(DataPlan.make(Options(2, max_years=5), ("expert", "expert"), 4, 11, every=0), found)
    return found


def test_replayed_games_give_the_points_of_their_seats_by_source(folder: Path) -> None:
    games = list(games_of(folder))
    rows = list(read_rows(folder))
    for seats, row in zip(games, rows, strict=True):
        assert [each.papa for each in seats] == row["papas"]
        for each, points in zip(seats, row["points"], strict=True):
            assert sum(each.sources.values()) == points
            assert len(each.rows) == row["years"]
            assert all(DECKS[DECK_OF[CARDS.index(card)]] == deck for deck, card in each.drawn)
    found = points_by_source(games, ("orders", "visitors"))
    assert found["total"].mean == pytest.approx(sum(sum(row["points"]) for row in rows) / 8)


def test_a_game_that_ends_otherwise_is_noticed(folder: Path, tmp_path: Path) -> None:
    for file in folder.iterdir():
        (tmp_path / file.name).write_text(file.read_text().replace('"checksum":"', '"checksum":"0'))
    with pytest.raises(ValueError, match="game 0 does not replay"):
        list(games_of(tmp_path))


def test_rates_count_seats_and_years() -> None:
    games = [(seat(1, papa="jay"), seat(0, papa="paul")), (seat(0, papa="paul"), seat(1, papa="jay"))]
    papas = wins_by_papa(games)
    assert (papas["jay"].mean, papas["paul"].mean, papas["jay"].cases) == (1, 0, 2)
    assert papas["jay"].low < 1
    rows = wins_by_row([(seat(1, rows=(1, 2)), seat(0, rows=(2, 1, 1)))])
    assert rows[1].mean == pytest.approx(1 / 3)
    assert rows[1].cases == 3


def test_a_draw_is_compared_with_all_draws_of_its_deck() -> None:
    good, bad = ("vine", "merlot"), ("vine", "malvasia")
    found = worth_of_draws([(seat(1, (good,)), seat(0, (bad,))), (seat(1, (good, bad)), seat(0))])
    assert found[good].mean == pytest.approx(1 - 0.75)
    assert found[bad].mean == pytest.approx(0.5 - 0.75)


def test_an_interval_counts_games_not_seats() -> None:
    apart = clustered([(0, 1), (1, 1), (0, 1), (1, 1)])
    alike = clustered([(0, 2), (2, 2)])
    assert apart.mean == alike.mean == 0.5
    assert alike.high - alike.low > apart.high - apart.low


def test_a_swapped_card_changes_the_hand_and_the_deck_only(folder: Path) -> None:
    summer = DECKS.index("summer")
    state = next(found for number in range(4) if (found := position_of(folder, number, summer, 1)) is not None)
    mover = state.to_move
    assert mover is not None
    card = next(card for card in state.vineyards[mover].hand if DECK_OF[card] == summer)
    other = next(other for other in state.decks[summer] if other != card)
    again = swapped(state, card, other)
    assert sorted(again.decks[summer] + list(again.vineyards[mover].hand)) == sorted(
        state.decks[summer] + list(state.vineyards[mover].hand)
    )
    assert other in again.vineyards[mover].hand
    assert observe(again, 1 - mover).key() == observe(state, 1 - mover).key()
    assert observe(again, mover).key() != observe(state, mover).key()


def test_the_worth_of_cards_in_a_position_adds_up_to_nothing(folder: Path) -> None:
    vine = DECKS.index("vine")
    worths = [found for number in range(4) if (found := worth_in_game(folder, vine, 4, 1, number)) is not None]
    assert worths
    for each in worths:
        assert len(each.chances) > 3
        assert sum(each.chances.values()) == pytest.approx(0, abs=1e-9)
        assert len(set(each.chances.values())) > 1
    measured = worth_in_hand(worths)
    assert all(deck == "vine" and found.low <= found.mean <= found.high for (deck, _), found in measured.items())


def test_charts_are_whole_and_in_scale() -> None:
    assert ticks(0, 1) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1])
    assert ticks(-3, 42)[0] <= -3
    drawn = dot_chart("A & B", "note", "%", [Dot("one", 2, 1, 3), Dot("two", 4, 3, 9, other=(5, 4, 6))], 4)
    chart = ET.fromstring(drawn)  # noqa: S314 - our own text
    circles = [float(each.get("cx", 0)) for each in chart.iter(f"{SVG}circle") if each.get("class") == "d"]
    assert circles == sorted(circles)
    assert any(each.text == "A & B" for each in chart.iter(f"{SVG}text"))
    drawn = bar_chart("Bars", "", "VP", ("a", "b"), [Bar("x", (3, 1), 3.5, 4.5)])
    bars = ET.fromstring(drawn)  # noqa: S314 - our own text
    a, b = [float(each.get("width", 0)) for each in bars.iter(f"{SVG}rect") if each.get("height") == "14"]
    assert a == pytest.approx(3 * b, abs=0.5)


def test_the_kept_plots_and_numbers_are_those_of_the_script() -> None:
    numbers = json.loads((OUT / "findings.json").read_text(encoding="utf-8"))
    assert numbers["seed"] == script.SEED
    assert numbers["scale"] == 1
    assert numbers["games"] == {name: games for name, (_, _, games) in script.GAMES.items()}
    assert (numbers["positions"], numbers["walks"]) == (script.POSITIONS, script.WALKS)
    cards = {":".join((DECKS[DECK_OF[card]], CARDS[card])) for card in range(len(CARDS)) if DECK_OF[card] < 4}
    assert set(numbers["cards_in_hand"]) == set(numbers["cards_drawn"]) == cards
    page = (OUT / "findings.md").read_text(encoding="utf-8")
    names = {"rows-2", "rows-4", "papas", "sources", *(f"cards-{deck}" for deck in script.ASKED)}
    for name in names:
        assert f"({name}.svg)" in page
        ET.fromstring((OUT / f"{name}.svg").read_text(encoding="utf-8"))  # noqa: S314 - our own file
