"""Measure what a phone waits for: the first paint of a first visit, and the swap that shows the answer to a move.

The phone is Chromium with 390 by 844 pixels, a processor slowed four times and "slow 4G" (1.44 Mbit/s, 562 ms to each
answer), both by its own protocol. Each round has a fresh server:

- a first visit, with empty caches on both sides, to the start page and to a table with each board: when the first
  contents are painted, how many requests and how many KB it took;
- moves at each table: from the tap to the end of the answer (mostly the line), from there until the new table is
  painted (the swap), and what the browser did meanwhile: its own count of scripts, style, layout and all work.

Other programs on the machine disturb the times; the counts of work less. So compare versions in turn:

    python benchmarks/phone.py --moves 12 --rounds 3 --source ../before/src src
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from scripts.stage import EVERYTHING, opened, placing, stage  # noqa: E402 - the folder above

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, CDPSession, Page

SLOW_4G: Final = {"offline": False, "latency": 562, "downloadThroughput": 180_000, "uploadThroughput": 84_375}
SLOWER: Final = 4
"""How many times slower the processor of the phone is."""
WORK: Final = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration", "TaskDuration")
SEPARATOR: Final = " · "
PATIENCE: Final = 180_000
"""Milliseconds until a page counts as lost."""
WATCH: Final = """
    const swapped = () => {
        const at = performance.now()
        requestAnimationFrame(() => {
            const channel = new MessageChannel()
            channel.port1.onmessage = () => window.painted.push([at, performance.now()])
            channel.port2.postMessage(0)
        })
    }
    new MutationObserver(swapped).observe(document, { subtree: true, attributeFilter: ["data-version"] })
    document.addEventListener("click", () => { window.tapped = performance.now() }, true)
"""
"""Notes when a table was swapped in, and when the frame with it was made."""
TAP: Final = """
    (move) => {
        window.painted = []
        performance.clearResourceTimings()
        const button = document.querySelector(move)
        button?.click()
        return Boolean(button)
    }
"""
ANSWERED: Final = """
    () => Math.max(...performance.getEntriesByType("resource")
        .filter((entry) => entry.name.endsWith("/play")).map((entry) => entry.responseEnd))
"""
FIRST_PAINT: Final = """
    () => new Promise((resolve) => new PerformanceObserver((list) => {
        for (const entry of list.getEntriesByName("first-contentful-paint")) resolve(entry.startTime)
    }).observe({ type: "paint", buffered: true }))
"""
MOVE: Final = "#table button[name=code]:not([aria-disabled=true]):not([value=pass])"

Figures = dict[str, list[float]]


def phone(browser: Browser) -> tuple[Page, CDPSession]:
    """Return an empty phone, and the line to its protocol."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, service_workers="block"
    )
    page = context.new_page()
    protocol = context.new_cdp_session(page)
    protocol.send("Performance.enable")
    protocol.send("Network.enable")
    protocol.send("Network.emulateNetworkConditions", SLOW_4G)
    protocol.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page, protocol


def work(protocol: CDPSession) -> dict[str, float]:
    """Return the milliseconds that the page has worked so far, by kind."""
    counted = protocol.send("Performance.getMetrics")["metrics"]
    return {metric["name"]: 1000 * metric["value"] for metric in counted if metric["name"] in WORK}


