"""Make the corpus of recorded games under today's version of the rules: one game of every set-up.

All player counts and variants, solo games at every level, in every challenge and with the aggressive variant, and games
with the Tuscany modules in every combination.

    python scripts/corpus.py             one game of every set-up
    python scripts/corpus.py complete    more games, until every card and worker has been used

The player prefers wine and orders. The corpus pins the rules: a change here must be a change of the rules. Games of
earlier versions of the rules are next to the folder that this script writes, and it never changes them.
"""

from __future__ import annotations

import random
import sys
from itertools import combinations
from pathlib import Path

from vendemmia import Game, Options
from vendemmia.engine import Event, Kind, State, number_of
from vendemmia.engine.content.solo import AGGRESSIVE_LEVELS, CHALLENGES, LEVELS
from vendemmia.engine.content.special_workers import SPECIAL_WORKERS
from vendemmia.engine.content.structure_cards import STRUCTURE_CARDS
from vendemmia.engine.numbers.names import (
    ACTION_NUMBER,
    AQUEDUCT,
    BANQUET_HALL,
    CARD_NUMBER,
    CARDS,
    CHARMAT,
    FIRST_ORDER,
    FIRST_STRUCTURE_CARD,
    MAMA_NAMES,
    PAPA_NAMES,
    REGULAR,
    SUMMER_VISITORS,
    WINTER_VISITORS,
    WORKSHOP,
)
from vendemmia.engine.options import MODULES
from vendemmia.engine.state.crew import worker_count
from vendemmia.engine.state.fields import VINE_NEEDS
from vendemmia.engine.verbs.orders import fillable, is_order
from vendemmia.record import RULES_VERSION

CORPUS = Path(__file__).parent.parent / "tests" / "corpus" / f"rules-{RULES_VERSION}"
SETUPS = [
    Options(players=players, friendly=friendly, advanced=advanced)
    for players in range(2, 7)
    for friendly, advanced in ((False, False), (True, False), (False, True), (True, True))
]
SOLO_SETUPS = [
    *(Options(players=1, solo=level) for level in LEVELS),
    *(Options(players=1, solo="normal", challenge=challenge) for challenge in CHALLENGES),
    Options(players=1, solo="easy", challenge=1, tokens=2),
    Options(players=1, solo="hard", challenge=2),
    Options(players=1, solo="easy", challenge=4, advanced=True),
    Options(players=1, solo="very_easy", challenge=5),
    Options(players=1, solo="very_hard", challenge=6, tokens=1),
    Options(players=1, solo="hard", challenge=8, friendly=True),
    *(Options(players=1, solo=level, aggressive=True) for level in AGGRESSIVE_LEVELS),
    Options(players=1, solo="easy", aggressive=True, challenge=5),
]
MODULE_SETS = [frozenset(some) for count in (1, 2, 3) for some in combinations(MODULES, count)]
MODULE_SETUPS = [
    *(
        Options(
            players=2 + number % 5,
            friendly=number % 2 == 1,
            advanced=number % 3 == 1,
            modules=modules,
            map_scoring=number % 4 < 3 or "extended_board" not in modules,
        )
        for number, modules in enumerate(MODULE_SETS * 2)
    ),
    *(
        Options(players=1, solo=list(LEVELS)[number % len(LEVELS)], tokens=number % 2, modules=modules)
        for number, modules in enumerate(MODULE_SETS)
    ),
    Options(players=1, solo="easy", aggressive=True, modules=frozenset(("special_workers", "structure_cards"))),
    Options(players=1, solo="normal", challenge=3, modules=frozenset(("special_workers",))),
]
TRIES = 60
"""The number of ways to the end that a solo player tries before each decision."""
PLACES = {
    "fill_order": 200,
    "make_wine": 60,
    "harvest_field": 60,
    "plant_vine": 60,
    "build_structure": 40,
    "draw_order": 20,
    "draw_vine": 15,
    "give_tour": 20,
    "train_worker": 15,
    "yoke": 20,
    "play_summer_visitor": 8,
    "play_winter_visitor": 8,
    "gain_lira": 2,
    "sell_or_field": 1,
}
"""What a vintner prefers, so that orders of all kinds get filled."""
OTHERS = {
    "pass": 0,
    "done": 1,
    "no": 3,
    "make:red": 4,
    "make:white": 4,
    "make:blush": 12,
    "make:sparkling": 40,
    "structure:large_cellar": 20,
    "structure:medium_cellar": 20,
    "structure:trellis": 15,
    "structure:irrigation": 15,
    "card:chardonnay": 12,
    "card:cabernet_sauvignon": 12,
    "card:merlot": 9,
    "card:sauvignon_blanc": 9,
}


