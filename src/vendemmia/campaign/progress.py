"""How far a campaign has come (CAMP-1, CAMP-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vendemmia.engine import MANY_TOKENS, Options, OptionsError, VendemmiaError, solo_result
from vendemmia.engine.catalogue import CHALLENGES, MAY_BE_SKIPPED_IF_AGGRESSIVE, SKIPPED_IF_AGGRESSIVE
from vendemmia.record import Game

if TYPE_CHECKING:
    from vendemmia.engine import Seed, State

FORMAT = "vendemmia-campaign/1"
KEYS = ("format", "level", "aggressive", "games", "skipped")
WIN = "win"
RESULTS = (WIN, "draw", "loss")


class CampaignError(VendemmiaError):
    """Something that the campaign does not allow, or a text that is no campaign."""


class Played(NamedTuple):
    """One game of a campaign."""

    challenge: int
    result: str
    """"win", "draw" or "loss"."""


class Campaign(NamedTuple):
    """A campaign. Every step gives a new one. `start` and `from_json` only make valid ones."""

    level: str
    aggressive: bool = False
    games: tuple[Played, ...] = ()
    """All games, in the order in which they ended."""
    skipped: tuple[int, ...] = ()
    """The challenges that the player has skipped, not counting those that the variant leaves out."""

    @classmethod
    def start(cls, level: str, aggressive: bool = False) -> Campaign:
        campaign = cls(level, aggressive)
        try:
            campaign.next_options().check()
        except OptionsError as error:
            raise CampaignError(str(error)) from None
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

    def games_of(self, challenge: int) -> tuple[Played, ...]:
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
        """The options of the next game."""
        if self.current is None:
            raise CampaignError("the campaign is finished")
        tokens = min(self.not_won, MANY_TOKENS)
        return Options(1, solo=self.level, aggressive=self.aggressive, challenge=self.current, tokens=tokens)

    def next_game(self, seed: Seed) -> Game:
        return Game.new(self.next_options(), seed)

    def with_result(self, result: str) -> Campaign:
        """The campaign after a game of the current challenge."""
        if self.current is None:
            raise CampaignError("the campaign is finished")
        if result not in RESULTS:
            raise CampaignError(f"a result is one of {', '.join(RESULTS)}, not {result!r}")
        return self._replace(games=(*self.games, Played(self.current, result)))

    def with_game(self, state: State) -> Campaign:
        """The campaign after this game, which must be its next one and over."""
        if state.rules.options != self.next_options():
            raise CampaignError("this is not the next game of the campaign")
        if not state.is_over:
            raise CampaignError("the game is not over yet")
        return self.with_result(solo_result(state))

    def skip(self) -> Campaign:
        """The campaign without the current challenge."""
        if self.current is None:
            raise CampaignError("the campaign is finished")
        if not self.may_skip:
            numbers = " and ".join(str(number) for number in MAY_BE_SKIPPED_IF_AGGRESSIVE)
            raise CampaignError(
                f"you must win challenge {self.current}: "
                f"you may skip only challenges {numbers}, and only with the aggressive variant"
            )
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
            raise CampaignError(f"this is not a campaign in the format {FORMAT!r}")
        if set(plain) != set(KEYS):
            raise CampaignError(f"a campaign has the keys {', '.join(KEYS)}")
        level, aggressive, games, skipped = (plain[key] for key in KEYS[1:])
        if not isinstance(level, str) or not isinstance(aggressive, bool):
            raise CampaignError("level must be a text and aggressive true or false")
        if not isinstance(games, list) or not isinstance(skipped, list):
            raise CampaignError("games and skipped must be lists")
        for number in skipped:
            if isinstance(number, bool) or not isinstance(number, int):
                raise CampaignError(f"skipped: {number!r} is not a challenge")
        campaign = cls.start(level, aggressive)
        for game in (_game(game, place) for place, game in enumerate(games, 1)):
            while campaign.current != game.challenge and campaign.current in skipped:
                campaign = campaign.skip()
            if campaign.current != game.challenge:
                raise CampaignError(f"game {campaign.score + 1}: challenge {game.challenge} was not the next one")
            campaign = campaign.with_result(game.result)
        while campaign.current is not None and campaign.current in skipped:
            campaign = campaign.skip()
        if list(campaign.skipped) != skipped:
            raise CampaignError(f"skipped: {skipped!r} does not match the games")
        return campaign


def _game(plain: object, place: int) -> Played:
    if not isinstance(plain, dict) or set(plain) != set(Played._fields):
        raise CampaignError(f"game {place}: it must have a challenge and a result")
    challenge, result = plain["challenge"], plain["result"]
    if isinstance(challenge, bool) or not isinstance(challenge, int):
        raise CampaignError(f"game {place}: {challenge!r} is not a challenge")
    if not isinstance(result, str) or result not in RESULTS:
        raise CampaignError(f"game {place}: a result is one of {', '.join(RESULTS)}, not {result!r}")
    return Played(challenge, result)
