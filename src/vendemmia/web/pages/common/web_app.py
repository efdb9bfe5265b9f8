"""What makes the pages an app that can be installed: the manifest and the service worker."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from django.conf import settings
from django.http import HttpResponse, JsonResponse
from django.urls import reverse
from django.views.decorators.http import require_safe

from vendemmia.web.assets.static_files import BUNDLES, address, asset

from .rendering import text_of, words_of

if TYPE_CHECKING:
    from django.http import HttpRequest

SKY, PAPER = "#A9D3D6", "#D9C79F"
"""The head and the background of the pages in light colours; a system shows them around the app and while it starts."""
ICONS = (
    ("icon.svg", "any", "any", "image/svg+xml"),
    ("icon-192.png", "192x192", "any", "image/png"),
    ("icon-512.png", "512x512", "any", "image/png"),
    ("maskable-512.png", "512x512", "maskable", "image/png"),
)
"""File, size, purpose and type; scripts/icons.py draws them."""


@require_safe
def manifest(request: HttpRequest) -> JsonResponse:
    say = words_of(request).message
    shortcuts = (
        ("app-new", "new_table"),
        ("app-games", "games"),
        ("app-cards", "cards"),
        ("companion-home", "companion"),
    )
    app = {
        "id": "/",
        "name": "vendemmia",
        "short_name": "vendemmia",
        "description": say("app-description"),
        "lang": words_of(request).language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": SKY,
        "background_color": PAPER,
        "categories": ["games"],
        "icons": [
            {"src": address(f"vendemmia/app/{file}"), "sizes": size, "purpose": purpose, "type": kind}
            for file, size, purpose, kind in ICONS
        ],
        "shortcuts": [{"name": say(name), "url": reverse(url)} for name, url in shortcuts],
    }
    response = JsonResponse(app, content_type="application/manifest+json")
    response.headers["Cache-Control"] = "no-cache"
    return response


@require_safe
def service_worker(request: HttpRequest) -> HttpResponse:
    """Show the script with the page that it shows when the server does not answer; only the companion stores more."""
    script = asset("vendemmia/service-worker.js")
    assert script is not None
    icon = address("vendemmia/app/icon-192.png")
    given = {
        "PAGE": text_of(request, "common/offline.html"),
        "ICON": icon,
        "STATIC": settings.STATIC_URL,
        "COMPANION": reverse("companion"),
        "COMPANION_DATA": reverse("companion_data", args=["x"]).partition("x")[0],
        "COMPANION_STYLES": f"{settings.STATIC_URL}{BUNDLES}companion.css",
    }
    lines = "".join(f"const {name} = {json.dumps(value)};\n" for name, value in given.items())
    response = HttpResponse(lines.encode() + script.content, content_type=script.kind)
    response.headers["Cache-Control"] = "no-cache"
    return response
