"""Where a campaign is saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from .progress import CampaignError

if TYPE_CHECKING:
    from .progress import Campaign


class CampaignStore(Protocol):
    """Saves one campaign."""

    def load(self) -> Campaign | None:
        """The saved campaign, or None if there is none. CampaignError if it cannot be read."""
        ...

    def save(self, campaign: Campaign) -> None:
        """Replace the saved campaign: all of it or nothing. CampaignError if that fails."""
        ...


class DamagedCampaign(CampaignError):
    """What was kept is no campaign any more. It has been put aside, and there is no campaign now."""

    def __init__(self, problem: str, kept: str) -> None:
        super().__init__(f"the campaign is damaged ({problem}); the damaged file was saved as {kept}")
        self.problem = problem
        self.kept = kept
