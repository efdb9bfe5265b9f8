"""Texts fit in every language, and in one that is longer than all of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.locale.pseudo import PSEUDO, write_pseudo_language
from tests.repeating import LONG_RUN
from vendemmia.locale import SOURCE_LANGUAGE, folders, languages

from ..played_scenes import BASE, EVERYTHING, discards, places, played_until
from ..scenes import table_text
from ..serving import Server
from .faults import FAULTS
from .measuring import PROBLEMS, UNPAINTED, from_here, resize, unpainted
from .test_layout import problems_of_parts
from .windows import PATIENCE, USUAL

CORPUS = Path(__file__).parents[2] / "corpus"
SIZES = ((1440, 900), (1024, 768), (390, 844))
PAGE_SIZES = SIZES if LONG_RUN else (SIZES[0], SIZES[-1])
"""Pages around the game have two layouts: side by side, and one below the other."""
PAGES = ("/", "/cards/?kind=winter")
OF_A_GAME = ("result", "replay/?ply=60")
SCENES = ((BASE, discards), *([(BASE, places)] if LONG_RUN else []), (EVERYTHING, places))
READ = [*(language for language in languages() if language != SOURCE_LANGUAGE), PSEUDO]
"""English is shorter than all of them, and looked at in test_layout.py."""


@pytest.fixture(scope="module")
def drafts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The languages of the package and the longer one."""
    with pytest.MonkeyPatch.context() as patched:
        folder = write_pseudo_language(tmp_path_factory.mktemp("drafts"))
        patched.setenv(folders.DRAFTS, str(folder))
        folders.language_folders.cache_clear()
        yield folder
    folders.language_folders.cache_clear()


@pytest.fixture(scope="module")
def speaking(drafts: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows them all."""
    assert drafts.is_dir()
    running = Server(tmp_path_factory.mktemp("home"), alone=True)
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def finished(chromium: Browser, speaking: Server) -> str:
    """The address of a game that is over."""
    page = chromium.new_page(base_url=speaking.address)
    page.set_default_timeout(PATIENCE)
    page.goto("/")
    page.set_input_files("input[type=file]", CORPUS / "base-2-0.json")
    page.locator('form[action="/records"] button').first.click()
    page.wait_for_url("**/tables/**")
    address = page.url.removeprefix(speaking.address)
    page.close()
    return "/".join(address.split("/")[:3]) + "/"


@pytest.fixture(scope="module")
def readers(chromium: Browser, speaking: Server) -> Iterator[BrowserContext]:
    """One window for all languages: styles and drawings are the same in each of them."""
    context = chromium.new_context(base_url=speaking.address, java_script_enabled=False, **USUAL)
    context.set_default_timeout(PATIENCE)
    anchor = context.new_page()
    anchor.goto("/health")  # It stays, and with it the process of all pages.
    yield context
    context.close()


@pytest.fixture
def page(readers: BrowserContext, language: str) -> Iterator[Page]:
    """Before somebody who reads this language."""
    page = readers.new_page()
    page.set_extra_http_headers({"Accept-Language": language})
    yield page
    page.close()


def measured(page: Page, script: str, *sizes: tuple[int, int]) -> Iterator[str]:
    for width, height in from_here(page, sizes):
        resize(page, width, height)
        yield from (f"{width} by {height}: {problem}" for problem in page.evaluate(script))


@pytest.mark.parametrize("language", READ)
def test_texts_fit_on_the_pages(page: Page, finished: str, language: str) -> None:
    found: list[str] = []
    for address in (*PAGES, *(finished + part for part in OF_A_GAME)):
        page.goto(address)
        assert page.evaluate("document.documentElement.lang") == language
        page.evaluate(UNPAINTED)
        found += [f"{address} {problem}" for problem in measured(page, FAULTS, *PAGE_SIZES)]
    assert found == []


@pytest.mark.parametrize("language", READ)
def test_texts_fit_on_the_table(page: Page, language: str) -> None:
    found: list[str] = []
    page.goto("/health")
    for options, wanted in SCENES:
        game = played_until(options, wanted)
        page.set_content(unpainted(table_text(game, game.to_move, language=language)))
        found += [f"{wanted.__name__} {problem}" for problem in measured(page, PROBLEMS, *SIZES)]
        if options is EVERYTHING:
            found += problems_of_parts(page, SIZES[-1:])
    assert found == []
