"""What this server offers for notices: its host decides it, in the environment and the data folder."""

from __future__ import annotations

from email.utils import parseaddr
from functools import cache
from importlib.util import find_spec

from django.conf import settings

NOWHERE = "@localhost"
"""The end of the sender's address if none was chosen."""
OWN_NETWORK = ("home", "lan")
"""The modes in which addresses of the own network, and those without TLS, may be called."""


def has_mail() -> bool:
    """Return whether the host has set up e-mail (`VENDEMMIA_EMAIL`, `VENDEMMIA_EMAIL_FROM`)."""
    sender = parseaddr(settings.DEFAULT_FROM_EMAIL)[1]
    return "@" in sender and not sender.endswith(NOWHERE)


@cache
def has_push() -> bool:
    """Return whether the libraries for web push are installed: the extra `push`."""
    return all(find_spec(name) is not None for name in ("http_ece", "py_vapid"))


def is_own_network_allowed() -> bool:
    """Return whether notices may go to addresses that only this network can reach. Never on a public server."""
    return getattr(settings, "MODE", "") in OWN_NETWORK
