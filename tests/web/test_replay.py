"""The replay: every moment can be shown, nothing is shown that its reader may not know, and one can play on."""

from __future__ import annotations

import re
from html import unescape
from random import Random

import pytest
from django.test import Client

from tests.web.moves import answer
from vendemmia.engine import State, imagine, observe
from vendemmia.engine.numbers.names import CARDS, DECK_OF, DECKS
from vendemmia.engine.reports.events import EVERYONE, Event
from vendemmia.locale import words
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.models import Evaluation, Table
from vendemmia.web.pages.result import replay as pages
from vendemmia.web.tables.cache import game_of
from vendemmia.web.tables.history import History, history

from .conftest import NAMES, Opener
from .elements import parsed
from .scenes import record_of, recorded_table
from .test_result import history_of, table_of

EN = words("en")
BASE = "base-3-4.json"
ALL_MODULES = "extended_board-special_workers-structure_cards-base-3-1006.json"
SOLO = "solo-normal-2.json"
MODES = (
    BASE,
    ALL_MODULES,
    SOLO,
    "base-6-friendly-advanced-19.json",
    "extended_board-solo-very_easy-1014.json",
    "solo-easy-aggressive-challenge-5-22.json",
    "special_workers-structure_cards-base-4-1012.json",
    "base-2-tasting-14.json",
)


def address(table: Table, **query: object) -> str:
    return f"/tables/{table.id}/replay/?" + "&".join(f"{key}={value}" for key, value in query.items())


def html_of(client: Client, table: Table, **query: object) -> str:
    got = client.get(address(table, **query))
    assert got.status_code == 200
    return got.content.decode()


def place_of(past: History, ply: int) -> str:
    """How the bar shows the position, after the year and season."""
    return EN.message("replay-place", when="", ply=ply, plies=past.plies).strip()


def running(file: str, plies: int, people: int = 1) -> Table:
    """The table of a recorded game in the middle of it."""
    record = record_of(file)
    players = [SeatedPlayer(NAMES[seat], "" if seat < people else "random") for seat in range(record.options.players)]
    return recorded_table(file, players, plies)


# --- the past


@pytest.mark.parametrize("file", [BASE, ALL_MODULES, SOLO])
def test_every_position_is_the_one_of_the_game(file: str) -> None:
    past = history_of(file)
    state = record_of(file).opening()
    for ply, code in enumerate(record_of(file).codes):
        if ply % 7 == 0:
            assert past.state(ply) == state
        state.play(code)
    assert past.state(past.plies).checksum() == record_of(file).checksum


@pytest.mark.parametrize("file", MODES)
def test_turns_follow_each_other_without_a_gap(file: str) -> None:
    past = history_of(file)
    assert [turn.end for turn in past.turns][:-1] == [turn.first for turn in past.turns][1:]
    assert (past.turns[0].first, past.turns[-1].end) == (0, past.plies)
    for turn in past.turns:
        assert past.turn_at(turn.first + 1) == past.turn_at(turn.end) == turn
        assert turn.seat == past.whole.deciders[turn.first]
    assert past.turn_at(0) is None
    seasons = [mark for _, mark in past.seasons]
    assert seasons == sorted(seasons)


def test_the_past_is_read_anew_after_a_change(open_game: Opener) -> None:
    table = open_game(people=2)
    before = history(table)
    assert history(table) is before
    state = game_of(table).state
    assert state.to_move is not None
    after = answer(table.id, state.to_move, state.codes()[0], table.version)
    assert history(after).plies == after.plies.count() > 0


# --- every moment


