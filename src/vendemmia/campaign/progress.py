"""How far a campaign has come (CAMP-1, CAMP-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import MAX_TOKENS, Options, OptionsError, list_values, problem, shorten_value, solo_result
from vendemmia.engine.catalogue import CHALLENGES, MAY_BE_SKIPPED_IF_AGGRESSIVE, SKIPPED_IF_AGGRESSIVE
from vendemmia.record import Game

from .errors import CampaignError, CampaignFault

if TYPE_CHECKING:
    from vendemmia.engine import Seed, State

FORMAT = "vendemmia-campaign/1"
KEYS = ("format", "level", "aggressive", "games", "skipped")
WIN = "win"
RESULTS = (WIN, "draw", "loss")


class CampaignGame(NamedTuple):
    """One game of a campaign."""

    challenge: int
    result: str
    """"win", "draw" or "loss"."""


class Campaign(NamedTuple):
    """A campaign. Every step gives a new one. `start` and `from_json` only make valid ones."""

    level: str
    aggressive: bool = False
    games: tuple[CampaignGame, ...] = ()
    """All games, in the order in which they ended."""
    skipped: tuple[int, ...] = ()
    """The challenges that the player has skipped, not counting those that the variant leaves out."""

    @classmethod
    def start(cls, level: str, aggressive: bool = False) -> Campaign:
        campaign = cls(level, aggressive)
        try:
            campaign.next_options().check()
        except OptionsError as error:
            raise CampaignError(*error.problems) from None
        return campaign

    # --- how far it has come

    @property
    def challenges(self) -> tuple[int, ...]:
        """The challenges to win, in order."""
        left_out = (*self.skipped, *(SKIPPED_IF_AGGRESSIVE if self.aggressive else ()))
        return tuple(number for number in CHALLENGES if number not in left_out)

    @property
    def current(self) -> int | None:
        """The first challenge that is not won yet; None if the campaign is finished."""
        won = {game.challenge for game in self.games if game.result == WIN}
        return next((number for number in self.challenges if number not in won), None)

    @property
    def finished(self) -> bool:
        return self.current is None

    @property
    def score(self) -> int:
        """The number of games played. Fewer is better."""
        return len(self.games)

    @property
    def best(self) -> int:
        """The lowest score that this campaign could have had."""
        return len(self.challenges)

    def games_of(self, challenge: int) -> tuple[CampaignGame, ...]:
        return tuple(game for game in self.games if game.challenge == challenge)

    @property
    def not_won(self) -> int:
        """The number of games lost or drawn in the current challenge: the next game starts with that many tokens."""
        return 0 if self.current is None else len(self.games_of(self.current))

    @property
    def may_skip(self) -> bool:
        return self.aggressive and self.current in MAY_BE_SKIPPED_IF_AGGRESSIVE

    # --- what comes next

    def next_options(self) -> Options:
        """Return the options of the next game."""
        if self.current is None:
            raise CampaignError(problem(CampaignFault.CAMPAIGN_FINISHED))
        tokens = min(self.not_won, MAX_TOKENS)
        return Options(1, solo=self.level, aggressive=self.aggressive, challenge=self.current, tokens=tokens)

    def next_game(self, seed: Seed) -> Game:
        return Game.new(self.next_options(), seed)

    def with_result(self, result: str) -> Campaign:
        """Return the campaign after a game of the current challenge."""
        if self.current is None:
            raise CampaignError(problem(CampaignFault.CAMPAIGN_FINISHED))
        if result not in RESULTS:
            raise _no_result(self.score + 1, result)
        return self._replace(games=(*self.games, CampaignGame(self.current, result)))

    def with_game(self, state: State) -> Campaign:
        """Return the campaign after this game, which must be its next one and over."""
        if state.rules.options != self.next_options():
            raise CampaignError(problem(CampaignFault.CAMPAIGN_OTHER_GAME))
        if not state.is_over:
            raise CampaignError(problem(CampaignFault.CAMPAIGN_GAME_RUNS))
        return self.with_result(solo_result(state))

    def skip(self) -> Campaign:
        """Return the campaign without the current challenge."""
        if self.current is None:
            raise CampaignError(problem(CampaignFault.CAMPAIGN_FINISHED))
        if not self.may_skip:
            numbers = ", ".join(str(number) for number in MAY_BE_SKIPPED_IF_AGGRESSIVE)
            raise CampaignError(problem(CampaignFault.CAMPAIGN_MUST_WIN, challenge=self.current, numbers=numbers))
        return self._replace(skipped=(*self.skipped, self.current))

    # --- as plain data

    def to_json(self) -> dict[str, object]:
        return {
            "format": FORMAT,
            "level": self.level,
            "aggressive": self.aggressive,
            "games": [game._asdict() for game in self.games],
            "skipped": list(self.skipped),
        }

    @classmethod
    def from_json(cls, plain: object) -> Campaign:
        """Repeat every step, so that a campaign that could not have happened is refused."""
        if not isinstance(plain, dict) or plain.get("format") != FORMAT:
            raise CampaignError(problem(CampaignFault.CAMPAIGN_FORMAT, format=FORMAT))
        if set(plain) != set(KEYS):
            raise CampaignError(problem(CampaignFault.CAMPAIGN_KEYS, keys=", ".join(KEYS)))
        level, aggressive, games, skipped = (plain[key] for key in KEYS[1:])
        if not isinstance(level, str) or not isinstance(aggressive, bool):
            raise CampaignError(problem(CampaignFault.CAMPAIGN_LEVEL))
        if not isinstance(games, list) or not isinstance(skipped, list):
            raise CampaignError(problem(CampaignFault.CAMPAIGN_LISTS))
        for number in skipped:
            if isinstance(number, bool) or not isinstance(number, int):
                raise CampaignError(problem(CampaignFault.CAMPAIGN_SKIPPED_NUMBER, found=shorten_value(number)))
        campaign = cls.start(level, aggressive)
        for game in (_game(game, place) for place, game in enumerate(games, 1)):
            while campaign.current != game.challenge and campaign.current in skipped:
                campaign = campaign.skip()
            if campaign.current != game.challenge:
                params = {"game": campaign.score + 1, "challenge": game.challenge}
                raise CampaignError(problem(CampaignFault.CAMPAIGN_GAME_ORDER, **params))
            campaign = campaign.with_result(game.result)
        while campaign.current is not None and campaign.current in skipped:
            campaign = campaign.skip()
        if list(campaign.skipped) != skipped:
            raise CampaignError(problem(CampaignFault.CAMPAIGN_SKIPPED_MISFIT, found=list_values(skipped)))
        return campaign


def _game(plain: object, place: int) -> CampaignGame:
    if not isinstance(plain, dict) or set(plain) != set(CampaignGame._fields):
        raise CampaignError(problem(CampaignFault.CAMPAIGN_GAME_KEYS, game=place))
    challenge, result = plain["challenge"], plain["result"]
    if isinstance(challenge, bool) or not isinstance(challenge, int):
        raise CampaignError(problem(CampaignFault.CAMPAIGN_GAME_NUMBER, game=place, found=shorten_value(challenge)))
    if not isinstance(result, str) or result not in RESULTS:
        raise _no_result(place, result)
    return CampaignGame(challenge, result)


def _no_result(game: int, found: object) -> CampaignError:
    results = ", ".join(RESULTS)
    return CampaignError(problem(CampaignFault.CAMPAIGN_RESULT, game=game, results=results, found=shorten_value(found)))
