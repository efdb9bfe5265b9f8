"""What a page may not do at any size, measured in the browser."""

from __future__ import annotations

from collections.abc import Iterable

from playwright.sync_api import Page

SIZES = (
    (390, 844),
    (360, 640),
    (844, 390),
    (667, 375),
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1280, 720),
    (1280, 800),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (320, 256),  # 1280 by 1024 at 400 % zoom
)


def is_one_screen(width: int, height: int) -> bool:
    return width >= 1280 and height >= 720


def resize(page: Page, width: int, height: int) -> None:
    """A window of the same size would be laid out again."""
    if page.viewport_size != {"width": width, "height": height}:
        page.set_viewport_size({"width": width, "height": height})


def from_here(page: Page, sizes: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same sizes, beginning with the one that the window has: it need not be laid out again."""
    here = page.viewport_size or {"width": 0, "height": 0}
    return sorted(sizes, key=lambda size: size != (here["width"], here["height"]))


UNPAINTED = "() => { document.documentElement.style.opacity = 0 }"
"""Everything keeps its place, but nothing is drawn: at each new size that would take as long as the layout."""


def unpainted(text: str) -> str:
    """The text of a page that is never drawn, not even when it is shown first."""
    assert text.count("<html ") == 1
    return text.replace("<html ", '<html style="opacity: 0" ')


PROBLEMS = """() => {
  const found = new Set(), W = innerWidth, H = innerHeight, root = document.documentElement;
  const px = parseFloat(getComputedStyle(root).fontSize) / 16;  // With larger letters everything is larger.
  const one = W >= 1280 * px && H >= 720 * px, zoomed = W < 560 * px && H < 500 * px;
  const table = document.getElementById('table'), prompt = document.getElementById('prompt');
  const styles = new Map(), boxes = new Map();
  const style = e => styles.get(e) ?? styles.set(e, getComputedStyle(e)).get(e);
  const box = e => boxes.get(e) ?? boxes.set(e, e.getBoundingClientRect()).get(e);
  const name = e => `${e.tagName}.${e.getAttribute('class') ?? ''} `
    + (e.innerText || e.getAttribute('aria-label') || '').replace(/\\s+/g, ' ').slice(0, 40);
  const inSight = b => b.left >= -1 && b.right <= W + 1 && b.top >= -1 && b.bottom <= H + 1;
  const seen = e => e.checkVisibility() && !e.closest('[popover]');

  if (root.scrollWidth > W) found.add(`sideways: ${root.scrollWidth}`);
  if (!zoomed && root.scrollHeight > H) found.add(`the page scrolls: ${root.scrollHeight}`);

  // Texts: large enough, inside what clips them and inside their own box. One that lies wholly below is left out.
  const OWN = '.slot, .tile, .hc, .btn, .stc, .rival, .tiny, .mini-slots i, .wake li, td, .mslot, .field, .vine, '
    + 'label, .season, .panel';
  const cuts = (text, edges) => {
    let free = false;
    for (let e = text; e !== root; e = e.parentElement) {
      const s = style(e);
      if (s.clipPath.startsWith('inset')) return '';
      if (s.display === 'inline' || s.display === 'contents') continue;
      const b = box(e), clips = s.overflowY !== 'visible' && !free;
      if (clips && s.overflowY !== 'auto' && edges.top >= b.bottom - 2) return '';
      free ||= s.overflowY === 'auto' || s.overflowX === 'auto';
      const sideways = s.overflowX === 'auto' && e.scrollWidth > e.clientWidth + 1;
      if (sideways && !e.closest('.since, .choices')) return `scrolls sideways: ${name(e)}`;
      if (free) continue;
      const beside = edges.left < b.left - 1.5 * px || edges.right > b.right + 1.5 * px;
      if (s.textOverflow === 'ellipsis' && e.closest('[title]')) return '';  // The title says all of it.
      if (s.overflowX !== 'visible' && beside) return `cut: ${name(text)}`;
      if (clips && (edges.top < b.top - 3 * px || edges.bottom > b.bottom + 3 * px)) return `cut: ${name(text)}`;
      if (e.matches(OWN) && !text.closest('.bonus') && (beside || edges.bottom > b.bottom + 4 * px))
        return `leaves its box: ${name(text)} in ${name(e)}`;
    }
    return zoomed || free || inSight(edges) ? '' : `out of sight: ${name(text)}`;
  };
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT), range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || text.closest('.sr, [popover]') || !text.checkVisibility()) continue;
    range.selectNodeContents(texts.currentNode);
    const edges = range.getBoundingClientRect();
    if (edges.width < 1) continue;
    const size = parseFloat(style(text).fontSize) * (text.matches('text') ? text.getScreenCTM().a : 1);
    const clipped = style(text).clipPath.startsWith('inset');
    if (size < 11.99 * px && !clipped) found.add(`${size.toFixed(1)} px: ${name(text)}`);
    const cut = cuts(text, edges);
    if (cut) found.add(cut);
  }

  // The question, up to four answers and Pass: in sight, and nothing lies over them.
  const hit = e => {
    const b = box(e);
    return e.contains(document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2));
  };
  if (!inSight(box(prompt.querySelector('h1')))) found.add('the question is out of sight');
  const answers = [...prompt.querySelectorAll('.choices > .btn, .seg label, .there')].filter(seen);
  for (const answer of answers.length > 5 ? prompt.querySelectorAll('.pass') : answers)
    if (!inSight(box(answer)) || !hit(answer)) found.add(`out of sight: ${name(answer)}`);

  // Everything that a finger presses is large enough.
  for (const thing of one ? [] : table.querySelectorAll('button, a, label')) {
    const b = box(thing);
    if (b.width < 2 || b.height < 2 || thing.matches('.sr') || !seen(thing) || !hit(thing)) continue;
    const size = `${b.width.toFixed()} by ${b.height.toFixed()}`;
    if (Math.min(b.width, b.height) < 43.5 * px) found.add(`${size}: ${name(thing)}`);
  }

  // One screen: every part of the table is in sight, and inside its frame.
  for (const part of one ? table.querySelectorAll('.top, .prompt, .season, .map, .vineyard, .hand, .rivals') : [])
    if (seen(part) && !inSight(box(part))) found.add(`not on the screen: ${name(part)}`);
  for (const inner of table.querySelectorAll('.slots > *, .season > :not(.open-season), .field > *, .m-b > *')) {
    const frame = inner.parentElement.closest('.tile, .season, .field, .panel');
    if (!seen(inner) || !box(inner).height || style(frame).overflowY === 'auto') continue;
    const a = box(inner), b = box(frame);
    if (a.bottom > b.bottom + px || a.right > b.right + px) found.add(`leaves its frame: ${name(inner)}`);
  }
  return [...found];
}"""

COVERS = """id => {
  const zoom = document.getElementById(id).getBoundingClientRect();
  const over = b => b.left < zoom.right && b.right > zoom.left && b.top < zoom.bottom && b.bottom > zoom.top;
  const pressed = [...document.querySelectorAll('#table button[name=code], .held')];
  return pressed.filter(e => e.checkVisibility() && over(e.getBoundingClientRect())).length;
}"""
"""How many things that can be pressed lie below an enlarged card."""

SHIFTS = """() => {
  window.draw(true);  // What is not drawn does not count.
  window.shifts = 0;
  const add = entry => { window.shifts += entry.value; };
  new PerformanceObserver(list => list.getEntries().forEach(add)).observe({ type: 'layout-shift', buffered: false });
}"""
"""Adds up how far things move, also those that somebody has just asked for by a press."""
