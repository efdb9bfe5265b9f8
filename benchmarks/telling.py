"""How a table feels: from a press to its first change and to the answered table, what shifts, how long one waits.

    python benchmarks/telling.py ADDRESS [GAMES]

plays games at a running server in Chromium, the first seat at random and with the motions of the usual pace. Times are
those of the machine as it is; counts and the processor time of the page say more on a busy one. It needs Playwright.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from random import Random
from statistics import median
from typing import Any

from playwright.sync_api import Error, Page, sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
MOST = 600
"""Presses after which a game is left."""
WATCH = """() => {
  const seen = window.seen = { first: [], answered: [], shift: 0, yearEnds: [] };
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('submit', () => {
    const pressed = performance.now();
    const changed = () => document.querySelector('.taken-now, .lifted');
    const look = () => {
      if (changed()) seen.first.push(performance.now() - pressed);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    const answered = () => seen.answered.push(performance.now() - pressed);
    document.addEventListener('htmx:finally:swap', answered, { once: true });
  }, true);
  let ended = 0;
  document.addEventListener('beforetoggle', event => {
    if (event.target.matches('.yearsheet') && event.newState === 'open') ended = performance.now();
  }, true);
  document.addEventListener('vendemmia:told', () => {
    if (ended) seen.yearEnds.push(performance.now() - ended);
    ended = 0;
  });
}"""
ASKED = """() => ({
  held: document.documentElement.classList.contains('moves-shown'),
  over: !!document.querySelector('#table[data-over]'),
  codes: [...document.querySelectorAll('#table button[name=code]')].filter(one => one.checkVisibility())
    .map(one => one.value),
  wanted: Number(document.querySelector('button[name=together]')?.value ?? 0),
})"""


def begun(page: Page, address: str, seed: int) -> None:
    page.goto(f"{address}/new")
    page.locator("[name=seed]").fill(str(seed))
    page.locator("form.new-form button[type=submit]").first.click()
    page.wait_for_url("**/tables/**")
    page.evaluate(WATCH)


def step(page: Page, rng: Random) -> bool:
    """Answer once, or wait a little; return whether an answer was given."""
    asked = page.evaluate(ASKED)
    if asked["held"] or not (asked["codes"] or asked["wanted"]):
        page.wait_for_timeout(60)
        return False
    if page.locator(".yearsheet:popover-open").count():
        page.keyboard.press("Escape")
    if asked["wanted"]:
        for card in page.locator(".hand label.picks").all()[: asked["wanted"]]:
            card.click(position={"x": 12, "y": 12})
        page.locator("button[name=together]").click()
    else:
        code = rng.choice([one for one in asked["codes"] if one != "pass"] or asked["codes"])
        page.locator(f'#table button[name=code][value="{code}"]:visible').first.click(timeout=3000)
    page.wait_for_timeout(30)
    return True


def played(page: Page, rng: Random) -> dict[str, Any]:
    presses = waits = 0
    while not page.evaluate(ASKED)["over"] and presses < MOST and waits < 20 * MOST:
        try:
            given = step(page, rng)
        except Error:  # What was chosen has gone meanwhile.
            given = False
        presses += given
        waits += not given
    found: dict[str, Any] = page.evaluate("() => window.seen")
    return {**found, "presses": presses}


def main() -> None:
    address, games = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1
    chromium = os.environ.get("VENDEMMIA_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for seed in range(1, games + 1):
            context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
            page = context.new_page()
            begun(page, address, seed)
            found = played(page, Random(seed))
            busy = page.context.new_cdp_session(page)
            busy.send("Performance.enable")
            figures = {one["name"]: one["value"] for one in busy.send("Performance.getMetrics")["metrics"]}
            report = {
                "presses": found["presses"],
                "first change, ms": [round(median(found["first"] or [0])), round(max(found["first"] or [0]))],
                "answered, ms": [round(median(found["answered"] or [0])), round(max(found["answered"] or [0]))],
                "layout shift": round(found["shift"], 3),
                "year ends, ms": [round(each) for each in found["yearEnds"]],
                "processor, s": round(figures["TaskDuration"], 1),
            }
            sys.stdout.write(json.dumps(report) + "\n")
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
