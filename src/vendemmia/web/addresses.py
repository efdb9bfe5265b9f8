"""All addresses: the pages, and the API beside them."""

from __future__ import annotations

from django.urls import path

from .api.app import api
from .urls import handler400, handler404, handler500
from .urls import urlpatterns as pages

urlpatterns = [*pages, path("api/", api.urls)]

__all__ = ["handler400", "handler404", "handler500", "urlpatterns"]
