"""The options of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .content.solo import AGGRESSIVE_LEVELS, CHALLENGES, LEVELS, SKIPPED_IF_AGGRESSIVE
from .numbers.names import MAX_SEATS
from .reports.errors import OptionsError
from .reports.faults import OptionFault, problem
from .reports.wording import listed, shortened

if TYPE_CHECKING:
    from collections.abc import Collection

MANY_TOKENS = 99
"""The most bonus-action tokens that a game may start with."""
MANY_YEARS = 1_000_000
"""The longest game that may be asked for, in years."""


COLLECTIONS = (frozenset, set, list, tuple)
MODULES = ("extended_board", "special_workers", "structure_cards")
"""The ids of the modules of Tuscany."""
FLAGS = ("friendly", "advanced", "aggressive", "map_scoring")
FOR_SOLO = ("aggressive", "challenge", "tokens")


class Options(NamedTuple):
    """What you agree on before the game.

    Nothing is checked here: `check` does that, and so does every function that starts a game.
    """

    players: int = 2
    """The number of players: 2 to 6, or 1 with `solo`."""
    friendly: bool = False
    """The friendly variant: use a bonus space only if you can use its bonus, or if no other is free (PLACE-9)."""
    advanced: bool = False
    """The advanced variant: deal two mamas and two papas to each seat, which keeps one of each (SET-7)."""
    max_years: int | None = None
    """The game ends after this year as if 20 VP had been reached (GAME-4); None for no limit."""
    solo: str | None = None
    """The level of the Automa, for one player (DIFF)."""
    aggressive: bool = False
    """The aggressive variant of the solo game (AGG-1)."""
    challenge: int | None = None
    """The campaign's challenge, 1 to 8 (CAMP)."""
    tokens: int = 0
    """Bonus-action tokens at the start (CAMP-1)."""
    modules: Collection[str] = frozenset()
    """The modules of Tuscany in use (MOD)."""
    map_scoring: bool = True
    """Whether the regions of the map score at the end (INF-6)."""

    def check(self) -> None:
        """Raise OptionsError with the first problem if these options do not describe a game."""
        if self.solo is None:
            self._check_number("players", 2, MAX_SEATS)
        elif not is_whole(self.players) or self.players != 1:
            raise OptionsError(problem(OptionFault.SOLO_PLAYERS, found=shortened(self.players)))
        for name in FLAGS:
            if not isinstance(found := getattr(self, name), bool):
                raise OptionsError(problem(OptionFault.OPTION_FLAG, option=name, found=shortened(found)))
        if self.max_years is not None:
            self._check_number("max_years", 1, MANY_YEARS)
        self._check_number("tokens", 0, MANY_TOKENS)
        self._check_modules()
        self._check_solo()

    def _check_number(self, name: str, least: int, most: int) -> None:
        found = getattr(self, name)
        if not is_whole(found) or not least <= found <= most:
            given = shortened(found)
            raise OptionsError(problem(OptionFault.OPTION_NUMBER, option=name, least=least, most=most, found=given))

    def _check_modules(self) -> None:
        """Check what concerns the modules of Tuscany."""
        if not isinstance(self.modules, COLLECTIONS) or not all(isinstance(name, str) for name in self.modules):
            raise OptionsError(problem(OptionFault.MODULES_FORM, found=shortened(self.modules)))
        unknown = sorted(set(self.modules) - set(MODULES))
        if unknown:
            raise OptionsError(problem(OptionFault.MODULES_UNKNOWN, modules=", ".join(MODULES), found=listed(unknown)))
        if not self.map_scoring and "extended_board" not in self.modules:
            raise OptionsError(problem(OptionFault.SCORING_NEEDS_MAP))

    def _check_solo(self) -> None:
        """Check what concerns the solo game."""
        if self.solo is None:
            if self.aggressive or self.challenge is not None or self.tokens:
                raise OptionsError(problem(OptionFault.SOLO_ONLY, options=", ".join(FOR_SOLO)))
            return
        if not isinstance(self.solo, str) or self.solo not in LEVELS:
            found = shortened(self.solo)
            raise OptionsError(problem(OptionFault.LEVEL_UNKNOWN, levels=", ".join(LEVELS), found=found))
        if self.aggressive and self.solo not in AGGRESSIVE_LEVELS:
            raise OptionsError(problem(OptionFault.AGGRESSIVE_LEVEL, levels=", ".join(AGGRESSIVE_LEVELS)))
        if "extended_board" in self.modules and (self.aggressive or self.challenge is not None):
            raise OptionsError(problem(OptionFault.BASE_BOARD_ONLY))
        if self.challenge is not None:
            self._check_challenge(self.challenge)

    def _check_challenge(self, challenge: int) -> None:
        self._check_number("challenge", 1, len(CHALLENGES))
        if self.advanced and not CHALLENGES[challenge].advanced:
            raise OptionsError(problem(OptionFault.CHALLENGE_PARENTS, challenge=challenge))
        if self.aggressive and challenge in SKIPPED_IF_AGGRESSIVE:
            raise OptionsError(problem(OptionFault.CHALLENGE_SKIPPED, challenge=challenge))

    def normal(self) -> Options:
        """Return the same options in a form that can be hashed and compared: the modules as a frozenset."""
        return self._replace(modules=frozenset(self.modules))

    def to_json(self) -> dict[str, object]:
        """Return the options as JSON: the players, and every value that differs from its default."""
        plain: dict[str, object] = {"players": self.players}
        for name, default in Options._field_defaults.items():
            if name not in ("players", "modules") and getattr(self, name) != default:
                plain[name] = getattr(self, name)
        if self.modules:
            plain["modules"] = [name for name in MODULES if name in self.modules]
        return plain

    @classmethod
    def from_json(cls, plain: object) -> Options:
        """Read what `to_json` wrote. OptionsError for unknown keys and for options that do not describe a game."""
        if not isinstance(plain, dict):
            raise OptionsError(problem(OptionFault.OPTIONS_FORM, found=shortened(plain)))
        unknown = sorted(str(name) for name in plain if name not in cls._fields)
        if unknown:
            raise OptionsError(problem(OptionFault.OPTIONS_UNKNOWN, found=listed(unknown)))
        modules = plain.get("modules", [])
        if not isinstance(modules, list) or not all(isinstance(name, str) for name in modules):
            raise OptionsError(problem(OptionFault.MODULES_FORM, found=shortened(modules)))
        if len(set(modules)) < len(modules):
            raise OptionsError(problem(OptionFault.MODULES_TWICE))
        options = cls(**plain)
        options.check()
        return options.normal()


def is_whole(value: object) -> bool:
    """Return whether a value is a whole number. `True` and `False` are not."""
    return isinstance(value, int) and not isinstance(value, bool)
