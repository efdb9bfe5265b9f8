"""E-mail as the environment describes it: `VENDEMMIA_EMAIL=smtp://user:password@host:587`."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

if TYPE_CHECKING:
    from collections.abc import Mapping

PORTS = {"smtp": 587, "smtps": 465}
"""The schemes with their usual ports: TLS after the greeting, or from the first byte."""
PATIENCE = 10
"""Seconds for each step of talking to the mail server."""


def mail_settings(environment: Mapping[str, str]) -> dict[str, object]:
    """Django's settings; none if the host has not set up e-mail."""
    address, sender = environment.get("VENDEMMIA_EMAIL", ""), environment.get("VENDEMMIA_EMAIL_FROM", "")
    if not address or not sender:
        return {}
    parts = urlsplit(address)
    if parts.scheme not in PORTS or not parts.hostname:
        raise ValueError("VENDEMMIA_EMAIL must look like smtp://user:password@mail.example.org:587")
    return {
        "DEFAULT_FROM_EMAIL": sender,
        "EMAIL_HOST": parts.hostname,
        "EMAIL_PORT": parts.port or PORTS[parts.scheme],
        "EMAIL_HOST_USER": unquote(parts.username or ""),
        "EMAIL_HOST_PASSWORD": unquote(parts.password or ""),
        "EMAIL_USE_TLS": parts.scheme == "smtp",
        "EMAIL_USE_SSL": parts.scheme == "smtps",
        "EMAIL_TIMEOUT": PATIENCE,
    }