MODULE_PLACES = {
    "influence": 40,
    "trade": 20,
    "flip_field": 1,
    "build_or_tour": 40,
    "sell_wine": 3,
    "structure": 60,
    "destroy_structure": 1,
}


def wanted() -> set[str]:
    """Everything the corpus must show: cards played, filled or planted, parents dealt."""
    parents = [f"mama:{name}" for name in MAMA_NAMES] + [f"papa:{name}" for name in PAPA_NAMES]
    return {*CARDS[:FIRST_STRUCTURE_CARD], *parents}


def weight(code: str, discarding: bool, missing: set[str]) -> int:
    parts = code.split(":")
    if parts[0] in ("place", "action"):
        return PLACES.get(parts[1], MODULE_PLACES.get(parts[1], 0))
    if parts[0] == "card" and parts[1] in missing:
        return 0 if discarding else 300
    if discarding and parts[0] == "card":
        return 1 if parts[1].startswith("ord_") else 5
    return OTHERS.get(code, 5)


def fills_something_new(state: State, missing: set[str]) -> bool:
    vineyard = state.vineyards[state.stack[-1].seat]
    return any(
        is_order(card) and CARDS[card] in missing and fillable(vineyard.cellar, card - FIRST_ORDER, 0)
        for card in vineyard.hand
    )


def choose(state: State, rng: random.Random, missing: set[str]) -> str:
    codes = state.codes()
    discarding = state.stack[-1].node.path.startswith("step:discard_down")
    weights = [weight(code, discarding, missing) for code in codes]
    if any(code.startswith("place:fill_order") for code in codes) and not fills_something_new(state, missing):
        weights = [min(one, 2) if "fill_order" in code else one for code, one in zip(codes, weights, strict=True)]
    hand = {CARDS[card] for card in state.vineyards[state.stack[-1].seat].hand} & missing
    for place, code in enumerate(codes):
        for kind, visitors in (("summer", SUMMER_VISITORS), ("winter", WINTER_VISITORS)):
            if f"play_{kind}_visitor" in code and hand.intersection(visitors):
                weights[place] = 150
    return rng.choices(codes, weights)[0] if any(weights) else codes[0]


def shown(game: Game, rng: random.Random, missing: set[str]) -> set[str]:
    """Play the game to its end and return what it showed."""
    seen: set[str] = set()
    while not game.state.is_over:
        for event in game.play(choose(game.state, rng, missing)):
            if event.kind in (Kind.PLAYED, Kind.FILLED, Kind.PLANTED, Kind.PARENT):
                seen.add(event.thing)
    return seen


def tasting(missing: list[str], seed: int) -> Game:
    """A game that starts with a full cellar and the cards that are still missing from the corpus."""
    cellar = {
        "red": [2, 3, 4, 6, 7, 8],
        "white": [1, 2, 3, 4, 6, 7, 8],
        "blush": [*range(4, 10)],
        "sparkling": [7, 8, 9],
    }
    seat = {
        "lira": 20,
        "vp": 2,
        "crush_pad": {"red": [5, 6], "white": [4]},
        "workers": {"regular": 4, "grande": 1},
        "cellar": cellar,
        "hand": missing,
        "structures": ["medium_cellar", "large_cellar", "trellis", "irrigation"],
        "wake_up_row": 1,
    }
    season = "summer" if any(card in SUMMER_VISITORS for card in missing) else "winter"
    return Game.from_position(
        {
            "format": "vendemmia-position/1",
            "options": {"players": 2},
            "year": 3,
            "season": season,
            "to_move": 0,
            "seed": seed,
            "seats": [seat, {"wake_up_row": 2}],
        }
    )


def name_of(options: Options) -> str:
    """The name of a record without its seed."""
    variant = ("-friendly" if options.friendly else "") + ("-advanced" if options.advanced else "")
    if options.solo is None:
        return f"base-{options.players}{variant}"
    campaign = f"-challenge-{options.challenge}" if options.challenge else ""
    tokens = f"-tokens-{options.tokens}" if options.tokens else ""
    return f"solo-{options.solo}{'-aggressive' if options.aggressive else ''}{campaign}{variant}{tokens}"


def module_name(options: Options) -> str:
    """The modules, as the start of the name."""
    unscored = "" if options.map_scoring else "-unscored"
    return "".join(f"{name}-" for name in MODULES if name in options.modules) + name_of(options) + unscored


def keep(game: Game, seed: int, missing: set[str]) -> None:
    name = f"{module_name(game.options)}{'-tasting' if game.start else ''}-{seed}.json"
    (CORPUS / name).write_text(game.record().to_text(), encoding="utf-8")
    print(f"{name}: {len(game.codes)} plies, {len(missing)} cards to go")


