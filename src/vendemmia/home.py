"""Where games and settings of this user are kept, and that nobody else may read them."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

from platformdirs import user_data_path

DATABASE = "vendemmia.sqlite3"
"""The games of the browser."""
PRIVATE_FOLDER = 0o700
PRIVATE_FILE = 0o600
OTHERS = stat.S_IRWXG | stat.S_IRWXO


def data_folder() -> Path:
    """`VENDEMMIA_HOME`, or the place that the system has for such files."""
    home = os.environ.get("VENDEMMIA_HOME")
    return Path(home) if home else user_data_path("vendemmia", appauthor=False)


def make_folder(folder: Path) -> None:
    """Create the data folder for its owner only. A folder that exists keeps its mode: somebody may have chosen it."""
    folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)


def make_private(file: Path) -> None:
    """Take away what an older version, or a copy, gave to others. A file of somebody else cannot be changed."""
    with suppress(OSError):
        mode = stat.S_IMODE(file.stat().st_mode)
        if mode & OTHERS:
            file.chmod(mode & ~OTHERS)
