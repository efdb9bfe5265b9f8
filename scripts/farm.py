"""Measure what a farm of 20 own accounts brings its main account, and how well honest players find their order.

Results are entered by the server's own code, in a database that is thrown away; the games themselves are not played. It
prints the table of docs/ratings.md and takes a few minutes.

    python scripts/farm.py
"""

from __future__ import annotations

import os
import sys
import tempfile
from datetime import timedelta
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACES = {"at once": timedelta(minutes=5), "a game a day": timedelta(days=1)}


def main() -> None:
    sys.path.insert(0, str(ROOT))
    with tempfile.TemporaryDirectory() as home:
        os.environ |= {"VENDEMMIA_HOME": home, "DJANGO_SETTINGS_MODULE": "vendemmia.web.site.settings"}
        measure()


def measure() -> None:
    import django
    from django.core.management import call_command
    from django.db import transaction

    django.setup()
    call_command("migrate", verbosity=0)
    from tests.web.farms import STRATEGIES, Ledger, honest

    print("| strategy |", " | ".join(PACES), "|\n|---|", "---|" * len(PACES), sep="")
    for strategy in STRATEGIES:
        gains = []
        for pace in PACES.values():
            with transaction.atomic():
                gains.append(f"{strategy(Ledger(pace)):.1f}")
                transaction.set_rollback(True)
        print(f"| {(strategy.__doc__ or '').strip().rstrip('.')} |", " | ".join(gains), "|", flush=True)
    for games in (300, 600, 1500, 3000):
        with transaction.atomic():
            found = honest(Ledger(timedelta(hours=1)), games=games)
            transaction.set_rollback(True)
        print(f"30 honest players, {games} games: order {found.correlation:.2f}, spread {found.spread:.0f}", flush=True)


if __name__ == "__main__":
    main()
