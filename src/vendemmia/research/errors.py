"""What can go wrong when an environment is made or used."""

from __future__ import annotations

from vendemmia.engine import VendemmiaError


class ResearchError(VendemmiaError):
    """Something that an environment cannot be made of, or that it was not asked for. The text is one sentence."""
