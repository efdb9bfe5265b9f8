"""The names of environment variables that the server sets for itself and its processes."""

from __future__ import annotations

from typing import Final

MODE: Final = "VENDEMMIA_MODE"
"""home, lan or public."""
HOSTS: Final = "VENDEMMIA_HOSTS"
"""The names and addresses under which others reach the server, with commas between them."""
ADDRESS: Final = "VENDEMMIA_ADDRESS"
"""The address of the server as others see it, for links."""
