"""The settings of the web app for mypy: its plugin for Django sets Django up to learn the fields of the models."""

from __future__ import annotations

import os

for name in [name for name in os.environ if name.startswith("VENDEMMIA_")]:
    del os.environ[name]  # The types are the same wherever they are checked; the plugin puts the variables back.
os.environ["VENDEMMIA_SECRET_KEY"] = "written nowhere, so that no data folder is made for types"

from vendemmia.web.site.settings import *  # noqa: E402, F403 - they read the environment
