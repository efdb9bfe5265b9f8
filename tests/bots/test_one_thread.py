"""NumPy is loaded with one thread, whichever player needs it first: several only wait for each other."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from vendemmia.bots import ONE_THREAD

LOOK = """
import os, sys

class Look:
    def find_spec(self, name, path=None, target=None):
        if name == "numpy":
            print(*(os.environ.get(each) for each in sys.argv[2:]))

sys.meta_path.insert(0, Look())
from vendemmia.bots import player
player(sys.argv[1])
"""


@pytest.mark.parametrize("name", ["expert", "master", "master:4", "vine_baron"])
def test_numpy_is_loaded_with_one_thread(name: str) -> None:
    free = {key: value for key, value in os.environ.items() if key not in ONE_THREAD}
    command = [sys.executable, "-c", LOOK, name, *ONE_THREAD]
    said = subprocess.run(command, env=free, capture_output=True, text=True, timeout=180, check=True).stdout
    assert said.split() == ["1"] * len(ONE_THREAD)
