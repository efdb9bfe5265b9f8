"""Save games of the current version, a database and records, so that tests of later versions can open them.

Run it before a release that changes the database tables or the rules. It plays small games from fixed seeds and writes
tests/saved/schema-N-rules-M. It never changes an existing folder.

    python scripts/keep_release.py [FOLDER]
"""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vendemmia.engine import Options, Seed
    from vendemmia.record import Record
    from vendemmia.web.game.seating import SeatedPlayer
    from vendemmia.web.models import Table

ROOT = Path(__file__).parents[1]
SAVED = ROOT / "tests" / "saved"
EVERYTHING = frozenset({"extended_board", "special_workers", "structure_cards"})
NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elena", "Fabio")
LARGEST = 300_000
"""The most bytes that a saved database may have."""


def main() -> None:
    with tempfile.TemporaryDirectory() as home:
        os.environ["VENDEMMIA_HOME"] = home
        os.environ["DJANGO_SETTINGS_MODULE"] = "vendemmia.web.site.settings"
        import django

        django.setup()
        folder = Path(sys.argv[1]) if len(sys.argv) > 1 else SAVED / release()
        if folder.exists():
            raise SystemExit(f"{folder} is there already. Delete it first if this version has not been released.")
        from vendemmia.web.databases.migrating import migrate

        migrate()
        expected: dict[str, object] = {"tables": play_tables()}
        (folder / "records").mkdir(parents=True)
        expected["records"] = write_records(folder / "records")
        write_campaign(folder / "campaign.json")
        keep_database(Path(home) / "vendemmia.sqlite3", folder / "database.sqlite3")
        text = json.dumps(expected, indent=1, sort_keys=True)
        (folder / "expected.json").write_text(f"{text}\n", encoding="utf-8")
    print(f"{folder}: {len(expected['tables'])} tables")  # type: ignore[arg-type]


def release() -> str:
    """The folder name of the current version: the number of its last migration, and of its rules."""
    from vendemmia.record import RULES_VERSION
    from vendemmia.web.databases.migrating import known_migrations

    schema = max(int(name.partition("_")[0]) for name in known_migrations())
    return f"schema-{schema}-rules-{RULES_VERSION}"


# --- tables


def play_tables() -> dict[str, object]:
    """Make tables of all kinds. Returns what to expect of each, by its id."""
    from vendemmia.engine import Options
    from vendemmia.web.play.moves import open_table

    base = advanced(open_table(Options(players=2), 11, seats(2, people=1, bot="normal")), 60, "bot")
    over = advanced(open_table(Options(players=2, max_years=6), secret("over"), seats(2, people=1)), None)
    six = open_table(Options(players=6, modules=EVERYTHING, advanced=True), secret("six"), seats(6, people=1))
    friendly = Options(players=4, friendly=True, advanced=True)
    made = {
        "two players": base,
        "six players with all modules": advanced(six, 150, "person"),
        "four friends before their first answer": open_table(friendly, secret("friends"), seats(4, people=1)),
        "solo": advanced(open_table(Options(players=1, solo="normal"), secret("solo"), seats(1, people=1)), 40),
        **campaign_tables(),
        "over": over,
        "uploaded": uploaded(over),
        "uploaded before its end": uploaded(base),
        "uploaded from a position": from_position(over),
        "hot seat": undone(open_table(Options(players=3), secret("seats"), seats(3, people=3))),
        "played on": played_on(over),
        "gone on from its saved position": gone_on(over),
    }
    ask_for_evaluation(over)
    return {table.id: expected_of(table, name) for name, table in made.items()}


def secret(name: str) -> str:
    """A secret like a real one, but the same each time."""
    return hashlib.sha256(name.encode()).hexdigest()


def seats(players: int, people: int, bot: str = "easy") -> list[SeatedPlayer]:
    from vendemmia.web.game.seating import SeatedPlayer

    return [SeatedPlayer(NAMES[seat], "" if seat < people else bot) for seat in range(players)]


def advanced(table: Table, plies: int | None, until: str = "") -> Table:
    """Play at least some answers, then continue until a bot or a person is to move. None plays to the end."""
    while not table.over:
        asked = "bot" if table.bot_to_move else "person"
        if plies is not None and table.game.plies >= plies and until in ("", asked):
            break
        table = one_answer(table)
    return table


def one_answer(table: Table) -> Table:
    """The turn of a computer player, or any answer of a person."""
    from vendemmia.web.computer_players.scheduler import take_turn
    from vendemmia.web.play.moves import answer

    state, ply = table.game.state, table.game.plies
    assert state.to_move is not None
    if table.players[state.to_move].bot:
        take_turn(table)
    else:
        answer(table, state.to_move, Random(ply).choice(state.codes()), table.version)
    return table


def campaign_tables() -> dict[str, Table]:
    """A challenge played to its end, and the next game of the same campaign."""
    from vendemmia.campaign import Campaign
    from vendemmia.web.play.moves import open_table
    from vendemmia.web.results.campaigns import DatabaseStore

    store = DatabaseStore()
    store.begin(Campaign.start("easy"))
    found = {}
    for name, plies in (("challenge that is over", None), ("challenge", 30)):
        progress, campaign = store.current()
        options = campaign.next_options()
        table = open_table(options, secret(name), seats(1, people=1), campaign=progress)
        found[name] = advanced(table, plies)
    return found


