"""Settings, deleted games and the picture of a result, as a script makes them."""

from __future__ import annotations

import struct
from pathlib import Path

from playwright.sync_api import Page, expect

from ..scenes import CORPUS
from .playing import upload

SIZES = ((1440, 900), (1024, 768), (820, 1180), (844, 390), (390, 844), (320, 256))
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def overflow(page: Page) -> list[tuple[int, int]]:
    """The sizes at which a page is wider than the window."""
    wide = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if page.evaluate(WIDER) > 0:
            wide.append((width, height))
    return wide


def test_settings_are_saved_as_they_are_changed(page: Page) -> None:
    page.goto("/settings")
    saved = page.locator("#saved")
    expect(page.locator(".by-hand")).to_be_hidden()
    page.locator("#pace-calm").check(force=True)
    expect(saved).to_have_text("Saved")
    expect(page.locator("body")).to_have_attribute("data-pace", "calm")
    expect(page.locator("[data-sound]").first).to_be_hidden()
    page.locator("#sounds-low").check(force=True)
    expect(page.locator("body")).to_have_attribute("data-sounds", "low")
    page.locator("[data-sound=coin]").click()
    page.locator("#sounds-off").check(force=True)
    expect(page.locator("body")).to_have_attribute("data-sounds", "off")
    page.locator("#theme-dark").check(force=True)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.locator("#name").fill("Livia")
    with page.expect_response("**/settings"):
        page.locator("#name").press("Enter")
    page.locator("#name").evaluate("field => field.removeAttribute('maxlength')")
    page.locator("#name").fill("x" * 30)
    page.locator("#name").blur()
    expect(saved).to_contain_text("1 to 24 visible letters")
    assert overflow(page) == []
    page.reload()
    expect(page.locator("#name")).to_have_value("Livia")
    expect(page.locator("#pace-calm")).to_be_checked()
    expect(page.locator("#theme-dark")).to_be_checked()
    expect(page.locator("#sounds-off")).to_be_checked()


def test_a_result_is_deleted_restored_saved_as_a_picture_and_printed(page: Page) -> None:
    upload(page, CORPUS / "base-3-4.json")
    page.wait_for_url("**/replay/**")
    table = page.url.split("/")[4]
    page.goto("/")
    page.locator(f"[formaction='/tables/{table}/delete']").click()
    page.locator(f"[formaction='/tables/{table}/restore']").click()
    expect(page.locator(f"[formaction='/tables/{table}/delete']")).to_be_visible()
    page.goto(f"/tables/{table}/result")
    with page.expect_download() as found:
        page.locator("#save-picture").click()
    picture = Path(found.value.path()).read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture[16:24]) == (2400, 1260)
    assert len(picture) > 30_000  # It is drawn, not empty.
    expect(page.locator("#picture-done")).to_have_text("Saved")
    assert overflow(page) == []
    page.emulate_media(media="print", color_scheme="dark")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator(".go-row").first).to_be_hidden()
    expect(page.locator(".numbers table").first).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator(".numbers[open]")).to_have_count(0)
