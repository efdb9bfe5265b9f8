"""The files that pages need: styles, scripts, drawings and fonts, each with an address that changes with its content.

A browser may therefore cache them for good. A file that was changed is read again within a second, so a developer needs
no restart. No page looks at its files more often: they are dozens, and that took a tenth of a short page.
"""

from __future__ import annotations

import gzip
import mimetypes
import time
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from django.conf import settings
from django.contrib.staticfiles import finders
from django.core.exceptions import SuspiciousFileOperation

from vendemmia.web.drawings.sprites import sprite

from .bundles import STYLES, joined_styles
from .scripts import SCRIPTS, joined_scripts

TYPES: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".map": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
}
BUNDLES: Final = "bundles/"
"""Addresses below this one are joined from several files."""
DRAWINGS: Final = "drawings/"
"""Addresses below this one are files of drawings, which the program makes."""
SMALL: Final = 500
"""Bytes that are not worth packing."""
UNCHANGED: Final = 1.0
"""Seconds for which a file counts as unchanged after a look at it."""


class Asset(NamedTuple):
    content: bytes
    packed: bytes | None
    """The content for browsers that unpack it; None where packing saves nothing."""
    kind: str
    tag: str
    """Represents the content in the address."""
    sources: tuple[Path, ...]
    changed: tuple[float, ...]
    """When each of the sources was last changed."""


_known: dict[str, Asset] = {}
_looked: dict[str, float] = {}
"""When the sources of each asset were last looked at."""


def address(path: str) -> str:
    """Return the address of a file of the package, or of a bundle: `bundles/table.css`."""
    found = asset(path)
    if found is None:
        raise ValueError(f"no such file: {path}")
    return f"{settings.STATIC_URL}{path}?v={found.tag}"


def asset(path: str) -> Asset | None:
    """Return the asset of a path; None for anything that is neither a file of the package nor a bundle."""
    known, now = _known.get(path), time.monotonic()
    if known is not None:
        if now - _looked[path] < UNCHANGED:
            return known
        if _times(known.sources) == known.changed:
            _looked[path] = now
            return known
    if path.startswith(BUNDLES):
        found = _bundle(path.removeprefix(BUNDLES))
    else:
        found = _drawn(path.removeprefix(DRAWINGS)) if path.startswith(DRAWINGS) else _file(path)
    if found is not None:
        _looked[path] = now
        _known[path] = found
    return found


def _bundle(name: str) -> Asset | None:
    stem, _, suffix = name.partition(".")
    if suffix == "css" and stem in STYLES:
        text, sources = joined_styles(stem, address)
    elif suffix == "js" and stem in SCRIPTS:
        text, _, sources = joined_scripts(stem)
        text += f"//# sourceMappingURL={name}.map\n"
    elif suffix == "js.map" and stem in SCRIPTS:
        _, text, sources = joined_scripts(stem)
    else:
        return None
    return _made(text.encode(), f".{suffix.rpartition('.')[2]}", sources)


def _drawn(name: str) -> Asset | None:
    """Return a sprite. Drawings are part of the program: they change with its next start only."""
    text = sprite(name)
    return None if text is None else _made(text.encode(), ".svg", [])


def _file(path: str) -> Asset | None:
    """Return the file of a path, which may lead out of the package or be too long."""
    try:
        found = finders.find(path)
        if not isinstance(found, str) or not Path(found).is_file():
            return None
    except (SuspiciousFileOperation, OSError, ValueError):
        return None
    return _made(Path(found).read_bytes(), Path(found).suffix, [Path(found)])


def _made(content: bytes, suffix: str, sources: list[Path]) -> Asset:
    packed = gzip.compress(content, 9, mtime=0) if len(content) > SMALL else content
    kind = TYPES.get(suffix) or mimetypes.types_map.get(suffix, "application/octet-stream")
    return Asset(
        content,
        packed if len(packed) < len(content) else None,
        kind,
        sha256(content).hexdigest()[:12],
        tuple(sources),
        _times(tuple(sources)),
    )


def _times(sources: tuple[Path, ...]) -> tuple[float, ...]:
    return tuple(source.stat().st_mtime for source in sources)
