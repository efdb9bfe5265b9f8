"""The faults of a page at any size, found in the browser by one script that looks at everything on it.

A page lies in a frame, which gets all sizes one after the other: that is much quicker than a window that is resized.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from playwright.sync_api import Frame, Page

FAULTS = """() => {
  const W = innerWidth, root = document.documentElement, found = new Set();
  const styles = new Map(), boxes = new Map(), clips = new Map();
  const style = e => styles.get(e) ?? styles.set(e, getComputedStyle(e)).get(e);
  const box = e => boxes.get(e) ?? boxes.set(e, e.getBoundingClientRect()).get(e);
  const words = e => (e.textContent.trim() || e.getAttribute('aria-label') || '').replace(/\\s+/g, ' ').slice(0, 40);
  const classes = e => `${e?.getAttribute('class') ?? ''}`.split(' ').slice(0, 2).join('.');
  const name = e => {
    const own = e.closest('[class]');
    return `${classes(own?.parentElement?.closest('[class]'))} > ${classes(own)} "${words(e)}"`;
  };
  const UNSEEN = '.sr, .skip, [popover]:not(:popover-open, .tools), dialog, noscript, select, template, '
    + 'script, style, title';
  const DRAWN = '.sti, .scene, .portrait, .building, .sprig, .bust, .skyline, .pict, .view, .ghost, .land, '
    + '.shelf, .guest .wreath';
  const TIMES = '.tok, .vp, .piece, .badge, .amt, .stc';
  const ANSWERS = 'button:is([name=code], [name=hand], [name=together]), label.picks';
  const SPACES = '.tile .slot, .cart .slot, .cart .tiny, .later .tiny, .mini-slots > i';
  const OF_SPACE = '.tile, .cart, .later > li';
  const seen = e => e.checkVisibility() && !e.closest(UNSEEN);
  const over = (a, b, wide, deep) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > wide
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > deep;
  const scrolls = s => ['auto', 'scroll'].includes(s.overflowX) || ['auto', 'scroll'].includes(s.overflowY);

  if (root.scrollWidth > W) found.add(`sideways: ${root.scrollWidth}`);

  // What its ancestors leave of an element.
  const clip = e => {
    if (!e || e === root) return { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9, none: false };
    const known = clips.get(e);
    if (known) return known;
    const s = style(e), up = s.position === 'fixed' ? clip(null) : clip(e.parentElement);
    let left = up;
    if (s.clipPath.startsWith('inset')) left = { ...up, none: true };
    else if (s.overflowX !== 'visible' && s.display !== 'inline' && s.display !== 'contents')
      left = { ...shown(box(e), up), none: up.none };
    clips.set(e, left);
    return left;
  };
  const shown = (b, c) => ({
    left: Math.max(b.left, c.left), top: Math.max(b.top, c.top),
    right: Math.min(b.right, c.right), bottom: Math.min(b.bottom, c.bottom),
  });
  const large = (b, least) => b.right - b.left > least && b.bottom - b.top > least;

  for (const space of document.querySelectorAll(SPACES)) {
    if (!seen(space)) continue;
    const a = box(space), b = box(space.closest(OF_SPACE));
    if (a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 1 || a.bottom > b.bottom + 1)
      found.add(`outside its action: ${name(space)}`);
  }

  const overlaps = (things, isFault) => {
    things.sort((a, b) => a[0].top - b[0].top);
    for (const [i, [a, one]] of things.entries())
      for (let j = i + 1; j < things.length && things[j][0].top < a.bottom - 1; j++)
        if (isFault(a, things[j][0], one, things[j][1]))
          found.add(`over each other: ${name(one)} | ${name(things[j][1])}`);
  };
  const answers = [...document.querySelectorAll(`:is(.stage, .prompt) :is(${ANSWERS})`)].filter(seen)
    .map(e => [shown(box(e), clip(e)), e]).filter(([b]) => large(b, 1));
  overlaps(answers, (a, b) => over(a, b, 1, 1));

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), range = document.createRange();
  const things = [], lines = new Set();
  while (texts.nextNode()) {
    const text = texts.currentNode, e = text.parentElement;
    if (!/\\S/.test(text.data) || e.closest('option, textarea') || !seen(e)) continue;
    range.selectNodeContents(text);
    const a = range.getBoundingClientRect(), c = clip(e);
    // A sentence that has no room in the bar is left out as a whole.
    if (a.width < 1 || c.none || e.closest('.ask p') && (a.top >= c.bottom - 2 || a.left >= c.right - 2)) continue;
    let free = false, cut = false, shortened = false;
    for (let x = e; x !== root && !free && !cut; x = x.parentElement) {
      const s = style(x);
      if (s.display === 'inline' || s.display === 'contents') continue;
      const b = box(x);
      const beside = a.left < b.left - 2 || a.right > b.right + 2;
      const beyond = a.top < b.top - 3 || a.bottom > b.bottom + 3;
      cut = s.overflowX !== 'visible' && !['auto', 'scroll'].includes(s.overflowX) && beside
        || s.overflowY !== 'visible' && !['auto', 'scroll'].includes(s.overflowY) && beyond;
      shortened = cut && (s.textOverflow === 'ellipsis' || s.webkitLineClamp !== 'none');
      free = scrolls(s);
    }
    const whole = shortened && e.closest('[title], [data-zoom], [popovertarget], a[href]');
    if (cut && !whole) found.add(`cut: ${name(e)}`);
    if (!cut && !free && (a.left < -1 || a.right > W + 1) && a.right > 0) found.add(`beyond the edge: ${name(e)}`);
    for (const line of range.getClientRects()) {
      const b = shown(line, c);
      if (b.right - b.left > 2 && b.bottom - b.top > 4) things.push([b, e]);
    }
    lines.add(e);
  }
  for (const e of document.querySelectorAll('svg.ic')) {
    if (e.closest(DRAWN) || !seen(e) || clip(e).none) continue;
    const b = shown(box(e), clip(e));
    if (large(b, 4)) things.push([b, e]);
  }
  const isFault = (a, b, one, other) => {
    const isText = lines.has(one), both = isText && lines.has(other);
    if (one === other || !isText && !lines.has(other)) return false;
    if (both) return over(a, b, 3, 5);
    const [text, drawing] = isText ? [one, other] : [other, one], around = drawing.parentElement;
    return over(a, b, 4, 6) && !(around.contains(text) && around.closest(TIMES));
  };
  overlaps(things, isFault);
  return [...found];
}"""
"""What scrolls sideways, leaves its action, lies over another answer or text, or is cut without a way to read it."""

SWEPT = f"""sizes => {{
  const faults = {FAULTS};
  const frame = window.frameElement, found = {{}};
  const choices = name => [...document.querySelectorAll(`input[name=${{name}}]`)]
    .filter(each => each.closest('label')?.checkVisibility());
  for (const [width, height] of sizes) {{
    Object.assign(frame.style, {{ width: `${{width}}px`, height: `${{height}}px` }});
    if (innerWidth !== width) throw new Error(`the frame has ${{innerWidth}} pixels, not ${{width}}`);
    const board = document.getElementById('tab-board'), tabs = choices('tab').filter(tab => tab !== board);
    const parts = [...choices('part').map(part => [board, part]), ...tabs.map(tab => [tab])];
    for (const chosen of parts.length ? parts : [[]]) {{
      for (const radio of chosen) if (radio) radio.checked = true;
      for (const fault of faults()) (found[fault] ??= []).push([width, height]);
    }}
  }}
  return Object.entries(found);
}}"""
"""The faults of all parts of a page at many sizes, each with the sizes that have it."""


def framed(page: Page, text: str) -> Frame:
    """Put a page into a frame whose size can be changed by a script."""
    if page.url == "about:blank":
        page.goto("/health")
    page.set_content(f'<iframe style="border: 0; opacity: 0" srcdoc="{escape(text)}"></iframe>')
    (frame,) = page.main_frame.child_frames
    frame.evaluate("document.fonts.ready.then(() => {})")
    return frame


def swept(page: Page, text: str, sizes: Iterable[tuple[int, int]]) -> list[str]:
    """Return the faults of a page at any of these sizes, each with its first and its last size."""
    found: Sequence[tuple[str, list[tuple[int, int]]]] = framed(page, text).evaluate(SWEPT, list(sizes))
    return [f"{fault}, at {len(sizes)} sizes from {sizes[0]} to {sizes[-1]}" for fault, sizes in found]
