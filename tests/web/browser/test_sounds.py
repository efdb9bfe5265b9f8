"""The six sounds, computed without a loudspeaker: each can be heard, is short, and is never too loud."""

from __future__ import annotations

from playwright.sync_api import Page

MEASURED = """async () => {
  const { SOUNDS } = await import('/static/vendemmia/js/sounds/voices.js');
  const details = { season: ['spring', 'summer', 'fall', 'winter'], end: ['won', 'lost'] }, rate = 22050, found = {};
  for (const [name, play] of Object.entries(SOUNDS)) for (const detail of details[name] ?? ['']) {
    const audio = new OfflineAudioContext(1, 3 * rate, rate);
    play({ audio, out: audio.destination }, detail);
    const heard = (await audio.startRendering()).getChannelData(0).map(Math.abs);
    const loudest = heard.reduce((one, other) => Math.max(one, other));
    found[`${name} ${detail}`.trim()] = [loudest, heard.findLastIndex(one => one > 0.002) / rate];
  }
  return found;
}"""
"""The loudest moment of each sound, and its length in seconds."""


def test_every_sound_can_be_heard_and_ends_soon(page: Page) -> None:
    page.goto("/keys")
    found: dict[str, list[float]] = page.evaluate(MEASURED)
    assert {name.split()[0] for name in found} == {"yours", "placement", "coin", "order", "season", "end"}
    wrong = {name: each for name, each in found.items() if not (0.05 < each[0] < 1 and 0.02 < each[1] < 1.5)}
    assert wrong == {}
