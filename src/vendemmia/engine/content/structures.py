"""What the structures do when something happens."""

from __future__ import annotations

from ..effects import gain
from ..frames import register
from ..moments import HOLDS_WINE, PLANTED, TOURED, on
from ..names import TASTING_ROOM, WINDMILL

on(PLANTED, WINDMILL, register("structure:windmill", gain(vp=1)), yearly=True)  # STR-2
on(TOURED, TASTING_ROOM, register("structure:tasting_room", gain(vp=1)), HOLDS_WINE, yearly=True)  # STR-3
