"""What a card is worth in a hand, in the eyes of `master`: the same position, with one card swapped for another.

A position is a turn of a recorded game in which a seat that holds a card of a deck places a worker or passes. The card
is swapped for each card that is still in the deck, and a search says how likely the seat is to win. Positions are
compared with themselves only, so that luck and skill cancel out.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from vendemmia.bots.learned import network
from vendemmia.bots.search import Effort, Search
from vendemmia.engine import new_state, number_of, observe
from vendemmia.engine.catalogue import CARDS, DECK_OF, DECKS

from .datasets import options_of, read_manifest, read_rows
from .findings import Measured, clustered

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from vendemmia.engine import Options, State

    from .schema import Row


class Worth(NamedTuple):
    """The chances of one position with each card of a deck in hand, less their mean."""

    deck: str
    chances: dict[str, float]


@lru_cache(maxsize=1)
def games_in(folder: Path) -> tuple[Options, list[Row]]:
    """Return the options and the games of a data set, in their order."""
    return options_of(read_manifest(folder)), list(read_rows(folder))


def position_of(folder: Path, number: int, deck: int, seed: int) -> State | None:
    """Return a position of a game, at random, in which the seat to place a worker holds a card of the deck; None for
    none."""
    options, rows = games_in(folder)
    row = rows[number]
    rng = Random(f"hands/{seed}/{deck}/{number}")
    state = new_state(options, int(row["seed"]))
    fitting, chosen = 0, None
    for code in row["codes"]:
        if is_asked(state, deck):
            fitting += 1
            if rng.randrange(fitting) == 0:  # In the end, every turn has had the same chance to be chosen.
                chosen = state.copy()
        state.apply(number_of(code))
    return chosen


def worth_in_game(folder: Path, deck: int, walks: int, seed: int, number: int) -> Worth | None:
    """Return the worth of the cards of a deck in a position of one game."""
    state = position_of(folder, number, deck, seed)
    return None if state is None else worth_of_position(state, deck, walks, seed + number)


def is_asked(state: State, deck: int) -> bool:
    """Return whether a seat that holds a card of the deck has a turn, with something to choose."""
    if not state.is_placing or state.to_move is None:
        return False
    own = state.vineyards[state.to_move]
    return any(DECK_OF[card] == deck for card in own.hand) and len(state.legal_actions()) > 1


def swapped(state: State, card: int, other: int) -> State:
    """Return the same position with a card of the seat to move swapped for one of the deck."""
    again = state.copy()
    assert again.to_move is not None
    own, cards = again.vineyards[again.to_move], again.decks[DECK_OF[card]]
    cards[cards.index(other)] = card
    hand = list(own.hand)
    hand[hand.index(card)] = other
    own.hand = tuple(sorted(hand))
    return again


def judged(state: State, walks: int, seed: int) -> float:
    """Return the chance of the seat to move, as a search sees it."""
    assert state.to_move is not None
    search = Search(network(), Effort(walks), observe(state, state.to_move), Random(seed))
    search.run()
    return search.chance()


def worth_of_position(state: State, deck: int, walks: int, seed: int) -> Worth:
    """Return the chances with each card of the deck that the seat cannot see, in the place of one that it holds."""
    assert state.to_move is not None
    rng = Random(seed)
    own = state.vineyards[state.to_move]
    card = rng.choice([each for each in own.hand if DECK_OF[each] == deck])
    chances = {CARDS[card]: judged(state, walks, seed)}
    for other in dict.fromkeys(state.decks[deck]):
        if CARDS[other] not in chances:
            chances[CARDS[other]] = judged(swapped(state, card, other), walks, seed)
    mean = sum(chances.values()) / len(chances)
    return Worth(DECKS[deck], {name: chance - mean for name, chance in chances.items()})


def worth_in_hand(found: Iterable[Worth]) -> dict[tuple[str, str], Measured]:
    """Return for each deck and card: by how much the chance rises over that of an average card of the deck."""
    books: dict[tuple[str, str], list[tuple[float, int]]] = defaultdict(list)
    for each in found:
        for card, gain in each.chances.items():
            books[each.deck, card].append((gain, 1))
    return {key: clustered(book) for key, book in books.items()}
