"""Make the corpus of recorded games again: all player counts, both variants, every card played at least once.

Then solo games at every level, in every challenge and with the aggressive variant.

    python scripts/corpus.py

A player with a taste for wine and orders plays until every card has been seen in use; games that show nothing new are
left out. The corpus pins the rules: a change here must be a change of the rules.
"""

from __future__ import annotations

import random
from pathlib import Path

from vendemmia import Game, Options
from vendemmia.engine import Kind, State, number_of
from vendemmia.engine.content.solo import AGGRESSIVE_LEVELS, CHALLENGES, LEVELS
from vendemmia.engine.names import CARDS, FIRST_ORDER, MAMA_NAMES, PAPA_NAMES, REGULAR, SUMMER_VISITORS, WINTER_VISITORS
from vendemmia.engine.verbs.orders import fillable

CORPUS = Path(__file__).parent.parent / "tests" / "corpus"
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
TRIES = 60
"""Ways to the end that a solo player looks at before each decision."""
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
"""A vintner's taste, so that orders of all kinds get filled."""
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


def wanted() -> set[str]:
    """What the corpus must show: cards played, filled or planted, parents dealt."""
    parents = [f"mama:{name}" for name in MAMA_NAMES] + [f"papa:{name}" for name in PAPA_NAMES]
    return {*CARDS, *parents}


def weight(code: str, discarding: bool, missing: set[str]) -> int:
    parts = code.split(":")
    if parts[0] in ("place", "action"):
        return PLACES[parts[1]]
    if parts[0] == "card" and parts[1] in missing:
        return 0 if discarding else 300
    if discarding and parts[0] == "card":
        return 1 if parts[1].startswith("ord_") else 5
    return OTHERS.get(code, 5)


def fills_something_new(state: State, missing: set[str]) -> bool:
    vineyard = state.vineyards[state.stack[-1].seat]
    return any(
        card >= FIRST_ORDER and CARDS[card] in missing and fillable(vineyard.cellar, card - FIRST_ORDER, 0)
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
    """Play the game to its end; what it showed."""
    seen: set[str] = set()
    while not game.state.is_over:
        for event in game.play(choose(game.state, rng, missing)):
            if event.kind in (Kind.PLAYED, Kind.FILLED, Kind.PLANTED, Kind.PARENT):
                seen.add(event.thing)
    return seen


def tasting(missing: list[str], seed: int) -> Game:
    """A game that begins with a full cellar and the cards that are still to be shown."""
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


def keep(game: Game, seed: int, missing: set[str]) -> None:
    name = f"{name_of(game.options)}{'-tasting' if game.start else ''}-{seed}.json"
    (CORPUS / name).write_text(game.record().to_text(), encoding="utf-8")
    print(f"{name}: {len(game.codes)} plies, {len(missing)} cards to go")


def main() -> None:
    CORPUS.mkdir(exist_ok=True)
    for old in CORPUS.glob("*.json"):
        old.unlink()
    several()
    alone()


def several() -> None:
    """Games of two to six players, until every card has been shown."""
    missing = wanted()
    for seed in range(2 * len(SETUPS)):
        game = Game.new(SETUPS[seed % len(SETUPS)], seed)
        news = shown(game, random.Random(seed), missing) & missing
        if seed < len(SETUPS) or len(news) > 1:
            missing -= news
            keep(game, seed, missing)
    for seed in range(300):
        if not missing:
            return
        few = random.Random(seed).sample(sorted(missing), min(7, len(missing)))
        game = tasting(few, seed)
        news = shown(game, random.Random(seed), missing) & missing
        if news:
            missing -= news
            keep(game, seed, missing)
    raise SystemExit(f"never shown: {sorted(missing)}")


def played_out(state: State, rng: random.Random) -> tuple[tuple[int, ...], list[str]]:
    """A way to the end, and how good it is: its years, the workers where they are asked for, VP."""
    state = state.copy()
    codes: list[str] = []
    tempting = set(CARDS if rng.random() < 0.5 else CARDS[FIRST_ORDER:])
    while not state.is_over:
        codes.append(choose(state, rng, tempting))
        state.apply(number_of(codes[-1]))
    workers = state.worker_count(0, REGULAR) if state.rules.workers_by else 0
    return (state.year, workers, state.vineyards[0].vp), codes


def alone() -> None:
    """One solo game of each set-up. The player looks ahead and keeps to the best way found so far."""
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


if __name__ == "__main__":
    main()