def first_visit(browser: Browser, address: str, name: str, figures: Figures) -> None:
    """Note what a first visit to a page takes."""
    page, protocol = phone(browser)
    sizes: dict[str, int] = {}

    def arrived(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = event["encodedDataLength"]

    protocol.on("Network.loadingFinished", arrived)
    page.goto(address, wait_until="load", timeout=PATIENCE)
    figures[f"{name}{SEPARATOR}first paint"].append(page.evaluate(FIRST_PAINT))
    page.wait_for_timeout(1500)
    figures[f"{name}{SEPARATOR}requests"].append(len(sizes))
    figures[f"{name}{SEPARATOR}KB"].append(sum(sizes.values()) / 1000)
    page.context.close()


def moves(browser: Browser, address: str, name: str, number: int, figures: Figures) -> None:
    """Play some moves at a table, and note what each takes."""
    page, protocol = phone(browser)
    page.add_init_script(WATCH)
    page.goto(address, wait_until="load", timeout=PATIENCE)
    page.evaluate("() => document.body.dataset.pace = 'off'")
    page.wait_for_timeout(2000)
    for _ in range(number):
        if page.locator(MOVE).count() == 0 and not waited(page, lambda: page.locator(MOVE).count() > 0):
            break
        page.wait_for_timeout(300)
        version = page.locator("#table").get_attribute("data-version")
        before = work(protocol)
        if not page.evaluate(TAP, MOVE):
            continue  # The table has just changed.
        if not waited(page, lambda: bool(page.evaluate("() => window.painted.length"))):
            break
        worked = {kind: after - before[kind] for kind, after in work(protocol).items()}
        if page.locator("#table").get_attribute("data-version") == version:
            continue  # Refused, or a second press was asked for.
        tapped, answered = page.evaluate("() => window.tapped"), page.evaluate(ANSWERED)
        (swapped, painted), *_ = page.evaluate("() => window.painted")
        figures[f"{name}{SEPARATOR}tap to answer"].append(answered - tapped)
        figures[f"{name}{SEPARATOR}swap, scripts"].append(swapped - answered)
        figures[f"{name}{SEPARATOR}swap, painted"].append(painted - answered)
        for kind, milliseconds in worked.items():
            figures[f"{name}{SEPARATOR}{kind}"].append(milliseconds)
    page.context.close()


def waited(page: Page, condition: Callable[[], bool], seconds: float = 30) -> bool:
    """Wait until a condition holds; return whether it does."""
    until = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > until:
            return False
        page.wait_for_timeout(30)
    return True


def measure(number: int) -> Figures:
    """Measure the package that this process imports, once."""
    from vendemmia import Options

    figures: Figures = defaultdict(list)
    with stage() as (browser, serve):
        tables = {
            "base": opened(Options(players=3), 11, placing(1, 4)),
            "extended": opened(Options(players=3, modules=EVERYTHING), 5, placing(2, 5)),
        }
        for name, path in {"start": "/", **{board: f"/tables/{table}/" for board, table in tables.items()}}.items():
            first_visit(browser, serve() + path, name, figures)  # Each meets a server that has drawn nothing yet.
        address = serve()
        for board, table in tables.items():
            moves(browser, f"{address}/tables/{table}/", board, number, figures)
    return figures


def report(figures: Figures) -> str:
    """Return one line for each figure: its median and its highest value."""
    return "\n".join(
        f"  {name:<32} median {median(values):7.0f}   highest {max(values):7.0f}   of {len(values)}"
        for name, values in figures.items()
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--moves", type=int, default=12, help="at each table")
    parser.add_argument("--rounds", type=int, default=1, help="how often each version is measured")
    parser.add_argument("--source", type=os.path.abspath, nargs="+", default=[""], help="folders of the package")
    parser.add_argument("--raw", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.raw:
        for name, measured in measure(given.moves).items():
            print(name, *measured, sep="\t")
        return
    found: dict[str, Figures] = {source: defaultdict(list) for source in given.source}
    for _ in range(given.rounds):
        for source, figures in found.items():
            environment = {**os.environ, **({"PYTHONPATH": source} if source else {})}
            command = [sys.executable, __file__, "--raw", "--moves", str(given.moves)]
            told = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout  # noqa: S603 - this program
            for line in told.splitlines():
                name, *values = line.split("\t")
                figures[name] += [float(value) for value in values]
    for source, figures in found.items():
        print(source or "as installed")
        print(report(figures), flush=True)


if __name__ == "__main__":
    main()