def main() -> None:
    CORPUS.mkdir(exist_ok=True)
    for old in CORPUS.glob("*.json"):
        old.unlink()
    complete = sys.argv[1:] == ["complete"]
    several(complete)
    alone()
    with_modules(complete)


def several(complete: bool) -> None:
    """Games of two to six players; on request until every card has been shown."""
    missing = wanted()
    for seed in range((2 if complete else 1) * len(SETUPS)):
        game = Game.new(SETUPS[seed % len(SETUPS)], seed)
        news = shown(game, random.Random(seed), missing) & missing
        if seed < len(SETUPS) or len(news) > 1:
            missing -= news
            keep(game, seed, missing)
    for seed in range(300):
        if not missing or not complete:
            return
        few = random.Random(seed).sample(sorted(missing), min(7, len(missing)))
        game = tasting(few, seed)
        news = shown(game, random.Random(seed), missing) & missing
        if news:
            missing -= news
            keep(game, seed, missing)
    raise SystemExit(f"never shown: {sorted(missing)}")


def played_out(state: State, rng: random.Random) -> tuple[tuple[int, ...], list[str]]:
    """A way to the end, and how good it is: its years, the workers if the challenge needs them, VP."""
    state = state.copy()
    codes: list[str] = []
    tempting = set(CARDS if rng.random() < 0.5 else CARDS[FIRST_ORDER:])
    while not state.is_over:
        codes.append(choose(state, rng, tempting))
        state.apply(number_of(codes[-1]))
    workers = worker_count(state, 0, REGULAR) if state.rules.workers_by else 0
    return (state.year, workers, state.vineyards[0].vp), codes


def alone() -> None:
    """One solo game of each set-up. The player looks ahead and follows the best way found so far."""
    for seed, options in enumerate(SOLO_SETUPS):
        game = Game.new(options, seed)
        rng = random.Random(seed)
        best, way = played_out(game.state, rng)
        while not game.state.is_over:
            for _ in range(TRIES):
                score, codes = played_out(game.state, rng)
                if score > best:
                    best, way = score, codes
            game.play(way.pop(0))
        keep(game, seed, set())


# --- the Tuscany modules


def wanted_of_modules() -> set[str]:
    """Everything the games with modules must show."""
    cards = [f"{done}:{card.id}" for card in STRUCTURE_CARDS for done in ("built", "used")]
    workers = [f"{done}:{worker.id}" for worker in SPECIAL_WORKERS for done in ("trained", "placed")]
    return {*cards, *workers, *(f"ability:{worker.id}" for worker in SPECIAL_WORKERS)}


def signs(before: State, events: list[Event]) -> set[str]:
    """What one answer showed of the modules."""
    found: set[str] = set()
    for event in events:
        if event.kind is Kind.BUILT and event.thing in CARD_NUMBER:
            found.add(f"built:{event.thing}")
        if event.kind is Kind.TRAINED:
            found.add(f"trained:{event.thing}")
        if event.kind in (Kind.PLACED, Kind.PLANNED):
            found |= signs_of_placing(before, event)
        kind, _, name = event.source.partition(":")
        if kind == "structure" and event.kind is not Kind.DECLINED:
            found.add(f"used:{name}")
        if kind == "worker" and event.kind is not Kind.DECLINED:
            found.add(f"ability:{name}")
    return found | quiet_signs(before, events)


def signs_of_placing(before: State, event: Event) -> set[str]:
    action, _, worker = event.where
    found = {f"placed:{worker}"}
    if action.startswith("structure:"):
        found.add(f"used:{action.removeprefix('structure:')}")
    seasons = before.rules.board.actions[ACTION_NUMBER[action]]
    if worker == "traveler" and seasons is not None and seasons.seasons < 1 << before.season():
        found.add("ability:traveler")
    if worker == "messenger" and event.kind is Kind.PLANNED:
        found.add("ability:messenger")
    return found


def quiet_signs(before: State, events: list[Event]) -> set[str]:
    """Structure cards that change what another effect allows or costs."""
    found: set[str] = set()
    happened = [event.kind for event in events]
    for event in events:
        if event.seat < 0:
            continue
        standing = before.vineyards[event.seat].structures
        if event.kind is Kind.PLANTED and standing & AQUEDUCT and event.source == "action:plant_vine":
            if VINE_NEEDS[CARD_NUMBER[event.thing]] & ~standing:
                found.add("used:aqueduct")
        if event.kind is Kind.BUILT and standing & WORKSHOP and Kind.LIRA in happened:
            found.add("used:workshop")
        if event.kind is Kind.WINE and event.thing == "sparkling" and standing & CHARMAT:
            if happened.count(Kind.GRAPE_USED) == 2:
                found.add("used:charmat")
        if event.kind is Kind.STAR_MOVED and standing & BANQUET_HALL:
            if any(other.source.startswith("region:") for other in events):
                found.add("used:banquet_hall")
    if happened.count(Kind.HARVESTED) > 1:
        found.add("used:harvest_machine")
    return found


