"""The forms before a game: read as typed, checked, and turned into an opening or error messages beside the fields."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from vendemmia.bots import PLAYERS, RUNGS, STYLES
from vendemmia.engine import HIGHEST_SEED, MODULES, Options, OptionsError
from vendemmia.engine.catalogue import AGGRESSIVE_LEVELS, MAX_SEATS, SOLO_LEVELS

from .clocks import CLOCKS, NONE
from .gathering import CHATS, Friends
from .openings import OPPONENT, Opening
from .player_names import LONGEST_NAME, alike, is_usable, tidy
from .seating import Player
from .tables import PACES

if TYPE_CHECKING:
    from django.http import QueryDict

    from vendemmia.locale import Words

PERSON = "person"
OPEN = "open"
"""A seat for somebody who joins."""
FEWEST_PLAYERS = 2
NUMBERS = tuple(str(number) for number in range(FEWEST_PLAYERS, MAX_SEATS + 1))
MAP_MODULE = "extended_board"
MOST_YEARS = 99


class SeatChoice(NamedTuple):
    """A row of the form as it was typed."""

    number: int
    who: str
    name: str


class Form:
    """What the forms have in common. `errors` are messages by the name of the field; `all_…` is what can be chosen."""

    all_modules = MODULES
    map_module = MAP_MODULE
    longest_name = LONGEST_NAME

    def __init__(self, words: Words, given: QueryDict | None) -> None:
        self.words = words
        self.errors: dict[str, str] = {}
        self.modules: tuple[str, ...] = ()
        self.map_scoring = True
        self.advanced = False
        self.seed = ""
        if given is not None:
            self.modules = tuple(given.getlist("modules"))
            self.map_scoring = MAP_MODULE not in self.modules or "map_scoring" in given
            self.advanced = "advanced" in given
            self.seed = given.get("seed", "").strip()

    def error(self, field: str, message: str, **args: int | str) -> None:
        self.errors.setdefault(field, self.words.message(message, **args))

    def check_modules(self) -> None:
        if any(module not in MODULES for module in self.modules):
            self.error("modules", "new-error-modules")

    def seed_given(self) -> int | None:
        """The number in the field of the seed; None for an empty one."""
        if not self.seed:
            return None
        typed = self.seed.replace("−", "-")
        number = int(typed) if re.fullmatch(r"-?[0-9]{1,19}", typed) else None
        if number is None or abs(number) > HIGHEST_SEED:
            self.error("seed", "new-error-seed")
            return None
        return number

    def check_options(self, options: Options) -> None:
        """Check what no single field can: the rules of the game decide."""
        if self.errors:
            return
        try:
            options.check()
        except OptionsError as error:
            self.errors.setdefault("form", self.words.error(error))


class NewTableForm(Form):
    """The table for two to six. Without seats (the short form of the start page) one person plays, and computer
    players of one level take the other seats."""

    all_numbers = NUMBERS
    all_chats = CHATS
    all_clocks = tuple(CLOCKS)
    all_bots = PLAYERS
    all_rungs = RUNGS
    all_styles = tuple(STYLES)
    all_paces = tuple(PACES)
    short = ("players", "level", "modules", "map_scoring")
    """The fields of the short form."""

    def __init__(
        self, words: Words, given: QueryDict | None = None, own_name: str = "", *, shared: bool = False
    ) -> None:
        super().__init__(words, given)
        self.all_players = (PERSON, OPEN, *PLAYERS) if shared else (PERSON, *PLAYERS)
        """Who may sit somewhere: only on a shared server is there anybody else."""
        self.friends = Friends(()) if not shared else _friends(given)
        self.players = str(FEWEST_PLAYERS)
        self.friendly = False
        self.pace = "off"
        self.max_years = ""
        level = OPPONENT
        if given is not None:
            self.players = given.get("players", "")
            self.friendly = "friendly" in given
            self.pace = given.get("pace", "off")
            self.max_years = given.get("max_years", "").strip()
            level = given.get("level", OPPONENT)
        with_friends = shared and given is not None and "friends" in given
        usual = OPEN if with_friends else level
        self.seats = tuple(
            _seat(given, number, usual, own_name if number == 1 else "") for number in range(1, MAX_SEATS + 1)
        )

    @property
    def seats_taken(self) -> tuple[SeatChoice, ...]:
        return self.seats[: int(self.players)] if self.players in NUMBERS else ()

    def opening(self) -> Opening | None:
        """What the form asks for; None if something is wrong, in which case `errors` says what."""
        if self.players not in NUMBERS:
            self.error("players", "new-error-players", least=FEWEST_PLAYERS, most=MAX_SEATS)
        if self.pace not in PACES:
            self.error("pace", "new-error-pace")
        for seat in self.seats_taken:
            if seat.who not in self.all_players:
                self.error(f"who-{seat.number}", "new-error-who")
        if self.max_years and not re.fullmatch(r"[1-9][0-9]?", self.max_years):
            self.error("max_years", "new-error-years", most=MOST_YEARS)
        self.check_names()
        self.check_modules()
        seed = self.seed_given()
        if self.errors:
            return None
        options = Options(
            players=int(self.players),
            friendly=self.friendly,
            advanced=self.advanced,
            max_years=int(self.max_years) if self.max_years else None,
            modules=frozenset(self.modules),
            map_scoring=self.map_scoring,
        )
        self.check_options(options)
        players = tuple(Player(seat.name, "" if seat.who in (PERSON, OPEN) else seat.who) for seat in self.seats_taken)
        free = tuple(place for place, seat in enumerate(self.seats_taken) if seat.who == OPEN)
        self.check_friends(seed)
        friends = self.friends._replace(free=free) if free else None
        return None if self.errors else Opening(options, players, seed, self.pace, friends=friends)

    def check_friends(self, seed: int | None) -> None:
        """What a table for several people needs."""
        if self.friends.chat not in CHATS:
            self.error("chat", "together-error-chat")
        if self.friends.clock not in CLOCKS:
            self.error("clock", "together-error-clock")
        if self.friends.rated and seed is not None:
            self.error("rated", "together-error-rated")

    def check_names(self) -> None:
        taken: set[str] = set()
        for seat in self.seats_taken:
            if seat.name and not is_usable(seat.name):
                self.error(f"name-{seat.number}", "new-error-name", most=LONGEST_NAME)
            elif seat.name and alike(seat.name) in taken:
                self.error(f"name-{seat.number}", "new-error-name-taken", name=seat.name)
            taken.add(alike(seat.name))


def _friends(given: QueryDict | None) -> Friends:
    if given is None:
        return Friends(())
    return Friends(
        (),
        given.get("chat", CHATS[0]),
        given.get("clock", NONE),
        spectators="spectators" in given,
        listed="listed" in given,
        rated="rated" in given,
    )


def _seat(given: QueryDict | None, number: int, level: str, name: str) -> SeatChoice:
    usual = PERSON if number == 1 else level
    if given is None:
        return SeatChoice(number, usual, name)
    return SeatChoice(number, given.get(f"who-{number}", usual), tidy(given.get(f"name-{number}", name)))


class LevelForm(Form):
    """A level of the Automa and the aggressive variant: all that a campaign needs, and the start of the solo form."""

    all_levels = tuple(SOLO_LEVELS)

    def __init__(self, words: Words, given: QueryDict | None = None) -> None:
        super().__init__(words, given)
        self.level = "normal" if given is None else given.get("level", "")
        self.aggressive = given is not None and "aggressive" in given

    def check_level(self) -> bool:
        if self.level not in SOLO_LEVELS:
            self.error("level", "solo-page-error-level")
        elif self.aggressive and self.level not in AGGRESSIVE_LEVELS:
            levels = self.words.listed(self.words.level_name(level) for level in AGGRESSIVE_LEVELS)
            self.error("aggressive", "solo-page-error-aggressive", levels=levels)
        return not self.errors


class SoloForm(LevelForm):
    """One person against the Automa."""

    short = ("level", "aggressive")
    """The fields of the short form."""

    def __init__(self, words: Words, given: QueryDict | None = None, own_name: str = "") -> None:
        super().__init__(words, given)
        self.name = own_name if given is None else tidy(given.get("name", own_name))

    def opening(self) -> Opening | None:
        self.check_level()
        if self.aggressive and MAP_MODULE in self.modules:
            self.error("aggressive", "solo-page-error-board", module=self.words.module_name(MAP_MODULE))
        if self.name and not is_usable(self.name):
            self.error("name", "new-error-name", most=LONGEST_NAME)
        self.check_modules()
        seed = self.seed_given()
        if self.errors:
            return None
        options = Options(
            players=1,
            advanced=self.advanced,
            solo=self.level,
            aggressive=self.aggressive,
            modules=frozenset(self.modules),
            map_scoring=self.map_scoring,
        )
        self.check_options(options)
        return None if self.errors else Opening(options, (Player(self.name),), seed)
