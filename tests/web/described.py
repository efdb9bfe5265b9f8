"""The API's description, and the checks that an answer agrees with it.

Schemathesis takes a second to import: import this module in a fixture, or every process that collects the tests pays.
"""

from __future__ import annotations

from typing import Any

import schemathesis
from django.core.wsgi import get_wsgi_application
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


class Description:
    """Operations by their names, such as "get /api/me"."""

    wrong = FailureGroup
    """What `check` raises."""

    def __init__(self) -> None:
        self._schema = schemathesis.openapi.from_wsgi("/api/openapi.json", get_wsgi_application())

    def operation(self, name: str) -> Any:
        method, path = name.split()
        return self._schema[path][method.upper()]

    def calls(self, name: str) -> st.SearchStrategy[Any]:
        """Half of the calls are as described."""
        operation = self.operation(name)
        kinds = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
        return st.one_of(*(operation.as_strategy(generation_mode=kind) for kind in kinds))

    def check(self, case: Any, response: Any) -> None:
        case.validate_response(response, checks=CHECKS)
