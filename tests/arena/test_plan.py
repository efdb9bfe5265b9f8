"""Who meets whom, and who sits where."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
import pytest

from vendemmia.arena import Task, TournamentError, TournamentFault, TournamentPlan
from vendemmia.arena.versions import code_checksum, differing, versions
from vendemmia.engine import Options, OptionsError

if TYPE_CHECKING:
    from pathlib import Path


def plan(*names: str, players: int = 2, field: str = "one-vs-rest", against: str | None = None) -> TournamentPlan:
    return TournamentPlan.make(Options(players), names, 7, field, against)


def matches(made: TournamentPlan) -> list[str]:
    return [" ".join(made.names(match)) for match in range(len(made.matches))]


def test_with_two_seats_every_pair_meets_once() -> None:
    expected = ["easy normal", "easy hard", "normal hard"]
    assert matches(plan("easy", "normal", "hard")) == expected
    assert matches(plan("easy", "normal", "hard", field="round-robin")) == expected


def test_with_more_seats_everybody_meets_copies_of_everybody() -> None:
    assert matches(plan("easy", "normal", players=3)) == ["easy normal normal", "normal easy easy"]


def test_a_round_robin_has_different_players_at_every_table() -> None:
    found = matches(plan("random", "easy", "normal", "hard", players=3, field="round-robin"))
    assert found == ["random easy normal", "random easy hard", "random normal hard", "easy normal hard"]


def test_against_one_player_only_that_one_is_met() -> None:
    assert matches(plan("easy", "hard", players=3, against="normal")) == ["easy normal normal", "hard normal normal"]


def test_alone_everybody_meets_the_automa() -> None:
    assert matches(TournamentPlan.make(Options(1, solo="hard"), ["easy", "normal"], 7)) == ["easy", "normal"]


@pytest.mark.parametrize("players", range(2, 5))
def test_everybody_sits_everywhere_equally_often_on_every_deal(players: int) -> None:
    names = ("random", "easy", "normal", "hard")[:players]
    made = plan(*names, players=players, field="round-robin")
    for deal in range(3):
        games = range(deal * players, (deal + 1) * players)
        seated = Counter(pair for number in games for pair in enumerate(made.seating(Task(0, number))))
        assert seated == {(seat, entrant): 1 for seat in range(players) for entrant in range(players)}
        assert len({made.deal_seed(number) for number in games}) == 1


def test_neighbours_change_from_deal_to_deal() -> None:
    made = plan("random", "easy", "normal", players=3, field="round-robin")
    after = Counter(
        pair
        for number in range(6)
        for seats in [made.seating(Task(0, number))]
        for pair in pairwise((*seats, seats[0]))
    )
    assert set(after.values()) == {3}


def test_the_deals_are_the_same_in_every_match_and_the_choices_are_not() -> None:
    made = plan("easy", "normal", "hard")
    assert made.deal_seed(0) == made.deal_seed(1) != made.deal_seed(2)
    draws = {made.chance(Task(match, number)).random() for match in range(3) for number in range(4)}
    assert len(draws) == 12
    assert made.chance(Task(0, 3)).random() == plan("easy", "normal").chance(Task(0, 3)).random()


def test_games_are_rounded_up_to_whole_turns_of_the_seats() -> None:
    assert [plan("easy", "normal", players=4).whole_rounds(games) for games in (1, 4, 5)] == [4, 4, 8]


@pytest.mark.parametrize(
    ("names", "given", "fault"),
    [
        (["easy", "grandmaster"], {}, TournamentFault.TOURNAMENT_ENTRANT),
        (["easy", "easy"], {}, TournamentFault.TOURNAMENT_TWICE),
        (["easy"], {"against": "easy"}, TournamentFault.TOURNAMENT_TWICE),
        (["easy"], {}, TournamentFault.TOURNAMENT_ALONE),
        ([], {"against": "easy"}, TournamentFault.TOURNAMENT_ALONE),
        (["easy", "hard"], {"players": 3, "field": "round-robin"}, TournamentFault.TOURNAMENT_TOO_FEW),
    ],
)
def test_what_cannot_be_played_is_refused(names: list[str], given: dict[str, object], fault: TournamentFault) -> None:
    with pytest.raises(TournamentError) as error:
        plan(*names, **given)  # type: ignore[arg-type]
    assert [found.fault for found in error.value.problems] == [fault]


def test_a_player_that_fails_to_load_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def player(name: str) -> None:
        raise ValueError(f"{name} has the wrong\nsize.")

    monkeypatch.setattr("vendemmia.arena.plan.player", player)
    with pytest.raises(TournamentError, match=r"^expert:a\.npz cannot play: expert:a\.npz has the wrong size$"):
        plan("expert:a.npz", "normal")


def test_options_are_checked() -> None:
    with pytest.raises(OptionsError):
        plan("easy", "hard", players=9)


def test_a_file_that_an_entrant_names_belongs_to_the_versions(tmp_path: object) -> None:
    file = f"{tmp_path}/weights"
    before = versions([f"expert:{file}"])
    with open(file, "w", encoding="utf-8") as weights:  # noqa: PTH123
        weights.write("1")
    after = versions([f"expert:{file}"])
    assert differing(before, after) == [f"expert:{file}"]


def test_numpy_belongs_to_the_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    before = versions()
    assert before["numpy"] == np.__version__
    monkeypatch.setattr("vendemmia.arena.versions.metadata.version", lambda _: "99")
    assert differing(before, versions()) == ["numpy"]


@pytest.mark.parametrize(
    ("file", "decides"),
    [
        ("engine/content/cards.py", True),
        ("network/weights/released.npz", True),
        ("arena/plan.py", True),  # Seats, deals and chance.
        ("arena/played.py", True),  # Who is asked.
        ("arena/results.py", False),
        ("bots/__pycache__/levels.pyc", False),
    ],
)
def test_the_checksum_is_that_of_what_decides_a_game(
    file: str, decides: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vendemmia.arena.versions.PACKAGE", tmp_path)
    found: list[str] = []
    for content in ("one", "another"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(content, encoding="utf-8")
        found.append(code_checksum.__wrapped__())
    assert (found[0] != found[1]) is decides
