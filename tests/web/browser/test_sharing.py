"""The picture of a result, shared where the system can share files; elsewhere it is saved or copied."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from ..scenes import CORPUS
from .playing import upload

SHARES = """
  Navigator.prototype.canShare = ({ files }) => files.every(file => file.type === 'image/png');
  Navigator.prototype.share = async ({ files }) => {
    if (window.refusal) throw new DOMException('no', window.refusal);
    const start = new Uint8Array(await files[0].arrayBuffer()).slice(1, 4);
    window.shared = [files.length, files[0].name, files[0].type, files[0].size, String.fromCharCode(...start)];
  };
"""
CANNOT = "delete Navigator.prototype.canShare; delete Navigator.prototype.share"


def to_result(page: Page) -> str:
    upload(page, CORPUS / "base-2-0.json")
    page.wait_for_url("**/replay/**")
    table = page.url.split("/")[4]
    page.goto(f"/tables/{table}/result")
    return table


def test_the_picture_is_shared_as_a_png_file(page: Page) -> None:
    page.add_init_script(SHARES)
    table = to_result(page)
    page.locator("#share-picture").click()
    page.wait_for_function("() => window.shared")
    count, name, kind, size, start = page.evaluate("window.shared")
    assert (count, name, kind, start) == (1, f"vendemmia-{table}.png", "image/png", "PNG")
    assert size > 30_000  # It is drawn, not empty.
    done = page.locator("#picture-done")
    for refusal, said in (("NotAllowedError", done.get_attribute("data-failed") or ""), ("AbortError", "")):
        page.evaluate("refusal => { window.refusal = refusal }", refusal)
        page.locator("#share-picture").click()
        expect(done).to_have_text(said)


def test_without_sharing_the_picture_can_still_be_saved(page: Page) -> None:
    page.add_init_script(CANNOT)
    to_result(page)
    expect(page.locator("#share-picture")).to_be_hidden()
    with page.expect_download() as found:
        page.locator("#save-picture").click()
    assert found.value.suggested_filename.endswith(".png")
