"""The key by which push services know this server (VAPID). A new one makes all devices subscribe again."""

from __future__ import annotations

import base64
import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from django.conf import settings

from vendemmia.home import PRIVATE_FILE, make_folder

if TYPE_CHECKING:
    from py_vapid import Vapid02

FILE = "push-key.pem"


@cache
def push_key() -> Vapid02:
    """Return the key from `VENDEMMIA_PUSH_KEY`, or that of the data folder, made when it is first needed."""
    from py_vapid import Vapid02

    given = getattr(settings, "PUSH_KEY", "")
    if given:
        return Vapid02.from_string(given)
    return Vapid02.from_pem(_kept(Path(settings.HOME)))


def _kept(home: Path) -> bytes:
    """Return the key in the data folder.

    Of two processes that make it at the same time, both get that of the faster one.
    """
    from py_vapid import Vapid02

    file = home / FILE
    make_folder(home)
    if not file.exists():
        made = Vapid02()
        made.generate_keys()
        draft = home / f"{FILE}.{os.getpid()}.part"
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE_FILE), "wb") as fresh:
            fresh.write(made.private_pem())
        try:
            os.link(draft, file)
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    return file.read_bytes()


def public_key() -> str:
    """Return the half that browsers get when they subscribe."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point = push_key().public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).decode().rstrip("=")
