"""Record a turn as a short animation: docs/screenshots/turn.png, an APNG of at most 2 MB.

    python scripts/animation.py [FILE]

You place a worker, the others answer, and each of their moves is shown. The browser records its own frames; a page
reduces them to one palette and to what changes, and the file is written here.
"""

from __future__ import annotations

import base64
import struct
import sys
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from scripts.stage import PICTURES, opened, placing, stage

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

LARGEST: Final = 2_000_000
WIDTH, HEIGHT = 1280, 720
SHOWN: Final = 960
"""The width of the animation; the page is drawn larger."""
SHORTEST, LONGEST_STILL, LAST_STILL = 60, 900, 2500
"""Milliseconds: frames that follow each other faster are left out, and nothing rests for longer."""
LONGEST: Final = 12_000
"""Milliseconds of all frames but the last: a turn that took longer is shown faster."""
PATIENCE: Final = 60_000
COLOURS: Final = 255
"""The palette has one more: what has not changed."""
MY_TURN = """() => document.querySelector('#prompt :is(.workers, button[name=code])') !== null
  && !document.documentElement.classList.contains('moves-shown')"""
HAS_CHANGED = "before => document.getElementById('table').dataset.version !== before"
VERSION = "document.getElementById('table').dataset.version"
REDUCE = """async ([shots, colours]) => {
  const pixels = [];
  let width, height;
  for (const shot of shots) {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(shot), c => c.charCodeAt(0))]));
    [width, height] = [picture.width, picture.height];
    const canvas = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    canvas.drawImage(picture, 0, 0);
    pixels.push(new Uint32Array(canvas.getImageData(0, 0, width, height).data.buffer));
  }
  // The colours that are used most, in steps of 8 for each part: a page has few, and shades between them.
  const rough = colour => ((colour & 0xf8) >> 3) | ((colour & 0xf800) >> 6) | ((colour & 0xf80000) >> 9);
  const groups = new Map();
  for (const frame of pixels)
    for (let at = 0; at < frame.length; at += 3) {
      const key = rough(frame[at]);
      const group = groups.get(key) ?? new Map();
      groups.set(key, group.set(frame[at], (group.get(frame[at]) ?? 0) + 1));
    }
  const weight = group => [...group.values()].reduce((sum, n) => sum + n, 0);
  const best = group => [...group].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
  const palette = [...groups.values()].sort((a, b) => weight(b) - weight(a)).slice(0, colours).map(best);
  const parts = palette.map(c => [c & 255, (c >> 8) & 255, (c >> 16) & 255]);
  const known = new Map();
  const nearest = colour => {
    if (known.has(colour)) return known.get(colour);
    const [r, g, b] = [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
    let found = 0, least = Infinity;
    parts.forEach(([x, y, z], at) => {
      const far = 2 * (r - x) ** 2 + 4 * (g - y) ** 2 + 3 * (b - z) ** 2;
      if (far < least) [found, least] = [at, far];
    });
    known.set(colour, found);
    return found;
  };
  const code = bytes => {
    let text = '';
    for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
    return btoa(text);
  };
  const frames = [];
  let before = null;
  for (const frame of pixels) {
    const now = Uint8Array.from(frame, nearest);
    let [left, top, right, bottom] = [width, height, -1, -1];
    for (let at = 0; at < now.length; at++) {
      if (before && before[at] === now[at]) continue;
      const [x, y] = [at % width, Math.floor(at / width)];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
    if (right < 0) {
      frames.push(null);
      continue;
    }
    const [w, h] = [right - left + 1, bottom - top + 1];
    const part = new Uint8Array(w * h);
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const at = (top + y) * width + left + x;
        part[y * w + x] = before && before[at] === now[at] ? colours : now[at];
      }
    frames.push({ left, top, width: w, height: h, data: code(part) });
    before = now;
  }
  return { width, height, palette: parts, frames };
}"""


class Frame(NamedTuple):
    shot: str
    """A PNG in base64."""
    at: float
    """Milliseconds."""


