"""Boards as data: actions with their spaces, the wake-up chart and the course of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .frames import WORKERS_IDLE
from .names import ACTIONS, REGULAR_LIMIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .frames import Node
    from .options import Options

SPACED: Final = 0
"""An action of the main board with up to three spaces."""
YEAR_ROUND: Final = 1
"""Open to any number of workers (the cart)."""
PRIVATE: Final = 2
"""A space on the player's own mat."""


class BoardAction:
    """An action, the seasons in which workers may be placed on it, and the bonus of each space."""

    def __init__(
        self,
        number: i64,
        kind: i64,
        seasons: i64,
        node: Node,
        bonuses: list[Node | None],
        both: list[Node | None],
        bonus_first: list[Node | None],
        structure: i64 = 0,
    ) -> None:
        self.number = number
        self.kind = kind
        self.seasons = seasons
        """A bit for each season."""
        self.structure = structure
        """The structure, as a bit, to which a private space belongs."""
        self.node = node
        self.bonuses = bonuses
        """Bonus of the left, middle and right space."""
        self.both = both
        """Action and bonus together, for the friendly variant's question whether both can be done."""
        self.bonus_first = bonus_first
        """Bonus, then action."""
        self.order_matters: list[bool] = []
        """Whether it can matter if the bonus comes first (PLACE-6); a bonus equal to its action is one more of it."""
        self.bonus_helps: list[bool] = []
        """Whether the bonus may make the action possible."""
        self.bonus_harms: list[bool] = []
        """Whether the bonus, taken first, may make the action impossible."""
        self.printed: i64 = -1
        """The space whose bonus is the printed one of this action, -1 for none."""
        self.sensitive = node.needs & WORKERS_IDLE != 0
        """Whether it can matter which worker is placed."""
        self.fallback = self.sensitive
        """It is worth another look when the action is not surely possible: with the bonus, or this very worker."""
        for bonus in bonuses:
            if bonus is not None and self.printed < 0:
                self.printed = len(self.order_matters)
            if bonus is None or type(bonus) is type(node):
                self.order_matters.append(False)
                self.bonus_helps.append(False)
                self.bonus_harms.append(False)
                continue
            helps = bonus.brings & node.needs != 0
            harms = bonus.spends & node.needs != 0
            self.bonus_helps.append(helps)
            self.bonus_harms.append(harms)
            self.fallback = self.fallback or helps
            self.order_matters.append(helps or harms or (node.spends | node.brings) & bonus.needs != 0)

    @property
    def name(self) -> str:
        return ACTIONS[self.number]


class Board:
    """One printed board. The extended board is a second value of this type."""

    def __init__(
        self,
        name: str,
        actions: list[BoardAction],
        rows: list[list[Node | None]],
        course: list[Node],
        seasons: list[int],
        year_begins: i64,
        target: i64,
        wake_up: str,
    ) -> None:
        self.name = name
        self.actions: list[BoardAction | None] = [None] * len(ACTIONS)
        for action in actions:
            self.actions[action.number] = action
        self.seasonal: list[list[BoardAction]] = [
            [action for action in actions if action.seasons >> season & 1] for season in range(4)
        ]
        """The actions open in each season, by number."""
        self.rows = rows
        """The wake-up chart: for each row the bonus of each column, spring first."""
        self.course = course
        """Set-up and year, step by step."""
        self.seasons = seasons
        """The season of each step of the course."""
        self.year_begins = year_begins
        """The step with which every year begins."""
        self.target = target
        """Victory points that end the game (GAME-1)."""
        self.wake_up = wake_up
        """The name of the step in which rows are chosen."""


class Rules:
    """What holds for a whole game: its options and what follows from them. Shared by all copies of a state.

    The numbers of the solo game stand at their neutral value for several players.
    """

    def __init__(self, options: Options, board: Board, full_decks: tuple[tuple[int, ...], ...]) -> None:
        self.options = options
        self.board = board
        self.full_decks = full_decks
        """The cards in the game, by deck (AUT-2 takes some out)."""
        self.players: i64 = options.players
        self.open_spaces: i64 = 1
        """PLACE-4: a bit for each of left, middle and right."""
        self.open_list: list[int] = [0]
        self.friendly = options.friendly
        self.parents_each: i64 = 2 if options.advanced else 1
        self.last_year: i64 = 0
        """The year after which the game ends whatever the scores; 0 for none (GAME-4, AUT-1)."""
        self.start_vp: i64 = 0
        self.start_residual: i64 = 0
        self.start_tokens: i64 = options.tokens
        self.regular_limit: i64 = REGULAR_LIMIT
        self.vp_gains = True
        """CAMP-7: False if VP cannot be gained."""
        self.orders_fillable = True
        """CAMP-9."""
        self.organizer_rows: i64 = 254
        """The rows to which the Organizer may move, a bit each (AUT-3)."""
        self.automa_vp: i64 = 0
        self.automa_least: i64 = 0
        """DIFF-4: workers that the Automa must place in a season; 0 for one card."""
        self.automa_markers: tuple[int, ...] = ()
        """AGG-1: the Automa's VP by year, if they move."""
        self.glass: i64 = 0
        """AUT-3: the rows that begin with a glass token, a bit each."""
        self.tokens_usable = False
        """AUT-4."""
        self.workers_by: i64 = 0
        """CAMP-4: the year by whose end there must be six workers."""
        self.large_cellar_vp: i64 = 0
        self.medium_cellar_vp: i64 = 0
        """CAMP-7: VP for each wine in the cellar at the end."""

    def open(self, spaces: i64) -> None:
        """PLACE-4: open some of the three spaces of every action."""
        self.open_spaces = spaces
        self.open_list = [space for space in range(3) if spaces >> space & 1]
