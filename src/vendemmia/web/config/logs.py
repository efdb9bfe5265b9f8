"""What the server logs: lines for a person in a terminal, or JSON for a machine. Neither holds a secret."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .environment import Environment

ACCESS = "vendemmia.access"
"""One line for each request, in JSON only. It names the kind of address, never the address: that may be a secret."""
HIDDEN = "…"
FIELDS = ("method", "route", "status", "milliseconds", "table", "worker")
"""What a line may have besides its message."""


class NoSecrets(logging.Formatter):
    """Text without the secrets of the environment, wherever they come from."""

    def __init__(self, secrets: tuple[str, ...] = (), **more: Any) -> None:  # noqa: ANN401 - handed through
        super().__init__(**more)
        self._secrets = sorted(secrets, key=len, reverse=True)

    def format(self, record: logging.LogRecord) -> str:
        return self._hidden(super().format(record))

    def _hidden(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return text


class JsonLines(NoSecrets):
    """One JSON object for each line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return self._hidden(json.dumps(line, ensure_ascii=False, default=str))


def configuration(environment: Environment) -> dict[str, Any]:
    """Return the value of Django's `LOGGING`."""
    is_json = environment.log == "json"
    # Named only where it differs from the root: naming a logger takes the handlers of all loggers below it away.
    own = {"vendemmia": {"level": "INFO"}} if is_json else {}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"usual": {"()": JsonLines if is_json else NoSecrets, "secrets": environment.secrets}},
        "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "usual"}},
        "root": {"handlers": ["console"], "level": "WARNING"},
        "loggers": {
            ACCESS: {"level": "INFO" if is_json else "CRITICAL"},
            **own,
            "django.request": {"level": "ERROR"},  # The page says what is refused; the log does not.
            "django.security": {"level": "CRITICAL"},
        },
    }
