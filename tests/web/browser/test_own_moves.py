"""What one's own answers bring: every kind of event moves something for a moment, or fades it in, and nothing waits."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from vendemmia.engine import Kind

from ..serving import Server
from .playing import to_first_placement
from .test_moves import MOTION, answer, open_before

SHORTEST, LONGEST = 200, 700
MOST = 12
QUIET = (120, 160)
MOVING = """async ([kinds, vine, structure]) => {
  const { MOTIONS, fade } = await import('/static/vendemmia/js/live/motions.js');
  const { KINDS } = await import('/static/vendemmia/js/live/kinds.js');
  const things = { grape: 'red', wine: 'red', built: 'trellis', star: 'siena', star_moved: 'siena:pisa' };
  const found = {};
  const running = () => document.getAnimations().filter(each => !each.animationName && !each.transitionProperty);
  const times = () => running().map(each => each.effect.getComputedTiming().endTime);
  for (const kind of kinds) {
    const { motion } = KINDS[kind];
    const goods = /^(grape|sold_grape|grape_used)$/.test(kind) ? 'red' : /^wine/.test(kind) ? 'red' : '';
    const event = { ply: 0, kind, amount: 4, thing: things[kind] ?? goods, deck: 'vine', at: 'give_tour:left' };
    for (const each of running()) each.cancel();
    await new Promise(done => setTimeout(done, 0));
    document.querySelectorAll('body > .fly').forEach(each => each.remove());
    MOTIONS[motion].move(event, 0);
    await new Promise(requestAnimationFrame);
    const names = new Set(running().flatMap(each => each.effect.getKeyframes().flatMap(Object.keys)));
    const move = { count: running().length, longest: Math.max(0, ...times()), names: [...names] };
    for (const each of running()) each.cancel();
    const quiet = fade(MOTIONS[motion].target(event));
    found[kind] = { ...move, quiet: quiet.effect.getComputedTiming().endTime };
  }
  return found;
}"""
ALLOWED = {
    *("offset", "easing", "composite", "computedOffset", "transform", "transformOrigin", "opacity", "scale"),
}


@MOTION
def test_every_kind_of_event_moves_for_a_moment(page: Page) -> None:
    to_first_placement(page)
    found: dict[str, dict[str, Any]] = page.evaluate(MOVING, [[kind.value for kind in Kind], "", ""])
    assert len(found) == len(Kind)
    wrong = {
        kind: each
        for kind, each in found.items()
        if not (0 < each["count"] <= MOST and SHORTEST <= each["longest"] <= LONGEST)
        or not set(each["names"]) <= ALLOWED
        or not QUIET[0] <= each["quiet"] <= QUIET[1]
    }
    assert wrong == {}


@MOTION
def test_an_own_move_is_shown_and_blocks_nothing(page: Page, server: Server) -> None:
    open_before(page, server, "base-3-4.json", 17)
    page.evaluate(
        """() => {
          window.moved = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...given) {
            if (!document.getElementById('table').classList.contains('sent')) window.moved.push(this.tagName);
            return animate.apply(this, given);
          };
        }"""
    )
    answer(page)
    page.wait_for_function("() => document.getElementById('since').dataset.plies === '17'")
    page.wait_for_function("() => window.moved.length")
    own = page.locator("#since").get_attribute("data-own")
    assert own not in (None, "", "[]")
    page.keyboard.press("Escape")
    expect(page.locator("html.moves-shown")).to_have_count(0)
