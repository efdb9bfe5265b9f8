"""Boards as data: actions with their spaces, the wake-up chart and the course of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..numbers.actions import place_code, placement
from ..numbers.names import ACTIONS, REGULAR_LIMIT
from ..state.frames import WORKERS_IDLE
from ..state.packing import has, listed

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..options import Options
    from ..state.frames import Node

SPACED: Final = 0
"""An action of the main board with up to three spaces."""
YEAR_ROUND: Final = 1
"""Open to any number of workers (the cart)."""
PRIVATE: Final = 2
"""A space on the player's own mat."""


class BoardAction:
    """An action on a board: the seasons in which you may place workers on it, and its spaces."""

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
        """The number of the action."""
        self.kind = kind
        """SPACED, YEAR_ROUND or PRIVATE."""
        self.seasons = seasons
        """The seasons in which it is open, a bit each."""
        self.structure = structure
        """The structure, as a bit, that has this private space."""
        self.node = node
        """What the action does."""
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
        """Look again when the action may not be possible: with the bonus, or with this particular worker."""
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
        """The id of the action."""
        return ACTIONS[self.number]

    def is_open(self, season: i64) -> bool:
        """Return whether workers can be placed on it in a season."""
        return has(self.seasons, season)

    def opens_after(self, season: i64) -> bool:
        """Return whether it is open in a later season of the year."""
        return self.seasons >> (season + 1) != 0


class Region:
    """INF-1, INF-5: the bonus of a star placed there, and what the majority is worth."""

    def __init__(self, vp: i64, bonus: Node, present: bool) -> None:
        self.vp = vp
        self.bonus = bonus
        self.present = present
        """MOD-1: Lucca is only on side 2."""


class Board:
    """A printed board: its actions, wake-up chart and map. Get it from `Rules.board`."""

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
        """The id of the board."""
        self.actions: list[BoardAction | None] = [None] * len(ACTIONS)
        """The actions by number; None if this board does not have the action."""
        for action in actions:
            self.actions[action.number] = action
        self.spaced: i64 = sum(1 << action.number for action in actions if action.kind == SPACED)
        """The actions that have spaces, a bit each."""
        self.space_count: int = 3 + max(3 * action.number for action in actions if action.kind == SPACED)
        """The length of `State.spaces`."""
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
        """The first step of every year."""
        self.target = target
        """Victory points that end the game if a player has them when the year closes (TUS-10)."""
        self.reach = reach
        """Victory points that end the game once a player has reached them, even if they are lost again (GAME-1)."""
        self.wake_up = wake_up
        """The name of the step in which rows are chosen."""
        self.first_player = first_player
        """Whether every year has a first player; on the extended board none has (TUS-5)."""
        self.leaving = leaving
        """What a player does on leaving each season."""
        self.regions = regions
        """The influence map, by number of region; empty without a map (MOD-4)."""


class Rules:
    """What is the same during a whole game: the options and what follows from them.

    Get it from `State.rules` or `rules_for`. All copies of a state share it. For several players the numbers of the
    solo game have neutral values.
    """

    def __init__(  # noqa: PLR0915 (the strings below the attributes count as statements)
        self, options: Options, board: Board, full_decks: tuple[tuple[int, ...], ...]
    ) -> None:
        self.options = options
        """The options of the game."""
        self.board = board
        """The board of the game."""
        self.full_decks = full_decks
        """The cards in the game, by deck (AUT-2 takes some out)."""
        self.players: i64 = options.players
        """The number of players."""
        self.open_spaces: i64 = 1
        """PLACE-4: a bit for each of left, middle and right."""
        self.open_list: list[int] = [0]
        """The numbers of the open spaces of every action."""
        self.friendly = options.friendly
        """The friendly variant is in use (PLACE-9)."""
        self.parents_each: i64 = 2 if options.advanced else 1
        """How many mamas, and how many papas, each seat is dealt."""
        self.last_year: i64 = 0
        """The year after which the game ends with any scores; 0 for none (GAME-4, AUT-1)."""
        self.start_vp: i64 = 0
        """Victory points at the start."""
        self.start_residual: i64 = 0
        """The residual payment at the start."""
        self.start_tokens: i64 = options.tokens
        """Bonus-action tokens at the start."""
        self.regular_limit: i64 = REGULAR_LIMIT
        """The most regular and special workers a player may have (WIN-7)."""
        self.vp_gains = True
        """CAMP-7: False if VP cannot be gained."""
        self.orders_fillable = True
        """CAMP-9: False if orders cannot be filled."""
        self.organizer_rows: i64 = 254
        """The rows to which the Organizer may move, a bit each (AUT-3)."""
        self.row_7_keeps_grape = False
        """TSOLO-3: a player who leaves row 7 through the Organizer takes the grape token."""
        self.automa_vp: i64 = 0
        """The Automa's victory points at the start."""
        self.automa_least: i64 = 0
        """DIFF-4: workers that the Automa must place in a season; 0 for one card."""
        self.automa_markers: tuple[int, ...] = ()
        """The Automa's VP by year in the aggressive variant; otherwise empty (AGG-1)."""
        self.glass: i64 = 0
        """The rows that start with a glass token, a bit each (AUT-3)."""
        self.tokens_usable = False
        """Whether bonus-action tokens can be used (AUT-4)."""
        self.workers_by: i64 = 0
        """The year by whose end a player needs six workers; 0 for none (CAMP-4)."""
        self.large_cellar_vp: i64 = 0
        """VP at the end for each wine of value 7 to 9 (CAMP-7)."""
        self.medium_cellar_vp: i64 = 0
        """VP at the end for each wine of value 4 to 6 (CAMP-7)."""
        self.map_scoring = options.map_scoring
        """Whether the regions of the map score at the end (INF-6)."""
        self.structure_cards = "structure_cards" in options.modules
        """The module with the structure cards is in use."""
        self.special_pool: list[int] = []
        """The special workers from which two are revealed; empty without the module (SPW-1)."""
        self.watches_draws = self.structure_cards
        """Something may follow a draw: the Oracle or the Mercado."""
        self.option_flags: list[bytes] = []
        """What the encoder writes about the game, by step of the course; made when it is first needed."""
        self.automa_stars: list[int] = []
        """TSOLO-1: the Automa's stars by region."""

    def glass_rows(self) -> list[int]:
        """Return the wake-up rows that start with a glass token (AUT-3)."""
        return listed(self.glass)

    def open(self, spaces: i64) -> None:
        """PLACE-4: open some of the three spaces of every action."""
        self.open_spaces = spaces
        self.open_list = [space for space in range(3) if spaces >> space & 1]
