"""What calls about tokens take and give."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from ninja import Field, Schema

from vendemmia.web.people.api_tokens import Scope

from .schemas import Strict

TokenId = Annotated[int, Field(ge=1, lt=10**17, description="The id of one of your tokens.")]


class TokenShown(Schema):
    """A token, without what makes it work."""

    id: int
    name: str = Field(description="What you called it.")
    scopes: list[Scope] = Field(description="What it is good for.")
    created: datetime
    used: datetime | None = Field(description="About when it was last used.")


class TokensShown(Schema):
    """All tokens of a person."""

    tokens: list[TokenShown]


class NewToken(Strict):
    """A token to be made."""

    name: Annotated[str, Field(max_length=100, description="What is it for?")]
    scopes: Annotated[list[Scope], Field(min_length=1, max_length=3, description="What it shall be good for.")]


class TokenMade(TokenShown):
    """A new token."""

    token: str = Field(description="Send this with every call. It is shown only now.")
