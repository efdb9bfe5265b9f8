"""The table at every size of screen, measured on pages of games played at random."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.repeating import LONG_RUN, REPEATED
from vendemmia.engine import MODULES, Options, State

from ..played_scenes import (
    BASE,
    EVERYTHING,
    SIX,
    SOLO,
    Wanted,
    asks_about_a_card,
    discards,
    places,
    played_until,
    wakes_up,
)
from ..scenes import table_text
from .measuring import COVERS, PROBLEMS, SHIFTS, SIZES, UNPAINTED, from_here, is_one_screen, resize, unpainted
from .playing import sit_down, to_first_placement

STILL = {"java_script_enabled": False}
"""These pages are drawn here and know nothing of a server."""
ONE_OF_EACH = ((390, 844), (667, 375), (768, 1024), (1024, 768), (1280, 720), (1366, 768), (320, 256))
"""A size of each kind."""
PARTS = (
    ("board", "map"),
    ("board", "wake"),
    ("board", "year"),
    ("vineyard", ""),
    ("hand", ""),
    ("rivals", ""),
    ("log", ""),
)
"""What small screens show after the season: a part of the table, and of the board."""
OF_PARTS = f"""parts => {{
  const problems = {PROBLEMS};
  return parts.flatMap(([tab, part]) => {{
    const chosen = [`tab-${{tab}}`, `part-${{part || 'season'}}`].map(id => document.getElementById(id));
    const isThere = chosen.every(radio => radio && (radio.checked = true));
    return isThere ? problems().map(problem => `${{tab}} ${{part}}: ${{problem}}`) : [];
  }});
}}"""
AND_BAR = f"""() => {{
  const problems = {PROBLEMS};
  return [problems(), JSON.stringify(document.getElementById('prompt').getBoundingClientRect())];
}}"""
"""The problems, and where the bar of the question is."""
FULLEST = EVERYTHING
"""Where a table has the least room: it is measured at all sizes, the others at one of each kind."""
SMALL = [size for size in SIZES if not is_one_screen(*size)]
SMALL_OF_EACH = [size for size in SMALL if size in ONE_OF_EACH]
SMALLEST = [(360, 640), *SMALL_OF_EACH]


def draw_scene(page: Page, options: Options, wanted: Wanted) -> None:
    """Without scripts. The styles come from the server, once for all scenes: a browser forgets them behind a route."""
    game = played_until(options, wanted)
    if page.url == "about:blank":
        page.goto("/health")
    page.set_content(unpainted(table_text(game, game.to_move)))


def open_scene(page: Page, options: Options, wanted: Wanted) -> None:
    game = played_until(options, wanted)
    text = table_text(game, game.to_move)
    page.unroute_all()
    page.route("**/tables/a-table/", lambda route: route.fulfill(body=text, content_type="text/html"))
    page.route("**/tables/a-table/stream*", lambda route: route.fulfill(body="", content_type="text/event-stream"))
    page.goto("/tables/a-table/")
    page.evaluate(UNPAINTED)


def problems(page: Page, *sizes: tuple[int, int]) -> Iterator[str]:
    for width, height in sizes:
        resize(page, width, height)
        for problem in page.evaluate(PROBLEMS):
            yield f"{width} by {height}: {problem}"


def problems_of_parts(page: Page, sizes: Iterable[tuple[int, int]]) -> Iterator[str]:
    """Part by part, as far as there are such parts."""
    for width, height in from_here(page, sizes):
        resize(page, width, height)
        yield from (f"{width} by {height}: {problem}" for problem in page.evaluate(OF_PARTS, PARTS))


@pytest.mark.parametrize("options", [STILL], ids=["static pages"])
@pytest.mark.parametrize(
    "games",
    [[BASE, EVERYTHING], [SIX], [SOLO]],
    ids=["two players, and six with all modules", "six players", "alone"],
)
def test_every_screen(page: Page, games: list[Options]) -> None:
    """Nothing is cut or out of sight, and whatever is asked, in any game, the bar keeps its height and its place."""
    found: list[str] = []
    bars: dict[tuple[int, int], set[str]] = {size: set() for size in ONE_OF_EACH[:-1]}
    for game in games:
        for wanted in (wakes_up, asks_about_a_card, discards, places):
            draw_scene(page, game, wanted)
            sizes = SIZES if wanted is places and (LONG_RUN or game is FULLEST) else ONE_OF_EACH
            for width, height in from_here(page, sizes):
                resize(page, width, height)
                wrong, bar = page.evaluate(AND_BAR)
                found += [f"{wanted.__name__}: {width} by {height}: {problem}" for problem in wrong]
                bars.get((width, height), set()).add(bar)
        found += problems_of_parts(page, SMALL if LONG_RUN else SMALLEST if game is FULLEST else SMALL_OF_EACH)
    assert found == []
    assert {size: len(seen) for size, seen in bars.items()} == dict.fromkeys(bars, 1)


def may_demolish(state: State, question: str) -> bool:
    """There is a structure card to demolish, and a worker to do it."""
    return "place" in question and any(code.startswith("place:destroy_structure:") for code in state.codes())


MAT = """() => {
  const mat = document.querySelector('.stage .vineyard .mat'), box = mat.getBoundingClientRect();
  const slot = mat.querySelector('.destroy .slot').getBoundingClientRect();
  const pad = document.querySelector('.stage .vineyard .pad').getBoundingClientRect();
  const panel = mat.closest('.panel').getBoundingClientRect();
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const found = [];
  if (slot.left < box.left - 1 || slot.right > box.right + 1 || slot.width < 40) found.push('the space is cut');
  if (over(slot, pad)) found.push('it lies over the crush pad');
  if (pad.right > panel.right) found.push('the crush pad is cut');
  return found;
}"""


@pytest.mark.parametrize("options", [STILL], ids=["static pages"])
@pytest.mark.parametrize("modules", [["structure_cards"], list(MODULES)], ids=["structure cards", "all modules"])
def test_the_space_to_demolish_a_card_is_whole(page: Page, modules: list[str]) -> None:
    draw_scene(page, Options(players=2, modules=frozenset(modules)), may_demolish)
    found: list[str] = []
    for width, height in from_here(page, SIZES):
        resize(page, width, height)
        page.evaluate("document.getElementById('tab-vineyard').checked = true")
        found += [f"{width} by {height}: {problem}" for problem in page.evaluate(MAT)]
    assert found == []


@pytest.mark.parametrize("options", [{"viewport": {"width": 390, "height": 844}}], ids=["phone"])
def test_parts_stay_chosen_through_every_size(page: Page) -> None:
    sit_down(page, 3, modules=["extended_board"])
    for chosen in ("tab-hand", "part-map"):
        page.locator(f"label:has(#{chosen})").first.dispatch_event("click")
        for width, height in (*(SIZES if LONG_RUN else ONE_OF_EACH), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(f"#{chosen}")).to_be_checked()


@pytest.mark.parametrize("options", [{"viewport": {"width": 390, "height": 844}}], ids=["phone"])
def test_a_question_opens_the_part_that_holds_its_answers(page: Page) -> None:
    person = sit_down(page, 3)
    person.play_to("row")
    expect(page.locator(".wake")).to_be_visible()
    page.locator("label:has(#tab-hand)").click()
    expect(page.locator(".wake")).to_be_hidden()
    version = person.version()
    page.locator("button.all").click()
    page.locator("#all-choices button.answer").first.click()
    person.wait_for_change(version)
    person.play_to("place")
    expect(page.locator(".season.now .slot.legal:visible").first).to_be_in_viewport()


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["screen", "phone"])
def test_a_move_shifts_little(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    person = to_first_placement(page)
    page.evaluate(SHIFTS)
    moves: list[float] = []
    for _ in range(6 * REPEATED):
        page.evaluate("window.shifts = 0")
        version, codes = person.asked()
        person.go_on(version, [code for code in codes if code != "pass"] or codes)
        page.evaluate("new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        moves.append(page.evaluate("window.shifts"))
    assert max(moves) < 0.1


def test_an_enlarged_card_covers_nothing_that_can_be_pressed(page: Page) -> None:
    open_scene(page, SIX, discards)
    cards = page.locator(".hand .held").all()
    for number, card in enumerate((cards[0], cards[3], cards[-1], cards[0], cards[-1])):
        page.set_viewport_size({"width": 1440, "height": 900} if number < 3 else {"width": 1920, "height": 1080})
        card.hover()
        zoom = page.locator(f"#{card.get_attribute('data-zoom')}")
        expect(zoom).to_be_visible()
        assert page.evaluate(COVERS, card.get_attribute("data-zoom")) == 0
        page.mouse.move(5, 5)
        expect(zoom).to_be_hidden()


def test_a_list_of_names_has_its_card_beside_it(page: Page) -> None:
    open_scene(page, EVERYTHING, places)
    reading = page.locator(".reading")
    for card in page.locator(".hand .held").all()[:3]:
        card.hover()
        expect(reading.locator("h3")).to_have_text(card.locator("b").first.inner_text())
    expect(page.locator(".zoom:popover-open")).to_have_count(0)
    page.set_viewport_size({"width": 1920, "height": 1080})
    expect(reading).to_be_hidden()


def test_forms_are_in_sight_and_their_rows_in_line(page: Page) -> None:
    page.goto("/new")
    expect(page.locator("form.new-form button[type=submit]").first).to_be_in_viewport(ratio=1)
    page.goto("/settings")
    for row in page.locator(".mod").all():
        tops = [thing.bounding_box() for thing in (row.locator("input"), row.locator(".mi"), row.locator(".mt"))]
        middles = [box["y"] + box["height"] / 2 for box in tops if box]
        assert len(middles) == 3
        assert max(middles) - min(middles) < 4
