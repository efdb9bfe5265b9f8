"""What decides the answers of a player besides its name: games of different versions must not be mixed."""

from __future__ import annotations

import hashlib
import sys
from functools import lru_cache
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING

import vendemmia
from vendemmia.bots import player_name
from vendemmia.build_mode import mode

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

PACKAGE = Path(vendemmia.__file__).parent
DECIDING = ("engine", "network", "bots", "arena/plan.py", "arena/played.py")
"""The folders and files of the package that decide how a game goes."""
DIGITS = 16
"""How much of a checksum is written down."""


def versions(entrants: Sequence[str] = ()) -> dict[str, str]:
    """Return versions, a checksum of what decides how a game goes, and one for every file that an entrant names."""
    found = {
        "vendemmia": vendemmia.__version__,
        "build": mode(),
        "python": f"{sys.version_info.major}.{sys.version_info.minor}",
        "numpy": numpy_version(),
        "code": code_checksum(),
    }
    for name in entrants:
        file = player_name(name).file
        if file and Path(file).is_file():
            found[name] = _checksum([Path(file)])
    return found


def differing(one: Mapping[str, object], other: Mapping[str, object]) -> list[str]:
    """Return the keys in which two headers, or the versions of two machines, differ."""
    return [key for key in dict.fromkeys((*one, *other)) if one.get(key) != other.get(key)]


def numpy_version() -> str:
    """Return the version of NumPy: another one may round otherwise, and so prefer another answer. It is not loaded for
    this."""
    try:
        return metadata.version("numpy")
    except metadata.PackageNotFoundError:
        return ""


@lru_cache(maxsize=1)
def code_checksum() -> str:
    """Return one for all of `DECIDING`."""
    files = (file for name in DECIDING for file in (PACKAGE / name, *(PACKAGE / name).rglob("*")) if file.is_file())
    return _checksum(sorted(file for file in files if "__pycache__" not in file.parts))


def _checksum(files: Iterable[Path]) -> str:
    sums = hashlib.sha256()
    for file in files:
        sums.update(file.name.encode() + b"\n" + hashlib.sha256(file.read_bytes()).digest())
    return sums.hexdigest()[:DIGITS]
