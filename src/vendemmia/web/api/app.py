"""The API with all its calls. What goes wrong is answered in the form of `errors`."""

from __future__ import annotations

import re
from typing import Any

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from ninja import NinjaAPI
from ninja.errors import AuthenticationError, HttpError, ValidationError
from ninja.openapi.schema import OpenAPISchema
from ninja.operation import Operation

from vendemmia import __version__
from vendemmia.web.conduct.sanctions import Sanctioned
from vendemmia.web.people.rate_limits import TooOften
from vendemmia.web.tables.stored import Unplayable

from . import community_calls, moderation_calls, play_calls, table_calls, together_calls, token_calls
from .auth import Bearer
from .errors import ApiError, refusal

SANCTIONS = {"ban": "banned", "play": "suspended", "rated": "suspended", "mute": "muted"}
"""The errors for sanctions of each kind."""
SHORT = re.compile(r"[.:;,](?:\s|$)")
"""Where the first words of a description end."""


class Api(NinjaAPI):
    """The id of an operation is the name of its function, and the description of all of them is made once."""

    def __init__(self, **options: Any) -> None:  # noqa: ANN401 - as in ninja
        super().__init__(**options)
        self._descriptions: dict[str, OpenAPISchema] = {}

    def get_openapi_schema(
        self, *, path_prefix: str | None = None, path_params: dict[str, Any] | None = None
    ) -> OpenAPISchema:
        """Return the schema. It never changes, and it takes a quarter of a second to make."""
        prefix = self.get_root_path(path_params or {}) if path_prefix is None else path_prefix
        if prefix not in self._descriptions:
            self._descriptions[prefix] = self._worded(super().get_openapi_schema(path_prefix=prefix))
        return self._descriptions[prefix]

    def _worded(self, description: OpenAPISchema) -> OpenAPISchema:
        """Say for each call in a few words what it does, and what a token must be good for."""
        needed = {
            (method, operation.view_func.__name__): each.scope_for(method)
            for router in self._get_bound_routers()
            for view in router.path_operations.values()
            for operation in view.operations
            for method in operation.methods
            for each in operation.auth_callbacks
            if isinstance(each, Bearer)
        }
        for by_method in description["paths"].values():
            for method, operation in by_method.items():
                scope = needed[method.upper(), operation["operationId"]]
                operation["summary"] = SHORT.split(operation["description"], maxsplit=1)[0]
                operation["security"] = [{Bearer.__name__: [scope]}]
                operation["description"] = f"{operation['description']}\n\nScope: `{scope}`."
        return description

    def get_openapi_operation_id(self, operation: Operation) -> str:
        return operation.view_func.__name__


api = Api(
    title="vendemmia",
    version=__version__,
    description="Play at the tables of this server with a program of your own. docs/web-api.md explains every call.",
    docs_url=None,  # A page of ninja's would need scripts from elsewhere.
    openapi_url="/openapi.json",
    auth=Bearer(),
    urls_namespace="api",
)
for calls in (table_calls, play_calls, together_calls, community_calls, token_calls, moderation_calls):
    api.add_router("", calls.router)


@api.exception_handler(ApiError)
def _refused(request: HttpRequest, error: ApiError) -> HttpResponse:
    return refusal(request, error.error, **error.more)


@api.exception_handler(Unplayable)
def _unplayable(request: HttpRequest, error: Unplayable) -> HttpResponse:
    return refusal(request, "game")


@api.exception_handler(AuthenticationError)
def _nobody(request: HttpRequest, error: AuthenticationError) -> HttpResponse:
    answer = refusal(request, "no-token")
    answer.headers["WWW-Authenticate"] = "Bearer"
    return answer


@api.exception_handler(Http404)
def _not_found(request: HttpRequest, error: Http404) -> HttpResponse:
    return refusal(request, "not-found")


@api.exception_handler(PermissionDenied)
def _not_yours(request: HttpRequest, error: PermissionDenied) -> HttpResponse:
    return refusal(request, "forbidden")


@api.exception_handler(Sanctioned)
def _sanctioned(request: HttpRequest, error: Sanctioned) -> HttpResponse:
    sanction = error.sanction
    until = None if sanction.until is None else sanction.until.isoformat()
    return refusal(request, SANCTIONS[sanction.kind], reason=sanction.reason, until=until)


@api.exception_handler(TooOften)
def _too_often(request: HttpRequest, error: TooOften) -> HttpResponse:
    answer = refusal(request, "too-many", wait=error.seconds)
    answer.headers["Retry-After"] = str(error.seconds)
    return answer


@api.exception_handler(HttpError)
def _unreadable(request: HttpRequest, error: HttpError) -> HttpResponse:
    return refusal(request, "bad-request")


@api.exception_handler(ValidationError)
def _invalid(request: HttpRequest, error: ValidationError) -> HttpResponse:
    return refusal(request, "invalid", fields=[_field(each) for each in error.errors])


def _field(problem: dict[str, Any]) -> dict[str, str]:
    """Return where something is wrong, without repeating what was sent."""
    return {"field": ".".join(str(part) for part in problem.get("loc", ())), "text": str(problem.get("msg", ""))}
