"""Read the text of a record and check that it is complete, well formed, within bounds and matches its digests."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import TYPE_CHECKING, Protocol, TypeVar

from vendemmia.engine import Options, OptionsError, SeedError, check_seed, is_whole

from .errors import Flaw, RecordError
from .form import FIRST_FORMAT, FORMAT, LINK, RULES_VERSION, Resumed, canonical, digest

if TYPE_CHECKING:
    from collections.abc import Callable

    from vendemmia.engine import Seed

MOST_PLIES = 20_000
"""Ten times as many as in the longest games."""
MOST_RESUMED = 100
CHECKSUM = re.compile(r"[0-9a-f]{16}")
FIRST_KEYS = {"format", "rules", "options", "seed", "start", "plies", "trail", "checksum", "comment"}
KEYS = {*FIRST_KEYS, "resumed", "checks", "position"}
RESUMED_KEYS = {"ply", "rules", "position"}


class Readable(Protocol):
    """What a record says about itself once it is read."""

    @property
    def codes(self) -> tuple[str, ...]: ...
    @property
    def checks(self) -> tuple[str, ...]: ...
    @property
    def checksum(self) -> str: ...
    @property
    def position(self) -> dict[str, object] | None: ...
    @property
    def format(self) -> str: ...
    def trail(self) -> str: ...


R = TypeVar("R", bound=Readable)


def read(text: str, make: Callable[..., R]) -> R:
    """Return the record that `make` makes of a text. RecordError if the text is not one."""
    try:
        plain = json.loads(text)
    except json.JSONDecodeError as error:
        raise _broken(text, error) from None
    except (ValueError, RecursionError):  # A number that is too large, or data nested too deeply.
        raise RecordError(Flaw.BEYOND_BOUNDS) from None
    if not isinstance(plain, dict) or plain.get("format") not in (FIRST_FORMAT, FORMAT):
        raise RecordError(Flaw.OTHER_FORMAT, format=FORMAT)
    _check_keys(plain)
    codes = plain["plies"]
    if len(codes) > MOST_PLIES:
        raise RecordError(Flaw.BEYOND_BOUNDS)
    for ply, code in enumerate(codes, 1):
        if not isinstance(code, str) or not code.isascii():
            raise RecordError(Flaw.NO_CODE, ply)
    try:
        options = Options.from_json(plain.get("options"))
    except OptionsError as error:
        raise RecordError(Flaw.NO_GAME, cause=error) from None
    record = make(
        options,
        _seed(plain),
        tuple(codes),
        plain["checksum"],
        plain.get("start"),
        plain["rules"],
        _checks(plain),
        plain.get("position"),
        _resumed(plain, len(codes)),
    )
    try:
        _check_trail(record, plain["trail"])
    except RecursionError:  # Nested too deeply to be written.
        raise RecordError(Flaw.BEYOND_BOUNDS) from None
    if record.format != FIRST_FORMAT and len(record.checks) != len(codes):
        raise RecordError(Flaw.WRONG_KIND, key="checks")
    if record.position is not None and digest(canonical(record.position)) != record.checksum:
        raise RecordError(Flaw.POSITION_CHANGED)
    return record


def _check_keys(plain: dict[str, object]) -> None:
    """Check that a record has all its keys, each of the right kind, and no others."""
    first = plain["format"] == FIRST_FORMAT
    rules = plain.get("rules")
    if not isinstance(rules, int) or not is_whole(rules):
        raise RecordError(Flaw.WRONG_KIND, key="rules")
    if not 1 <= rules <= (1 if first else RULES_VERSION):
        raise RecordError(Flaw.OTHER_RULES, recorded=str(rules)[:20], current=RULES_VERSION)
    if unknown := sorted(str(key) for key in plain if key not in (FIRST_KEYS if first else KEYS)):
        raise RecordError(Flaw.UNKNOWN_KEYS, keys=", ".join(unknown))
    for key, kind in (("plies", list), ("trail", str), ("checksum", str)):
        if not isinstance(plain.get(key), kind):
            raise RecordError(Flaw.WRONG_KIND, key=key)
    if not CHECKSUM.fullmatch(str(plain["checksum"])):
        raise RecordError(Flaw.WRONG_KIND, key="checksum")
    if not isinstance(plain.get("start"), dict | None):
        raise RecordError(Flaw.WRONG_KIND, key="start")
    if not first:
        for key, wanted in (("checks", str), ("position", dict)):
            if not isinstance(plain.get(key), wanted):
                raise RecordError(Flaw.WRONG_KIND, key=key)


def _seed(plain: dict[str, object]) -> Seed:
    seed = plain.get("seed")
    whole = isinstance(seed, int) and is_whole(seed)
    if not isinstance(seed, int | str) or not (whole or (isinstance(seed, str) and plain["rules"] != 1)):
        raise RecordError(Flaw.WRONG_KIND, key="seed")
    try:
        check_seed(seed)
    except SeedError:
        error = RecordError(Flaw.BEYOND_BOUNDS) if whole else RecordError(Flaw.WRONG_KIND, key="seed")
        raise error from None
    return seed


def _checks(plain: dict[str, object]) -> tuple[str, ...]:
    text = plain.get("checks", "")
    if plain["format"] == FIRST_FORMAT:
        return ()
    if not isinstance(text, str) or not re.fullmatch(r"[0-9a-f.]*", text) or len(text) % LINK:
        raise RecordError(Flaw.WRONG_KIND, key="checks")
    return tuple(text[place : place + LINK] for place in range(0, len(text), LINK))


def _resumed(plain: dict[str, object], plies: int) -> tuple[Resumed, ...]:
    listed = plain.get("resumed", [])
    if not isinstance(listed, list) or len(listed) > MOST_RESUMED:
        raise RecordError(Flaw.WRONG_KIND, key="resumed")
    found: list[Resumed] = []
    for each in listed:
        if not isinstance(each, dict) or set(each) != RESUMED_KEYS or not isinstance(each["position"], dict):
            raise RecordError(Flaw.WRONG_KIND, key="resumed")
        if not is_whole(each["ply"]) or not is_whole(each["rules"]) or not 0 <= each["ply"] <= plies:
            raise RecordError(Flaw.WRONG_KIND, key="resumed")
        if not 1 <= each["rules"] <= RULES_VERSION:
            raise RecordError(Flaw.OTHER_RULES, recorded=str(each["rules"])[:20], current=RULES_VERSION)
        found.append(Resumed(each["ply"], each["rules"], each["position"]))
    if any(one.ply > two.ply for one, two in pairwise(found)):
        raise RecordError(Flaw.WRONG_KIND, key="resumed")
    return tuple(found)


def _check_trail(record: Readable, trail: str) -> None:
    wanted = record.trail()
    for ply in range(1, len(record.codes) + 1):
        if trail[(ply - 1) * LINK : ply * LINK] != wanted[(ply - 1) * LINK : ply * LINK]:
            raise RecordError(Flaw.CHANGED, ply)
    if len(trail) > len(wanted):
        raise RecordError(Flaw.PLIES_MISSING, len(record.codes) + 1)


def _broken(text: str, error: json.JSONDecodeError) -> RecordError:
    """Return the error for a damaged text, with the place where it stops making sense."""
    if '"plies"' not in text:
        return RecordError(Flaw.NO_JSON, line=str(error.lineno))
    whole = re.findall(r'^  "[^"\n]*",?$', text[: error.pos], re.MULTILINE)
    return RecordError(Flaw.DAMAGED, len(whole) + 1, line=str(error.lineno))
