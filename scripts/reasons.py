"""Hold the coach's reasons and plans against what happens at the table, in many games.

It also counts how many of the best answers have a sentence about what follows.

python scripts/reasons.py --games 500
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.bots.promises import check_all


def main() -> None:
    """Play the games and print what held."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    print(check_all(parser.parse_args().games).summary())


if __name__ == "__main__":
    main()
