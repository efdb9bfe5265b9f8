"""The environment of the templates."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.urls import reverse
from jinja2 import Environment, StrictUndefined


def environment(**options: Any) -> Environment:  # noqa: ANN401 - as Django hands them over
    """Missing names are errors: a page with a hole in it must not pass a test."""
    options["undefined"] = StrictUndefined
    options["auto_reload"] = settings.DEBUG
    env = Environment(**options, trim_blocks=True, lstrip_blocks=True)  # noqa: S701 - Django asks for escaping
    env.globals.update(static=static, url=url, icons=static("vendemmia/icons.svg"))
    return env


def static(path: str) -> str:
    """The address of a file; it carries the version, so that browsers may keep it for long."""
    return f"{settings.STATIC_URL}{path}?v={settings.STATIC_VERSION}"


def url(name: str, *args: object, **query: object) -> str:
    """The address of a page, e.g. url("table", table.id) or url("replay", table.id, ply=3)."""
    address = reverse(name, args=args)
    if query:
        from urllib.parse import urlencode

        return f"{address}?{urlencode(query)}"
    return address
