"""Where a campaign is saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from .progress import Campaign


class CampaignStore(Protocol):
    """Saves one campaign."""

    def load(self) -> Campaign | None:
        """Return the saved campaign, or None if there is none. CampaignError if it cannot be read."""
        ...

    def save(self, campaign: Campaign) -> None:
        """Replace the saved campaign: all of it or nothing. CampaignError if that fails."""
        ...
