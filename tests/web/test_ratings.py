"""Ratings: the method against values computed elsewhere, what is rated, and who leaves loses."""

from __future__ import annotations

import re
from math import exp, sqrt

import pytest
from django.test import Client

from vendemmia.engine import Options
from vendemmia.record import new_secret
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.models import Person, RatedGame, Rating, Seat, Table
from vendemmia.web.play.access import access_of
from vendemmia.web.play.deleting import delete_table
from vendemmia.web.play.moves import answer, open_table
from vendemmia.web.ratings import (
    DEVIATION,
    DRIFT,
    DUEL,
    FIRM_AFTER,
    GROUP,
    SPREAD,
    STRENGTH,
    TUSCANY,
    Rated,
    Skill,
    apply_result,
    ladder,
    lines_of,
    may_be_rated,
    mode_of,
    rated,
    record_rating,
)
from vendemmia.web.sessions.sessions import OLD_ENTRY
from vendemmia.web.show.result.player import change
from vendemmia.web.tables.cache import read_table

from .calling import person, shared  # noqa: F401 - a fixture
from .people import browser
from .scenes import recorded_table

SCALE = DEVIATION / (25 / 3)
"""Our numbers are those of the paper times this."""


class TestMethod:
    def test_two_equals(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The example of the method's best-known library, which computes 27.635, 22.365 and 8.0655 from 25 and 25/3."""
        monkeypatch.setattr("vendemmia.web.ratings.method.DRIFT", 0.0)
        winner, loser = rated([Skill(), Skill()], [1, 2])
        assert (winner.strength - STRENGTH) / SCALE == pytest.approx(2.63523138347365)
        assert (loser.strength - STRENGTH) / SCALE == pytest.approx(-2.63523138347365)
        assert winner.deviation / SCALE == loser.deviation / SCALE == pytest.approx(8.065506316323548)

    def test_three_by_hand(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The formulas of docs/ratings.md, written out for the middle one of three."""
        monkeypatch.setattr("vendemmia.web.ratings.method.DRIFT", 0.0)
        skills = [Skill(1600, 100), Skill(1500, 200), Skill(1400, 300)]
        after = rated(skills, [1, 2, 2])[1]
        above, below = sqrt(200**2 + 100**2 + 2 * SPREAD**2), sqrt(200**2 + 300**2 + 2 * SPREAD**2)
        lost, tied = 1 / (1 + exp(100 / above)), 1 / (1 + exp(-100 / below))
        gain = 200**2 / above * (0 - lost) + 200**2 / below * (0.5 - tied)
        doubt = 200 / above * 200**2 / above**2 * lost * (1 - lost) + 200 / below * 200**2 / below**2 * tied * (
            1 - tied
        )
        assert after.strength == pytest.approx(1500 + gain)
        assert after.deviation == pytest.approx(200 * sqrt(1 - doubt))

    def test_a_tie_of_equals_changes_no_strength(self) -> None:
        after = rated([Skill()] * 4, [1, 1, 1, 1])
        assert [each.strength for each in after] == pytest.approx([STRENGTH] * 4)
        assert all(each.deviation < DEVIATION for each in after)

    def test_an_upset_counts_more(self) -> None:
        weak, strong = Skill(1300, 100), Skill(1700, 100)
        upset = rated([weak, strong], [1, 2])[0].strength - 1300
        usual = rated([strong, weak], [1, 2])[0].strength - 1700
        assert upset > 3 * usual > 0

    def test_a_rating_never_freezes(self) -> None:
        skills = [Skill(1500, 1.0), Skill(1500, 1.0)]
        assert all(each.deviation > 1 for each in rated(skills, [1, 2]))
        assert DRIFT > 0


class TestWhatIsRated:
    def test_modes(self) -> None:
        assert mode_of(Options(players=2)) == DUEL
        assert mode_of(Options(players=5)) == GROUP
        assert mode_of(Options(players=2, modules=frozenset({"structure_cards"}))) == TUSCANY

    @pytest.mark.parametrize(
        ("options", "known"),
        [
            (Options(players=1, solo="normal"), False),
            (Options(players=2, max_years=3), False),
            (Options(players=2), True),
        ],
    )
    def test_never(self, options: Options, known: bool) -> None:
        assert not may_be_rated(options, known_deal=known)
        assert may_be_rated(Options(players=2), known_deal=False)

    @pytest.mark.usefixtures("shared")
    def test_a_known_deal_changes_no_rating_even_if_the_table_says_so(self) -> None:
        table = _ended([person("Anna"), person("Bruno"), person("Carla")])
        Table.objects.filter(id=table.id).update(known_deal=True)
        record_rating(read_table(table.id))
        assert not Rating.objects.exists()


def _ended(people: list[Person | None], bot: str = "hard") -> Table:
    """A rated game of three that is over; seats without a person have computer players."""
    names = [
        SeatedPlayer(each.name if each else f"Bot {seat}", "" if each else bot) for seat, each in enumerate(people)
    ]
    table = recorded_table("base-3-4.json", names)
    Table.objects.filter(id=table.id).update(rated=True, known_deal=False, host=people[0], spectators=True)
    for seat, each in enumerate(people):
        Seat.objects.filter(table=table, number=seat).update(person=each)
    return read_table(table.id)


@pytest.mark.usefixtures("shared")
class TestTables:
    def test_the_best_gains_and_the_last_loses(self) -> None:
        people = [person("Anna"), person("Bruno"), person("Carla")]
        table = _ended(list(people))
        record_rating(table)
        games = {game.seat: game for game in RatedGame.objects.all()}
        points = {seat: table.result[seat] for seat in range(3)}
        by_place = sorted(games.values(), key=lambda game: game.place)
        assert [points[game.seat] for game in by_place] == sorted(points.values(), reverse=True)
        assert by_place[0].after > STRENGTH > by_place[-1].after
        assert Rating.objects.filter(mode=GROUP, wins=1).count() == 1

    def test_it_counts_once(self) -> None:
        table = _ended([person("Anna"), person("Bruno"), person("Carla")])
        record_rating(table)
        before = list(Rating.objects.values_list("strength", "games"))
        record_rating(table)
        assert list(Rating.objects.values_list("strength", "games")) == before
        assert all(games == 1 for _, games in before)

    def test_the_result_shows_what_it_did_to_the_ratings(self) -> None:
        people = [person("Anna"), person("Bruno"), None]
        table = _ended(list(people))
        client = browser(people[0])
        assert "1500" not in client.get(f"/tables/{table.id}/result").content.decode()
        record_rating(table)
        text = client.get(f"/tables/{table.id}/result").content.decode()
        changes = [
            f"{round(game.after)} ({change(game).replace('<', '&lt;')})" for game in RatedGame.objects.order_by("seat")
        ]
        assert sorted(re.findall(r'class="rating">Rating ([^<]*)', text)) == sorted(changes)
        assert f"Your rating is now {changes[0]}." in text
        watching = browser(person("Eve")).get(f"/tables/{table.id}/result").content.decode()
        assert changes[1] in watching
        assert "Your rating" not in watching

    @pytest.mark.parametrize("how", [{"left": True}, {"stand_in": "easy"}])
    def test_who_leaves_loses(self, how: dict[str, object]) -> None:
        people = [person("Anna"), person("Bruno"), person("Carla")]
        table = _ended(list(people))
        best = table.result.index(max(table.result))
        Seat.objects.filter(table_id=table.id, number=best).update(**how)
        record_rating(read_table(table.id))
        game = RatedGame.objects.get(seat=best)
        assert (game.place, game.left) == (3, True)
        assert game.after < game.before
        text = browser(person("Eve")).get(f"/tables/{table.id}/result").content.decode()
        assert text.count("has given up, the computer plays on") == 1, "the scores alone would not explain it"
        own = browser(people[best]).get(f"/tables/{table.id}/result").content.decode()
        assert "Your rating is now" in own
        assert "You win" not in own, "the computer did"
        assert f"{people[best].name} wins by" in own

    def test_computer_players_have_one_rating_each(self) -> None:
        table = _ended([person("Anna"), person("Bruno"), None])
        Seat.objects.filter(table=table, number=2).update(bot="hard")
        record_rating(read_table(table.id))
        bot = Rating.objects.get(bot="hard")
        assert bot.games == 1
        changes = [game.after - game.before for game in RatedGame.objects.filter(bot="hard")]
        assert bot.strength == pytest.approx(STRENGTH + sum(changes))

    def test_who_deletes_a_running_game_loses_it(self) -> None:
        anna, bruno = person("Anna"), person("Bruno")
        table = open_table(Options(players=2), new_secret(), [SeatedPlayer("Anna"), SeatedPlayer("Bruno")])
        Table.objects.filter(id=table.id).update(rated=True, host=anna)
        Seat.objects.filter(table=table, number=0).update(person=anna)
        Seat.objects.filter(table=table, number=1).update(person=bruno)
        delete_table(table.id)
        assert not Rating.objects.exists(), "a game without a move is nothing"
        Table.objects.filter(id=table.id).update(deleted=None)
        found = read_table(table.id)
        answer(found, found.to_move or 0, found.game.state.codes()[0], 0)
        delete_table(table.id)
        strengths = dict(Rating.objects.values_list("person__name", "strength"))
        assert strengths["Anna"] < STRENGTH == strengths["Bruno"], "no person wins by that"
        assert Rating.objects.get(person=bruno).games == 0

    def test_the_last_answer_rates(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """From the table to the rating, through the function that people's answers take."""
        people = [person("Anna"), person("Bruno"), person("Carla")]
        table = recorded_table("base-3-4.json", [SeatedPlayer(each.name) for each in people])
        codes = table.game.codes
        short = recorded_table("base-3-4.json", [SeatedPlayer(each.name) for each in people], len(codes) - 1)
        Table.objects.filter(id=short.id).update(rated=True, known_deal=False)
        for seat, each in enumerate(people):
            Seat.objects.filter(table=short, number=seat).update(person=each)
        found = read_table(short.id)
        assert found.to_move is not None
        answer(found, found.to_move, codes[-1], found.version)
        assert Table.objects.get(id=short.id).over
        assert RatedGame.objects.filter(table_id=short.id).count() == 3


@pytest.mark.usefixtures("shared")
class TestPages:
    def _played(self, games: int) -> tuple[Person, Person]:
        anna, bruno = person("Anna"), person("<b>Bruno</b>")
        for number in range(games):
            table = Table(id=f"table-{number}", rated=True, over=True, options={"players": 2})
            apply_result(table, [Rated(0, anna.id, "", 1, False), Rated(1, bruno.id, "", 2, False)])
        return anna, bruno

    def test_a_place_needs_some_games(self, client: Client) -> None:
        anna, _ = self._played(FIRM_AFTER - 1)
        assert ladder(DUEL)[0].provisional
        apply_result(
            Table(id="one-more", rated=True, over=True, options={"players": 2}),
            [Rated(0, anna.id, "", 1, False), Rated(1, person("Carla").id, "", 2, False)],
        )
        assert [line.place for line in ladder(DUEL)] == [1, None, None]
        assert lines_of(anna.id)[DUEL].games == FIRM_AFTER

    def test_everybody_sees_ratings_and_players(self, client: Client) -> None:
        anna, bruno = self._played(FIRM_AFTER)
        text = client.get("/ratings?mode=duel").content.decode()
        assert text.index("Anna") < text.index("Bruno")
        assert "<b>Bruno" not in text
        page = client.get(f"/players/{bruno.id}").content.decode()
        assert "<b>Bruno" not in page
        assert client.get("/players/nobody").status_code == 404
        assert "Only you see this" not in client.get(f"/players/{anna.id}").content.decode()
        session = client.session
        session[OLD_ENTRY] = [anna.id, anna.key]
        session.save()
        client.cookies["sessionid"] = session.session_key or ""
        assert "Only you see this" in client.get(f"/players/{anna.id}").content.decode()
        assert "Only you see this" not in client.get(f"/players/{bruno.id}").content.decode()


def test_at_home_there_are_no_players(client: Client) -> None:
    anna = person("Anna")
    assert client.get(f"/players/{anna.id}").status_code == 404
    assert client.get("/ratings").status_code == 200
    assert access_of(None, open_table(Options(players=2), 4, [SeatedPlayer("A"), SeatedPlayer("B")])).manages
