"""New games."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from .content import special_workers, structure_effects, structures, summer, winter
from .content.automa import AUTOMA_CARDS
from .content.base_board import COURSE, base_board
from .content.extended_board import extended_board
from .content.solo import AGGRESSIVE_MARKER, CHALLENGES, EXTENDED_LEVELS, LEVELS, REMOVED_VISITORS, Challenge
from .content.solo_board import solo_board
from .content.special_workers import SPECIAL_WORKERS
from .content.structure_cards import SOLO_REMOVED
from .numbers.names import BASE_DECKS, CARD_NUMBER, FIRST_SPECIAL, FULL_DECKS
from .state.chance import KEYED, LECUYER, OPAQUE
from .state.frames import Frame
from .state.seeds import chance_of
from .state.state import State
from .state.vineyard import new_vineyard
from .verbs import drawing
from .year.board import Rules

if TYPE_CHECKING:
    from .options import Options
    from .reports.events import Event
    from .state.chance import Chance
    from .state.seeds import Seed
    from .year.board import Board

CONTENT = (structures, structure_effects, special_workers, summer, winter, drawing)
"""Read so that every effect is registered."""

OPEN_SPACES = {1: 0b001, 2: 0b001, 3: 0b011, 4: 0b011, 5: 0b111, 6: 0b111}
"""PLACE-4: left, middle and right by number of players."""

MIDDLE_ONLY = 0b010
EVERY_ROW = 0b11111110
NOT_ROW_7 = 0b01111110


def rules_for(options: Options) -> Rules:
    """Return the rules of a game; the same object for the same options."""
    options.check()  # Outside the cache, to which True and 1 are the same.
    return _rules_for(options.normal())


@lru_cache(maxsize=256)
def _rules_for(options: Options) -> Rules:
    if options.solo is not None:
        return solo_rules(options)
    rules = Rules(options, board_for(options), decks_for(options, ()))
    rules.open(OPEN_SPACES[options.players])
    rules.last_year = options.max_years or 0
    add_special_workers(rules)
    return rules


def board_for(options: Options) -> Board:
    """Return the board of a game for several players or, if extended, of any game."""
    special_workers = "special_workers" in options.modules
    structure_cards = "structure_cards" in options.modules
    if "extended_board" in options.modules:
        return extended_board(special_workers, structure_cards, options.solo is not None)
    return base_board(special_workers, structure_cards)


def decks_for(options: Options, removed: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the cards of the game by deck, the structure deck only with its module."""
    gone = {CARD_NUMBER[card] for card in removed}
    decks = FULL_DECKS if "structure_cards" in options.modules else FULL_DECKS[:BASE_DECKS]
    return tuple(tuple(card for card in deck if card not in gone) for deck in decks)


def add_special_workers(rules: Rules) -> None:
    """SPW-1, MOD-5."""
    if "special_workers" in rules.options.modules:
        for number, worker in enumerate(SPECIAL_WORKERS, FIRST_SPECIAL):
            if rules.players >= worker.least_players:
                rules.special_pool.append(number)
        rules.watches_draws = True


def solo_rules(options: Options) -> Rules:
    """AUT, DIFF, AGG and CAMP as numbers."""
    level = LEVELS[options.solo or "normal"]
    challenge = CHALLENGES[options.challenge] if options.challenge else Challenge()
    extended = "extended_board" in options.modules
    if extended:
        level = EXTENDED_LEVELS[options.solo or "normal"]
        board = board_for(options)
    else:
        board = solo_board(challenge, "special_workers" in options.modules, "structure_cards" in options.modules)
    rules = Rules(options, board, decks_for(options, (*REMOVED_VISITORS, *SOLO_REMOVED)))
    add_special_workers(rules)
    if extended:
        rules.row_7_keeps_grape = True
        if options.map_scoring:
            rules.automa_stars = [region.vp if region.present else 0 for region in board.regions]
    rules.open(MIDDLE_ONLY if challenge.middle_spaces else OPEN_SPACES[1])
    years = challenge.years or level.years
    rules.last_year = min(years, options.max_years or years)
    rules.start_vp = level.start_vp + challenge.start_vp
    rules.start_residual = challenge.start_residual
    rules.regular_limit = challenge.regular_limit
    rules.vp_gains = challenge.vp_gains
    rules.orders_fillable = challenge.orders
    rules.organizer_rows = NOT_ROW_7
    rules.automa_vp = level.automa_vp
    rules.automa_least = level.least_workers
    if options.aggressive:
        rules.automa_markers = AGGRESSIVE_MARKER
        rules.automa_vp = AGGRESSIVE_MARKER[0]
    rules.glass = 0 if challenge.any_row else EVERY_ROW
    rules.tokens_usable = challenge.tokens_usable
    rules.workers_by = challenge.six_workers_by
    rules.large_cellar_vp = challenge.large_cellar_vp
    rules.medium_cellar_vp = challenge.medium_cellar_vp
    return rules


def blank_state(options: Options, rng: int = OPAQUE, chance: Chance = LECUYER) -> State:
    """SET-2, SET-3: everything set out, nothing dealt, nothing pending."""
    rules = rules_for(options)
    vineyards = [new_vineyard() for _ in range(options.players)]
    for vineyard in vineyards:
        vineyard.vp = rules.start_vp
        vineyard.residual = rules.start_residual
        vineyard.tokens = rules.start_tokens
    spaces = [0] * rules.board.space_count
    decks = [list(deck) for deck in rules.full_decks]
    discards: list[list[int]] = [[] for _ in decks]
    automa = list(range(len(AUTOMA_CARDS))) if options.solo is not None else []
    return State(
        rules,
        vineyards,
        0,
        0,
        0,
        -1,
        False,
        spaces,
        (),
        decks,
        discards,
        (),
        (),
        chance,
        rng,
        0,
        [],
        rules.automa_vp,
        automa,
        [],
        rules.glass,
        (),
        -1,
        (),
        (),
    )


def new_state(options: Options, seed: Seed, opening: list[Event] | None = None, generator: int = KEYED) -> State:
    """Return a game at its first decision; what happens until then is added to the opening."""
    chance, rng = chance_of(seed, generator)
    return dealt(options, chance, rng, opening)


def dealt(options: Options, chance: Chance, rng: int, opening: list[Event] | None = None) -> State:
    """Return a game at its first decision, dealt by a source of chance."""
    state = blank_state(options, rng, chance)
    state.sink = opening
    state.first = state.roll(options.players)  # SET-5
    state.stack.append(Frame(COURSE, 0, -1, 0, 0, 0))
    state.run()
    state.sink = None
    return state
