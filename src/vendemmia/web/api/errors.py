"""What the API answers when something is wrong: always the same JSON form, an id and a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from django.http import HttpRequest, JsonResponse

from vendemmia.locale import words_for
from vendemmia.web.config.languages import asked_languages

if TYPE_CHECKING:
    from vendemmia.locale import Words

PREFIX: Final = "/api/"
"""Where the API is. Every error below it is answered in JSON."""

STATUS: Final = {
    "bad-request": 400,
    "no-token": 401,
    "forbidden": 403,
    "account-needed": 403,
    "no-scope": 403,
    "banned": 403,
    "suspended": 403,
    "muted": 403,
    "not-found": 404,
    "not-allowed": 405,
    "gathering": 409,
    "not-gathering": 409,
    "no-free-seat": 409,
    "closed-to-you": 409,
    "blocked-here": 409,
    "name-needed": 409,
    "already-reported": 409,
    "not-this-person": 409,
    "stale": 409,
    "not-your-turn": 409,
    "nothing-to-undo": 409,
    "not-over": 409,
    "day-not-over": 409,
    "not-possible": 409,
    "too-many-tokens": 409,
    "too-many-listed": 409,
    "nothing-ahead": 409,
    "chat-off": 409,
    "paused": 409,
    "too-large": 413,
    "invalid": 422,
    "unknown-code": 422,
    "illegal": 422,
    "message": 422,
    "token-name": 422,
    "options": 422,
    "seats": 422,
    "not-rated": 422,
    "no-such-day": 422,
    "game": 422,
    "too-many": 429,
    "server": 500,
    "busy": 503,
    "database": 503,
    "restarting": 503,
}
"""The ids of all errors and the status of each. The sentence of an id is the message `api-error-ID`."""


class ApiError(Exception):
    """Something is wrong with a call. `more` goes into the answer beside the id and the sentence."""

    def __init__(self, error: str, **more: object) -> None:
        super().__init__(error)
        self.error = error
        self.more = more


def words_of_call(request: HttpRequest) -> Words:
    """Return the words of the language that a call asks for: `language` in the address, else the header
    Accept-Language."""
    return words_for(request.GET.get("language", ""), *asked_languages(request.headers.get("Accept-Language", "")))


def refusal(request: HttpRequest, error: str, **more: object) -> JsonResponse:
    """Show the answer for an error. `more` may bring a sentence of its own."""
    if "message" not in more:
        more["message"] = words_of_call(request).message(f"api-error-{error}")
    return JsonResponse({"error": error, **more}, status=STATUS[error])


def is_api(request: HttpRequest) -> bool:
    return request.path.startswith(PREFIX)
