"""Hold the coach's reasons against what happens at the table, in many games.

python scripts/reasons.py --games 500
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.bots.promises import Count, check_game
from vendemmia.engine import MODULES, Options

SEED = 940_000_000
"""The seeds from here on are used for nothing else."""
KINDS = (
    Options(2),
    Options(4),
    Options(1, solo="normal"),
    Options(2, modules=frozenset(MODULES)),
)


def main() -> None:
    """Play the games and print what held."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--every", type=int, default=8, help="ask for advice at one decision in N")
    given = parser.parse_args()
    total = Count()
    for number in range(given.games):
        total += check_game(KINDS[number % len(KINDS)], SEED + number, given.every)
    print(f"about the turn: {total.now}, false: {len(total.now_false)}")
    print(f"foreseen: {total.foreseen}, came true: {total.kept} ({total.kept / max(1, total.foreseen):.1%})")
    for reason, count in Counter(each.split(" ")[0] for each in total.broken).most_common():
        print(f"  did not come true: {reason} {count}")
    for line, count in Counter(total.now_false).most_common(20):
        print(f"  false: {line} {count}")


if __name__ == "__main__":
    main()
