"""The result page beyond the scores: why it ended so, the course of the game, costly decisions, the picture."""

from __future__ import annotations

import re
from functools import lru_cache
from html import unescape
from itertools import combinations, pairwise
from math import hypot
from random import Random
from xml.dom.minidom import parseString

import pytest
from django.test import Client

from vendemmia.engine import CODES, Options, standings, winners
from vendemmia.locale import words
from vendemmia.web.computer_players.evaluations import ask
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.models import EvaluatedDecision, Evaluation, Table
from vendemmia.web.play.moves import open_table
from vendemmia.web.results import chances as chances_of_games
from vendemmia.web.results.points import PointsMade
from vendemmia.web.show.board.scene import SeatMark
from vendemmia.web.show.result.course import (
    BOTTOM,
    LEFT,
    MARK,
    MOST_MOMENTS,
    RIGHT,
    TOP,
    CourseGraph,
    chance_course,
    smooth,
)
from vendemmia.web.show.result.verdict import duel_of, reasons
from vendemmia.web.tables.history import history
from vendemmia.web.thinking import problems

from .test_result import SIX, SOLO, history_of, last_moment, seats_of, shown, table_of

EN = words("en")
BASE = "base-3-4.json"
SCRIPT = {"HX-Request": "true"}


@lru_cache(maxsize=4)
def moments(file: str) -> tuple[chances_of_games.PlyChances, ...]:
    past = history_of(file)
    return tuple(chances_of_games.PlyChances(ply, past.marks[ply], shares) for ply, shares in problems.moments(past))


class TestChances:
    def test_they_add_up_and_end_with_the_winner(self) -> None:
        found = moments(BASE)
        assert all(sum(moment.shares) == pytest.approx(1) for moment in found)
        assert all(0 <= share <= 1 for moment in found for share in moment.shares)
        assert [moment.ply for moment in found] == sorted({moment.ply for moment in found})
        end = history_of(BASE).state(history_of(BASE).plies)
        assert [seat for seat, share in enumerate(found[-1].shares) if share == 1] == list(winners(end))

    def test_a_jump_is_smoothed_and_the_result_is_not(self) -> None:
        assert smooth([0.5, 0.5, 0.9, 0.5, 0.5, 1.0])[2] == pytest.approx(0.58)
        assert smooth([0.2, 1.0]) == [0.2, 1.0]
        assert smooth([1.0]) == [1.0]


class TestCourse:
    @pytest.mark.parametrize("seed", range(200))
    def test_marks_never_cover_each_other(self, seed: int) -> None:
        """Of random games, and of random, neighbouring and equal moments in them."""
        rng, seat = Random(seed), seats_of(BASE)[0]
        plies = sorted(rng.sample(range(400), rng.randint(2, 300)))
        chances = [rng.choice((0.0, 1.0, rng.random())) for _ in plies]
        graph = CourseGraph("chance", plies, [1] * len(plies), [(seat, chances)], 0.5)
        some = rng.choice(plies)
        near = [some, some + rng.randint(0, 3), some - rng.randint(0, 3)]
        for moments_marked in (rng.choices(plies, k=3), near, [some] * 3):
            marks = graph.marked(moments_marked)
            assert [mark.number for mark in marks] == [1, 2, 3]
            assert all(TOP <= mark.line <= BOTTOM for mark in marks)
            assert all(TOP <= mark.y <= BOTTOM for mark in marks)
            assert all(hypot(a.x - b.x, a.y - b.y) >= 2 * MARK for a, b in combinations(marks, 2)), marks

    @pytest.mark.parametrize("file", [BASE, SIX])
    def test_lines_stay_inside_and_long_games_are_thinned_out(self, file: str) -> None:
        seats = seats_of(file)
        for reader in (None, seats[1]):
            course = chance_course(moments(file), seats, reader)
            assert len(course.lines) == (len(seats) if reader is None else 1)
            assert len(course.plies) <= MOST_MOMENTS + 1
            for line in course.lines:
                points = [tuple(map(float, pair.split())) for pair in line.path[1:].split("L")]
                assert all(LEFT <= x <= RIGHT and TOP <= y <= BOTTOM for x, y in points)
                assert all(before[0] < after[0] for before, after in pairwise(points))
            assert [year for year, _ in course.year_ends] == list(range(1, history_of(file).marks[-1].year + 1))
            assert len(course.named_years) <= 14

    def test_marks_are_on_the_line(self) -> None:
        seats = seats_of(BASE)
        course = chance_course(moments(BASE), seats, seats[0])
        marks = course.marked([course.plies[7] + 1, 0])
        assert [mark.number for mark in marks] == [1, 2]
        assert f"{marks[0].x} {marks[0].y}" in course.lines[0].path
        assert marks[1].x == LEFT

    def test_a_game_of_one_moment_can_be_drawn(self) -> None:
        course = CourseGraph("points", [5], [1], [(SeatMark(0, "Anna", "", True), [3.0])])
        assert course.lines[0].path == f"M{LEFT} {course.y(3)}"


