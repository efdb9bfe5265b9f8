"""The addresses of the API, relative to its own."""

from __future__ import annotations

from .app import api

urlpatterns, app_name, _ = api.urls
