"""The page of a tournament in a browser: axe finds nothing, every text can be read, and nothing is loaded."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from vendemmia.arena import TournamentPlan, tournament
from vendemmia.cli.reports.tournament_page import tournament_page
from vendemmia.engine import Options
from vendemmia.locale import words

from .judging import findings
from .windows import PATIENCE


@pytest.mark.parametrize("width", [1440, 390])
def test_the_page_can_be_read_in_both_themes(chromium: Browser, tmp_path: Path, width: int) -> None:
    plan = TournamentPlan.make(Options(2, max_years=1), ["random", "easy"], 1)
    plain = tournament(plan, 2, tmp_path / "games.jsonl").to_json()
    file = tmp_path / "page.html"
    file.write_text(tournament_page(words("en"), plan, plain), encoding="utf-8")
    page = chromium.new_page(viewport={"width": width, "height": 3200}, reduced_motion="reduce")
    page.set_default_timeout(PATIENCE)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.on("console", lambda message: loaded.append(message.text))
    page.goto(file.as_uri())
    assert findings(page) == []
    assert loaded == [file.as_uri()]
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.close()
