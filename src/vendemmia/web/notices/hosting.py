"""What this server offers for notices: its host decides it, in the environment and the data folder."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec

from django.conf import settings

UNSET_SENDER = "webmaster@localhost"
"""What Django has if nobody chose an address."""
OWN_NETWORK = ("home", "lan")
"""The modes in which addresses of the own network, and those without TLS, may be called."""


def has_mail() -> bool:
    """Whether the host has set up e-mail (`VENDEMMIA_EMAIL`, `VENDEMMIA_EMAIL_FROM`)."""
    return bool(settings.DEFAULT_FROM_EMAIL) and settings.DEFAULT_FROM_EMAIL != UNSET_SENDER


@cache
def has_push() -> bool:
    """Whether the libraries for web push are installed: the extra `push`."""
    return all(find_spec(name) is not None for name in ("http_ece", "py_vapid"))


def is_own_network_allowed() -> bool:
    """Whether notices may go to addresses that only this network can reach. Never on a public server."""
    return settings.MODE in OWN_NETWORK
