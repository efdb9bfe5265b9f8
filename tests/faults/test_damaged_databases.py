"""Bytes of a good database are changed at random: the server starts, or it refuses in one sentence."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from tests.repeating import REPEATED
from vendemmia.web.databases import UnusableDatabase
from vendemmia.web.databases.sqlite.files import check_file

from .support import DATABASE, environment, is_one_sentence, process

MUTANTS = 30 * REPEATED

START_MUTANTS = """
import json, sys, traceback
from random import Random
from vendemmia.home import data_folder
from vendemmia.locale import words
from vendemmia.web.server.launch import CannotServe, prepare

home = data_folder()
file = home / "vendemmia.sqlite3"
good = file.read_bytes()
prepare(words("en"), home)
for seed in range(int(sys.argv[1])):
    rng = Random(seed)
    mutant = bytearray(good)
    for _ in range(rng.choice((1, 3, 20, 200))):
        where = rng.randrange(100, len(good)) if rng.random() < 0.7 else rng.randrange(4096 * 2)
        mutant[where] = rng.randrange(256)
    if rng.random() < 0.1:
        mutant = mutant[: rng.randrange(len(mutant))]
    for rest in home.glob("vendemmia.sqlite3-*"):
        rest.unlink()
    file.write_bytes(mutant)
    try:
        prepare(words("en"), home)
        result = "starts"
    except CannotServe as error:
        lines = str(error).splitlines()
        result = "refused" if len(lines) == 1 and file.read_bytes() == mutant else f"changed, or not one line: {lines}"
    except BaseException:
        result = traceback.format_exc()
    print(json.dumps([seed, result]), flush=True)
"""


def test_mutants_start_or_are_refused_in_one_sentence(home: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", START_MUTANTS, str(MUTANTS)],
        env=environment(home),
        capture_output=True,
        text=True,
        timeout=300 * REPEATED,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    results = dict(json.loads(line) for line in done.stdout.splitlines())
    assert len(results) == MUTANTS
    assert {seed: result for seed, result in results.items() if result not in {"starts", "refused"}} == {}
    assert Counter(results.values())["refused"] > MUTANTS / 4
    assert done.stderr == ""


def test_a_list_of_changes_that_makes_no_sense(home: Path) -> None:
    """It is sound as far as SQLite can see."""
    with closing(sqlite3.connect(home / DATABASE)) as connection:
        connection.execute("UPDATE django_migrations SET applied = '2030-99-99 00:00:00'")
        connection.commit()
    assert is_one_sentence(process(home, "serve", "--no-browser", "--port", "0"))


def test_a_text_that_cannot_be_decoded(home: Path) -> None:
    """SQLite quotes it when it reports the damage."""
    file = home / DATABASE
    content = file.read_bytes()
    spoilt = content.replace(b'CREATE INDEX "web_', b'CREATE INDEX "\xff\xfe\xfd_')
    assert spoilt != content
    file.write_bytes(spoilt)
    with pytest.raises(UnusableDatabase) as noticed:
        check_file(file)
    assert noticed.value.kind == "damaged"
