"""Calls about tokens: a program that may manage can make tokens that may do less, and revoke them."""

from __future__ import annotations

from django.http import Http404, HttpRequest
from ninja import Router, Status

from vendemmia.web.game.player_names import LONGEST_NAME
from vendemmia.web.models import Token
from vendemmia.web.people.api_tokens import (
    MANAGE,
    MOST,
    BadTokenName,
    NoScope,
    TooManyTokens,
    make_token,
    revoke_token,
    scopes_of,
    tokens_of,
)

from .auth import caller, token_of
from .common import ERRORS
from .errors import ApiError, words_of_call
from .token_schemas import NewToken, TokenId, TokenMade, TokenShown, TokensShown

router = Router()


@router.get("/tokens", response={200: TokensShown} | ERRORS, tags=["tokens"])
def list_tokens(request: HttpRequest) -> TokensShown:
    """Your tokens, the newest first, without what makes them work."""
    return TokensShown(tokens=[_shown(token) for token in tokens_of(caller(request))])


def _shown(token: Token) -> TokenShown:
    return TokenShown(
        id=token.id, name=token.name, scopes=list(scopes_of(token)), created=token.created, used=token.used
    )


@router.post("/tokens", response={201: TokenMade} | ERRORS, tags=["tokens"])
def new_token(request: HttpRequest, wanted: NewToken) -> Status[TokenMade]:
    """Make a token; the answer is the only one that ever shows it. It may do no more than the one you call with, and
    not manage: only a person in a browser makes tokens that may."""
    person, words = caller(request), words_of_call(request)
    for scope in wanted.scopes:
        if scope == MANAGE or scope not in scopes_of(token_of(request)):
            raise ApiError("no-scope", message=words.message("api-error-no-scope-to-give", scope=scope), scope=scope)
    try:
        text = make_token(person, wanted.name, wanted.scopes)
    except BadTokenName:
        raise ApiError("token-name", message=words.message("tokens-problem-name", most=LONGEST_NAME)) from None
    except NoScope:
        raise ApiError("invalid") from None
    except TooManyTokens:
        raise ApiError("too-many-tokens", message=words.message("tokens-problem-many", most=MOST)) from None
    made = tokens_of(person).first()
    assert made is not None
    return Status(201, TokenMade(token=text, **_shown(made).dict()))


@router.delete("/tokens/{token_id}", response={204: None} | ERRORS, tags=["tokens"])
def end_token(request: HttpRequest, token_id: TokenId) -> Status[None]:
    """Revoke one of your tokens; it stops working at once, also if it is the one you call with."""
    if not revoke_token(caller(request), token_id):
        raise Http404
    return Status(204, None)
