"""The campaign of eight challenges against the Automa: its progress, and where it is saved.

What the challenges change in the game is data of the engine (`engine.content.solo`).
"""

from .errors import CampaignError, CampaignFault, DamagedCampaign
from .files import FileStore, keep_aside
from .progress import FORMAT, Campaign, CampaignGame
from .store import CampaignStore

__all__ = [
    "FORMAT",
    "Campaign",
    "CampaignError",
    "CampaignFault",
    "CampaignGame",
    "CampaignStore",
    "DamagedCampaign",
    "FileStore",
    "keep_aside",
]
