"""The campaign of eight challenges against the Automa: its progress, and where it is saved."""

from .files import FileStore, keep_aside
from .progress import FORMAT, Campaign, CampaignError, Played
from .store import CampaignStore, DamagedCampaign

__all__ = [
    "FORMAT",
    "Campaign",
    "CampaignError",
    "CampaignStore",
    "DamagedCampaign",
    "FileStore",
    "Played",
    "keep_aside",
]
