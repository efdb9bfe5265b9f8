"""The JSON that a browser sends of a game at a real table.

The input is untrusted. What could not come from a real game is refused, with a reason.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, Self, TypeVar

from django.utils.timezone import now
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError, model_validator
from pydantic_core import PydanticCustomError

from vendemmia.engine.catalogue import MAX_SEATS, SOLO_LEVELS, VP_FLOOR
from vendemmia.web.game.player_names import is_usable, tidy
from vendemmia.web.results.finished import DRAW, LOSS, WIN

from .data import MOST_LIRA, MOST_VALUE, MOST_VP
from .errors import REASONS, CannotKeep

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

LONGEST_GAME: Final = 50
"""Years."""
OLDEST: Final = timedelta(days=3650)
NUMBER_ERRORS: Final = ("int_type", "greater_than_equal", "less_than_equal")


def _usable(name: str) -> str:
    name = tidy(name)
    if name and not is_usable(name):
        raise PydanticCustomError("name", "a name that cannot be shown")
    return name


def _near(ended: datetime) -> datetime:
    """Return when the game ended; a clock that is wrong does no harm."""
    moment = now()
    ended = ended if ended.tzinfo else ended.replace(tzinfo=UTC)
    return ended if moment - OLDEST <= ended <= moment else moment


Key = Annotated[str, Field(pattern=r"^c-[0-9a-f]{14}$")]
"""The name that a browser gives to a game or a campaign."""
Name = Annotated[str, AfterValidator(_usable)]
Value = Annotated[int, Field(ge=0, le=MOST_VALUE)]
Scores = tuple[
    Annotated[int, Field(ge=VP_FLOOR, le=3 * MOST_VP)], Annotated[int, Field(ge=0, le=MOST_LIRA)], Value, Value
]
"""What a player has at the end: points, lira, the values of wine and of grapes."""


class Sent(BaseModel):
    """Takes texts and truth values for no numbers, and ignores fields of other versions."""

    model_config = ConfigDict(strict=True)


class SentPlayer(Sent):
    name: Name
    scores: Scores


class SentAutoma(Sent):
    vp: Annotated[int, Field(ge=VP_FLOOR, le=MOST_VP)]
    result: Literal["win", "draw", "loss"]


class SentResult(Sent):
    """The result of a game."""

    key: Key
    ended: Annotated[datetime, AfterValidator(_near)]
    extended: bool = False
    years: Annotated[int, Field(ge=1, le=LONGEST_GAME)]
    level: str = ""
    """Of the Automa."""
    players: Annotated[list[SentPlayer], Field(min_length=1, max_length=MAX_SEATS)]
    automa: SentAutoma | None = None

    @model_validator(mode="after")
    def check_automa(self) -> Self:
        """Let one player play against the Automa, and several without it; the result fits the points (AUT-7)."""
        if (len(self.players) == 1) != (self.automa is not None):
            raise PydanticCustomError("players", "one player has the Automa, several have not")
        if self.automa is not None:
            vp = self.players[0].scores[0]
            possible = (WIN, LOSS) if vp > self.automa.vp else (DRAW, LOSS) if vp == self.automa.vp else (LOSS,)
            if self.level not in SOLO_LEVELS or self.automa.result not in possible:
                raise PydanticCustomError("form", "no such level, or not the result of these points")
        return self


class SentCampaign(Sent):
    """How far a campaign has come."""

    key: Key
    progress: Any = None


Kind = TypeVar("Kind", bound=Sent)


def read_sent(kind: type[Kind], body: bytes) -> Kind:
    """Return what a browser has sent; CannotKeep if it makes no sense."""
    try:
        return kind.model_validate_json(body)
    except ValidationError as error:
        raise CannotKeep(min(map(_reason, error.errors(include_url=False)), key=REASONS.index)) from None


def _reason(error: ErrorDetails) -> str:
    if error["type"] in REASONS:
        return error["type"]
    if error["loc"] == ("players",):
        return "players"
    return "number" if error["type"] in NUMBER_ERRORS else "form"
