"""What makes the pages an app that can be installed: the manifest and the service worker."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from django.http import HttpResponse, JsonResponse
from django.urls import reverse
from django.views.decorators.http import require_safe

from vendemmia.web.assets import address, asset

from .rendering import text_of, words_of

if TYPE_CHECKING:
    from django.http import HttpRequest

PAPER = "#EFE4CE"
"""The background of the pages in light colours, which a system shows while the app starts."""
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
        "theme_color": PAPER,
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
    """The script with the page that it shows when the server does not answer; only the companion stores more."""
    script = asset("vendemmia/service-worker.js")
    assert script is not None
    icon = address("vendemmia/app/icon-192.png")
    page = f"const PAGE = {json.dumps(text_of(request, 'offline.html'))};\nconst ICON = {json.dumps(icon)};\n"
    response = HttpResponse(page.encode() + script.content, content_type=script.kind)
    response.headers["Cache-Control"] = "no-cache"
    return response
