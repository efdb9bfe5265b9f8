"""Boards as data: actions with their spaces, the wake-up chart and the course of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .actions import place_code, placement
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
        self.printed: list[int] = [space for space, bonus in enumerate(bonuses) if bonus is not None]
        """The spaces that have a bonus."""
        self.sensitive = node.needs & WORKERS_IDLE != 0
        """Whether it can matter which worker is placed."""
        self.fallback = self.sensitive
        """It is worth another look when the action is not surely possible: with the bonus, or this very worker."""
        self.first_code: i64 = -1
        """The first of its seven `place:` codes, for an action with spaces."""
        if kind == SPACED:
            self.first_code = place_code(placement(number, 0, 0))
        for bonus in bonuses:
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


class Region:
    """INF-1, INF-5: the bonus of a star placed there, and what the majority is worth."""

    def __init__(self, vp: i64, bonus: Node, present: bool) -> None:
        self.vp = vp
        self.bonus = bonus
        self.present = present
        """MOD-1: Lucca is only on side 2."""


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
        reach: i64,
        wake_up: str,
        first_player: bool,
        leaving: list[Node | None],
        regions: list[Region],
    ) -> None:
        self.name = name
        self.actions: list[BoardAction | None] = [None] * len(ACTIONS)
        for action in actions:
            self.actions[action.number] = action
        self.spaced: i64 = sum(1 << action.number for action in actions if action.kind == SPACED)
        """The actions that have spaces, a bit each."""
        self.space_count: int = 3 + max(3 * action.number for action in actions if action.kind == SPACED)
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
        self.placing_ends: i64 = max(step for step, node in enumerate(course, 1) if node.places)
        """The last step of the course, counted from 1, in which workers are placed."""
        self.year_begins = year_begins
        """The step with which every year begins."""
        self.target = target
        """Victory points that end the game if somebody has them when the year closes (TUS-10)."""
        self.reach = reach
        """Victory points that end it once they have been reached, even if they are lost again (GAME-1)."""
        self.wake_up = wake_up
        """The name of the step in which rows are chosen."""
        self.first_player = first_player
        """Whether a first player begins every year; on the extended board nobody does (TUS-5)."""
        self.leaving = leaving
        """What a player does on leaving each season."""
        self.regions = regions
        """The influence map, by number of region; empty without a map (MOD-4)."""


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
        self.row_7_keeps_grape = False
        """TSOLO-3: who leaves row 7 by the Organizer takes the grape token."""
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
        self.map_scoring = options.map_scoring
        """INF-6."""
        self.structure_cards = "structure_cards" in options.modules
        self.special_pool: list[int] = []
        """The special workers from which two are revealed; empty without the module (SPW-1)."""
        self.watches_draws = self.structure_cards
        """Something may follow a draw: the Oracle or the Mercado."""
        self.automa_stars: list[int] = []
        """TSOLO-1: the Automa's stars by region."""

    def open(self, spaces: i64) -> None:
        """PLACE-4: open some of the three spaces of every action."""
        self.open_spaces = spaces
        self.open_list = [space for space in range(3) if spaces >> space & 1]