@pytest.mark.parametrize("file", MODES)
def test_moments_of_all_modes_are_shown_from_every_view(client: Client, file: str) -> None:
    table = table_of(file, uploaded=True)
    past, seats = history_of(file), record_of(file).options.players
    views = ["open", *range(seats)]
    stride = max(1, past.plies // 9)
    moments = sorted({*range(0, past.plies, stride), 1, past.plies - 1, past.plies})
    for number, ply in enumerate(moments):
        html = html_of(client, table, ply=ply, view=views[number % len(views)])
        assert place_of(past, ply) in html
        assert len(re.findall(r'id="([\w-]+)"', html)) == len(set(re.findall(r'id="([\w-]+)"', html)))
        assert 'name="code"' not in html  # Nothing can be played here.


def test_a_short_game_is_shown_at_each_of_its_plies(client: Client) -> None:
    table = table_of("solo-normal-challenge-3-7.json")
    for ply in range(history_of("solo-normal-challenge-3-7.json").plies + 1):
        assert 'aria-live="polite"' in html_of(client, table, ply=ply)


def test_the_controls_lead_to_their_moments(client: Client) -> None:
    table, past = table_of(BASE), history_of(BASE)
    turn = past.turns[40]
    html = unescape(html_of(client, table, ply=turn.end, view=0))
    wanted = {
        "to-first": 0,
        "to-turn-back": past.turns[39].end,
        "to-back": turn.end - 1,
        "to-forward": turn.end + 1,
        "to-turn-forward": past.turns[41].end,
        "to-last": past.plies,
    }
    for name, ply in wanted.items():
        assert re.search(rf'id="{name}" href="[^"]*\?ply={ply}&view=0"', html), name
    assert html.count('aria-current="step"') >= 2


@pytest.mark.parametrize(
    ("ply", "off"), [(0, ("first", "turn-back", "back")), (-1, ("forward", "turn-forward", "last"))]
)
def test_at_the_ends_there_is_no_further_step(client: Client, ply: int, off: tuple[str, ...]) -> None:
    table, past = table_of(SOLO), history_of(SOLO)
    html = html_of(client, table, ply=ply % (past.plies + 1))
    for name in off:
        assert re.search(rf'id="to-{name}" role="link" aria-disabled="true"', html)


@pytest.mark.parametrize("ply", ["x", "-1", "9" * 50, "", "1e3", "٣"])
def test_an_address_without_a_moment_shows_the_beginning(client: Client, ply: str) -> None:
    table, past = table_of(SOLO), history_of(SOLO)
    assert f"answer 0 of {past.plies}" in html_of(client, table, ply=ply, view="nobody")


def test_the_person_is_you_whichever_view_is_shown(client: Client) -> None:
    """The estate of the reader keeps its name only where all seats are listed for others."""
    record = record_of(BASE)
    players = [SeatedPlayer(NAMES[seat], "" if seat == 1 else "normal") for seat in range(record.options.players)]
    table = recorded_table(BASE, players)
    past = history(table)
    own = next(turn for turn in past.turns if turn.seat == 1 and turn.mark.year)
    other = next(turn for turn in past.turns if turn.seat == 0 and turn.mark.year)
    for view, heading, hand in ((1, "Your vineyard", "Your hand"), (0, f"{NAMES[0]}’s vineyard", f"{NAMES[0]}’s hand")):
        page = parsed(html_of(client, table, ply=own.end, view=view))
        assert page.root.one("replaybar").one("turn").text.strip() == "You"
        assert page.id("h-vineyard").text.strip().endswith(heading)
        assert page.id("h-hand").text.strip().endswith(hand)
        assert NAMES[1] not in page.root.one("happened").text
    elsewhere = parsed(html_of(client, table, ply=other.end, view=1))
    assert elsewhere.root.one("replaybar").one("turn").text.strip() == NAMES[0]
    assert "Your decisions" in elsewhere.id("h-evaluation").text
    rival = parsed(html_of(client, table, ply=other.end, view=0))
    assert f"{NAMES[0]}’s decisions" in rival.id("h-evaluation").text


def test_a_script_gets_the_part_and_the_history_of_the_browser_the_whole(client: Client) -> None:
    table = table_of(SOLO)
    part = client.get(address(table, ply=3), headers={"HX-Request": "true", "HX-Request-Type": "partial"})
    assert part.content.decode().lstrip().startswith('<div id="replay">')
    whole = client.get(address(table, ply=3), headers={"HX-Request": "true", "HX-Request-Type": "full"})
    assert whole.content.decode().startswith("<!doctype html>")


def test_a_decision_is_shown_to_its_decider(client: Client) -> None:
    table, past = table_of(BASE), history_of(BASE)
    ply = next(ply for ply, code in enumerate(past.codes) if code.startswith("card:") and past.whole.deciders[ply] == 1)
    label = EN.choice(observe(past.state(ply), None), past.codes[ply], NAMES)
    question = EN.question(past.state(ply).asked(), NAMES)
    for view, is_shown in ((1, True), ("open", True), (0, False), (2, False)):
        html = unescape(html_of(client, table, ply=ply + 1, view=view))
        assert (f"<h1>{label}</h1>" in html) is is_shown
        assert (question in html) is is_shown


def test_the_open_view_has_everybody_s_hands(client: Client) -> None:
    table, past = table_of(ALL_MODULES), history_of(ALL_MODULES)
    ply = past.plies // 2
    html = unescape(html_of(client, table, ply=ply, view="open"))
    assert "All hands" in html
    for vineyard in past.state(ply).vineyards:
        for card in vineyard.hand:
            assert EN.card_name(CARDS[card]) in html
    assert "All hands" not in html_of(client, table, ply=ply, view=0)


# --- secrets


class Swapped(History):
    """The same game to one seat, with other cards wherever it may not look."""

    def __init__(self, past: History, seat: int) -> None:
        self.__dict__.update(past.__dict__)
        self.seat = seat
        self.whole.events = [[self._other(event) for event in events] for events in past.whole.events]

    def state(self, ply: int) -> State:
        return imagine(observe(super().state(ply), self.seat), Random(ply))

    def _other(self, event: Event) -> Event:
        if event.audience == EVERYONE or event.audience >> self.seat & 1 or not event.thing:
            return event
        others = [name for number, name in enumerate(CARDS) if DECKS[DECK_OF[number]] == event.deck]
        return event._replace(thing=others[(others.index(event.thing) + 5) % len(others)])


def both_ways(client: Client, monkeypatch: pytest.MonkeyPatch, table: Table, seat: int, query: str) -> tuple[str, str]:
    """The page of a moment as it was, and as it would be with other hidden cards."""
    where = f"/tables/{table.id}/replay/?{query}"
    as_it_was = client.get(where).content.decode()
    swapped = Swapped(History(game_of(table)), seat)
    with monkeypatch.context() as patched:
        patched.setattr(pages, "history", lambda _: swapped)
        return as_it_was, client.get(where).content.decode()


def without_token(html: str) -> str:
    return re.sub(r'name="csrfmiddlewaretoken" value="\w+"', "", html)


@pytest.mark.parametrize("file", [BASE, ALL_MODULES, "base-6-friendly-advanced-19.json"])
def test_the_view_of_a_seat_is_the_same_whatever_is_hidden_from_it(
    client: Client, monkeypatch: pytest.MonkeyPatch, file: str
) -> None:
    table, past = table_of(file), history_of(file)
    for number, ply in enumerate(range(3, past.plies, past.plies // 8)):
        seat = number % record_of(file).options.players
        first, second = both_ways(client, monkeypatch, table, seat, f"ply={ply}&view={seat}")
        assert without_token(first) == without_token(second)


def test_what_is_hidden_does_show_in_the_open_view(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that the tests around this one would notice a leak."""
    first, second = both_ways(client, monkeypatch, table_of(BASE), 0, "ply=200&view=open")
    assert without_token(first) != without_token(second)


@pytest.mark.parametrize("view", ["0", "1", "open", "spectator", ""])
def test_a_running_game_shows_its_person_s_view_only(
    client: Client, monkeypatch: pytest.MonkeyPatch, view: str
) -> None:
    for file, plies in ((BASE, 200), (ALL_MODULES, 333)):
        table = running(file, plies)
        for ply in (plies, plies // 2, 5):
            first, second = both_ways(client, monkeypatch, table, 0, f"ply={ply}&view={view}")
            assert without_token(first) == without_token(second)
            assert "All hands" not in first
            assert "Play on from here" not in first


def test_pages_about_a_moment_show_that_moment(client: Client) -> None:
    table, past = table_of(BASE), history_of(BASE)
    ply = past.plies // 2
    html = unescape(html_of(client, table, ply=ply, view=2))
    for name in ("vineyards/0", "log", "left"):
        assert f"/tables/{table.id}/{name}?ply={ply}&view=2" in html
        assert client.get(f"/tables/{table.id}/{name}?ply={ply}&view=2").status_code == 200
    early = client.get(f"/tables/{table.id}/log?ply=2&view=2").content.decode()
    late = client.get(f"/tables/{table.id}/log?ply={ply}&view=2").content.decode()
    assert len(early) < len(late)


def test_nobody_is_you_in_the_past_of_people_who_share_a_screen(client: Client) -> None:
    table = recorded_table(BASE, [SeatedPlayer(name, "" if name != NAMES[2] else "easy") for name in NAMES[:3]])
    html = html_of(client, table, ply=150, view=1)
    assert "Bruno’s vineyard" in html
    assert "Bruno’s hand" in html
    assert not re.search(r"\bYou</", html)


def test_a_running_game_has_no_future(client: Client) -> None:
    table = running(BASE, 120)
    assert "answer 120 of 120" in html_of(client, table, ply=200)


def test_while_the_screen_is_passed_on_nothing_is_shown(client: Client) -> None:
    table = running(BASE, 100, people=3)
    got = client.get(address(table, ply=50, view="open"))
    assert (got.status_code, got.headers["Location"]) == (302, f"/tables/{table.id}/")
    client.post(f"/tables/{table.id}/sit", {"seat": str(table.to_move)})
    assert client.get(address(table, ply=50, view="open")).status_code == 200


def test_a_running_game_is_neither_weighed_nor_played_on(client: Client) -> None:
    table = running(BASE, 100)
    assert client.get(f"/tables/{table.id}/replay/evaluation?view=0").status_code == 302
    assert client.post(f"/tables/{table.id}/replay/evaluation?view=0").status_code == 302
    assert client.post(f"/tables/{table.id}/replay/on", {"ply": "5", "seat": "1", "level": "easy"}).status_code == 303
    assert Table.objects.count() == 1
    assert not Evaluation.objects.exists()


# --- playing on


def test_one_plays_on_from_any_moment(client: Client) -> None:
    table = table_of(BASE, uploaded=True)
    got = client.post(f"/tables/{table.id}/replay/on", {"ply": "150", "seat": "1", "level": "easy", "view": "open"})
    assert got.status_code == 303
    opened = Table.objects.exclude(id=table.id).get()
    assert got.headers["Location"] == f"/tables/{opened.id}/"
    assert list(opened.seats.values_list("name", "bot")) == [("Anna", "easy"), ("Bruno", ""), ("Carla", "easy")]
    assert tuple(opened.plies.values_list("code", flat=True)) == record_of(BASE).codes[:150]
    assert game_of(opened).state == history_of(BASE).state(150)
    assert not opened.over
    assert not opened.uploaded
    assert client.get(got.headers["Location"]).status_code == 200


def test_one_plays_on_against_the_same_opponents_unless_others_are_chosen(client: Client) -> None:
    players = [SeatedPlayer("Anna"), SeatedPlayer("Bruno", "master"), SeatedPlayer("Carla", "vine_baron")]
    table = recorded_table(BASE, players)
    levels = re.search(r'<select name="level">.*?</select>', html_of(client, table, ply=150), re.DOTALL)
    assert levels
    assert re.findall(r'value="(\w+)" selected', levels[0]) == ["same"]
    client.post(f"/tables/{table.id}/replay/on", {"ply": "150", "seat": "0", "level": "same"})
    client.post(f"/tables/{table.id}/replay/on", {"ply": "151", "seat": "1", "level": "same"})
    opened = [list(each.seats.values_list("bot", flat=True)) for each in Table.objects.exclude(id=table.id)]
    # Who takes another seat plays against its player.
    assert sorted(opened) == [["", "master", "vine_baron"], ["master", "", "vine_baron"]]


def test_without_computer_players_a_level_is_suggested(client: Client) -> None:
    page = html_of(client, recorded_table(BASE, [SeatedPlayer(name) for name in NAMES[:3]]), ply=150)
    assert 'value="same"' not in page
    assert re.search(r'<option value="normal" selected>', page)


def test_a_solo_game_is_played_on_alone(client: Client) -> None:
    table = table_of(SOLO)
    client.post(f"/tables/{table.id}/replay/on", {"ply": "30", "seat": "0"})
    assert list(Table.objects.exclude(id=table.id).get().seats.values_list("bot", flat=True)) == [""]


@pytest.mark.parametrize(
    "given",
    [
        {"ply": "end", "seat": "0", "level": "easy"},
        {"ply": "9999", "seat": "0", "level": "easy"},
        {"ply": "5", "seat": "3", "level": "easy"},
        {"ply": "5", "seat": "-1", "level": "easy"},
        {"ply": "5", "seat": "0", "level": "champion"},
        {"seat": "0", "level": "easy"},
        {},
    ],
)
def test_where_one_cannot_play_on_a_word_says_so(client: Client, given: dict[str, str]) -> None:
    table = table_of(BASE)
    if given.get("ply") == "end":
        given = given | {"ply": str(history_of(BASE).plies)}
    got = client.post(f"/tables/{table.id}/replay/on", given)
    assert got.status_code == 409
    assert "You cannot play on from here" in got.content.decode()
    assert Table.objects.count() == 1
    assert client.get(f"/tables/{table.id}/replay/on").status_code == 303
