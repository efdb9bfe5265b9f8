"""The pages as an app: manifest, icons, colours, and the page without a server."""

from __future__ import annotations

import json
import re
import struct

import pytest
from django.test import Client

from vendemmia.web.assets.bundles import FOLDER


def test_the_manifest_has_all_that_a_browser_needs_to_install_it(client: Client) -> None:
    answer = client.get("/manifest.webmanifest")
    assert answer.headers["Content-Type"] == "application/manifest+json"
    app = answer.json()
    assert app["start_url"] == app["scope"] == app["id"] == "/"
    assert app["display"] == "standalone"
    assert app["description"]
    assert {(icon["sizes"], icon["purpose"]) for icon in app["icons"]} == {
        ("any", "any"),
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for shortcut in app["shortcuts"]:
        assert client.get(shortcut["url"]).status_code == 200


def test_the_icons_have_the_sizes_that_the_manifest_names(client: Client) -> None:
    for icon in client.get("/manifest.webmanifest").json()["icons"]:
        answer = client.get(icon["src"])
        assert "immutable" in answer.headers["Cache-Control"]
        assert answer.headers["Content-Type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.content[16:24])
            assert f"{width}x{height}" == icon["sizes"]


@pytest.mark.parametrize(("theme", "expected"), [("", ["dark", "light"]), ("light", ["light"]), ("dark", ["dark"])])
def test_the_frame_of_the_browser_has_the_colour_of_the_page(client: Client, theme: str, expected: list[str]) -> None:
    """The first colour whose condition holds counts."""
    tokens = (FOLDER / "css" / "tokens" / "seasons.css").read_text(encoding="utf-8")
    found = re.search(r"--sky1: light-dark\((#\w+), (#\w+)\)", tokens)
    assert found
    if theme:
        client.post("/settings", {"theme": theme, "next": "/"})
    page = client.get("/").content.decode()
    colours = re.findall(r'<meta name="theme-color" content="(#\w+)"', page)
    assert colours == [found[1 if name == "light" else 2] for name in expected]
    assert client.get("/manifest.webmanifest").json()["theme_color"] == found[1]
    assert 'rel="apple-touch-icon"' in page
    assert 'rel="manifest"' in page


def test_the_page_without_a_server_comes_with_the_service_worker_and_needs_nothing_else(client: Client) -> None:
    answer = client.get("/service-worker.js")
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.headers["Content-Type"].startswith("text/javascript")
    first, _, rest = answer.content.decode().partition(";\n")
    page = json.loads(first.removeprefix("const PAGE = "))
    links = re.findall(r'\b(?:src|href)="([^"]*)"', page)
    assert links == ["", "/companion/"], "only the link to try again, and one that is hidden until it is of use"
    assert page.count(" hidden") == 1
    assert "<style" not in page
    assert "<script" not in page
    assert "caches.open" not in rest  # It answers from what the companion has stored, and stores nothing itself.
