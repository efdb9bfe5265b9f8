"""The forms before a game: what was typed becomes a new table, or messages beside the fields."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from django.core.exceptions import NON_FIELD_ERRORS, ValidationError
from django.forms import BooleanField, ChoiceField, Field, Form, MultipleChoiceField, RegexField
from django.utils.datastructures import MultiValueDict
from django.utils.functional import cached_property

from vendemmia.bots import LEVELS_WEAKEST_FIRST, PLAYERS, STYLES
from vendemmia.engine import HIGHEST_SEED, MODULES, Options, OptionsError
from vendemmia.engine.catalogue import AGGRESSIVE_LEVELS, MAX_SEATS, SOLO_LEVELS
from vendemmia.web.game.player_names import LONGEST_NAME, alike, tidy
from vendemmia.web.game.seating import SeatedPlayer
from vendemmia.web.people.names import why_not_called
from vendemmia.web.play.clocks import CLOCKS, NONE
from vendemmia.web.play.moves import PACES

from .gathering import CHATS
from .openings import OPPONENT
from .table_setup import LobbySettings, TableSetup

if TYPE_CHECKING:
    from collections.abc import Iterable

    from django.http import QueryDict

    from vendemmia.locale import Words
    from vendemmia.web.models import Person

PERSON = "person"
OPEN = "open"
"""A seat for a person who joins."""
FEWEST_PLAYERS = 2
NUMBERS = tuple(str(number) for number in range(FEWEST_PLAYERS, MAX_SEATS + 1))
SEATS: Final = range(1, MAX_SEATS + 1)
MAP_MODULE = "extended_board"
MOST_YEARS = 99

MESSAGES: Final = {
    "players": "new-error-players",
    "who": "new-error-who",
    "modules": "new-error-modules",
    "pace": "new-error-pace",
    "max_years": "new-error-years",
    "clock": "together-error-clock",
    "chat": "together-error-chat",
    "level": "solo-page-error-level",
}
"""What is said of a field with a value that it cannot have."""
LIMITS: Final = {"players": {"least": FEWEST_PLAYERS, "most": MAX_SEATS}, "max_years": {"most": MOST_YEARS}}
CODES: Final = ("required", "invalid", "invalid_choice", "null_characters_not_allowed")


def _one_of(names: Iterable[str]) -> ChoiceField:
    return ChoiceField(choices=[(name, name) for name in names])


def _tick() -> BooleanField:
    return BooleanField(required=False)


class SeatChoice(NamedTuple):
    """A row of the form as it was typed."""

    number: int
    who: str
    name: str


class GameForm(Form):
    """What the forms have in common: a field that is not given has its usual value, and each has one message."""

    longest_name = LONGEST_NAME

    def __init__(
        self,
        words: Words,
        given: QueryDict | None = None,
        own_name: str = "",
        person: Person | None = None,
        *,
        sent: bool = True,
        shared: bool = False,
    ) -> None:
        """Take what was sent with the form, or is in the address that leads to it, as `given`."""
        values = MultiValueDict({name: [value] for name, value in self.usual(given, own_name, shared=shared).items()})
        for name, found in () if given is None else given.lists():
            values.setlist(name, found)
        if given is not None and sent:
            super().__init__(values)
        else:
            super().__init__(initial=values.dict() | {"modules": values.getlist("modules")})
        self.words = words
        self.person = person
        """Who fills it in, on a shared server."""
        self.is_shared = shared
        """Only there is there anybody else."""
        self.needs_account = False
        """Signing in would help."""

    def usual(self, given: QueryDict | None, own_name: str, *, shared: bool) -> dict[str, str]:
        """Return the values of fields that are not given."""
        raise NotImplementedError

    def full_clean(self) -> None:
        for name, field in self.fields.items() if self.is_bound else ():
            message = MESSAGES.get(name.partition("-")[0])
            if message:
                field.error_messages = dict.fromkeys(CODES, self.words.message(message, **LIMITS.get(name, {})))
        super().full_clean()

    @cached_property
    def typed(self) -> dict[str, Any]:
        """The value of each field, right or wrong."""
        return {name: self[name].value() for name in self.fields}

    @property
    def problems(self) -> dict[str, str]:
        """The messages, by the name of the field; `form` for what no single field can be blamed for."""
        return {
            "form" if name == NON_FIELD_ERRORS else name: str(messages[0]) for name, messages in self.errors.items()
        }

    def refuse(self, field: str, message: str, **args: int | str) -> None:
        """Say what is wrong with a field, unless that is said already."""
        if field not in self.errors:
            self.add_error(field, self.words.message(message, **args))

    def refuse_name(self, field: str, name: str) -> None:
        """Say why a name cannot be used, if it cannot; an empty one can."""
        refused = why_not_called(name, self.person) if name else ""
        if refused:
            self.refuse(field, f"account-error-{refused}", most=LONGEST_NAME)


class OptionsForm(GameForm):
    """The options that games of all kinds have."""

    all_modules = MODULES
    map_module = MAP_MODULE
    modules = MultipleChoiceField(choices=[(module, module) for module in MODULES], required=False)
    map_scoring = _tick()
    advanced = _tick()
    seed = Field(required=False)

    def usual(self, given: QueryDict | None, own_name: str, *, shared: bool) -> dict[str, str]:
        return {} if given is not None and MAP_MODULE in given.getlist("modules") else {"map_scoring": "1"}

    def clean_seed(self) -> int | None:
        """Return the number of a known deal; None for an empty field."""
        typed = (self.cleaned_data["seed"] or "").strip().replace("−", "-")
        if not typed:
            return None
        number = int(typed) if re.fullmatch(r"-?[0-9]{1,19}", typed) else None
        if number is None or abs(number) > HIGHEST_SEED:
            raise ValidationError(self.words.message("new-error-seed"))
        return number

    def checked(self, **options: Any) -> Options:  # noqa: ANN401 - handed through
        """Return the options of the game. What no single field can know, the rules of the game decide."""
        chosen = self.cleaned_data
        found = Options(
            advanced=chosen["advanced"],
            modules=frozenset(chosen["modules"]),
            map_scoring=chosen["map_scoring"],
            **options,
        )
        try:
            found.check()
        except OptionsError as error:
            self.add_error(None, self.words.error(error))
        return found


class NewTableForm(OptionsForm):
    """The table for two to six. Without seats (the short form of the start page) one person plays, and computer
    players of one level take the other seats."""

    all_numbers = NUMBERS
    all_chats = CHATS
    all_clocks = tuple(CLOCKS)
    all_bots = PLAYERS
    all_rungs = LEVELS_WEAKEST_FIRST
    all_styles = tuple(STYLES)
    all_paces = tuple(PACES)
    short = ("players", "level", "modules", "map_scoring")
    """The fields of the short form."""

    players = _one_of(NUMBERS)
    friendly = _tick()
    pace = _one_of(PACES)
    max_years = RegexField(r"^[1-9][0-9]?$", required=False, strip=True)
    clock = _one_of(CLOCKS)
    chat = _one_of(CHATS)
    spectators = _tick()
    listed = _tick()
    rated = _tick()

    def __init__(self, *given: Any, shared: bool = False, **others: Any) -> None:  # noqa: ANN401 - handed through
        super().__init__(*given, shared=shared, **others)
        players = (PERSON, OPEN, *PLAYERS) if shared else (PERSON, *PLAYERS)
        for seat in SEATS:
            self.fields[f"who-{seat}"] = _one_of(players) if seat <= self.taken else Field(required=False)
            self.fields[f"name-{seat}"] = Field(required=False)

    def usual(self, given: QueryDict | None, own_name: str, *, shared: bool) -> dict[str, str]:
        usual = {"pace": "off", "clock": NONE, "chat": CHATS[0]} | super().usual(given, own_name, shared=shared)
        level = OPPONENT
        if given is None:
            usual["players"] = NUMBERS[0]
        else:
            level = OPEN if shared and "friends" in given else given.get("level", OPPONENT)
        return usual | {f"who-{seat}": level for seat in SEATS} | {"who-1": PERSON, "name-1": own_name}

    @property
    def taken(self) -> int:
        """The number of seats; 0 for a wrong one."""
        typed = self["players"].value()
        return int(typed) if typed in NUMBERS else 0

    @cached_property
    def seats(self) -> tuple[SeatChoice, ...]:
        """All rows of the form, also those beyond the number of players."""
        return tuple(
            SeatChoice(seat, self.typed[f"who-{seat}"] or "", tidy(self.typed[f"name-{seat}"] or "")) for seat in SEATS
        )

    def clean(self) -> None:
        """Check names against each other, and what a rated game needs."""
        names: set[str] = set()
        for seat in self.seats[: self.taken]:
            self.refuse_name(f"name-{seat.number}", seat.name)
            if seat.name and alike(seat.name) in names:
                self.refuse(f"name-{seat.number}", "new-error-name-taken", name=seat.name)
            names.add(alike(seat.name))
        if self.is_shared and self.cleaned_data["rated"] and not self.errors:
            self.check_rated()

    def check_rated(self) -> None:
        """Refuse a rated game unless it is a whole one with a secret deal, and each person has one seat."""
        seats = [seat.who for seat in self.seats[: self.taken]]
        if self.cleaned_data["seed"] is not None:
            self.refuse("rated", "together-error-rated")
        elif self.cleaned_data["max_years"]:
            self.refuse("rated", "together-error-rated-years")
        elif OPEN not in seats:
            self.refuse("rated", "together-error-rated-open")
        elif seats.count(PERSON) > 1:
            self.refuse("rated", "together-error-rated-seats")

    def table_setup(self) -> TableSetup | None:
        """Return what the form asks for; None if something is wrong, in which case `problems` says what."""
        if not self.is_valid():
            return None
        chosen = self.cleaned_data
        options = self.checked(
            players=int(chosen["players"]),
            friendly=chosen["friendly"],
            max_years=int(chosen["max_years"]) if chosen["max_years"] else None,
        )
        seats = self.seats[: self.taken]
        players = tuple(SeatedPlayer(seat.name, "" if seat.who in (PERSON, OPEN) else seat.who) for seat in seats)
        free = tuple(place for place, seat in enumerate(seats) if seat.who == OPEN)
        friends = LobbySettings(free, **{name: chosen[name] for name in LobbySettings._fields[1:]}) if free else None
        setup = TableSetup(options, players, chosen["seed"], chosen["pace"], friends=friends)
        return None if self.errors else setup


class LevelForm(GameForm):
    """A level of the Automa and the aggressive variant: all that a campaign needs, and the start of the solo form."""

    all_levels = tuple(SOLO_LEVELS)
    level = _one_of(SOLO_LEVELS)
    aggressive = _tick()

    def usual(self, given: QueryDict | None, own_name: str, *, shared: bool) -> dict[str, str]:
        return {"level": "normal"} if given is None else {}

    def clean(self) -> None:
        chosen = self.cleaned_data
        if chosen["aggressive"] and chosen.get("level", AGGRESSIVE_LEVELS[0]) not in AGGRESSIVE_LEVELS:
            levels = self.words.listed(self.words.level_name(level) for level in AGGRESSIVE_LEVELS)
            self.refuse("aggressive", "solo-page-error-aggressive", levels=levels)


class SoloForm(LevelForm, OptionsForm):
    """One person against the Automa."""

    short = ("level", "aggressive")
    """The fields of the short form."""
    name = Field(required=False)

    def usual(self, given: QueryDict | None, own_name: str, *, shared: bool) -> dict[str, str]:
        of_game = OptionsForm.usual(self, given, own_name, shared=shared)
        return of_game | super().usual(given, own_name, shared=shared) | {"name": own_name}

    def clean(self) -> None:
        super().clean()
        if self.cleaned_data.get("aggressive") and MAP_MODULE in self.cleaned_data.get("modules", ()):
            self.refuse("aggressive", "solo-page-error-board", module=self.words.module_name(MAP_MODULE))
        self.refuse_name("name", tidy(self.cleaned_data["name"] or ""))

    def table_setup(self) -> TableSetup | None:
        if not self.is_valid():
            return None
        chosen = self.cleaned_data
        options = self.checked(players=1, solo=chosen["level"], aggressive=chosen["aggressive"])
        setup = TableSetup(options, (SeatedPlayer(tidy(chosen["name"] or "")),), chosen["seed"])
        return None if self.errors else setup
