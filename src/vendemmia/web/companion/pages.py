"""The companion's pages and their addresses. The browser draws each: `js/pages/companion.js` says with which script."""

from __future__ import annotations

from typing import Final

from django.urls import reverse

PARTS: Final = ("home", "automa", "campaign", "score", "setup", "ask")
"""The start page of the companion, and its tools."""


def page_address(part: str) -> str:
    return reverse("companion") if part == PARTS[0] else reverse("companion_part", args=[part])


def addresses() -> dict[str, str]:
    """Return the addresses that the scripts lead to, and those where they ask and send."""
    kept = {"kept": "companion_kept", "keepCampaign": "companion_campaign", "results": "companion_results"}
    return {part: page_address(part) for part in PARTS} | {name: reverse(page) for name, page in kept.items()}
