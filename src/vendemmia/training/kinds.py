"""The games that a network learns from: a mixture such as "2*4,2:all*3,solo:very_hard*2,campaign"."""

from __future__ import annotations

from typing import Final

from vendemmia.engine import MODULES, Options, OptionsError, problem
from vendemmia.engine.catalogue import CHALLENGES, SOLO_LEVELS

from .faults import KindError, MixtureFault

YEARS: Final = 12
"""Every other game with several players ends after this year, so that a network that knows nothing yet sees ends.

The others have no limit, as usual at a table: a network that always saw one takes a game without it for nearly lost.
"""
MOST_KINDS: Final = 256
FLAGS: Final = ("friendly", "advanced", "aggressive")
ALL: Final = (
    "2*36,2:advanced*2,2:friendly*2,3*4,4*10,5*3,6*8,"
    "2:all*16,3:all*2,4:all*3,6:all*4,2:extended_board*3,2:special_workers*2,2:structure_cards*2,4:extended_board*1,"
    "2:extended_board:special_workers*1,2:extended_board:structure_cards*1,2:special_workers:structure_cards*1,"
    "solo:easy*1,solo:normal*16,solo:hard*10,solo:very_hard*36,solo:normal:aggressive*2,solo:hard:aggressive*1,"
    "solo:normal:all*10,solo:hard:all*4,solo:very_hard:all*4,"
    "solo:easy:extended_board*1,solo:normal:extended_board*6,solo:hard:extended_board*3,solo:very_hard:extended_board*5,"
    "solo:normal:extended_board:special_workers*2,solo:very_hard:extended_board:special_workers*2,"
    "solo:normal:extended_board:structure_cards*2,solo:very_hard:extended_board:structure_cards*2,"
    "solo:normal:special_workers*1,solo:very_hard:special_workers*1,solo:normal:structure_cards*1,"
    "solo:very_hard:structure_cards*1,solo:normal:special_workers:structure_cards*1,campaign,campaign:6*2"
)
"""The mixture unless another is given. The released weights name theirs in the file."""
TOKENS: Final = (0, 2, 6, 15)
"""With how many bonus-action tokens challenges are played: a campaign gives one for each game that was not won."""


def mixture(text: str) -> list[Options]:
    """Return the options of a mixture, each as often as its weight says."""
    found = [options for name, weight in entries(text) for options in weight * kinds(name)]
    if len(found) > MOST_KINDS:
        raise KindError(problem(MixtureFault.MIXTURE_MANY, most=MOST_KINDS, found=len(found)))
    return with_limits(spread(found))


def entries(text: str) -> list[tuple[str, int]]:
    """Return the names in a mixture, with their weights."""
    found: list[tuple[str, int]] = []
    for entry in text.split(","):
        name, star, weight = entry.strip().partition("*")
        if star and (not weight.isdecimal() or int(weight) < 1):
            raise KindError(problem(MixtureFault.MIXTURE_WEIGHT, entry=repr(entry)))
        found.append((name, int(weight or 1)))
    return found


def most_played(text: str, most: int) -> list[str]:
    """Return the names of the kinds that a mixture plays most, up to a number of them, as it orders them."""
    counts: dict[str, int] = {}
    for name, weight in entries(text):
        counts[name] = counts.get(name, 0) + weight * len(kinds(name))
    chosen = sorted(counts, key=lambda name: -counts[name])[:most]
    return [name for name in counts if name in chosen]


def with_limits(found: list[Options]) -> list[Options]:
    """Return the same options; the first game with several players has a last year, and then every other one."""
    limited: list[Options] = []
    several = 0
    for options in found:
        several += options.solo is None
        has_limit = options.solo is None and several % 2 == 1
        limited.append(options._replace(max_years=YEARS) if has_limit else options)
    return limited


def kinds(name: str) -> list[Options]:
    """Return the options with a name: players or "solo:LEVEL", then modules ("all" for all) and variants.

    Or "campaign" for all challenges, "campaign:6" for one.
    """
    first, *rest = name.split(":")
    if first == "campaign":
        plain = Options(1, solo="normal")
        numbers = [number for number in CHALLENGES if rest in ([], [str(number)])]
        if not numbers:
            raise KindError(problem(MixtureFault.MIXTURE_KIND, name=repr(name)))
        return [plain._replace(challenge=number, tokens=tokens) for number in numbers for tokens in TOKENS]
    if first == "solo":
        if not rest or rest[0] not in SOLO_LEVELS:
            raise KindError(problem(MixtureFault.MIXTURE_LEVEL, name=repr(name), levels=", ".join(SOLO_LEVELS)))
        options = Options(1, solo=rest.pop(0))
    elif first.isdecimal():
        options = Options(int(first))
    else:
        raise KindError(problem(MixtureFault.MIXTURE_KIND, name=repr(name)))
    modules = {each for each in rest if each in MODULES} | (set(MODULES) if "all" in rest else set())
    unknown = set(rest) - set(MODULES) - set(FLAGS) - {"all"}
    if unknown:
        raise KindError(problem(MixtureFault.MIXTURE_UNKNOWN, name=repr(name), unknown=", ".join(sorted(unknown))))
    friendly, advanced, aggressive = (flag in rest for flag in FLAGS)
    options = options._replace(modules=frozenset(modules), friendly=friendly, advanced=advanced, aggressive=aggressive)
    try:
        options.check()
    except OptionsError as error:
        raise KindError(*error.problems) from None
    return [options]


def spread(found: list[Options]) -> list[Options]:
    """Return the same options in an order that mixes them well, always the same one."""
    count = len(found)
    step = next(number for number in range(max(1, int(count * 0.618)), count + 2) if coprime(number, count))
    return [found[place * step % count] for place in range(count)]


def coprime(first: int, second: int) -> bool:
    while second:
        first, second = second, first % second
    return first == 1
