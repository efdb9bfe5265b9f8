"""What a campaign does not allow, and what can be wrong with a saved one: ids with parameters."""

from __future__ import annotations

from vendemmia.engine import Fault, Problem, ProblemError, problem


class CampaignFault(Fault):
    """The name is the stable id, the value what programmers read."""

    CAMPAIGN_NONE = "there is no campaign"
    CAMPAIGN_FINISHED = "the campaign is finished"
    CAMPAIGN_OTHER_GAME = "this is not the next game of the campaign"
    CAMPAIGN_GAME_RUNS = "the game is not over yet"
    CAMPAIGN_MUST_WIN = "you must win challenge {challenge}: you may skip only {numbers}, with the aggressive variant"
    CAMPAIGN_UNDER_WAY = "a game of this challenge is under way"

    # A saved campaign.
    CAMPAIGN_FORMAT = "this is not a campaign in the format {format}"
    CAMPAIGN_KEYS = "a campaign has the keys {keys}"
    CAMPAIGN_LEVEL = "level must be a text and aggressive true or false"
    CAMPAIGN_LISTS = "games and skipped must be lists"
    CAMPAIGN_SKIPPED_NUMBER = "skipped: {found} is not a challenge"
    CAMPAIGN_SKIPPED_MISFIT = "skipped: {found} does not fit the games"
    CAMPAIGN_GAME_KEYS = "game {game}: it must have a challenge and a result"
    CAMPAIGN_GAME_NUMBER = "game {game}: {found} is not a challenge"
    CAMPAIGN_GAME_ORDER = "game {game}: challenge {challenge} was not the next one"
    CAMPAIGN_RESULT = "game {game}: a result is one of {results}, not {found}"

    # Its file.
    CAMPAIGN_NO_JSON = "the file is not valid JSON"
    CAMPAIGN_DAMAGED = "the campaign is damaged; what is left of it was saved as {file}"
    CAMPAIGN_UNREADABLE = "cannot read {file}: {detail}"
    CAMPAIGN_UNWRITABLE = "cannot write {file}: {detail}"
    CAMPAIGN_UNMOVABLE = "cannot rename {file}: {detail}"


class CampaignError(ProblemError):
    """Something that the campaign does not allow, or a text that is not a campaign."""


class DamagedCampaign(CampaignError):
    """The saved campaign is damaged. It has been renamed to `kept`, and there is no campaign now."""

    def __init__(self, kept: str, *found: Problem) -> None:
        super().__init__(problem(CampaignFault.CAMPAIGN_DAMAGED, file=kept), *found)
        self.args = (kept, *found)
        self.kept = kept
