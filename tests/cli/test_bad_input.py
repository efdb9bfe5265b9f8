"""Wrong input gets one clear line on standard error and exit code 2."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from .support import always, run

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("argv", "line"),
    [
        ("plya", "unknown command plya; did you mean play?"),
        ("dance", "unknown command dance; choose from serve, backup, restore, host, play, campaign, simulate,"),
        ("backup", "backup needs a file (see vendemmia backup --help)"),
        ("restore", "restore needs a file (see vendemmia restore --help)"),
        ("--colour", "unknown argument: --colour (see vendemmia serve --help)"),
        ("play --players seven", "--players: seven is not a whole number (see vendemmia play --help)"),
        ("play --players 7", "--players: 7 is not between 2 and 6 (see vendemmia play --help)"),
        ("play --players 1", "--players: 1 is not between 2 and 6 (see vendemmia play --help)"),
        ("play --players", "--players: a value is missing (see vendemmia play --help)"),
        ("play --humans 3 --players 2", "3 people do not fit in a game for 2"),
        ("play --humans 0", "--humans: 0 is not between 1 and 6 (see vendemmia play --help)"),
        ("play --names Ada,Bruno,Carla", "3 names are too many for 2 players"),
        ("play --names Ada,Ada", "two players cannot have the same name"),
        ("play --names Ada,,", "3 names are too many for 2 players"),
        ("play --names Ada,", "names must have 1 to 30 characters"),
        ("play --max-years 0", "--max-years: 0 is not between 1 and 1000000 (see vendemmia play --help)"),
        ("play --seed 1.5", "--seed: 1.5 is not a whole number (see vendemmia play --help)"),
        (
            "play --load a.json --seed 0",
            "cannot be used with --load, because the saved game already decides this: --seed",
        ),
        ("play --load missing.json", "cannot read missing.json: No such file or directory"),
        ("play --save no/such/folder.json", "cannot write no/such/folder.json: it is a folder, its folder"),
        ("play --colour", "unknown argument: --colour (see vendemmia play --help)"),
        ("play --solo brutal", "--solo: brutal is not a level; choose from very_easy, easy, normal, hard, very_hard ("),
        ("play --solo", "--solo: a value is missing (see vendemmia play --help)"),
        ("play --solo easy --challenge 9", "--challenge: 9 is not between 1 and 8 (see vendemmia play --help)"),
        ("play --solo very_hard --aggressive", "The aggressive variant is only for these levels: easy, normal, hard."),
        ("play --solo easy --aggressive --challenge 6", "The aggressive variant skips challenge 6."),
        ("play --aggressive --challenge 2", "--aggressive, --challenge: only with --solo"),
        ("play --solo easy --players 2 --humans 1", "cannot be used with --solo: --players, --humans"),
        ("play --solo easy --friendly --max-years 2", "cannot be used with --solo: --friendly, --max-years"),
        ("play --solo easy --names Ada,Bruno", "2 names are too many for 1 player"),
        (
            "play --load a.json --solo easy",
            "cannot be used with --load, because the saved game already decides this: --solo",
        ),
        (
            "play --modules board,boat",
            "--modules: boat is not a module; choose from extended_board, special_workers, struct",
        ),
        ("play --modules board,", "--modules: '' is not a module; choose from "),
        ("play --modules", "--modules: a value is missing (see vendemmia play --help)"),
        ("play --no-map-scoring", "--no-map-scoring: only with --modules extended_board"),
        ("play --no-map-scoring --modules workers", "--no-map-scoring: only with --modules extended_board"),
        (
            "play --solo easy --aggressive --modules all",
            "The aggressive variant and the campaign are only for the base board",
        ),
        ("play --solo easy --challenge 1 --modules board", "The aggressive variant and the campaign are only for"),
        (
            "play --load a.json --modules all",
            "cannot be used with --load, because the saved game already decides this: --modules",
        ),
        (
            "play --load a.json --no-map-scoring",
            "cannot be used with --load, because the saved game already decides this: --no-map-scor",
        ),
        (
            "simulate --modules boat",
            "--modules: boat is not a module; choose from extended_board, special_workers, structure_",
        ),
        (
            "simulate --solo hard --aggressive --modules board",
            "The aggressive variant and the campaign are only for the base",
        ),
        ("simulate --challenge 2", "--challenge: only with --solo"),
        ("simulate --solo easy --players 3", "cannot be used with --solo: --players"),
        ("simulate --games 0", "--games: 0 is not between 1 and 10000000 (see vendemmia simulate --help)"),
        ("simulate --workers 0", "--workers: 0 is not between 1 and 256 (see vendemmia simulate --help)"),
        ("simulate 5", "unknown argument: 5 (see vendemmia simulate --help)"),
        ("tournament", "Name at least two computer players, or one to play alone with --solo."),
        ("tournament easy grandmaster", "There is no computer player named grandmaster; choose from random, easy,"),
        ("tournament easy --against easy", "You named easy twice."),
        ("tournament easy hard --field knock-out", "--field: choose from one-vs-rest, round-robin, not knock-out (see"),
        (
            "tournament easy hard --players 3 --field round-robin",
            "With 3 players, a round robin needs at least 3 names",
        ),
        ("tournament easy hard --players 7", "--players: 7 is not between 2 and 6 (see vendemmia tournament --help)"),
        ("tournament easy --against hard --solo easy", "cannot be used with --solo: --against"),
        ("tournament easy hard --out pyproject.toml", "Cannot use pyproject.toml/games.jsonl: "),
        ("replay", "replay needs a saved game (see vendemmia replay --help)"),
        ("replay missing.json", "cannot read missing.json: No such file or directory"),
        ("replay .", "cannot read .: Is a directory"),
        ("cards no such card", "no card has this id or contains these words: no such card"),
        (f"play --save {'a' * 3000}", "cannot write aaaaaaaaaa"),
        (f"replay {'a' * 3000}", "cannot read aaaaaaaaaa"),
        (f"play --seed {'9' * 3000}", "--seed: 9999"),
        (f"cards {'a' * 3000}", "no card has this id or contains these words: aaaa"),
        ("rules NOPE-1", "no rule has this number or contains these words: NOPE-1"),
    ],
)
def test_a_wrong_command_gets_one_line(argv: str, line: str) -> None:
    done = run(*argv.split())
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith(f"vendemmia: {line}")
    assert done.err.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (b"", "is not a valid record. It is not valid JSON: line 1 cannot be read."),
        (b"no game", "is not a valid record. It is not valid JSON: line 1 cannot be read."),
        (b"\xff\xfe\x00", "is not a saved game"),
        (b"[]", "is not a valid record. It is not in the format vendemmia-record/2."),
        (b'{"format": "other"}', "is not a valid record. It is not in the format vendemmia-record/2."),
        (b"9" * 5000, "is not a valid record. It contains a number that is too large or data nested too deeply."),
        (b"[" * 100_000, "is not a valid record. It contains a number that is too large or data nested too deeply."),
    ],
)
@pytest.mark.parametrize("command", [("replay",), ("play", "--load")])
def test_a_file_that_is_no_record_gets_one_line(
    tmp_path: Path, command: tuple[str, ...], text: bytes, problem: str
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(text)
    done = run(*command, str(file))
    assert done.code == 2
    assert done.out == ""
    assert problem in done.err
    assert done.err.count("\n") == 1


def test_a_record_whose_game_is_not_sound_is_not_played_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "--seed", "5", "--max-years", "1", "--save", str(file), answers=always("1"))
    plain = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps(plain | {"checksum": "0" * 16}), encoding="utf-8")
    done = run("play", "--load", str(file))
    assert done.code == 2
    assert "is not a valid record. Its saved position has been changed." in done.err
