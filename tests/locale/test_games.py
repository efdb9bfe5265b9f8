"""Whole games in words: whatever can come up reads well, for every reader."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.repeating import LONG_RUN, REPEATED
from vendemmia.engine.content.base_board import base_board
from vendemmia.engine.content.extended_board import extended_board
from vendemmia.engine.content.solo import AGGRESSIVE_LEVELS, CHALLENGES, LEVELS
from vendemmia.engine.knowledge.views import observe
from vendemmia.engine.numbers.actions import CODES
from vendemmia.engine.numbers.names import (
    ACTIONS,
    BESIDE,
    CARDS,
    DECKS,
    FIELD_VALUES,
    FIRST_SPECIAL,
    LEFT,
    MAMA_NAMES,
    PAPA_NAMES,
    REGIONS,
    SEASONS,
    STRUCTURE_NUMBER,
    STRUCTURES,
    WINE_TYPES,
    WORKERS,
)
from vendemmia.engine.options import MODULES, Options
from vendemmia.engine.reports.events import Event, Kind
from vendemmia.engine.reports.outlook import Outlook, one_of
from vendemmia.engine.reports.reasons import Reason, refuse
from vendemmia.engine.setup import new_state
from vendemmia.engine.state.decks import discard_card
from vendemmia.engine.state.fields import VINE_UNIT
from vendemmia.engine.state.frames import NODES, Frame
from vendemmia.engine.state.vineyard import new_vineyard
from vendemmia.engine.workers.placement import ACTION_DONE
from vendemmia.engine.year.automa import solo_result
from vendemmia.locale import Words, words

from .reading import (
    ALL_MODULES,
    GENERAL,
    PLAYERS,
    WITHOUT_WORKERS,
    Remembering,
    asking_states,
    choice,
    draws_of_an_oracle,
    is_sentence,
    one_of_each_class,
    own_ids,
    placed,
    reads_well,
)
from .test_choices import outlook_things
from .test_events import LINES
from .test_names import UNNAMED

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vendemmia.engine.state.frames import Node
    from vendemmia.engine.state.state import State

MIXTURES = 4
"""Of the variants: friendly or not, advanced or not."""


def games_with(players: int, usual: int, mixtures: int) -> range:
    """The numbers of the games to play: a long run plays all mixtures, a usual one some, others with more players."""
    return range(mixtures * REPEATED) if LONG_RUN else range(players, players + usual)


ODD_CODES = 3
"""Codes asked for their reasons at each decision."""


SOLO_GAMES = REPEATED
"""Games for each kind of solo game."""
ALONE = ["Anna"]


CODES_BY_PREFIX: dict[str, list[str]] = {}
for _code in CODES:
    CODES_BY_PREFIX.setdefault(_code.partition(":")[0], []).append(_code)
PREFIXES = list(CODES_BY_PREFIX)


def odd_code(random: Random) -> str:
    """Any code, of rare kinds as often as of frequent ones."""
    return random.choice(CODES_BY_PREFIX[random.choice(PREFIXES)])


def check_decision(w: Words, state: State, random: Random, names: list[str]) -> None:
    """Question, labels, outlooks and some reasons."""
    question = w.question(state.asked(), names)
    assert reads_well(question), question
    assert is_sentence(question), question
    codes = state.codes()
    view = observe(state, state.to_move)
    labels = [w.choice(view, code, names) for code in codes]
    assert all(map(reads_well, labels)), labels
    assert len(set(labels)) == len(labels), labels
    for code in codes:
        outlook = w.outlook(state.outlook(code))
        assert not outlook or reads_well(outlook), outlook
    for code in [odd_code(random) for _ in range(ODD_CODES)]:
        assert reads_well(w.choice(view, code, names)), code
        for refusal in state.why_not(code):
            reason = w.reason(refusal, names, None)
            assert reads_well(reason), reason
            assert is_sentence(reason), reason


def check_lines(w: Words, events: Iterable[Event], names: list[str]) -> None:
    """The log, for every reader."""
    for event in events:
        for seen in {event.seen_by(reader) for reader in (*range(len(names)), None)}:
            line = w.event(seen, names)
            assert reads_well(line), line
            assert is_sentence(line), line


@pytest.mark.parametrize("players", range(2, 7))
def test_everything_in_random_games_reads_well(players: int) -> None:
    w = words("en")
    decisions = 0
    games = games_with(players, 1, MIXTURES)
    for game in games:
        random = Random(100 * players + game)
        state = new_state(Options(players, friendly=game % 2 == 1, advanced=game % MIXTURES > 1), game)
        while state.stack:
            check_decision(w, state, random, PLAYERS[:players])
            check_lines(w, state.play(random.choice(state.codes())), PLAYERS[:players])
            decisions += 1
        assert w.question(state.asked(), PLAYERS) == "The game is over."
    assert decisions > len(games) * 100


SOLO = [
    *(Options(players=1, solo=level, advanced=True) for level in LEVELS),
    *(Options(players=1, solo="normal", challenge=challenge, tokens=challenge - 1) for challenge in CHALLENGES),
    *(Options(players=1, solo="very_easy", challenge=challenge) for challenge in CHALLENGES),
    *(Options(players=1, solo=level, aggressive=True, tokens=9) for level in AGGRESSIVE_LEVELS),
    Options(players=1, solo="hard", challenge=4, aggressive=True, friendly=True),
]


@pytest.mark.parametrize("options", SOLO, ids=lambda options: "-".join(map(str, options.to_json().values())))
def test_everything_in_random_solo_games_reads_well(options: Options) -> None:
    w = words("en")
    decisions = 0
    for game in range(SOLO_GAMES):
        random = Random(100 + game)
        sink: list[Event] = []
        state = new_state(options, game, sink)
        check_lines(w, sink, ALONE)
        while state.stack:
            check_decision(w, state, random, ALONE)
            check_lines(w, state.play(random.choice(state.codes())), ALONE)
            decisions += 1
        result = w.solo_result(solo_result(state), state.vineyards[0].vp, state.automa_vp)
        assert reads_well(result), result
        assert is_sentence(result), result
    assert decisions > SOLO_GAMES * 5


MODULE_MIXTURES = 3
"""Of a game with modules: plain, friendly and without scores of the map, or advanced."""
DECISIONS = 150 * REPEATED
"""Decisions of a game with modules; by then all seasons of two years have been played."""
COMBINATIONS = [frozenset(chosen) for count in (1, 2, 3) for chosen in combinations(MODULES, count)]


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("modules", COMBINATIONS, ids=lambda modules: "-".join(sorted(modules)))
def test_everything_in_random_games_with_modules_reads_well(modules: frozenset[str], players: int) -> None:
    w = words("en")
    names = PLAYERS[:players]
    for game in games_with(players + len(modules), 1, MODULE_MIXTURES):
        random = Random(100 * players + game)
        mixture = game % MODULE_MIXTURES
        options = Options(
            players,
            friendly=mixture == 1,
            advanced=mixture == 2,
            modules=modules,
            map_scoring=mixture != 1 or "extended_board" not in modules,
            solo=("very_easy", "hard", "normal")[mixture] if players == 1 else None,
            tokens=3 if players == 1 else 0,
        )
        sink: list[Event] = []
        state = new_state(options, game, sink)
        check_lines(w, sink, names)
        for _ in range(DECISIONS):
            if not state.stack:
                break
            check_decision(w, state, random, names)
            check_lines(w, state.play(random.choice(state.codes())), names)


def name_everything(w: Words) -> None:
    for card in CARDS:
        w.card_name(card), w.card_mention(card), w.card_text(card), w.card_rulings(card)
    for parent in (*MAMA_NAMES, *PAPA_NAMES):
        w.parent_text(parent)
    for action in ACTIONS:
        w.action_text(action)
    for structure in (*STRUCTURES, "mat"):
        w.structure_name(structure)
    for structure in STRUCTURES:
        w.structure_text(structure)
    for season in SEASONS:
        w.season_name(season)
    for deck in DECKS:
        w.deck_name(deck)
    for kind in WINE_TYPES:
        w.wine_name(kind, 7)
    for level in LEVELS:
        w.level_name(level), w.level_text(level), w.level_text(level, extended=True)
    for challenge in CHALLENGES:
        w.challenge_name(challenge), w.challenge_text(challenge), w.readings(challenge)
    for number in range(1, 25):
        w.automa_card_text(number), w.automa_card_text(number, extended=True)
    w.aggressive_name(), w.aggressive_text(), w.automa_name()
    w.solo_result("win", 21, 20), w.solo_result("draw", 20, 20), w.solo_result("loss", 5, 20)
    for root in {path for path in NODES if "/" not in path} - UNNAMED:
        w.source(root)


def name_modules(w: Words) -> None:
    for board in (base_board(False, False), extended_board(False, False, False), extended_board(True, True, False)):
        for action in ACTIONS:
            w.action_name(action, board), w.action_text(action, board)
        for row in range(1, 8):
            w.row_text(row, board)
    for worker in WORKERS:
        w.worker_name(worker), w.worker_title(worker)
    for worker in WORKERS[FIRST_SPECIAL:]:
        w.worker_text(worker), w.worker_rulings(worker)
    for region in REGIONS:
        w.region_text(region, 1)
    for module in MODULES:
        w.module_name(module), w.module_text(module)
    w.map_scoring_name(), w.map_scoring_text(), w.extended_reading(), w.cell_text("")


def all_choices(w: Words, state: State, codes: Iterable[str]) -> None:
    view = observe(state, None)
    for code in codes:
        w.choice(view, code)


def ask_everything(w: Words) -> None:
    """All questions and all answers, from a position in which fields are empty, planted, harvested and sold."""
    start = new_state(Options(players=3, advanced=True), 5)
    start.vineyards[1].set_field(0, VINE_UNIT[0])
    start.vineyards[1].set_field(1, VINE_UNIT[0])
    start.vineyards[1].harvested = 1
    start.vineyards[1].sold = 4
    start.vineyards[2].sold = 1
    discard_card(start, 0)
    for position in asking_states(start):
        w.question(position.asked(), PLAYERS)
        all_choices(w, position, GENERAL)
    all_choices(w, start, CODES)
    for position in asking_states(start, one_of_each_class()):
        all_choices(w, position, WITHOUT_WORKERS)
        position.vineyards[1] = new_vineyard()
        for value in FIELD_VALUES:
            choice(w, position, f"field:{value}")
    for papa in range(len(PAPA_NAMES)):
        start.parents = (64 + 32 + papa,)
        for position in asking_states(start, [NODES["step:papas/0"], NODES["step:choose_parents/0"]]):
            w.question(position.asked(), PLAYERS)
            all_choices(w, position, ("option:1", "option:2"))
    ask_alone(w)
    ask_extended(w)
    start.stack.clear()
    w.question(start.asked(), PLAYERS)
    choice(w, start, "done")


def ask_alone(w: Words) -> None:
    """What is asked only of a player with bonus-action tokens, and rows with and without a glass token."""
    for tokens, glass in ((1, 4), (2, 0)):
        start = new_state(Options(players=1, solo="normal", tokens=tokens), 5)
        start.glass = glass
        nodes: list[Node] = [NODES["placement"], NODES["step:glass_row/0"]]
        for node in nodes:
            for step in (0, 1):
                start.stack.append(Frame(node, 0, -1, step, 2, 0))
                w.question(start.asked(), ALONE)
                all_choices(w, start, ("done", "token", "row:1", "row:2"))


def ask_extended(w: Words) -> None:
    """What only the modules ask: with stars left and without, a sold field and one with a structure card."""
    start = new_state(Options(players=3, advanced=True, modules=ALL_MODULES), 5)
    start.vineyards[1].plots = 1
    start.vineyards[1].sold = 2
    start.vineyards[1].structures = 1 << STRUCTURE_NUMBER["charmat"]
    for stars in (0, 6):
        start.vineyards[1].stars = stars
        for position in asking_states(start, one_of_each_class()):
            w.question(position.asked(), PLAYERS)
            all_choices(w, position, WITHOUT_WORKERS)
    for structures in (["tap_room"], ["tavern"], ["tap_room", "tavern"]):
        start.vineyards[1].structures = sum(1 << STRUCTURE_NUMBER[name] for name in structures)
        start.vineyards[1].cellar = start.vineyards[1].crush_pad = 3
        start.stack.append(Frame(NODES["structure:tap_room"], 1, -1, 0, 0, 0))
        w.question(start.asked(), PLAYERS)
    for position in draws_of_an_oracle(start):
        w.question(position.asked(), PLAYERS), choice(w, position, "no")
    alone = new_state(Options(players=1, solo="normal", tokens=1, modules=ALL_MODULES), 5)
    for grape in (-1, 0):
        alone.grape = grape
        alone.stack.append(Frame(NODES["next_row:solo"], 0, -1, 0, 0, 0))
        w.question(alone.asked(), ALONE), choice(w, alone, "row:2")
    for space in (LEFT, BESIDE):
        alone.stack.append(Frame(NODES["placement"], 0, -1, ACTION_DONE, placed("harvest_field", space), 0))
        w.question(alone.asked(), ALONE), choice(w, alone, "token")


def test_no_message_is_left_over() -> None:
    """All that the catalogues hold is said somewhere, with all its arguments."""
    w = Remembering("en")
    name_everything(w)
    name_modules(w)
    ask_everything(w)
    for thing in outlook_things():
        w.outlook((Outlook(thing, 1),))
    ways = one_of(1, [[Outlook("lira", -2, -6), Outlook("build", 1)], [Outlook("lira", -1, 2)]])
    w.outlook(ways)
    for reason in Reason:
        w.reason(refuse(reason, seat=6), PLAYERS, None)
    for event, _ in LINES:
        w.event(event, PLAYERS)
        for reader in (event.seat, event.other):
            w.event(event, PLAYERS, reader)
    w.event(Event(Kind.YEAR, -1, 3, other=0), ALONE)
    assert own_ids() - w.asked_for == set()


def test_games_have_no_message_missing() -> None:
    """The reading tests can fail: they see raw ids, codes, placeables and two sentences."""
    bad = ["", "plant_vine", "card:merlot", "{ $player } plays.", "is unset", "a  b", " a", "???", "[yes] a", "-5 VP"]
    assert not any(map(reads_well, bad))
    assert reads_well("Anna gains £3 (Broker).")
    assert not is_sentence("One. Two.")
    assert not is_sentence("no stop")
    assert is_sentence("Summer: place a worker or pass.")
    assert words("en").event(Event(Kind.PASSED, 0), ["A. B."]) == "A. B. passes."
