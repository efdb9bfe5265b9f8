"""Where grapes and wines come from: tokens are followed through ageing, winemaking and orders."""

from __future__ import annotations

from random import Random

import pytest

from tests.repeating import REPEATED
from vendemmia.bots.origins import Origins, grapes_of, wines_of
from vendemmia.engine import MODULES, Event, Kind, Options, new_state
from vendemmia.engine.state.vineyard import Vineyard, new_vineyard

GAMES = (Options(2, max_years=9), Options(3, modules=frozenset(MODULES), max_years=6), Options(1, solo="normal"))


def vineyard(grapes: dict[str, list[int]], wines: dict[str, list[int]]) -> Vineyard:
    own = new_vineyard()
    for place, colour in enumerate(("red", "white")):
        own.crush_pad |= sum(1 << (9 * place + value - 1) for value in grapes.get(colour, ()))
    for place, kind in enumerate(("red", "white", "blush", "sparkling")):
        own.cellar |= sum(1 << (9 * place + value - 1) for value in wines.get(kind, ()))
    return own


def happened(kind: Kind, amount: int, thing: str = "") -> Event:
    return Event(kind, 0, amount, thing)


@pytest.mark.parametrize("options", GAMES, ids=lambda options: str(options.players))
def test_every_token_is_followed_in_whole_games(options: Options) -> None:
    """No event is missed: but for ageing, the tokens are known before they are read from the vineyard."""
    for seed in range(3 * REPEATED):
        rng, state = Random(seed), new_state(options, seed)
        followed = [Origins(own) for own in state.vineyards]
        while state.to_move is not None:
            events = state.play(rng.choice(state.legal_actions()))
            for seat, (tokens, own) in enumerate(zip(followed, state.vineyards, strict=True)):
                mine = [event for event in events if event.seat == seat]
                for event in mine:
                    tokens.follow(event, now=False)
                known = [
                    {kind: [value for value, _ in some] for kind, some in each.items()}
                    for each in (tokens.grapes, tokens.wines)
                ]
                if not any(event.kind is Kind.AGED for event in mine):
                    assert known == [grapes_of(own), wines_of(own)]
                tokens.settle(own)


def test_a_wine_is_known_after_it_has_aged() -> None:
    """The red 3 was made in the turn, the red 5 was there before. Both age, then the one that is 4 fills an order."""
    tokens = Origins(vineyard({}, {"red": [5]}))
    tokens.follow(happened(Kind.WINE, 3, "red"), now=True)
    tokens.follow(happened(Kind.AGED, 1, "all"), now=False)
    tokens.settle(vineyard({}, {"red": [4, 6]}))
    tokens.follow(happened(Kind.WINE_USED, 6, "red"), now=False)
    assert tokens.follow(happened(Kind.FILLED, 2, "ord_r5"), now=False) == ""
    tokens.follow(happened(Kind.WINE_USED, 4, "red"), now=False)
    assert tokens.follow(happened(Kind.FILLED, 2, "ord_r3"), now=False) == "wine"


def test_grapes_of_the_turn_become_wine_for_an_order() -> None:
    tokens = Origins(vineyard({"red": [2]}, {}))
    tokens.follow(happened(Kind.GRAPE, 4, "red"), now=True)
    tokens.follow(happened(Kind.GRAPE_USED, 2, "red"), now=False)
    assert tokens.follow(happened(Kind.WINE, 2, "red"), now=False) == ""
    tokens.follow(happened(Kind.GRAPE_USED, 4, "red"), now=False)
    assert tokens.follow(happened(Kind.WINE, 4, "red"), now=False) == "grapes"
    tokens.follow(happened(Kind.WINE_USED, 2, "red"), now=False)
    tokens.follow(happened(Kind.WINE_USED, 4, "red"), now=False)
    assert tokens.follow(happened(Kind.FILLED, 3, "ord_r3_r4"), now=False) == "grapes"


def test_a_vine_bears_grapes_of_its_colours() -> None:
    tokens = Origins(vineyard({}, {}))
    tokens.follow(happened(Kind.PLANTED, 6, "merlot"), now=True)
    tokens.follow(happened(Kind.HARVESTED, 6), now=False)
    assert tokens.follow(happened(Kind.GRAPE, 3, "red"), now=False) == "vine"
    assert tokens.follow(happened(Kind.GRAPE, 2, "white"), now=False) == ""
    tokens.follow(happened(Kind.HARVESTED, 5), now=False)
    assert tokens.follow(happened(Kind.GRAPE, 1, "red"), now=False) == ""


def test_a_vine_that_was_uprooted_bears_nothing() -> None:
    tokens = Origins(vineyard({}, {}))
    tokens.follow(happened(Kind.PLANTED, 6, "merlot"), now=True)
    tokens.follow(happened(Kind.UPROOTED, 6, "merlot"), now=False)
    tokens.follow(happened(Kind.HARVESTED, 6), now=False)
    assert tokens.follow(happened(Kind.GRAPE, 3, "red"), now=False) == ""


def test_a_grape_that_was_sold_is_not_in_the_next_wine() -> None:
    tokens = Origins(vineyard({"white": [1]}, {}))
    tokens.follow(happened(Kind.GRAPE, 4, "red"), now=True)
    tokens.follow(happened(Kind.SOLD_GRAPE, 4, "red"), now=False)
    tokens.follow(happened(Kind.GRAPE_USED, 1, "white"), now=False)
    assert tokens.follow(happened(Kind.WINE, 1, "white"), now=False) == ""


def test_where_tokens_cannot_be_the_same_nothing_is_known() -> None:
    tokens = Origins(vineyard({}, {}))
    tokens.follow(happened(Kind.WINE, 3, "red"), now=True)
    tokens.settle(vineyard({}, {"red": [3, 5]}))
    assert tokens.wines["red"] == [(3, ""), (5, "")]
