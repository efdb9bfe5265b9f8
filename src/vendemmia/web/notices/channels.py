"""The ways to carry notices, in the order in which they are tried: the first that accepts a notice alone carries it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .mail import EMAIL
from .push import PUSH
from .webhook import WEBHOOK

if TYPE_CHECKING:
    from .channel import Channel

CHANNELS: dict[str, Channel] = {each.name: each for each in (PUSH, WEBHOOK, EMAIL)}

__all__ = ["CHANNELS"]
