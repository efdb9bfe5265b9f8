"""The attacks of `scripts/attack.py`, a module for each subject. Importing this package fills the table of them."""

from __future__ import annotations

from . import allowances, contests, costs, doors, sign_in
from .browsing import ATTACKS, OK, Attack, Browser, Found, Site, counted

__all__ = [
    "ATTACKS",
    "OK",
    "Attack",
    "Browser",
    "Found",
    "Site",
    "allowances",
    "contests",
    "costs",
    "counted",
    "doors",
    "sign_in",
]
