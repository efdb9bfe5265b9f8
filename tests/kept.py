"""What tests make from files that seldom change, kept between runs: in this user's folder for temporary files."""

from __future__ import annotations

import os
import pickle
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any


@cache
def kept_folder() -> Path:
    """For this user only."""
    owner = os.getuid() if hasattr(os, "getuid") else 0
    folder = Path(tempfile.gettempdir()) / f"vendemmia-tests-{owner}"
    folder.mkdir(mode=0o700, exist_ok=True)
    assert not hasattr(os, "getuid") or folder.stat().st_uid == owner, folder
    return folder


def kept(name: str, make: Callable[[], Any]) -> Any:
    """What was made under this name before, or what `make` makes now. The name says all that it is made from."""
    file = kept_folder() / f"{name}.pickle"
    if file.exists():
        return pickle.loads(file.read_bytes())  # noqa: S301 - our own file
    made = make()
    part = file.with_suffix(f".{os.getpid()}")  # Processes that make it at the same time make the same.
    part.write_bytes(pickle.dumps(made))
    part.replace(file)
    return made
