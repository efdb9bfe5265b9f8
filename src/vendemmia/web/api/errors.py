"""What the API answers when something is wrong: always the same JSON form, an id and a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from django.http import HttpRequest, JsonResponse
from django.utils.translation.trans_real import parse_accept_lang_header

from vendemmia.locale import words_for

if TYPE_CHECKING:
    from vendemmia.locale import Words

PREFIX: Final = "/api/"
"""Where the API is: whatever goes wrong below it is answered in JSON."""

STATUS: Final = {
    "bad-request": 400,
    "no-token": 401,
    "forbidden": 403,
    "not-found": 404,
    "not-allowed": 405,
    "gathering": 409,
    "not-gathering": 409,
    "no-free-seat": 409,
    "stale": 409,
    "not-your-turn": 409,
    "nothing-to-undo": 409,
    "not-over": 409,
    "not-possible": 409,
    "nothing-ahead": 409,
    "chat-off": 409,
    "too-large": 413,
    "invalid": 422,
    "unknown-code": 422,
    "illegal": 422,
    "message": 422,
    "options": 422,
    "seats": 422,
    "not-rated": 422,
    "no-such-day": 422,
    "game": 422,
    "too-many": 429,
    "server": 500,
    "busy": 503,
    "database": 503,
}
"""The ids of all errors and the status of each. The sentence of an id is the message `api-error-ID`."""


class ApiError(Exception):
    """Something is wrong with a call. `more` goes into the answer beside the id and the sentence."""

    def __init__(self, error: str, **more: object) -> None:
        super().__init__(error)
        self.error = error
        self.more = more


def words_of_call(request: HttpRequest) -> Words:
    """The words of the language that a call asks for: `language` in the address, else the header Accept-Language."""
    accepted = parse_accept_lang_header(request.headers.get("Accept-Language", ""))
    return words_for(request.GET.get("language", ""), *(language for language, _ in accepted))


def refusal(request: HttpRequest, error: str, **more: object) -> JsonResponse:
    """The answer for an error. `more` may bring a sentence of its own."""
    sentence = words_of_call(request).message(f"api-error-{error}")
    return JsonResponse({"error": error, "message": sentence, **more}, status=STATUS[error])


def is_api(request: HttpRequest) -> bool:
    return request.path.startswith(PREFIX)
