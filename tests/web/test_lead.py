"""Who leads and why: the sentence agrees with the engine's points and with the events, at any moment of any game."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.support import Table
from vendemmia.engine import Options, ending
from vendemmia.locale import languages, words
from vendemmia.web.results.points import PointsMade
from vendemmia.web.show.board.scene import Scene
from vendemmia.web.show.events.sources_so_far import KEPT, SourcesSoFar
from vendemmia.web.show.page.lead import Lead
from vendemmia.web.tables.history import History

from .scenes import CORPUS, record_of, replayed
from .test_vineyard import scene_of

if TYPE_CHECKING:
    from django.test import Client

    from vendemmia.record import Record

    from .conftest import Opener

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Franco")
POSITIONS = 240


def scene_at(history: History, ply: int, seat: int | None) -> Scene:
    past = history.past(ply)
    return Scene(past, seat, NAMES[: len(history.view(ply, None).vineyards)], words("en"))


@cache
def positions() -> list[tuple[History, int]]:
    """Moments of recorded games of all kinds, spread over their whole length."""
    files = [path.name for path in sorted(CORPUS.glob("*.json"))]
    random = Random(7)
    found: list[tuple[History, int]] = []
    for file in files:
        record: Record = record_of(file)
        history = History(replayed(record))
        if history.plies > 40:
            found += [(history, random.randrange(20, history.plies)) for _ in range(4)]
    return random.sample(found, POSITIONS)


def test_leader_difference_and_reason_are_those_of_the_engine() -> None:
    said: Counter[str] = Counter()
    for history, ply in positions():
        seat = ply % len(history.view(ply, None).vineyards)
        scene = scene_at(history, ply, seat)
        said[check(scene, made_until(history, ply))] += 1
    assert said.total() == POSITIONS
    assert min(said[kind] for kind in ("first", "second", "level", "solo")) > 3, said


def made_until(history: History, ply: int) -> PointsMade:
    """The points by source as the result counts them: all over again, from the start."""
    return PointsMade(History(history.past(ply)))


def check(scene: Scene, made: PointsMade) -> str:
    """Check all that the sentence says against the engine, and return which kind of sentence it is."""
    lead, view = Lead(scene), scene.view
    standings = ending(view)
    points = [each.vp for each in standings]
    assert list(lead.points) == points
    text, own = lead.text.replace("−", "-"), scene.seat
    assert [lead.so_far.vp(seat) for seat in range(len(points))] == points
    for seat, counted in enumerate(made.sources):
        now = lead.so_far.sources[seat]
        assert {source for source in now if now[source] != counted[source]} <= {"map", "structures", "cellar"}
        if not scene.ending.is_shown:
            assert +now == +counted
    if scene.options.solo is not None:
        return check_solo(scene, lead, points[0])
    best = max(points)
    leaders = [seat for seat, vp in enumerate(points) if vp == best]
    if len(leaders) > 1 and best == min(points) == 0:
        assert "No points yet" in text
        return "none"
    if len(leaders) > 1:
        assert f"level at {best}" in text
        assert all(scene.called(seat) in text for seat in leaders)
        ahead = [seat for seat in leaders if standings[seat].rank == 1]
        assert (" more " in text or " better " in text) == (len(ahead) == 1)
        if len(ahead) == 1:
            assert re.search(f"(you have|{scene.called(ahead[0])} has) (more|better)", text)
        return "level"
    found = re.match(r"(.+) leads? (.+?) by (\d+)", text)
    assert found, text
    first = leaders[0]
    other = own if own is not None and own != first else _best_other(points, first)
    assert found[1] == scene.called(first)
    assert found[2] == ("you" if other == own else scene.called(other))
    assert int(found[3]) == best - points[other]
    check_reason(lead, first, other, text)
    return "first" if first == own else "second"


def _best_other(points: list[int], first: int) -> int:
    others = [seat for seat in range(len(points)) if seat != first]
    return max(others, key=lambda seat: (points[seat], -seat))


def check_reason(lead: Lead, first: int, other: int, text: str) -> None:
    made = lead.so_far
    gaps = {source: made.sources[first][source] - made.sources[other][source] for source in made.used}
    found = lead.difference(first, other)
    if found is None:
        assert ":" not in text
        return
    assert gaps[found.source] == max(gaps.values()) > 0
    if found.counted:
        assert found.more > found.less
        assert (found.more, found.less) == (made.orders[first], made.orders[other])
    else:
        assert found.more - found.less == gaps[found.source]
    assert re.search(rf"{found.more} .*to (your )?{found.less}\b", text), text


def check_solo(scene: Scene, lead: Lead, own: int) -> str:
    automa = scene.ending.automa_vp
    if own > automa:
        assert f"by {own - automa}" in lead.text.replace("−", "-")
    else:
        assert f"has {automa}, you need {automa + 1 - own} more" in lead.text.replace("−", "-")
    counted = lead.so_far.sources[0]
    if found := re.search(r"from (.+), (\d+)", lead.text):
        assert int(found[2]) == max(counted.values())
    return "solo"


@pytest.mark.parametrize(
    ("own", "others", "said"),
    [
        (9, [4, 6], "You lead Carla by 3"),
        (4, [9, 6], "Bruno leads you by 5"),
        (6, [4, 6], "You, Carla: level at 6"),
        (0, [0, 0], "No points yet: 20 end the game"),
    ],
)
def test_a_sentence_says_who_leads_whom(own: int, others: list[int], said: str) -> None:
    """Where these points came from is not known, so the sentence does not say it."""
    table = Table(players=3, vp=own, others=[{"vp": vp} for vp in others])
    assert Lead(scene_of(table)).text.startswith(said)


def test_filled_orders_are_counted() -> None:
    """The most usual reason says how many orders, not how many points."""
    for history, ply in positions()[::3]:
        scene = scene_at(history, ply, None)
        made = SourcesSoFar(scene)
        filled = [0] * len(scene.seats)
        for events in history.whole.events[:ply]:
            for event in events:
                if event.kind.value == "filled":
                    filled[event.seat] += 1
        assert list(made.orders) == filled


def test_undo_and_the_past_count_what_was_true_then() -> None:
    """What was counted later never leaks into an earlier moment."""
    game = replayed(record_of("base-3-4.json"))
    history = History(game)
    last = history.plies - 1
    late = SourcesSoFar(scene_at(history, last, 0)).sources
    early = SourcesSoFar(scene_at(history, KEPT + 7, 0)).sources
    assert [counted.total() for counted in early] == [int(v.vp) for v in history.view(KEPT + 7, None).vineyards]
    assert SourcesSoFar(scene_at(history, last, 0)).sources == late
    game.points_made[last + 5] = "wrong"
    game.keep(last)
    assert max(game.points_made, default=0) <= last


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 point from orders to 0", "2 points from orders to 0"),
        ("pl", "1 do 0 pkt z zamówień", "2 do 0 pkt z zamówień"),
        ("es", "1 punto a 0 con pedidos", "2 puntos a 0 con pedidos"),
        ("ru", "очки за заказы, 1 против 0", "очки за заказы, 2 против 0"),
        ("fr", "1 PV contre 0 (Commandes)", "2 PV contre 0 (Commandes)"),
        ("cs", "body za objednávky 1 ku 0", "body za objednávky 2 ku 0"),
    ],
)
def test_one_point_is_no_points(language: str, one: str, two: str) -> None:
    """Where the noun follows the number it agrees with it; elsewhere it names what is compared, or is short."""
    spoken = words(language)
    source = spoken.message("result-from-orders")
    assert spoken.message("lead-why-points", source=source, more=1, less=0) == one
    assert spoken.message("lead-why-points", source=source, more=2, less=0) == two


def test_every_language_says_all_of_it() -> None:
    for language in languages():
        for history, ply in positions()[::12]:
            scene = scene_at(history, ply, 0)
            scene.words = words(language)
            text = Lead(scene).text
            assert text
            assert "{" not in text
            assert "???" not in text


def test_the_sentence_opens_the_sources_of_all_seats(client: Client, open_game: Opener) -> None:
    table = open_game(Options(3))
    text = client.get(f"/tables/{table.id}/").content.decode()
    assert 'id="lead-now"' in text
    assert f"/tables/{table.id}/sources" in text
    shown = client.get(f"/tables/{table.id}/sources")
    assert shown.status_code == 200
    assert 'class="sbars"' in shown.content.decode()
    assert client.get(f"/tables/{table.id}/sources", headers={"HX-Request": "true"}).status_code == 200
