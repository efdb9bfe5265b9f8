"""The campaign of eight challenges against the Automa: its progress, and where it is saved."""

from .errors import CampaignError, CampaignFault, DamagedCampaign
from .files import FileStore, keep_aside
from .progress import FORMAT, Campaign, Played
from .store import CampaignStore

__all__ = [
    "FORMAT",
    "Campaign",
    "CampaignError",
    "CampaignFault",
    "CampaignStore",
    "DamagedCampaign",
    "FileStore",
    "Played",
    "keep_aside",
]
