"""What the calls have in common: their parameters, and the answers that each of them may give."""

from __future__ import annotations

from typing import Annotated, Final

from ninja import Field

from .schemas import MOST_SEATS, Error

TableId = Annotated[str, Field(pattern=r"^[0-9A-Za-z_-]{1,16}$", description="The id of a table.")]
PlayerId = Annotated[str, Field(pattern=r"^[0-9A-Za-z_-]{1,16}$", description="The id of a person.")]
SeatWanted = Annotated[
    int,
    Field(ge=0, lt=MOST_SEATS, description="One of your seats; without it, the one that is asked, else your first."),
]
Language = Annotated[
    str, Field(max_length=20, description="A language such as pl; without it, the header Accept-Language decides.")
]
PageNumber = Annotated[int, Field(ge=1, le=100_000, description="Counted from 1.")]

ERRORS: Final = dict.fromkeys((400, 401, 403, 404, 409, 413, 422, 429, 503), Error)
"""Every call may be refused like this; docs/web-api.md lists the ids."""