def uploaded(table: Table) -> Table:
    from vendemmia.web.play.moves import open_record

    return open_record(table.game.record(), table.players, uploaded=True)


def from_position(table: Table) -> Table:
    """A record that does not start with a deal."""
    from vendemmia.record import Game
    from vendemmia.web.play.moves import open_record

    before = Game.from_record(table.game.record(), table.game.plies // 3)
    game = Game.from_position(before.state.to_json())
    for code in table.game.codes[table.game.plies // 3 :][:40]:
        game.play(code)
    return open_record(game.record(), table.players, uploaded=True)


def undone(table: Table) -> Table:
    """A table where a player has undone an answer."""
    from vendemmia.web.play.moves import undo

    table = advanced(table, 30)
    while (seat := table.game.decided_last) is None or not table.game.undo_steps(seat):
        table = one_answer(table)
    undo(table, seat, table.version)
    return table


def played_on(table: Table) -> Table:
    """A game from the middle of a replay, with another seat for the person."""
    from vendemmia.web.play.moves import open_record
    from vendemmia.web.tables.history import History

    record = History(table.game).record(table.game.plies // 2)
    return advanced(open_record(record, list(reversed(seats(2, people=1)))), len(record.codes) + 10)


def gone_on(table: Table) -> Table:
    """A table whose position comes from other rules: one of its answers leads elsewhere today."""
    from vendemmia.record import Game
    from vendemmia.web.play.moves import open_record

    game = Game.from_record(table.game.record(), table.game.plies // 2)
    before = Game.from_record(game.record(), len(game.codes) - 20)
    while len(before.state.codes()) == 1:
        before.play(game.codes[len(before.codes)])
    place = len(before.codes)
    another = next(code for code in before.state.codes() if code != game.codes[place])
    record = game.record()
    record = record._replace(codes=(*record.codes[:place], another, *record.codes[place + 1 :]))
    opened = open_record(record, seats(2, people=1))
    assert opened.resumed, "the game did not go on from its saved position"
    return advanced(opened, len(record.codes) + 10)


def ask_for_evaluation(table: Table) -> None:
    from vendemmia.web.computer_players.evaluations import ask
    from vendemmia.web.tables.history import History

    ask(table, History(table.game), 0)


def expected_of(table: Table, name: str) -> dict[str, object]:
    game = table.game
    return {
        "name": name,
        "checksum": game.state.checksum(),
        "version": table.version,
        "plies": table.game.plies,
        "to_move": table.to_move,
        "bot_to_move": table.bot_to_move,
        "over": table.over,
        "uploaded": table.uploaded,
        "resumed": [each.ply for each in game.resumed],
    }


def keep_database(file: Path, to: Path) -> None:
    """One file without a log, as small as it can be."""
    from django.db import connection

    connection.close()
    with closing(sqlite3.connect(file)) as opened:
        opened.execute("PRAGMA journal_mode=DELETE")
        opened.execute("PRAGMA page_size=512")  # Most tables are empty, and each takes at least a page.
        opened.execute("VACUUM")
    to.write_bytes(file.read_bytes())
    if to.stat().st_size > LARGEST:
        raise SystemExit(f"{to} is too large to be kept: {to.stat().st_size} bytes")


# --- the files of the command line


def write_records(folder: Path) -> dict[str, object]:
    """Records as both front ends write them. Returns what to expect of each, by its name."""
    from vendemmia.cli.storage import write_record
    from vendemmia.engine import Options
    from vendemmia.locale import words
    from vendemmia.web.models import Table
    from vendemmia.web.play.records import written
    from vendemmia.web.tables.cache import read_table

    found: dict[str, object] = {}
    wanted: Sequence[tuple[str, Options, Seed, int | None]] = (
        ("two-players", Options(players=2), 3, 80),
        ("over", Options(players=2, max_years=6), secret("record"), None),
        ("solo-over", Options(players=1, solo="easy", challenge=2), 4, None),
        ("all-modules", Options(players=3, modules=EVERYTHING), secret("modules"), 120),
        ("not-begun", Options(players=5), 5, 0),
    )
    for name, options, seed, plies in wanted:
        record = random_record(options, seed, plies)
        humans, names = 1, NAMES[: options.players]
        bots = ("easy",) * (options.players - humans)
        write_record(words("en"), folder / f"{name}.json", record, names, humans, bots)
        found[f"{name}.json"] = expected_of_record(record)
    for row in Table.objects.order_by("created"):
        table = read_table(row.id)
        if table.resumed:
            record = table.game.record()
            (folder / "gone-on.json").write_text(written(record, table.players), encoding="utf-8")
            found["gone-on.json"] = expected_of_record(record)
    return found


def random_record(options: Options, seed: Seed, plies: int | None) -> Record:
    from vendemmia.record import Game

    game, rng = Game.new(options, seed), Random(str(seed))
    while not game.state.is_over and (plies is None or len(game.codes) < plies):
        game.play(rng.choice(game.state.codes()))
    return game.record()


def expected_of_record(record: Record) -> dict[str, object]:
    return {
        "checksum": record.checksum,
        "plies": len(record.codes),
        "resumed": [each.ply for each in record.resumed],
    }


def write_campaign(file: Path) -> None:
    """A campaign of the command line with one game lost."""
    from vendemmia.campaign import Campaign, FileStore

    FileStore(file).save(Campaign.start("normal").with_result("loss"))


if __name__ == "__main__":
    main()
