"""Ways out: one for each reason, with every set of parameters that the engine gives, in every kind of game."""

from __future__ import annotations

import re

import pytest

from vendemmia.engine import Options, new_state
from vendemmia.engine.knowledge.views import observe
from vendemmia.engine.reports.reasons import Reason, refuse
from vendemmia.locale import words
from vendemmia.locale.ways import ASKED

from .reading import CATALOGUES, PLAYERS, messages, played, reads_well
from .test_reasons import refusals_in_the_engine, samples

w = words("en")

GAMES = [
    observe(played(1, 1, Options(players=2)), None),
    observe(played(2, 1, Options(players=3, modules=frozenset({"extended_board", "structure_cards"}))), None),
]
SAID = {
    "place": "place:build_structure:left:regular",
    "action": "action:build_structure",
    "card": "card:pinot",
    "deck": "deck:vine",
    "grape": "grape:red:1",
    "other": "structure:yoke",
}
"""A code of each kind of which messages speak."""


def test_messages_speak_of_no_kind_that_is_not_tried() -> None:
    assert set(SAID) == {*ASKED, "other"}


@pytest.mark.parametrize("reason", Reason, ids=lambda reason: reason.name)
def test_every_reason_has_a_way_out_with_whatever_it_is_given(reason: Reason) -> None:
    for names in refusals_in_the_engine().get(reason.name, {()}):
        for params in samples(names):
            for view in GAMES:
                for code in SAID.values():
                    text = w.way_out(refuse(reason, **params), view, code, PLAYERS)
                    assert reads_well(text), text
                    assert text[0].isupper() or text[0] == "£", text
                    assert text.endswith("."), text
                    assert len(text) < 130, text


def test_no_way_out_is_left_over() -> None:
    wording = set(messages(CATALOGUES / "en" / "ways.ftl"))
    wanted = {f"way-{reason.name.lower()}" for reason in Reason}
    shared = set(re.findall(r"\{ (way-[a-z_]+) \}", (CATALOGUES / "en" / "ways.ftl").read_text(encoding="utf-8")))
    assert wording == wanted | shared


def test_ways_use_the_numbers() -> None:
    view = observe(new_state(Options(players=2), 1), None)

    def way(reason: Reason, code: str, **params: int | str) -> str:
        return w.way_out(refuse(reason, **params), view, code, PLAYERS)

    build = "place:build_structure:left:regular"
    assert way(Reason.BUILDING_TOO_DEAR, build, needs=4, has=1).startswith(
        "£3 short: get money from the cart, a tour, selling grapes"
    )
    assert way(Reason.BUILDING_TOO_DEAR, "structure:cottage", needs=4, has=3).startswith(
        "£1 short: choose something cheaper"
    )
    assert way(Reason.STRUCTURE_NEEDED, "card:trebbiano", structure="trellis", card="trebbiano").startswith(
        "Build it first: Trellis, £2."
    )
    assert way(Reason.MEDIUM_CELLAR_FIRST, "structure:large_cellar") == "Build the medium cellar first, £4."
    assert way(Reason.FIELD_SOLD, "field:6", field=6) == "Choose another field, or buy this one back for £6 first."


@pytest.mark.parametrize(
    ("season", "action", "wording"),
    [
        ("summer", "draw_order", "Save a worker for it: it opens in winter."),
        ("winter", "draw_vine", "Its season has passed: it opens again next summer."),
    ],
)
def test_a_season_comes_or_comes_again(season: str, action: str, wording: str) -> None:
    from tests.support import Table

    state = Table(2, season=season).state
    code = f"place:{action}:left:regular"
    (refusal,) = state.why_not(code)
    assert refusal.reason is Reason.WRONG_SEASON
    assert w.way_out(refusal, observe(state, None), code, PLAYERS) == wording
