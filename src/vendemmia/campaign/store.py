"""What keeps a campaign, wherever that is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from .progress import Campaign


class CampaignStore(Protocol):
    """Keeps one campaign."""

    def load(self) -> Campaign | None:
        """The campaign that is kept, or None if there is none; CampaignError if it cannot be read."""
        ...

    def save(self, campaign: Campaign) -> None:
        """Keep a campaign in place of the one before: all of it or nothing. CampaignError if that fails."""
        ...