class TestVerdict:
    def texts(self, file: str, reader: int | None) -> tuple[str, ...]:
        past = history_of(file)
        made, state = PointsMade(past), past.state(past.plies)
        ranked = sorted(standings(state), key=lambda each: (each.rank, each.seat))
        duel = duel_of(ranked, reader)
        assert duel is not None
        seats = [seat._replace(is_reader=seat.number == reader) for seat in seats_of(file)]
        for text in (found := reasons(EN, duel, seats, made)):
            numbers = [int(number.replace("−", "-")) for number in re.findall(r"[-−]?\d+", text)]
            if "Points from " in text:  # Every number is one of the sources of the two.
                used = {vp for seat in (duel.first.seat, duel.second.seat) for vp in made.sources[seat].values()}
                assert {*numbers} <= used | {0}
        return found

    def test_reasons_are_true(self) -> None:
        for file in (BASE, SIX):
            for reader in (None, 0, 1, 2):
                texts = self.texts(file, reader)
                assert all(("you" in text.lower()) == (reader is not None) or "level" in text for text in texts)

    def test_nobody_to_compare_with(self) -> None:
        assert duel_of([], None) is None


def weighed(table: Table, losses: dict[int, float]) -> None:
    """An evaluation of the first seat with these losses by the number of the answer."""
    past = history(table)
    row = ask(table, past, 0)
    found: list[EvaluatedDecision] = [
        {
            "number": number,
            "chosen": past.codes[number],
            "chance": 0.0,
            "best": CODES[past.view(number, 0).legal[0]] if loss else past.codes[number],
            "best_chance": loss,
            "reason": "money",
            "params": {"lira": 1},
        }
        for number, loss in losses.items()
    ]
    Evaluation.objects.filter(id=row.id).update(found=found, done=row.total, finished=True)


def own_decisions(table: Table) -> list[int]:
    past = history(table)
    return [n for n in range(past.plies) if past.whole.deciders[n] == 0 and len(past.view(n, 0).legal) > 1]


