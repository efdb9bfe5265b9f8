"""The campaign in the database: its progress, the tables of its games, and their results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import transaction

from vendemmia.campaign import Campaign, CampaignError, CampaignFault
from vendemmia.engine import problem
from vendemmia.web.models import CampaignProgress, Table
from vendemmia.web.tables.stored import Unplayable, options_of, row_of

if TYPE_CHECKING:
    from vendemmia.engine import Options
    from vendemmia.web.game.live_game import LiveGame
    from vendemmia.web.models import Person


class GameInProgress(CampaignError):
    """A game of the current challenge has started and must be finished first."""


class DatabaseStore:
    """Stores the current campaign of a person, which is the newest. Earlier ones are left unchanged."""

    def __init__(self, person: Person | None = None, *, nobody: bool = False) -> None:
        self._person = person
        """None for the owner of the data."""
        self._nobody = nobody
        """A stranger on a shared server, who has no campaign."""

    @property
    def progress(self) -> CampaignProgress | None:
        if self._nobody:
            return None
        return CampaignProgress.objects.filter(person=self._person).order_by("-id").first()

    def load(self) -> Campaign | None:
        progress = self.progress
        return None if progress is None else Campaign.from_json(progress.progress)

    def current(self) -> tuple[CampaignProgress, Campaign]:
        """Return the current campaign; CampaignError if there is none."""
        progress, campaign = self.progress, self.load()
        if progress is None or campaign is None:
            raise CampaignError(problem(CampaignFault.CAMPAIGN_NONE))
        return progress, campaign

    def save(self, campaign: Campaign) -> None:
        progress = self.progress
        if progress is None:
            self.begin(campaign, self._person)
        else:
            progress.progress = campaign.to_json()
            progress.save()

    @staticmethod
    def begin(campaign: Campaign, person: Person | None = None) -> CampaignProgress:
        """Make this the current campaign of a person."""
        return CampaignProgress.objects.create(person=person, progress=campaign.to_json())


def table_in_progress(progress: CampaignProgress, campaign: Campaign) -> Table | None:
    """Return the table at which the next game of a campaign is being played."""
    if campaign.finished:
        return None
    options = campaign.next_options().normal()
    tables = Table.objects.filter(campaign=progress, over=False, uploaded=False, deleted__isnull=True).order_by(
        "-changed"
    )
    rows = (_row_if(table_id, options) for table_id in tables.values_list("id", flat=True))
    return next((table for table in rows if table is not None), None)


def _row_if(table_id: str, options: Options) -> Table | None:
    """Return the row of a table, if it can be read and its game has these options."""
    try:
        table = row_of(table_id)
        return table if options_of(table) == options else None
    except (Unplayable, Table.DoesNotExist):
        return None


def skip_challenge(store: DatabaseStore | None = None) -> None:
    """Skip the current challenge, or raise CampaignError where that is not allowed."""
    store = store or DatabaseStore()
    with transaction.atomic():
        progress, campaign = store.current()
        progress = CampaignProgress.objects.select_for_update().get(pk=progress.pk)
        campaign = Campaign.from_json(progress.progress)
        skipped = campaign.skip()
        if table_in_progress(progress, campaign) is not None:
            raise GameInProgress(problem(CampaignFault.CAMPAIGN_UNDER_WAY))
        store.save(skipped)


def record_campaign_result(table: Table, game: LiveGame) -> bool:
    """Enter the result of a campaign's game that is over into its progress; True if that was done now.

    A game counts once: after it the campaign waits for another challenge, or for the same one with one token more, so
    that no result fits twice. To be called in the transaction that ends the game.
    """
    state = game.state
    if table.campaign_id is None or not state.is_over:
        return False
    with transaction.atomic():
        progress = CampaignProgress.objects.select_for_update().get(id=table.campaign_id)
        try:
            campaign = Campaign.from_json(progress.progress).with_game(state)
        except CampaignError:  # Entered before, or the progress cannot be read: the last move must not fail for that.
            return False
        progress.progress = campaign.to_json()
        progress.save()
    return True


__all__ = ["DatabaseStore", "GameInProgress", "record_campaign_result", "skip_challenge", "table_in_progress"]
