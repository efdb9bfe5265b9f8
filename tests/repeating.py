"""How often tests repeat what they try: a little in a usual run, much in a long one.

`VENDEMMIA_FAULTS=10` repeats random games and faults ten times as often, and tries every size, position and value where
a usual run takes one of each kind.
"""

from __future__ import annotations

import os

REPEATED = int(os.environ.get("VENDEMMIA_FAULTS", "1"))
"""How many times as long as in a usual run."""
LONG_RUN = REPEATED > 1