class TestCostlyDecisions:
    def test_they_are_asked_for_and_shown_with_a_way_to_try_again(self, client: Client) -> None:
        table = table_of(BASE)
        address = f"/tables/{table.id}/result/decisions"
        assert EN.message("result-cost-begin") in shown(client, table)
        asked = client.post(address)
        assert (asked.status_code, asked.headers["Location"]) == (303, f"/tables/{table.id}/result#evaluation")
        assert f'hx-get="{address}"' in shown(client, table)  # It polls.
        Evaluation.objects.all().delete()
        numbers = own_decisions(table)[5:60:10]
        weighed(table, dict(zip(numbers, (0.5, 4.0, 0.1, 2.0, 1.0, 0.0), strict=True)))
        html = shown(client, table)
        assert "hx-get" not in html
        costly = [numbers[1], numbers[3], numbers[4]]
        assert re.findall(r'name="ply" value="(\d+)"', html)[1:] == [str(number) for number in costly]
        assert html.count('class="pin"') == 3
        part = client.get(address, headers=SCRIPT).content.decode()
        assert part.count('class="pin"') == 3
        assert "<html" not in part

    def test_looking_at_one_opens_the_moment_that_speaks_of_it(self, client: Client) -> None:
        table = table_of(BASE)
        numbers = own_decisions(table)[5:30:10]
        weighed(table, dict(zip(numbers, (0.11, 0.3, 0.04), strict=True)))
        html = shown(client, table)
        assert re.findall(r"chance −(\d+) points", html) == ["30", "11", "4"]
        links = re.findall(r'<a class="lnk" href="([^"]*/replay/\?ply=[^"]*)"', html[html.index('class="costly"') :])
        spoken = []
        for link in links[:3]:
            page = unescape(client.get(link).content.decode())
            here = page[page.index('class="eval-here"') : page.index('class="swings"')]
            spoken += re.findall(r"drops by (\d+) percentage points", here)
        assert spoken == ["30", "11", "4"]

    def test_trying_again_opens_the_game_at_that_decision_with_the_same_opponents(self, client: Client) -> None:
        table = table_of(BASE)
        number = own_decisions(table)[7]
        answer = client.post(f"/tables/{table.id}/replay/on", {"ply": number, "seat": 0, "level": "same"})
        again = Table.objects.exclude(id=table.id).get()
        assert answer.headers["Location"] == f"/tables/{again.id}/"
        assert again.plies.count() == number
        assert (again.to_move, again.known_deal) == (0, True)
        assert [seat.bot for seat in again.seats.all()] == ["", "normal", "normal"]

    def test_only_the_only_person_has_them(self, client: Client) -> None:
        for table in (
            table_of(BASE, uploaded=True),
            open_table(Options(players=2), 1, [SeatedPlayer("A"), SeatedPlayer("B")]),
        ):
            assert client.post(f"/tables/{table.id}/result/decisions").status_code == 303
            assert "h-cost" not in client.get(f"/tables/{table.id}/result", follow=True).content.decode()
        assert not Evaluation.objects.exists()


class TestPicture:
    @pytest.mark.parametrize("file", [BASE, SIX, SOLO])
    def test_it_needs_nothing_from_outside(self, client: Client, file: str) -> None:
        answer = client.get(f"/tables/{table_of(file).id}/result.svg")
        assert answer.status_code == 200
        assert answer.headers["Content-Type"].startswith("image/svg+xml")
        assert "script" not in answer.headers["Content-Security-Policy"]
        text = answer.content.decode()
        drawing = parseString(text).documentElement  # noqa: S318 - our own
        assert drawing is not None
        assert (drawing.getAttribute("width"), drawing.getAttribute("height")) == ("1200", "630")
        assert re.findall(r'href="(?!#)', text) == []
        assert re.findall(r"url\((?!#|data:font/woff2;base64,)|@import|<script|<image|<foreignObject", text) == []
        ids = set(re.findall(r'\bid="([^"]+)"', text))
        assert set(re.findall(r'href="#([^"]+)"', text)) <= ids
        assert set(re.findall(r"var\((--[\w-]+)\)", text)) <= set(re.findall(r"(--[\w-]+):", text))

    def test_others_read_a_name_and_one_without_a_name_is_you(self, client: Client) -> None:
        for name, headline in (("Livia", "Livia wins by 3"), ("Your estate", "You win by 3")):
            players = [SeatedPlayer(name), SeatedPlayer("<Bruno>", "normal")]
            start = last_moment(first={"vp": 23})
            table = open_table(Options(players=2), 0, players, start=start, codes=["pass"])
            text = client.get(f"/tables/{table.id}/result.svg").content.decode()
            assert f">{headline}<" in text
            assert "&lt;Bruno&gt;" in text
            parseString(text)  # noqa: S318 - our own
            html = unescape(client.get(f"/tables/{table.id}/result").content.decode())
            assert f'src="/tables/{table.id}/result.svg"' in html

    def test_a_running_game_has_none(self, client: Client) -> None:
        table = open_table(Options(players=2), 1, [SeatedPlayer("A"), SeatedPlayer("B", "easy")])
        assert client.get(f"/tables/{table.id}/result.svg").status_code == 404
        assert client.get(f"/tables/{table.id}/result/decisions").status_code == 303
