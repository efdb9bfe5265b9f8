"""The game for OpenSpiel: import this module, and `pyspiel.load_game("python_vendemmia")` knows it.

Every draw is a chance node with its true chances, so a state knows nothing about what comes and the history of a state
says all about it. A question with one answer is answered at once, as in a `Batch`. `docs/research/openspiel.md` is the
page for users.
"""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np

try:
    import pyspiel
except ModuleNotFoundError as error:
    from .errors import lacking

    raise lacking("openspiel", error) from None

from vendemmia.engine import (
    CODES,
    MODULES,
    Options,
    encoding_pieces,
    imagine,
    observe,
    relative_code,
    row_width,
    rules_for,
)

from .errors import ResearchError
from .information_states import InformationState, first_moment, imagined_moment
from .observation import answer, mask_size
from .observation import observe as row_of
from .rewards import reward_named, win_share

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numpy.typing import NDArray

NAME: Final = "python_vendemmia"
PARAMETERS: Final[dict[str, Any]] = {
    "players": 0,
    "solo": "",
    "modules": "",
    "friendly": False,
    "advanced": False,
    "aggressive": False,
    "challenge": 0,
    "tokens": 0,
    "map_scoring": True,
    "max_years": 20,
    "reward": "win_share",
}
"""The parameters with their defaults. `players` is then 1 with `solo` and 2 without."""
ALL_MODULES: Final = "all"
MOST_POINTS: Final = 99
LEAST_POINTS: Final = -5
YEARLY: Final = 100
"""More decisions, and more draws, than any seat can have in a year."""
RNG_STEPS: Final = 2**53


def options_of(parameters: Mapping[str, Any]) -> Options:
    """Return the options that the parameters of a game ask for. OptionsError or ResearchError if they do not fit."""
    given = {**PARAMETERS, **parameters}
    modules = [name for name in given["modules"].split("+") if name]
    options = Options(
        players=given["players"] or (1 if given["solo"] else 2),
        friendly=given["friendly"],
        advanced=given["advanced"],
        max_years=given["max_years"],
        solo=given["solo"] or None,
        aggressive=given["aggressive"],
        challenge=given["challenge"] or None,
        tokens=given["tokens"],
        modules=frozenset(MODULES if modules == [ALL_MODULES] else modules),
        map_scoring=given["map_scoring"],
    )
    options.check()
    return options


def returns_named(name: str, players: int) -> tuple[Callable[..., list[float]], float, float, bool]:
    """Return what a finished game brings to each seat, its least and highest value, and whether it adds up to 0."""
    reward = reward_named(name)
    if reward is not win_share:
        margin = MOST_POINTS - LEAST_POINTS
        least, most = (-margin, margin) if name == "score_margin" else (LEAST_POINTS, MOST_POINTS)
        zero = name == "score_margin" and players == 2  # With more, only the best other one counts.
        return lambda state: [min(max(each, least), most) for each in reward(state)], least, most, zero
    if players == 1:
        return lambda state: [2 * share - 1 for share in win_share(state)], -1.0, 1.0, False
    others = players - 1
    return lambda state: [(players * share - 1) / others for share in win_share(state)], -1 / others, 1.0, True


def game_type(zero_sum: bool) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return kinds(
        short_name=NAME,
        long_name="Vendemmia",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class VendemmiaGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """One choice of options. `options` has them as the engine knows them."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        if given["max_years"] < 1:
            raise ResearchError("max_years must be at least 1: a game of OpenSpiel needs a longest course")
        self.options = options_of(given)
        self.seats = self.options.players
        self.answers = mask_size(self.options)
        self.returns_of, least, most, zero_sum = returns_named(given["reward"], self.seats)
        rules = rules_for(self.options)
        self.longest = YEARLY * self.seats * (1 + rules.last_year)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.answers,
            max_chance_outcomes=max(len(deck) for deck in rules.full_decks),
            num_players=self.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=self.longest,
        )
        super().__init__(game_type(zero_sum), info, given)

    def new_initial_state(self) -> VendemmiaState:
        return VendemmiaState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.longest

    def make_py_observer(self, kind: object = None, params: object = None) -> VendemmiaObserver:
        # OpenSpiel passes the parameters first if it has no kind.
        if isinstance(kind, dict):
            kind, params = None, kind
        return VendemmiaObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class VendemmiaState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A point of a game: a decision of a seat, a draw, or the end.

    OpenSpiel clones a state by copying its attributes, and saves it by pickling them; the only one is a moment.
    """

    def __init__(self, game: VendemmiaGame) -> None:
        super().__init__(game)
        self.moment: InformationState = first_moment(game.options)

    def current_player(self) -> int:
        moment = self.moment
        if moment.bound:
            return int(pyspiel.PlayerId.CHANCE)
        state = moment.state
        seat = state.to_move if state is not None else None
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        moment = self.moment
        return not moment.bound and moment.state is not None and moment.state.is_over

    def _legal_actions(self, player: int) -> list[int]:
        state = self.moment.state
        assert state is not None
        players = len(state.vineyards)
        return sorted([relative_code(code, player, players) for code in state.legal_actions()])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        bound = self.moment.bound
        chance = 1.0 / bound
        return [(number, chance) for number in range(bound)]

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        if moment.bound:
            self.moment = moment.drawn(action)
        else:
            assert moment.state is not None
            self.moment = moment.answered(answer(moment.state, action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == pyspiel.PlayerId.CHANCE else CODES[action]

    def returns(self) -> list[float]:
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.seats
        found: list[float] = game.returns_of(self.moment.state)
        return found

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> VendemmiaState:
        """Return a state that looks the same to a seat: what it cannot see now is dealt again. It has no history.

        What the seat saw earlier and can no longer see is not kept apart from what it never saw.
        """
        moment = self.moment
        if moment.bound or moment.state is None:
            raise ResearchError("a state is resampled at a decision or at the end, not at a draw")
        rng = Random(int(sampler() * RNG_STEPS))
        other: VendemmiaState = self.get_game().new_initial_state()
        imagined = imagine(observe(moment.state, player), rng)
        other.moment = imagined_moment(moment.options, imagined, player, moment.memory(player))
        return other

    def __str__(self) -> str:
        moment = self.moment
        plain = {
            "position": None if moment.state is None else moment.state.to_json(),
            "pending": moment.pending,
            "draws": moment.draws,
        }
        return json.dumps(plain, separators=(",", ":"))


class VendemmiaObserver:
    """What a seat sees: the row of the engine's encoder, and the view as JSON or, with perfect recall, a digest.

    The tensors of both kinds are the same: a row has no memory of what was shown earlier.
    """

    def __init__(self, game: VendemmiaGame, kind: pyspiel.IIGObservationType, params: object) -> None:
        if params:
            raise ResearchError(f"there are no parameters for observations, and {params} were given")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ResearchError("an observation shows what one seat knows: public information and its own")
        self.recalls = kind.perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(row_width(game.seats), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {
            piece.name: self.tensor[piece.offset : piece.offset + piece.length] for piece in encoding_pieces(game.seats)
        }

    def set_from(self, state: VendemmiaState, player: int) -> None:
        """Fill the tensor; before the deal it is zero, and at a draw it shows what was there before."""
        position = state.moment.state
        if position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = row_of(position, player)

    def string_from(self, state: VendemmiaState, player: int) -> str:
        moment = state.moment
        if self.recalls:
            return f"seat {player}, {moment.memory(player).hex()}"
        if moment.state is None:
            return "before the deal"
        return json.dumps(observe(moment.state, player).to_json(), separators=(",", ":"))


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(game_type(zero_sum=True), VendemmiaGame)
