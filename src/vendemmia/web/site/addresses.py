"""All addresses: the pages, and the API beside them."""

from __future__ import annotations

from vendemmia.web.internals.later_addresses import LoadedLater

from .urls import handler400, handler404, handler500
from .urls import urlpatterns as pages

api = LoadedLater("api/", "vendemmia.web.api.urls", app_name="ninja", namespace="api")
urlpatterns = [api, *pages]  # Django tries them in this order, and programs call most often.

__all__ = ["handler400", "handler404", "handler500", "urlpatterns"]
