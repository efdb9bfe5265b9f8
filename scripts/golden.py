"""Write the golden files: the action table, readable playthroughs, perft counts and the public names.

    python scripts/golden.py
    python scripts/golden.py public_names.txt

Read the difference before you commit it: it shows what a change did to the game.
"""

from __future__ import annotations

import argparse
import hashlib
import random
from functools import partial
from importlib import import_module
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

from vendemmia import CODES, Game, Options
from vendemmia.engine import State, new_state, standings
from vendemmia.engine.content.solo import LEVELS
from vendemmia.engine.numbers.names import MAX_SEATS
from vendemmia.engine.options import MODULES
from vendemmia.engine.year.automa import solo_result

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from vendemmia.engine.reports.outlook import Outlook

MODULE_SETS = [frozenset(some) for count in range(4) for some in combinations(MODULES, count)]
"""All eight combinations, the empty one first."""
GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
FACES = ("vendemmia.engine", "vendemmia.engine.catalogue")

PLAYTHROUGHS = {
    "two_players": (Options(players=2, max_years=3), 11),
    "three_players_friendly": (Options(players=3, friendly=True, max_years=3), 12),
    "six_players_advanced": (Options(players=6, advanced=True, max_years=2), 13),
    "solo_normal": (Options(players=1, solo="normal", max_years=3), 14),
    "solo_challenge": (Options(players=1, solo="hard", challenge=4, tokens=2, max_years=3), 15),
    "extended_board": (Options(players=2, modules={"extended_board"}, max_years=3), 21),
    "special_workers": (Options(players=3, modules={"special_workers"}, max_years=4), 22),
    "structure_cards": (Options(players=2, modules={"structure_cards"}, max_years=4), 23),
    "extended_board_side_2": (Options(players=3, modules={"extended_board", "structure_cards"}, max_years=3), 24),
    "all_modules": (Options(players=4, modules=MODULES, friendly=True, max_years=3), 25),
    "solo_all_modules": (Options(players=1, solo="hard", modules=MODULES, tokens=1, max_years=4), 26),
}

BUSY_WINTER = {
    "format": "vendemmia-position/1",
    "options": {"players": 2},
    "year": 4,
    "season": "winter",
    "to_move": 0,
    "seats": [
        {
            "lira": 6,
            "vp": 3,
            "wake_up_row": 2,
            "workers": {"regular": 3, "grande": 1},
            "structures": ["trellis", "medium_cellar", "yoke"],
            "fields": {"5": ["syrah", "pinot"], "6": ["malvasia"]},
            "crush_pad": {"red": [2, 4], "white": [1, 3]},
            "cellar": {"red": [3], "white": [2]},
            "hand": ["merchant", "laborer", "ord_r2_w2", "ord_b4"],
        },
        {
            "lira": 2,
            "wake_up_row": 4,
            "workers": {"regular": 2, "grande": 1},
            "fields": {"7": ["sangiovese"]},
            "crush_pad": {"red": [1]},
            "hand": ["supervisor"],
        },
    ],
    "board": {
        "draw_order": {
            "left": {"seat": 1},
            "beside": [{"seat": 0, "worker": "grande"}, {"seat": 1, "worker": "grande"}],
        }
    },
}
QUIET_SUMMER = {
    "format": "vendemmia-position/1",
    "options": {"players": 2},
    "year": 2,
    "season": "summer",
    "to_move": 1,
    "seats": [
        {
            "lira": 7,
            "wake_up_row": 5,
            "workers": {"regular": 2, "grande": 1},
            "structures": ["irrigation"],
            "hand": ["overseer", "merlot", "syrah"],
            "crush_pad": {"white": [2]},
        },
        {
            "lira": 9,
            "vp": 1,
            "wake_up_row": 1,
            "workers": {"regular": 2, "grande": 1},
            "hand": ["contractor", "sangiovese", "malvasia"],
            "fields": {"6": "sold"},
        },
    ],
    "board": {
        "draw_vine": {"left": {"seat": 0}, "beside": [{"seat": 0, "worker": "grande"}, {"seat": 1, "worker": "grande"}]}
    },
}
PERFT = {"busy_winter": (BUSY_WINTER, 6), "quiet_summer": (QUIET_SUMMER, 6)}


def playthrough(options: Options, seed: int) -> str:
    """Every question, its legal answers, the answer given and what happened."""
    game = Game.new(options, seed)
    rng = random.Random(seed)
    lines = [f"options {options.to_json()} seed {seed}", *(_event_line(event) for event in game.opening)]
    while not game.state.is_over:
        state = game.state
        codes = state.codes()
        code = rng.choice(codes)
        lines += ["", f"{len(game.codes) + 1}. seat {state.to_move} is asked by {state.stack[-1].node.path}"]
        lines += [f"   may: {' '.join(codes)}", f"   answers: {code}"]
        outlook = state.outlook(code)
        if outlook:
            lines.append("   outlook: " + ", ".join(_prospect(part) for part in outlook))
        lines += [_event_line(event) for event in game.play(code)]
    lines += ["", *(f"{one}" for one in standings(game.state))]
    if options.solo is not None:
        lines.append(f"{solo_result(game.state)} against {game.state.automa_vp} VP")
    lines.append(f"checksum {game.state.checksum()}")
    return "\n".join(lines) + "\n"


