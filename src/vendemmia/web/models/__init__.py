"""What the database holds, a module for each subject. Django finds all models here."""

from .api_tokens import Token
from .campaigns import CampaignProgress, TableCampaign
from .desk import Act, Block, Moderator, RemovedMessage, Report, Sanction, Sighting
from .evaluations import EvaluatedDecision, Evaluation
from .limits import Allowance
from .notices import Contact, Device, Notice
from .passkeys import Passkey
from .people import Person, new_id, new_key
from .processes import BotWorker, Claim, Look, Topic
from .questions import Question
from .results import DailyTry, EarlyExit, Finished, RatedGame, Rating, SeenDeal
from .second_factors import RecoveryCode, SecondFactor
from .sessions import Session
from .tables import Ply, Proposal, Said, Seat, Table
from .watching import Watching

__all__ = [
    "Act",
    "Allowance",
    "Block",
    "BotWorker",
    "CampaignProgress",
    "Claim",
    "Contact",
    "DailyTry",
    "Device",
    "EarlyExit",
    "EvaluatedDecision",
    "Evaluation",
    "Finished",
    "Look",
    "Moderator",
    "Notice",
    "Passkey",
    "Person",
    "Ply",
    "Proposal",
    "Question",
    "RatedGame",
    "Rating",
    "RecoveryCode",
    "RemovedMessage",
    "Report",
    "Said",
    "Sanction",
    "Seat",
    "SecondFactor",
    "SeenDeal",
    "Session",
    "Sighting",
    "Table",
    "TableCampaign",
    "Token",
    "Topic",
    "Watching",
    "new_id",
    "new_key",
]
