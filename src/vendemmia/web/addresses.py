"""All addresses: the pages, and the API beside them."""

from __future__ import annotations

from django.urls.resolvers import RoutePattern, URLResolver

from .urls import handler400, handler404, handler500
from .urls import urlpatterns as pages


class LoadedLater(URLResolver):
    """Addresses whose module is imported when somebody asks for one of them.

    The API takes a quarter of the server's start to import, and most servers are never asked for it.
    """

    def _populate(self) -> None:
        """Django collects all names for links, but no page links to these; their own namespace finds them."""


api = LoadedLater(RoutePattern("api/"), "vendemmia.web.api.urls", app_name="ninja", namespace="api")
urlpatterns = [api, *pages]  # Django tries them in this order, and programs call most often.

__all__ = ["handler400", "handler404", "handler500", "urlpatterns"]
