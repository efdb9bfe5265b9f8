"""The sounds, computed without a loudspeaker: each can be heard, is short, never too loud; seasons are far quieter."""

from __future__ import annotations

from math import log10

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
BEHIND = """async () => {
  const { SEASONS, ambience } = await import('/static/vendemmia/js/sounds/ambience.js');
  const rate = 22050, found = {};
  for (const season of SEASONS) {
    const audio = new OfflineAudioContext(1, 10 * rate, rate);
    const source = ambience(audio, season);
    source.connect(audio.destination);
    source.start();
    const heard = (await audio.startRendering()).getChannelData(0);
    const mean = (from, to) => {
      const part = heard.subarray(from * rate, to * rate);
      return Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / part.length);
    };
    found[season] = [mean(0, 10), ...[0, 1, 2, 3, 4, 5, 6, 7].map(at => mean(at, at + 1))];
  }
  return found;
}"""
"""The mean of each season, as a whole and second by second, at the loudest setting."""
QUIETEST, LOUDEST = -60, -30
"""Decibels below the loudest that a loudspeaker can play."""


def test_every_sound_can_be_heard_and_ends_soon(page: Page) -> None:
    page.goto("/keys")
    found: dict[str, list[float]] = page.evaluate(MEASURED)
    wrong = {name: each for name, each in found.items() if not (0.04 < each[0] < 1 and 0.02 < each[1] < 1.5)}
    assert wrong == {}


def test_the_seasons_are_heard_far_behind_the_sounds(page: Page) -> None:
    page.goto("/keys")
    found: dict[str, list[float]] = page.evaluate(BEHIND)
    assert set(found) == {"spring", "summer", "fall", "winter", "dusk"}
    levels = {season: 20 * log10(each[0]) for season, each in found.items()}
    assert {season: level for season, level in levels.items() if not QUIETEST < level < LOUDEST} == {}
    loudest = {season: 20 * log10(max(each)) for season, each in found.items()}
    assert {season: level for season, level in loudest.items() if level >= LOUDEST + 4} == {}
