"""The course of a game, cut into actions: nothing is lost, sums are true, and nothing hidden is named."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from vendemmia.engine import Kind, State, View, observe
from vendemmia.engine.catalogue import COLOURS, DECKS, WINE_TYPES
from vendemmia.locale import words
from vendemmia.record import UNKNOWN, Game
from vendemmia.web.show.board.scene import Scene
from vendemmia.web.show.events.actions import AT_YEAR_END, MARKS, since, whole
from vendemmia.web.show.events.ageing import Good, Goods
from vendemmia.web.show.events.banners import last_year
from vendemmia.web.show.events.gains import gains_of
from vendemmia.web.show.events.recent_actions import RecentActions, last_own

from .conftest import NAMES
from .scenes import record_of, replayed

GAMES = (
    "base-3-4.json",
    "base-6-friendly-17.json",
    "extended_board-special_workers-structure_cards-base-5-friendly-advanced-1013.json",
    "solo-easy-challenge-1-tokens-2-13.json",
    "base-2-advanced-2.json",
    "base-2-tasting-24.json",
)


def counters(view: View) -> dict[tuple[int, str], int]:
    """What the page counts for each seat."""
    found: dict[tuple[int, str], int] = {}
    for seat, vineyard in enumerate(view.vineyards):
        counts = {"lira": vineyard.lira, "vp": vineyard.vp, "residual": vineyard.residual, "token": vineyard.tokens}
        counts |= {"grape": vineyard.grape_count(), "wine": vineyard.wine_count()}
        counts |= dict(zip(DECKS, view.hand_counts[seat], strict=False))
        if view.rules.board.regions:
            counts["star"] = vineyard.stars_left()
        found |= {(seat, kind): int(count) for kind, count in counts.items()}
    return found


def held(state: State, seat: int) -> set[Good]:
    """The grapes and wines of a seat."""
    vineyard = state.vineyards[seat]
    rows = [("grape", colour, int(vineyard.crush_pad) >> 9 * n) for n, colour in enumerate(COLOURS)]
    rows += [("wine", kind, int(vineyard.cellar) >> 9 * n) for n, kind in enumerate(WINE_TYPES)]
    return {Good(kind, thing, value) for kind, thing, bits in rows for value in range(1, 10) if bits >> value - 1 & 1}


@pytest.mark.parametrize("file", GAMES)
def test_sums_equal_the_change_of_every_counter_and_tokens_age_as_in_the_game(file: str) -> None:
    """Compared whenever a worker is to be placed: in the middle of an action a card may be on its way."""
    game = Game.from_record(record_of(file), 0)
    sums, before = Counter[tuple[int, str]](), counters(observe(game.state, None))
    start: Any = (game.start or {}).get("seats", [None] * len(game.state.vineyards))
    goods = [Goods(seat) for seat in start]
    for event in game.opening:
        goods[event.seat].take(event)
    for code in record_of(file).codes:
        for event in game.state.play(code):
            for gain in gains_of(event):
                sums[gain.seat, gain.kind] += gain.amount
            if event.seat >= 0:
                goods[event.seat].take(event)
        assert [each.held for each in goods] == [held(game.state, seat) for seat in range(len(goods))]
        if game.state.is_placing:
            after = counters(observe(game.state, None))
            assert {key: after[key] - before[key] for key in after} == {key: sums[key] for key in after}


@pytest.mark.parametrize("file", GAMES)
def test_every_event_belongs_to_one_action_in_the_order_played(file: str) -> None:
    game = replayed(record_of(file))
    actions = list(whole(game.opening, game.events))
    events = [*game.opening, *(event for events in game.events for event in events)]
    assert [event for action in actions for event in action.events] == events
    order = [(action.ply, action.at) for action in actions]
    assert order == sorted(set(order))
    assert all((action.seat < 0) == (action.kind in {*MARKS, "automa"}) for action in actions)
    placed = sum(event.kind is Kind.PLACED for event in events)
    assert sum(action.kind == "placed" for action in actions) == placed


@pytest.mark.parametrize("file", GAMES)
def test_chips_are_the_actions_since_the_last_decision(file: str) -> None:
    record, game, seen = record_of(file), replayed(record_of(file), 0), 0
    for number, code in enumerate(record.codes[:400]):
        game.play(code, recorded=UNKNOWN)
        seat = game.state.to_move
        if seat is None or number % 3 or game.decided_last == seat:
            continue
        scene = Scene(game, seat, NAMES[: len(game.state.vineyards)], words("en"))
        own = last_own(scene)
        actions = since(game.events, own, seat)
        entries = RecentActions(scene).entries
        assert [entry.id for entry in entries] == [action.id for action in actions]
        later = [event for events in game.events[own + 1 :] for event in events]
        shown = [event for action in actions for event in action.events]
        assert shown[len(shown) - len(later) :] == later
        tail = shown[: len(shown) - len(later)]
        assert not tail or tail[0].seat != seat or tail[0].kind in AT_YEAR_END or tail[0].source
        assert tail == game.events[own][len(game.events[own]) - len(tail) :] if own >= 0 else not tail
        seen += len(entries)
    assert seen > 10 or len(game.state.vineyards) == 1


def test_an_action_shows_only_the_back_of_hidden_cards() -> None:
    game = replayed(record_of("base-2-0.json"), 60)
    scene = Scene(game, 0, NAMES[:2], words("en"))
    hidden = [e.thing for events in game.events for e in events if e.kind is Kind.DREW and e.seat == 1]
    assert hidden
    for action in whole(game.opening, game.events):
        drawn = [event for event in action.seen_by(0).events if event.kind is Kind.DREW and event.seat == 1]
        assert all(event.thing == "" and event.deck for event in drawn)
    assert last_own(scene) < game.plies


def test_the_ribbon_of_the_last_year_says_how_much_is_missing() -> None:
    ways = set()
    for file in GAMES[:2]:
        game = replayed(record_of(file), 0)
        for code in record_of(file).codes:
            game.play(code, recorded=UNKNOWN)
            points = [int(vineyard.vp) for vineyard in game.state.vineyards]
            for seat, own in enumerate(points):
                ribbon = last_year(Scene(game, seat, NAMES[: len(points)], words("en")))
                if not game.state.final_year or game.state.is_over:
                    assert ribbon is None
                    continue
                best = max(vp for rival, vp in enumerate(points) if rival != seat)
                assert ribbon is not None
                assert ribbon.vp == best
                assert ribbon.difference == (own - best if own > best else best + 1 - own)
                ways.add(ribbon.way)
    assert ways >= {"ahead", "behind"}
