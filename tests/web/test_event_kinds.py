"""The table of motions and sounds: every kind of event that the engine reports has its own, and none is unknown."""

from __future__ import annotations

import re
from pathlib import Path

from vendemmia.engine import Kind

SCRIPTS = Path(__file__).parents[2] / "src" / "vendemmia" / "web" / "static" / "vendemmia" / "js"
ENTRY = re.compile(r'^  (\w+): \{ motion: "(\w+)", sound: "(\w*)" \}', re.MULTILINE)
NAMED = re.compile(r"^  (\w+)(?::|,$| \()", re.MULTILINE)


def block(path: Path, start: str, end: str = "\n};") -> str:
    """Return what a script says between two marks."""
    return path.read_text(encoding="utf-8").partition(start)[2].partition(end)[0]


def entries() -> dict[str, tuple[str, str]]:
    found = ENTRY.findall(block(SCRIPTS / "live" / "kinds.js", "export const KINDS = {"))
    return {kind: (motion, sound) for kind, motion, sound in found}


def declared(name: str) -> set[str]:
    """Return the values of a type."""
    return set(re.findall(r'"(\w+)"', block(SCRIPTS / "types.d.ts", f"type {name} =", ";")))


def test_every_kind_of_event_has_a_motion_and_a_sound() -> None:
    kinds = {kind.value for kind in Kind}
    assert set(entries()) == kinds
    assert declared("EventKind") == kinds
    assert [kind for kind, (_, sound) in entries().items() if not sound] == ["game_over"]


def test_every_motion_and_every_sound_is_made() -> None:
    motions = set(NAMED.findall(block(SCRIPTS / "live" / "motions.js", "export const MOTIONS = {")))
    sounds = set(NAMED.findall(block(SCRIPTS / "sounds" / "voices.js", "export const SOUNDS = {")))
    assert motions == declared("MotionName") == {motion for motion, _ in entries().values()}
    assert sounds == declared("SoundName")
    assert {sound for _, sound in entries().values() if sound} <= sounds
