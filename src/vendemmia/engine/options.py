"""The options of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .content.solo import AGGRESSIVE_LEVELS, CHALLENGES, LEVELS, SKIPPED_IF_AGGRESSIVE
from .errors import OptionsError
from .names import MAX_SEATS
from .wording import listed, shortened

if TYPE_CHECKING:
    from collections.abc import Collection

MANY_TOKENS = 99
"""The most bonus-action tokens that a game may begin with."""
MANY_YEARS = 1_000_000
"""The longest game that may be asked for, in years."""


COLLECTIONS = (frozenset, set, list, tuple)
MODULES = ("extended_board", "special_workers", "structure_cards")
"""The ids of the modules of Tuscany."""


class Options(NamedTuple):
    """What is agreed before the game. Every value is checked when a game is made from it."""

    players: int = 2
    friendly: bool = False
    """PLACE-9."""
    advanced: bool = False
    """SET-7."""
    max_years: int | None = None
    """GAME-4: end after this year as if 20 VP had been reached."""
    solo: str | None = None
    """The level of the Automa, for one player (DIFF)."""
    aggressive: bool = False
    """AGG-1."""
    challenge: int | None = None
    """The campaign's challenge, 1 to 8 (CAMP)."""
    tokens: int = 0
    """Bonus-action tokens at the start (CAMP-1)."""
    modules: Collection[str] = frozenset()
    """The modules of Tuscany in use (MOD)."""
    map_scoring: bool = True
    """INF-6: whether the regions of the map score at the end."""

    def check(self) -> None:
        if not is_whole(self.players):
            raise OptionsError(f"players must be a whole number, not {shortened(self.players)}")
        if self.solo is None and not 2 <= self.players <= MAX_SEATS:
            raise OptionsError(f"players must be 2 to {MAX_SEATS}, not {shortened(self.players)}")
        if self.solo is not None and self.players != 1:
            raise OptionsError(f"players must be 1 in the solo game, not {shortened(self.players)}")
        for name in ("friendly", "advanced", "aggressive", "map_scoring"):
            if not isinstance(getattr(self, name), bool):
                raise OptionsError(f"{name} must be true or false, not {shortened(getattr(self, name))}")
        if self.max_years is not None and (not is_whole(self.max_years) or not 1 <= self.max_years <= MANY_YEARS):
            raise OptionsError(
                f"max_years must be a whole number from 1 to {MANY_YEARS}, not {shortened(self.max_years)}"
            )
        if not is_whole(self.tokens) or not 0 <= self.tokens <= MANY_TOKENS:
            raise OptionsError(f"tokens must be a whole number from 0 to {MANY_TOKENS}, not {shortened(self.tokens)}")
        self.check_modules()
        self.check_solo()

    def check_modules(self) -> None:
        if not isinstance(self.modules, COLLECTIONS) or not all(isinstance(name, str) for name in self.modules):
            raise OptionsError(f"modules must be a collection of names, not {shortened(self.modules)}")
        unknown = sorted(set(self.modules) - set(MODULES))
        if unknown:
            raise OptionsError(f"modules must be among {', '.join(MODULES)}, not {listed(unknown)}")
        if not self.map_scoring and "extended_board" not in self.modules:
            raise OptionsError("map_scoring is for the extended board")

    def check_solo(self) -> None:
        if self.solo is None:
            if self.aggressive or self.challenge is not None or self.tokens:
                raise OptionsError("aggressive, challenge and tokens are for the solo game")
            return
        if not isinstance(self.solo, str) or self.solo not in LEVELS:
            raise OptionsError(f"solo must be one of {', '.join(LEVELS)}, not {shortened(self.solo)}")
        if self.aggressive and self.solo not in AGGRESSIVE_LEVELS:
            raise OptionsError(f"the aggressive variant is for the levels {', '.join(AGGRESSIVE_LEVELS)}")
        if "extended_board" in self.modules and (self.aggressive or self.challenge is not None):
            raise OptionsError("the aggressive variant and the campaign are for the base board")
        if self.challenge is not None and (not is_whole(self.challenge) or self.challenge not in CHALLENGES):
            raise OptionsError(f"challenge must be 1 to {len(CHALLENGES)}, not {shortened(self.challenge)}")
        if self.advanced and self.challenge is not None and not CHALLENGES[self.challenge].advanced:
            raise OptionsError(f"challenge {self.challenge} has its own rule for mamas, so it has no advanced variant")
        if self.aggressive and self.challenge in SKIPPED_IF_AGGRESSIVE:
            raise OptionsError(f"challenge {self.challenge} is skipped with the aggressive variant")

    def normal(self) -> Options:
        """The same options in the form that can be compared and looked up."""
        return self._replace(modules=frozenset(self.modules))

    def to_json(self) -> dict[str, object]:
        """What differs from the default, and always the players."""
        plain: dict[str, object] = {"players": self.players}
        for name, default in Options._field_defaults.items():
            if name not in ("players", "modules") and getattr(self, name) != default:
                plain[name] = getattr(self, name)
        if self.modules:
            plain["modules"] = [name for name in MODULES if name in self.modules]
        return plain

    @classmethod
    def from_json(cls, plain: object) -> Options:
        if not isinstance(plain, dict):
            raise OptionsError("options must be an object")
        unknown = sorted(str(name) for name in plain if name not in cls._fields)
        if unknown:
            raise OptionsError("unknown options: " + listed(unknown))
        modules = plain.get("modules", [])
        if not isinstance(modules, list) or not all(isinstance(name, str) for name in modules):
            raise OptionsError("modules must be a list of names")
        if len(set(modules)) < len(modules):
            raise OptionsError("modules must be a list of different names")
        options = cls(**plain)
        options.check()
        return options.normal()


def is_whole(value: object) -> bool:
    """A whole number, and no truth value."""
    return isinstance(value, int) and not isinstance(value, bool)
