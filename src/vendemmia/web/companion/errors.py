"""What the server refuses to keep of a game at a real table."""

from __future__ import annotations

from typing import Final

REASONS: Final = ("players", "name", "number", "form")
"""Why a result is refused; of several reasons the first counts."""


class CannotKeep(Exception):
    """What was sent does not describe a result or a campaign; `reason` is the end of a message's id."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
