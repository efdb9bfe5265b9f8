"""Addresses whose module is imported when a request first asks for one of them.

Gain: the server starts without the API, which takes 0.3 s of 1.2 s to import. Most servers at home never need it.
"""

from __future__ import annotations

from django.urls.resolvers import RoutePattern, URLResolver


class LoadedLater(URLResolver):
    """Addresses below a beginning such as `api/`; links to them go through the namespace."""

    def __init__(self, beginning: str, module: str, *, app_name: str, namespace: str) -> None:
        super().__init__(RoutePattern(beginning), module, app_name=app_name, namespace=namespace)

    def _populate(self) -> None:
        """Collect no names for links, as Django would: no page links to these; their own namespace finds them."""


__all__ = ["LoadedLater"]