def shows_nothing(state: State, code: str) -> bool:
    """A Farmer without a choice of bonus, a Traveler in its own season."""
    place, _, worker = code.removeprefix("place:").rsplit(":", 2)
    action = state.rules.board.actions[ACTION_NUMBER[place]]
    if action is None:
        return True
    if worker == "farmer":
        return len(action.printed) <= 1
    return worker == "traveler" and action.seasons >= 1 << state.season()


def module_weight(state: State, code: str, missing: set[str]) -> int:
    """What a builder and trainer prefers."""
    parts = code.split(":")
    name = parts[-1]
    if parts[0] == "place" and f"ability:{name}" in missing and shows_nothing(state, code):
        return 0
    if parts[0] == "card" and f"built:{name}" in missing:
        return 400
    if parts[0] == "place" and parts[1] == "structure" and f"used:{parts[2]}" in missing:
        return 400
    if parts[0] == "worker":
        return 300 if f"trained:{name}" in missing else 30
    if parts[0] == "place" and f"ability:{name}" in missing:
        return 60
    if code in ("field:all", "region:arezzo", "yes", "mat") or parts[0] in ("take", "seat"):
        return 60
    if parts[0] == "place" and parts[1] in ("train_worker", "build_structure"):
        return 120
    return weight(code, False, set())


def watched(game: Game, rng: random.Random, missing: set[str]) -> set[str]:
    """Play the game to its end and return what it showed."""
    seen: set[str] = set()
    while not game.state.is_over:
        codes = game.state.codes()
        weights = [module_weight(game.state, code, missing - seen) for code in codes]
        code = rng.choices(codes, weights)[0] if any(weights) else codes[0]
        before = game.state.copy()
        seen |= signs(before, game.play(code))
    return seen


def module_tasting(missing: set[str], specials: list[str], seed: int) -> Game:
    """A rich vineyard with cards in hand, cards already built and special workers, all of which the game must show."""
    rng = random.Random(seed)
    to_build = sorted(name.removeprefix("built:") for name in missing if name.startswith("built:"))
    to_use = sorted(name.removeprefix("used:") for name in missing if name.startswith("used:"))
    cards = rng.sample(to_build, min(4, len(to_build)))
    standing = [card for card in rng.sample(to_use, len(to_use)) if card not in cards][:2]
    trained = {worker: 1 for worker in specials if f"trained:{worker}" not in missing}
    seat = {
        "lira": 40,
        "crush_pad": {"red": [3, 5, 6], "white": [2, 4]},
        "workers": {"regular": 2, "grande": 1, **trained},
        "cellar": {"red": [2, 4, 6], "white": [3, 5], "blush": [5], "sparkling": [8]},
        "hand": [*cards, "merlot", "novice_guide", "patron"],
        "structures": ["medium_cellar", "large_cellar", "yoke", *standing],
        "fields": {"5": ["pinot"], "6": ["syrah"]},
        "stars": {"siena": 2, "pisa": 3},
        "wake_up_row": 2,
    }
    other = {"wake_up_row": 3, "lira": 30, "hand": ["buyer", "judge"], "workers": {"regular": 3, "grande": 1}}
    return Game.from_position(
        {
            "format": "vendemmia-position/1",
            "options": {"players": 3, "modules": list(MODULES), "max_years": 6},
            "year": 1,
            "season": "spring",
            "to_move": 0,
            "seed": seed,
            "specials": specials,
            "seats": [seat, other, {**other, "wake_up_row": 4, "hand": ["importer", "merchant"]}],
        }
    )


def with_modules(complete: bool) -> None:
    """Games of every combination; on request also tastings until everything has been shown."""
    missing = wanted_of_modules()
    for seed, options in enumerate(MODULE_SETUPS):
        game = Game.new(options, 1000 + seed)
        missing -= watched(game, random.Random(seed), missing)
        keep(game, 1000 + seed, missing)
    for seed in range(400):
        if not missing or not complete:
            return
        rng = random.Random(seed)
        workers = {worker.id for worker in SPECIAL_WORKERS}
        lacking = sorted({name.partition(":")[2] for name in missing} & workers)
        rng.shuffle(lacking)
        specials = [*lacking[:2], *rng.sample(sorted(workers - set(lacking[:2])), max(0, 2 - len(lacking)))]
        game = module_tasting(missing, specials, seed)
        news = watched(game, rng, missing) & missing
        if news:
            missing -= news
            keep(game, seed, missing)
    raise SystemExit(f"never shown: {sorted(missing)}")


if __name__ == "__main__":
    main()
