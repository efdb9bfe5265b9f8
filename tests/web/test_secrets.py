"""A page for one seat never shows what that seat may not know: with other hidden cards it is the same."""

from __future__ import annotations

import copy
import re
from random import Random

import pytest

from vendemmia.engine import Event, imagine, observe
from vendemmia.engine.numbers.names import CARD_NUMBER, CARDS, DECK_OF, FULL_DECKS
from vendemmia.engine.reports.events import EVERYONE
from vendemmia.locale import words
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.pages.common.rendering import text_of
from vendemmia.web.show.board.scene import Scene
from vendemmia.web.show.board.season import Calendar
from vendemmia.web.show.board.vineyard import VineyardMat
from vendemmia.web.show.events.log import Log
from vendemmia.web.show.page.rivals import Rival
from vendemmia.web.show.result.player_aid import PlayerAid

from .conftest import NAMES
from .scenes import MODES, Moment, broken, mode_of, moments, played_to, record_of, request, seats_of, table_text

EVERY = 6
"""Every so many kinds of questions are looked at."""


def late() -> list[Moment]:
    """Moments in the second half of some games, where much is known and much is hidden."""
    found = []
    for file in (moment.file for moment in moments()[::40]):
        record = record_of(file)
        plies = len(record.codes)
        found += [Moment(file, plies * part // 4, f"late in {mode_of(record)}") for part in (2, 3)]
    return found


def some(mode: str) -> list[Moment]:
    """Moments of a mode."""
    return [moment for moment in (*moments()[::EVERY], *late()) if mode in moment.kind]


def with_other_secrets(game: LiveGame, seat: int | None, rng: Random) -> LiveGame:
    """The game as a seat knows it, with other cards in hidden hands and decks, and in what only others saw.

    Its seed and the checks of its positions, which follow from the hidden cards, are other ones too.
    """
    other = copy.copy(game)
    other.state = imagine(observe(game.state, seat), rng)
    other.seed = f"{rng.getrandbits(256):064x}"
    other.checks = [f"{rng.getrandbits(16):04x}" for _ in game.checks]
    other.opening = [_with_another_card(event, seat, rng) for event in game.opening]
    other.events = [[_with_another_card(event, seat, rng) for event in events] for events in game.events]
    pairs = zip(game.codes, game.events, other.events, strict=True)
    other.codes = [_with_another_name(*each) for each in pairs]
    return other


def _with_another_name(code: str, events: list[Event], others: list[Event]) -> str:
    """An answer that names a card which only others saw names the one that took its place."""
    changed = {f"card:{a.thing}": f"card:{b.thing}" for a, b in zip(events, others, strict=True) if a != b}
    return changed.get(code, code)


def _with_another_card(event: Event, seat: int | None, rng: Random) -> Event:
    known = event.audience == EVERYONE or (seat is not None and event.audience >> seat & 1)
    if known or event.thing not in CARD_NUMBER:
        return event
    return event._replace(thing=CARDS[rng.choice(FULL_DECKS[DECK_OF[CARD_NUMBER[event.thing]]])])


def bare(text: str) -> str:
    """A page without the token of its form, which is drawn anew each time."""
    return re.sub(r'(name="csrfmiddlewaretoken" value=")\w+', r"\1", text)


def closer_looks(game: LiveGame, seat: int | None) -> list[str]:
    """The pages that show more: every vineyard, the log, what is left."""
    players = len(game.state.vineyards)
    scene = Scene(game, seat, NAMES[:players], words("en"))
    common = {"table_id": "a-table", "scene": scene, "whole": True}
    own = VineyardMat(scene, scene.own)
    return [
        text_of(request(), "table/looking_log.html", **common, log=Log(scene), asked={}),
        text_of(request(), "table/player_aid.html", **common, aid=PlayerAid(scene), mat=own),
        *(
            text_of(
                request(),
                "table/looking_vineyard.html",
                **common,
                mat=VineyardMat(scene, number),
                rival=Rival(scene, number),
                light=Calendar(scene).light,
                own=False,
            )
            for number in range(players)
        ),
    ]


def shows_the_same_whatever_is_hidden(moment: Moment, game: LiveGame) -> None:
    rng = Random(str(moment))
    for seat in (*seats_of(game), None):
        other = with_other_secrets(game, seat, rng)
        assert bare(table_text(other, seat)) == bare(table_text(game, seat))


def shows_the_same_in_closer_looks(moment: Moment, game: LiveGame) -> None:
    rng = Random(str(moment))
    for seat in (*seats_of(game), None):
        other = with_other_secrets(game, seat, rng)
        assert closer_looks(other, seat) == closer_looks(game, seat)


@pytest.mark.parametrize("mode", MODES)
def test_the_table_is_the_same_whatever_is_hidden(mode: str) -> None:
    found = some(mode)
    assert len(found) > 5
    wrong = broken(found, shows_the_same_whatever_is_hidden)
    assert not wrong, wrong


@pytest.mark.parametrize("mode", MODES)
def test_closer_looks_are_the_same_whatever_is_hidden(mode: str) -> None:
    wrong = broken(some(mode)[::3], shows_the_same_in_closer_looks)
    assert not wrong, wrong


def test_other_secrets_are_really_other_ones() -> None:
    """The tests above would prove nothing if nothing were exchanged."""
    moment = moments()[len(moments()) // 2]
    game = played_to(moment)
    changed = [
        with_other_secrets(game, seat, Random(seat)).state.to_json() != game.state.to_json() for seat in seats_of(game)
    ]
    assert all(changed)


def test_the_hand_of_another_seat_is_never_named() -> None:
    """A card that only another seat holds does not stand on the page under its name."""
    moment = next(moment for moment in late() if moment.kind == "late in several-base")
    game = played_to(moment)
    view = observe(game.state, 0)
    open_cards = {card for pile in view.discards for card in pile} | set(view.vineyards[0].hand)
    hidden = {card for vineyard in game.state.vineyards[1:] for card in vineyard.hand} - open_cards
    secret = [CARDS[card] for card in hidden if DECK_OF[card] in (1, 2)]
    text = table_text(game, 0)
    assert secret
    assert [card for card in secret if f">{words('en').card_name(card)}<" in text] == []
