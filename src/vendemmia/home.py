"""Where games and settings of this user are kept, readable by their owner only."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path

from platformdirs import user_data_path

DATABASE = "vendemmia.sqlite3"
"""The games of the browser."""
PRIVATE_FOLDER = 0o700
PRIVATE_FILE = 0o600
OTHERS = stat.S_IRWXG | stat.S_IRWXO


def data_folder() -> Path:
    """Return `VENDEMMIA_HOME`, or the place that the system has for such files."""
    home = os.environ.get("VENDEMMIA_HOME")
    return Path(home) if home else user_data_path("vendemmia", appauthor=False)


def make_folder(folder: Path) -> None:
    """Create the data folder for its owner only. A folder that exists keeps its mode, which may be deliberate."""
    folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)


def make_private(file: Path) -> None:
    """Take away what an older version, or a copy, gave to others. A file of another user cannot be changed."""
    with suppress(OSError):
        mode = stat.S_IMODE(file.stat().st_mode)
        if mode & OTHERS:
            file.chmod(mode & ~OTHERS)


def give_to_owner(handle: int, folder: Path) -> None:
    """Give an open file in the data folder to the owner of the folder: the server has to use what root writes."""
    if sys.platform != "win32" and os.geteuid() == 0:
        owner = folder.stat()
        os.fchown(handle, owner.st_uid, owner.st_gid)
