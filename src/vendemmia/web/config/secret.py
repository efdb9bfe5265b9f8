"""The secret that signs cookies: created once and saved in the data folder."""

from __future__ import annotations

import os
import secrets
from typing import TYPE_CHECKING

from vendemmia.home import PRIVATE_FILE, make_folder

if TYPE_CHECKING:
    from pathlib import Path

LENGTH = 50


def secret_key(home: Path) -> str:
    """Return the key of this data folder. If two servers start at the same time, both get the key of the faster one."""
    file = home / "secret-key"
    make_folder(home)
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE)
    except FileExistsError:
        kept = file.read_text(encoding="ascii", errors="replace").strip()
        return kept if len(kept) >= LENGTH else _replaced(file)
    with os.fdopen(handle, "w", encoding="ascii") as fresh:
        key = secrets.token_urlsafe(LENGTH)
        fresh.write(key)
    return key


def _replaced(file: Path) -> str:
    """Return a new key for one that was cut off. Only the choices saved in cookies are lost."""
    key = secrets.token_urlsafe(LENGTH)
    file.write_text(key, encoding="ascii")
    return key
