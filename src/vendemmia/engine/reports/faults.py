"""What can be wrong with options, seeds, positions and answers: an id with parameters.

The catalogues have the words for players. The value of a fault is what programmers read in a traceback, with the
parameters in braces.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Fault(Enum):
    """Something that can be wrong.

    The name is the stable id, and no two faults have the same; the value is the text for programmers.
    """

    @property
    def message(self) -> str:
        """The id of the message in the catalogues; its variables are the parameters."""
        return f"problem-{self.name.lower()}"


class Problem(NamedTuple):
    """A fault with its parameters, e.g. OPTION_NUMBER(option="players", least=2, most=6, found="9")."""

    fault: Fault
    """What is wrong."""
    params: dict[str, int | str]
    """The parameters that the message needs."""

    @property
    def code(self) -> str:
        """The stable id of the fault."""
        return self.fault.name

    def __str__(self) -> str:
        return str(self.fault.value).format(**self.params)

    def __repr__(self) -> str:
        return f"{self.code}({', '.join(f'{name}={value!r}' for name, value in self.params.items())})"


def problem(fault: Fault, **params: int | str) -> Problem:
    """Return a `Problem` from a fault and its parameters. Nothing checks that they match the message."""
    return Problem(fault, params)


class OptionFault(Fault):
    """Options that do not describe a game, and seeds that do not give a deal."""

    OPTIONS_FORM = "options must be an object, not {found}"
    OPTIONS_UNKNOWN = "unknown options: {found}"
    OPTION_NUMBER = "{option} must be a whole number from {least} to {most}, not {found}"
    OPTION_FLAG = "{option} must be true or false, not {found}"
    SOLO_PLAYERS = "players must be 1 in the solo game, not {found}"
    SOLO_ONLY = "{options} are for the solo game"
    LEVEL_UNKNOWN = "solo must be one of {levels}, not {found}"
    AGGRESSIVE_LEVEL = "the aggressive variant is for the levels {levels}"
    BASE_BOARD_ONLY = "the aggressive variant and the campaign are for the base board"
    CHALLENGE_PARENTS = "challenge {challenge} has its own way to a mama and no advanced variant"
    CHALLENGE_SKIPPED = "challenge {challenge} is skipped with the aggressive variant"
    MODULES_FORM = "modules must be a list of names, not {found}"
    MODULES_TWICE = "modules must be different names"
    MODULES_UNKNOWN = "modules must be among {modules}, not {found}"
    SCORING_NEEDS_MAP = "map_scoring is for the extended board"
    SEED_RANGE = "a seed must be from {least} to {most}, not {found}"
    SEED_FORM = "a seed must be a whole number or a secret, not {found}"
    SECRET_FORM = "a secret must be {digits} hex digits with small letters"
    SECRET_TOO_NEW = "the old generator takes a whole number, not a secret"
    GENERATOR_UNKNOWN = "the generator must be {first} or {second}, not {found}"


class PlayFault(Fault):
    """Answers that cannot be given."""

    CODE_UNKNOWN = "unknown action {code}"
    ANSWER_ILLEGAL = "{code} is not legal"
    GAME_ENDED = "the game is over"


class PositionFault(Fault):
    """Positions that cannot exist. `at` is the place in the JSON, e.g. `seats[0].vp`."""

    MORE_PROBLEMS = "and {count} more"

    # Form.
    FORMAT_UNKNOWN = "{at} must be {expected}, not {found}"
    NOT_AN_OBJECT = "{at} must be an object, not {found}"
    NOT_A_LIST = "{at} must be a list, not {found}"
    NOT_A_FLAG = "{at} must be true or false, not {found}"
    KEY_UNKNOWN = "{at}: unknown key {found}"
    NAME_UNKNOWN = "{at}: unknown {found}"
    NUMBER_RANGE = "{at} must be a whole number from {least} to {most}, not {found}"
    RNG_FORM = "{at} is not a state of a random generator"
    LISTED_TWICE = "{at}: {thing} twice"
    NOT_IN_THIS_GAME = "{at}: {thing} is not in this game"
    EXTENDED_BOARD_ONLY = "{at} is for the extended board"
    SOLO_GAME_ONLY = "{at} is for the solo game"

    # The year.
    YEAR_TOO_LATE = "{at}: the game ends after year {last}"
    FINAL_YEAR_SOLO = "{at}: no score ends the solo game"
    FINAL_YEAR_EXTENDED = "{at}: on the extended board only the score at the end of the year counts"
    ROW_TAKEN_TWICE = "{at}: two roosters on row {row}"
    NEXT_ROW_EARLY = "{at} is for those who have left winter"
    NEXT_ROW_RESERVED = "{at}: row 1 is for the holder of the grape token"
    TEMPORARY_GIVEN_BACK = "{at}: seat {seat} has left winter and has given the worker back"

    # Seats.
    SEATS_TOO_MANY = "{at}: {found} seats for {players} players"
    WORKERS_TOO_MANY = "{at}: more than {most} workers beside the grande one"
    SPECIALS_TOO_MANY = "{at}: {most} different workers at most"
    CELLAR_MISSING = "{at}: a large cellar without a medium one"
    USED_NOT_BUILT = "{at}: used, but not built"
    MAT_TOO_FULL = "{at}: more than {most} structure cards on the mat"
    STARS_TOO_MANY = "{at}: more than {most} stars"
    NOT_A_VINE_CARD = "{at}: {card} is not a vine"
    TOKEN_TWICE = "{at}: two tokens on {value}"

    # The board.
    SPACE_ABSENT = "{at}: there is no such space"
    SPACE_SHUT = "{at}: closed with {players} players"
    SPACE_SHARED = "{at}: two workers on one space"
    SPACE_NOT_OWNED = "{at}: seat {seat} has no such space"
    GRANDE_ONLY = "{at}: only a grande worker may be there"
    WORKER_MISSING = "{at}: seat {seat} has no such worker left"
    WAITING_NOWHERE = "{at}: no worker waits there"
    WAITING_TOO_LONG = "{at}: a waiting worker should have acted before"
    FARMER_MARK = "{at}: a waiting Farmer is marked with the space of a bonus: {marks}"
    MARK_UNUSED = "{at}: only a waiting Farmer, Merchant or Messenger is marked"
    TRAVELER_EARLY = "{at}: a Traveler is on a closed space of an earlier season only"
    WORKERS_NOT_HOME = "{at}: seat {seat} has left winter with its workers"
    AUTOMA_SPACE = "{at}: the Automa is on open spaces only"
    AUTOMA_WORKER = "{at}: the Automa has regular workers that do not wait"
    AUTOMA_TOO_MANY = "{at}: more than {most} workers of the Automa"
    GLASS_UNUSED = "{at}: no glass tokens in this challenge"

    # Cards.
    CARD_TOO_OFTEN = "{at}: {card} is there {found} times, there are {most}"
    CARD_OF_OTHER_KIND = "{at}: {card} is of another kind"
    PILE_BECOMES_DECK = "{at} must have become the deck (SET-4)"
    FRESH_UNUSED = "{at}: nothing follows a draw in this game"
    FRESH_NOT_IN_HAND = "{at}: these cards are not in the hand of the seat to move"
    DRAFT_OVER = "{at}: the draft is over"

    # What is asked.
    SEAT_HAS_PASSED = "{at}: seat {seat} has passed"
    SEAT_WITHOUT_WORKER = "{at}: seat {seat} has no worker to place"
    SEAT_NOT_ASKED = "{at}: {asked} is asked, not {found}"
    STACK_START = "{at}: the first frame must be the course"
    STACK_STEP = "{at}: no such step of the course"
    STACK_PLACEMENT = "{at}: no such placement on this board"
    STACK_CARD = "{at}: data is not a card"
    STACK_MISFIT = "{at} does not fit the position"

    # What playing on shows.
    DEAD_END = "after {answers} answers nothing can be answered"
    RULES_FAIL = "after {answers} answers the rules do not lead on"
    CARDS_LOST = "after {answers} answers the cards are not those of the game"
    WORKERS_LOST = "after {answers} answers the workers of seat {seat} are not its own"
