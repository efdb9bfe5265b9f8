"""Where passwords are hashed: hashing is slow on purpose, so requests that do it have threads and a queue of their own.

Pages do not wait for them. The queue is bounded, and beyond it the answer is "try again" at once. Browsers in which
a person has signed in before have a queue of their own, so that a flood of strangers does not keep them waiting.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING, Any, Final

from django.conf import settings
from django.contrib.sessions.backends.signed_cookies import SessionStore

from .known_browsers import is_known

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

MOST: Final = 32
"""Requests in a queue, with the one that is answered. At a quarter of a second each, the last one waits 8 seconds."""
RETRY_AFTER: Final = 10
"""Seconds after which a refused browser may try again."""
FULL: Final = "vendemmia.full"
"""Marks the scope of a request that found the queue full (`middleware.SizeLimit` answers it)."""
PLACES: Final = (
    *("/sign-in", "/sign-in/second", "/sign-in/passkey", "/sign-up"),
    *("/account", "/account/email", "/account/passkeys", "/account/second-factor"),
)
"""Addresses whose forms have a password or a code."""
BELOW: Final = "/reset/"


class Lane:
    """A thread with a bounded queue. Its methods are called in the event loop only."""

    def __init__(self, name: str) -> None:
        self.thread = ThreadPoolExecutor(1, name)
        self._inside = 0

    def enter(self) -> bool:
        """Take a place. False if all are taken."""
        if self._inside >= MOST:
            return False
        self._inside += 1
        return True

    def leave(self) -> None:
        self._inside -= 1


class Lanes:
    """The queue of browsers that were signed in before, and that of all others."""

    def __init__(self) -> None:
        self._known = Lane("hashing-known")
        self._others = Lane("hashing")

    def lane_of(self, scope: Mapping[str, Any]) -> Lane | None:
        """Return where a request belongs; None if it hashes nothing."""
        path = scope["path"]
        if scope["method"] != "POST" or not (path in PLACES or path.startswith(BELOW)):
            return None
        return self._known if is_known(_session_in(scope)) else self._others

    def close(self) -> None:
        for lane in (self._known, self._others):
            lane.thread.shutdown()


def _session_in(scope: Mapping[str, Any]) -> Mapping[str, object]:
    """Return what the signed cookie of a request says; nothing if it is not ours."""
    for header in _cookies(scope):
        try:
            found = SimpleCookie(header).get(settings.SESSION_COOKIE_NAME)
        except CookieError:
            continue
        if found is not None:
            session: Mapping[str, object] = SessionStore(found.value).load()
            return session
    return {}


def _cookies(scope: Mapping[str, Any]) -> Iterator[str]:
    return (value.decode("latin1") for name, value in scope["headers"] if name == b"cookie")
