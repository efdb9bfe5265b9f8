"""Positions that end deep inside of other objects: the compiled engine must leave the memory around them alone."""

from __future__ import annotations

import os
import subprocess
import sys

CHAINS = """
from vendemmia.engine import Options, new_state, observe

class Link:
    def __init__(self, state, before):
        self.state, self.before = state, before

first = new_state(Options(2), 1)
for _ in range(5):
    chain = None
    for _ in range(300):
        chain = Link(first.copy(), chain)
    chain = None
    observe(first.copy(), 0)
print("sound")
"""


def test_a_long_chain_of_positions_ends_without_harm() -> None:
    """With this allocator Python looks at the memory around every object when it is freed."""
    done = subprocess.run(
        [sys.executable, "-c", CHAINS],
        env=os.environ | {"PYTHONMALLOC": "debug"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "sound\n"), done.stderr[-400:]
