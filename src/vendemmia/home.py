"""Where games and settings of this user are kept."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """`VENDEMMIA_HOME`, or the place that the system has for such files."""
    home = os.environ.get("VENDEMMIA_HOME")
    return Path(home) if home else user_data_path("vendemmia", appauthor=False)