def _prospect(part: Outlook) -> str:
    """A part of an outlook. A part that depends on a choice starts with the numbers of choice and way."""
    way = f"({part.choice}.{part.way}) " if part.choice else ""
    most = "" if part.most is None else f" to {part.most:+}"
    return f"{way}{part.thing} {part.amount:+}{most}"


def _event_line(event: object) -> str:
    assert isinstance(event, tuple)
    kind, seat, amount, thing, source, other, audience, deck = event
    who = f"seat {seat}" if seat >= 0 else "table"
    parts = [f"{amount:+}" if amount else "", thing, f"({deck})" if deck else "", f"from {source}" if source else ""]
    parts += [f"with seat {other}" if other >= 0 else "", "" if audience == -1 else f"known to {audience:b}"]
    return "   · " + " ".join(part for part in (who, kind.value, *parts) if part)


def perft(state: State, depth: int) -> int:
    """The number of leaves after some decisions, in positions where no card is drawn."""
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.copy()
        after.apply(action)
        total += perft(after, depth - 1) if after.stack else 1
    return total


def perft_lines() -> str:
    lines: list[str] = []
    for name, (position, depth) in PERFT.items():
        state = State.from_json(position)
        lines += [f"{name} depth {level}: {perft(state, level)}" for level in range(1, depth + 1)]
    return "\n".join(lines) + "\n"


def thousand_games() -> str:
    """One checksum of the final positions of 1,000 short games, the same in the interpreted and the compiled build."""
    digest = hashlib.sha256()
    for seed in range(1000):
        pick = random.Random(seed).random
        state = new_state(base_options(seed)._replace(max_years=3), seed)
        while state.stack:
            actions = state.legal_actions()
            state.apply(actions[int(pick() * len(actions))])
        digest.update(state.checksum().encode())
    return f"1000 games of 3 years: {digest.hexdigest()}\n"


def module_games() -> str:
    """The same for 600 short games of all combinations of modules, with one to six players."""
    digest = hashlib.sha256()
    for seed in range(600):
        pick = random.Random(seed).random
        state = new_state(module_options(seed, MODULE_SETS[1:])._replace(max_years=3), seed)
        while state.stack:
            actions = state.legal_actions()
            state.apply(actions[int(pick() * len(actions))])
        digest.update(state.checksum().encode())
    return f"600 games of 3 years: {digest.hexdigest()}\n"


def base_options(seed: int) -> Options:
    """Player counts and variants in turn."""
    return Options(players=2 + seed % 5, friendly=seed // 5 % 2 == 1, advanced=seed // 10 % 2 == 1)


def module_options(seed: int, sets: Sequence[frozenset[str]] = MODULE_SETS) -> Options:
    """All these combinations of modules and all numbers of players in turn, with variants and levels."""
    modules = sets[seed % len(sets)]
    turn = seed // len(sets)
    players = 1 + turn % MAX_SEATS
    turn //= MAX_SEATS
    return Options(
        players=players,
        friendly=turn % 2 == 1,
        advanced=turn // 2 % 2 == 1,
        solo=list(LEVELS)[turn % len(LEVELS)] if players == 1 else None,
        tokens=turn % 3 if players == 1 else 0,
        modules=modules,
        map_scoring=turn // 4 % 2 == 0 or "extended_board" not in modules,
    )


def action_table() -> str:
    return "".join(f"{number} {code}\n" for number, code in enumerate(CODES))


def public_names() -> str:
    """The names by which others use the engine: a change of this list is a change of the Python API."""
    return "".join(f"{module}.{name}\n" for module in FACES for name in import_module(module).__all__)


FILES: dict[str, Callable[[], str]] = {
    "actions.txt": action_table,
    "perft.txt": perft_lines,
    "public_names.txt": public_names,
    "thousand_games.txt": thousand_games,
    "module_games.txt": module_games,
    **{f"{name}.txt": partial(playthrough, *game) for name, game in PLAYTHROUGHS.items()},
}
"""What makes the content of each golden file."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", choices=FILES, default=list(FILES), metavar="FILE", help="only these")
    GOLDEN.mkdir(exist_ok=True)
    for name in parser.parse_args().files:
        (GOLDEN / name).write_text(FILES[name](), encoding="utf-8")


if __name__ == "__main__":
    main()
