"""All addresses: the pages, and the API beside them."""

from __future__ import annotations

from django.urls import path

from .api.app import api
from .urls import handler400, handler404, handler500
from .urls import urlpatterns as pages

urlpatterns = [path("api/", api.urls), *pages]  # Django tries them in this order, and programs call most often.

__all__ = ["handler400", "handler404", "handler500", "urlpatterns"]