def recorded(browser: Browser, address: str) -> list[Frame]:
    """The frames of a turn: yours, and those of the others until you are asked again."""
    page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, service_workers="block")
    page.goto(address)
    page.wait_for_function(MY_TURN)
    page.wait_for_timeout(1000)
    frames: list[Frame] = []
    film = page.context.new_cdp_session(page)

    def keep(event: dict[str, Any]) -> None:
        film.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})
        frames.append(Frame(event["data"], event["metadata"]["timestamp"] * 1000))

    film.on("Page.screencastFrame", keep)
    film.send("Page.startScreencast", {"format": "png", "maxWidth": SHOWN, "maxHeight": SHOWN, "everyNthFrame": 1})
    page.wait_for_timeout(700)
    press(page)
    page.wait_for_function(MY_TURN, timeout=PATIENCE)
    page.wait_for_timeout(1200)
    film.send("Page.stopScreencast")
    page.close()
    return frames


def press(page: Page) -> None:
    """Place a worker, and answer what that asks."""
    what = "#table button.slot.legal:visible"
    for _ in range(6):
        before = page.evaluate(VERSION)
        page.locator(what).first.click()
        page.wait_for_function(HAS_CHANGED, arg=before)
        if page.locator("html.moves-shown, #prompt .workers").count() or not page.evaluate(MY_TURN):
            return
        what = "#prompt button[name=code]:visible, #table button[name=code]:visible"


def thinned(frames: list[Frame]) -> list[tuple[str, int]]:
    """Pictures and how long each is shown."""
    kept: list[Frame] = []
    for frame in frames:
        if not kept or frame.at - kept[-1].at >= SHORTEST:
            kept.append(frame)
    ends = [frame.at for frame in kept[1:]]
    times = [min(end - frame.at, LONGEST_STILL) for frame, end in zip(kept, ends, strict=False)]
    pace = min(1, LONGEST / sum(times))
    return list(zip((frame.shot for frame in kept), (*(round(pace * time) for time in times), LAST_STILL), strict=True))


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def packed(data: bytes, width: int) -> bytes:
    """The lines of a picture, each after the number of its filter: none."""
    lines = (b"\0" + data[at : at + width] for at in range(0, len(data), width))
    return zlib.compress(b"".join(lines), 9)


def apng(film: dict[str, Any], times: list[int]) -> bytes:
    """The file. A frame that is None lengthens the one before it."""
    shown: list[tuple[dict[str, Any], int]] = []
    for frame, time in zip(film["frames"], times, strict=True):
        if frame is None:
            shown[-1] = (shown[-1][0], shown[-1][1] + time)
        else:
            shown.append((frame, time))
    palette = b"".join(bytes(colour) for colour in film["palette"]).ljust(3 * COLOURS, b"\0") + b"\0\0\0"
    parts = [
        b"\x89PNG\r\n\x1a\n",
        chunk(b"IHDR", struct.pack(">IIBBBBB", film["width"], film["height"], 8, 3, 0, 0, 0)),
        chunk(b"acTL", struct.pack(">II", len(shown), 0)),
        chunk(b"PLTE", palette),
        chunk(b"tRNS", b"\xff" * COLOURS + b"\0"),
        *_frames(shown),
        chunk(b"IEND", b""),
    ]
    return b"".join(parts)


def _frames(shown: list[tuple[dict[str, Any], int]]) -> Iterator[bytes]:
    number = 0
    for frame, time in shown:
        place = (frame["width"], frame["height"], frame["left"], frame["top"])
        yield chunk(b"fcTL", struct.pack(">IIIIIHHBB", number, *place, time, 1000, 0, 1))
        data = packed(base64.b64decode(frame["data"]), frame["width"])
        first = number == 0
        number += 1
        if first:
            yield chunk(b"IDAT", data)
        else:
            yield chunk(b"fdAT", struct.pack(">I", number) + data)
            number += 1


def main() -> None:
    from vendemmia import Options

    file = Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES / "turn.png"
    with stage() as (browser, serve):
        table = opened(Options(players=3), 11, placing(1, 3))
        frames = thinned(recorded(browser, f"{serve()}/tables/{table}/"))
        page = browser.new_page()
        film = page.evaluate(REDUCE, [[shot for shot, _ in frames], COLOURS])
    times = [time for _, time in frames]
    made = apng(film, times)
    assert len(made) <= LARGEST, f"{len(made):,} bytes are too many"
    file.write_bytes(made)
    print(f"{file.name}: {len(times)} frames, {sum(times) / 1000:.1f} s, {len(made):,} bytes")


if __name__ == "__main__":
    main()
