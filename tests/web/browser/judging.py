"""What is wrong with a page for readers who see little, or hear it: axe, and the contrast of every text.

Axe leaves the contrast of a text over a drawing, a gradient or a picture to people. Here it is measured for all texts:
the page is drawn without its texts, and each text's colour is compared with what is then behind it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal
from weakref import WeakKeyDictionary

import axe_playwright_python
from playwright.sync_api import CDPSession, Page

from tests.repeating import LONG_RUN

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
RULES = {
    "resultTypes": ["violations", "incomplete"],
    "preload": {"assets": ["media"]},  # Only a rule that is off reads the styles, too.
    "rules": {"color-contrast": {"enabled": False}, "label-content-name-mismatch": {"enabled": True}},
}
ASK_AXE = """async ([part, rules]) => {
  if (typeof axe !== 'object') return null;
  let found, changed, left = 5;
  const changes = new MutationObserver(() => { changed = true });
  changes.observe(document, { childList: true, subtree: true });
  // Axe compares what it sees at the beginning and at the end: a page that changes in between is judged again.
  do {
    changed = false;
    found = await axe.run(part ?? document, rules);
  } while ((changes.takeRecords().length || changed) && --left);
  changes.disconnect();
  // Little of it is read, and to send all of it takes as long as a third of the judgement.
  const first = ({ id, help, nodes }) =>
    nodes.slice(0, 3).map(({ target, html }) => `${id}: ${help} (${target} ${html.slice(0, 160)})`);
  return [...found.violations, ...found.incomplete].flatMap(first);
}"""
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, Theme] = ("light", "dark")
SEEN: WeakKeyDictionary[Page, int] = WeakKeyDictionary()
"""How often a page has been judged."""
CAMERAS: WeakKeyDictionary[Page, CDPSession] = WeakKeyDictionary()
"""One for each page that pictures are taken of."""
MOST_BELOW = 0.15
"""The share of the background that may be too near to the text: lines of a drawing that pass behind it."""
HIDE_TEXTS = """() => {  // They keep their places and colours: `TEXTS` reads them.
  window.draw?.(true);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { -webkit-text-fill-color: transparent !important; text-shadow: none !important;
      transition: none !important; animation: none !important }
    svg text { fill-opacity: 0 !important }`);
  document.adoptedStyleSheets.push(sheet);
}"""
SHOW_TEXTS = "() => { document.adoptedStyleSheets.pop(); window.draw?.(false) }"
TEXTS = r"""within => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const plain = colour => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  // What is visible of an element's inside, and how strongly: found once for each element.
  const frames = new Map();
  const frame = element => {
    if (!element) return [0, 0, innerWidth, innerHeight, 1];
    if (!frames.has(element)) {
      let [left, top, right, bottom, opacity] = frame(element.parentElement);
      const style = getComputedStyle(element);
      if (style.clipPath !== 'none') right = left;
      if (style.overflow !== 'visible') {
        const box = element.getBoundingClientRect();
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      const apart = style.position === 'fixed' || element.matches(':popover-open, dialog[open]');
      if (apart) frames.set(element, [0, 0, innerWidth, innerHeight, 1]);
      else frames.set(element, [left, top, right, bottom, opacity * style.opacity]);
    }
    return frames.get(element);
  };
  // A line of text is higher than its letters: they are in its middle.
  const clip = (box, element) => {
    const [left, top, right, bottom] = frame(element), edge = box.height / 5;
    const [above, below] = [box.top + edge, box.bottom - edge];
    const cut = [Math.max(left, box.left), Math.max(top, above), Math.min(right, box.right), Math.min(bottom, below)];
    return cut[2] - cut[0] > 2 && cut[3] - cut[1] > 2 ? cut.map(Math.round) : null;
  };
  const isCovered = ([left, top, right, bottom], element) => {
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return there !== null && !element.contains(there) && !there.contains(element) && !there.closest('.hit');
  };
  const found = [];
  for (const root of document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.data.trim(), element = walker.currentNode.parentElement;
      const visible = element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
      if (!visible || !/[\p{L}\p{N}]/u.test(text)) continue;
      if (element.closest(':disabled, [aria-disabled=true], script, style, noscript')) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const lines = [...range.getClientRects()];
      const boxes = lines.map(box => clip(box, element)).filter(box => box && !isCovered(box, element));
      if (!boxes.length) continue;
      const style = getComputedStyle(element), size = parseFloat(style.fontSize);
      const colour = plain(element instanceof SVGElement ? style.fill : style.color);
      colour[3] *= frame(element)[4];
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      const [{ left, top }] = lines;
      const drawn = lines.length === 1 && text.length < 9 ? { font: style.font, left, top } : null;
      found.push({ text: text.slice(0, 40), name, colour, boxes, drawn, needed: large ? 3 : 4.5 });
    }
  }
  // They stay here: to send them there and back takes longer than to judge them.
  window.foundTexts = found;
  return found.length;
}"""
UNNAMED = r"""(within) => {
  const words = text => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
  const read = node => node.nodeType === Node.TEXT_NODE ? node.data
    : node.ariaHidden === 'true' ? '' : node.ariaLabel ?? [...node.childNodes].map(read).join(' ');
  const found = [];
  for (const button of document.querySelectorAll('button, a[href]')) {
    if (!button.checkVisibility() || !button.closest(within)) continue;
    const name = words(read(button)), walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode, element = text.parentElement;
      // The texts of a card describe it; its title names it. Single letters and numbers belong to a drawing.
      if (element.closest('.hc-b, .hc-f, .sr, .medal') || !/\p{L}{2}/u.test(text.data)) continue;
      const isNamed = !element.checkVisibility() || name.includes(words(text.data));
      if (!isNamed) found.push(`"${text.data.trim()}" of "${name}"`);
    }
  }
  return found;
}"""
POOR = """async ([shot, mostBelow]) => {
  const coded = atob(shot), bytes = new Uint8Array(coded.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = coded.charCodeAt(at);  // Much faster than `Uint8Array.from`.
  const picture = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
  canvas.drawImage(picture, 0, 0);
  const line = part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const linear = Array.from({ length: 256 }, (_, value) => line(value / 255));
  const light = (r, g, b) => 0.2126 * linear[r] + 0.7152 * linear[g] + 0.0722 * linear[b];
  // Where the letters of a short text are, and next to them: a number may just fit into a drawing.
  const sheet = new OffscreenCanvas(400, 100).getContext('2d', { willReadFrequently: true });  // One for all of them.
  const lettersOf = (text, { font, left, top }, [x, y, right, bottom]) => {
    const { canvas: paper } = sheet;
    paper.width = Math.max(paper.width, right - x);  // This also clears it.
    paper.height = Math.max(paper.height, bottom - y);
    sheet.font = font;
    sheet.lineWidth = 1;
    const baseline = top - y + sheet.measureText(text).fontBoundingBoxAscent;
    sheet.fillText(text, left - x, baseline);
    sheet.strokeText(text, left - x, baseline);
    return sheet.getImageData(0, 0, right - x, bottom - y).data;
  };
  const { data, width, height } = canvas.getImageData(0, 0, picture.width, picture.height);
  const pixels = new Uint32Array(data.buffer);
  // How often each colour is behind the letters: they are few, and most come in long runs.
  const coloursBehind = (text, boxes, drawn) => {
    const counts = new Map();
    const add = (pixel, run) => run && counts.set(pixel, (counts.get(pixel) ?? 0) + run);
    for (const [left, top, right, bottom] of boxes) {
      const letters = drawn && lettersOf(text, drawn, [left, top, right, bottom]);
      let last = 0, run = 0, at = -1;
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) {
          at++;
          if (letters && letters[4 * at + 3] < 100) continue;
          const pixel = x < width && y < height ? pixels[y * width + x] : 0;
          if (pixel === last) run++;
          else {
            add(last, run);
            [last, run] = [pixel, 1];
          }
        }
      add(last, run);
    }
    return counts;
  };
  const poor = [];
  for (const { text, name, colour, boxes, drawn, needed } of window.foundTexts) {
    const alpha = colour[3] / 255, alone = alpha > 0.99 ? light(...colour) : null, ratios = [];
    let total = 0;
    for (const [pixel, count] of coloursBehind(text, boxes, drawn)) {
      const behind = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
      const mixed = n => Math.round(colour[n] * alpha + behind[n] * (1 - alpha));
      const [a, b] = [alone ?? light(mixed(0), mixed(1), mixed(2)), light(...behind)];
      ratios.push([(Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), count]);
      total += count;
    }
    ratios.sort((a, b) => a[0] - b[0]);
    let left = Math.floor(total * mostBelow);
    const ratio = ratios.find(([, count]) => (left -= count) < 0)?.[0];
    if (ratio === undefined || ratio > needed - 0.05) continue;
    poor.push(`contrast ${ratio.toFixed(2)} of ${needed}: ${name} "${text}"`);
  }
  return poor;
}"""


def axe_findings(page: Page, part: str | None = None) -> list[str]:
    """What axe finds wrong, or leaves to people."""
    found: list[str] | None = page.evaluate(ASK_AXE, [part, RULES])
    if found is None:
        page.evaluate(AXE)
        found = page.evaluate(ASK_AXE, [part, RULES])
    assert found is not None
    return found


def poor_contrasts(page: Page, part: str = "body", themes: Sequence[Theme] = ("light",)) -> list[str]:
    """Texts that are hard to read where they are, in each of these colours. The page is light before and after."""
    page.evaluate(HIDE_TEXTS)
    found: list[str] = []
    for theme in themes:
        if theme != "light":
            page.emulate_media(color_scheme=theme)
        # On a busy machine a part may still have the other colours in the first picture, but not in the next one.
        poor = poor_in_picture(page, part) and poor_in_picture(page, part)
        found += [f"{theme}: {each}" for each in poor]
    page.evaluate(SHOW_TEXTS)
    if themes[-1] != "light":
        page.emulate_media(color_scheme="light")
    return found


def poor_in_picture(page: Page, part: str) -> list[str]:
    """Texts of a part that are hard to read as the page looks now."""
    assert page.evaluate(TEXTS, part), f"no text in {part}"
    poor: list[str] = page.evaluate(POOR, [picture(page), MOST_BELOW])
    return poor


def picture(page: Page) -> str:
    """What is seen, in base64: not packed tightly, which would take most of the time."""
    if page not in CAMERAS:
        CAMERAS[page] = page.context.new_cdp_session(page)
    taken: str = CAMERAS[page].send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})["data"]
    return taken


def unnamed_words(page: Page, part: str = "body") -> list[str]:
    """Words on buttons and links that their names lack: who speaks to the browser says what is to be seen."""
    found: list[str] = page.evaluate(UNNAMED, part)
    return [f"not in the name: {one}" for one in found]


def themes(page: Page) -> Sequence[Theme]:
    """Return the colours in which to look at the contrast of what a page shows now."""
    seen = SEEN[page] = SEEN.get(page, 0) + 1
    return THEMES if LONG_RUN or seen == 1 else (THEMES[seen % 2],)


def findings(page: Page, part: str | None = None, *, briefly: bool = False, axe: bool = True) -> list[str]:
    """Everything in light colours, then the contrast in dark ones, on the same page; briefly: the contrast in light.

    A usual run looks at the contrast of what one page shows later in light and in dark colours by turns.
    Without `axe`: only what the eye sees, where the same elements have been judged in another place.
    """
    size = page.viewport_size
    assert size
    label = f"{page.url} at {size['width']}x{size['height']}"
    named = [*axe_findings(page, part), *unnamed_words(page, part or "body")] if axe and not briefly else []
    named += poor_contrasts(page, part or "body", ["light"] if briefly else themes(page))
    return [f"{label}: {finding}" for finding in named]
