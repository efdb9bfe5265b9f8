"""What the structures do when something happens."""

from __future__ import annotations

from ..effects import gain
from ..numbers.names import TASTING_ROOM, WINDMILL
from ..state.frames import register
from ..year.triggers import HOLDS_WINE, PLANTED, TOURED, on

on(PLANTED, WINDMILL, register("structure:windmill", gain(vp=1)), yearly=True)  # STR-2
on(TOURED, TASTING_ROOM, register("structure:tasting_room", gain(vp=1)), HOLDS_WINE, yearly=True)  # STR-3
