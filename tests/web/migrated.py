"""A database with all tables and no rows: made once for each set of migrations, then copied.

A server that starts on an empty folder runs all migrations, which takes longer than the rest of its start. Tests of
that start with an empty folder; the others get a copy of this file.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from hashlib import sha256
from pathlib import Path

import django

from tests.kept import kept_folder
from vendemmia.home import DATABASE
from vendemmia.web import migrations

MAKE = """
from vendemmia.home import data_folder
from vendemmia.locale import words
from vendemmia.web.server.launch import prepare
prepare(words("en"), data_folder())
"""


def put_database(home: Path) -> None:
    """Into a data folder that has none yet."""
    if not (home / DATABASE).exists():
        shutil.copyfile(_file(), home / DATABASE)


@cache
def _file() -> Path:
    """Kept between runs. Processes that make it at the same time make the same."""
    folder = kept_folder()
    file = folder / f"migrated-{_fingerprint()}.sqlite3"
    if not file.exists():
        with tempfile.TemporaryDirectory(dir=folder) as home:
            usual = {key: value for key, value in os.environ.items() if not key.startswith(("VENDEMMIA_", "DJANGO_"))}
            subprocess.run([sys.executable, "-c", MAKE], env=usual | {"VENDEMMIA_HOME": home}, check=True, timeout=180)
            (Path(home) / DATABASE).replace(file)
    return file


def _fingerprint() -> str:
    """Of all migrations: our own and those of Django."""
    own = sorted(file for folder in migrations.__path__ for file in Path(folder).glob("*.py"))
    return sha256(b"".join([django.__version__.encode(), *(file.read_bytes() for file in own)])).hexdigest()[:16]
