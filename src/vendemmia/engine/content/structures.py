"""What the structures do when something happens."""

from __future__ import annotations

from ..effects import gain
from ..frames import register
from ..moments import ALWAYS, HOLDS_WINE, PLANTED, TOURED, Reaction, on
from ..names import TASTING_ROOM, WINDMILL

on(PLANTED, Reaction(WINDMILL, ALWAYS, register("structure:windmill", gain(vp=1))))  # STR-2
on(TOURED, Reaction(TASTING_ROOM, HOLDS_WINE, register("structure:tasting_room", gain(vp=1))))  # STR-3
