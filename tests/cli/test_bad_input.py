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
        ("plya", "there is no command plya; did you mean play?"),
        ("dance", "there is no command dance; there are serve, backup, restore, play, campaign, simulate, replay,"),
        ("backup", "backup needs a file (vendemmia backup --help tells more)"),
        ("restore", "restore needs a file (vendemmia restore --help tells more)"),
        ("--colour", "unknown argument: --colour (vendemmia serve --help tells more)"),
        ("play --players seven", "--players: seven is not a whole number (vendemmia play --help tells more)"),
        ("play --players 7", "--players: 7 is not between 2 and 6 (vendemmia play --help tells more)"),
        ("play --players 1", "--players: 1 is not between 2 and 6 (vendemmia play --help tells more)"),
        ("play --players", "--players: a value is missing (vendemmia play --help tells more)"),
        ("play --humans 3 --players 2", "3 people cannot play in a game for 2"),
        ("play --humans 0", "--humans: 0 is not between 1 and 6 (vendemmia play --help tells more)"),
        ("play --names Ada,Bruno,Carla", "3 names are too many for 2 players"),
        ("play --names Ada,Ada", "two players cannot have the same name"),
        ("play --names Ada,,", "3 names are too many for 2 players"),
        ("play --names Ada,", "a name has 1 to 30 letters"),
        ("play --max-years 0", "--max-years: 0 is not between 1 and 1000000 (vendemmia play --help tells more)"),
        ("play --seed 1.5", "--seed: 1.5 is not a whole number (vendemmia play --help tells more)"),
        ("play --load a.json --seed 0", "not together with --load, the saved game has settled it: --seed"),
        ("play --load missing.json", "missing.json cannot be read: No such file or directory"),
        ("play --save no/such/folder.json", "no/such/folder.json cannot be written: it is a folder, or its folder"),
        ("play --colour", "unknown argument: --colour (vendemmia play --help tells more)"),
        ("play --solo brutal", "--solo: brutal is no level; there are very_easy, easy, normal, hard, very_hard ("),
        ("play --solo", "--solo: a value is missing (vendemmia play --help tells more)"),
        ("play --solo easy --challenge 9", "--challenge: 9 is not between 1 and 8 (vendemmia play --help tells more)"),
        ("play --solo very_hard --aggressive", "The aggressive variant is for these levels: easy, normal, hard."),
        ("play --solo easy --aggressive --challenge 6", "The aggressive variant skips challenge 6."),
        ("play --aggressive --challenge 2", "--aggressive, --challenge: only together with --solo"),
        ("play --solo easy --players 2 --humans 1", "not together with --solo: --players, --humans"),
        ("play --solo easy --friendly --max-years 2", "not together with --solo: --friendly, --max-years"),
        ("play --solo easy --names Ada,Bruno", "2 names are too many for 1 player"),
        ("play --load a.json --solo easy", "not together with --load, the saved game has settled it: --solo"),
        (
            "play --modules board,boat",
            "--modules: boat is no module; there are extended_board, special_workers, struct",
        ),
        ("play --modules board,", "--modules: '' is no module; there are "),
        ("play --modules", "--modules: a value is missing (vendemmia play --help tells more)"),
        ("play --no-map-scoring", "--no-map-scoring: only together with --modules extended_board"),
        ("play --no-map-scoring --modules workers", "--no-map-scoring: only together with --modules extended_board"),
        (
            "play --solo easy --aggressive --modules all",
            "The aggressive variant and the campaign are for the base board",
        ),
        ("play --solo easy --challenge 1 --modules board", "The aggressive variant and the campaign are for the base"),
        ("play --load a.json --modules all", "not together with --load, the saved game has settled it: --modules"),
        (
            "play --load a.json --no-map-scoring",
            "not together with --load, the saved game has settled it: --no-map-scor",
        ),
        (
            "simulate --modules boat",
            "--modules: boat is no module; there are extended_board, special_workers, structure_",
        ),
        (
            "simulate --solo hard --aggressive --modules board",
            "The aggressive variant and the campaign are for the base",
        ),
        ("simulate --challenge 2", "--challenge: only together with --solo"),
        ("simulate --solo easy --players 3", "not together with --solo: --players"),
        ("simulate --games 0", "--games: 0 is not between 1 and 10000000 (vendemmia simulate --help tells more)"),
        ("simulate --workers 0", "--workers: 0 is not between 1 and 256 (vendemmia simulate --help tells more)"),
        ("simulate 5", "unknown argument: 5 (vendemmia simulate --help tells more)"),
        ("replay", "replay needs a saved game (vendemmia replay --help tells more)"),
        ("replay missing.json", "missing.json cannot be read: No such file or directory"),
        ("replay .", ". cannot be read: Is a directory"),
        ("cards no such card", "no card has this id, and none contains these words: no such card"),
        (f"play --save {'a' * 3000}", "aaaaaaaaaa"),
        (f"replay {'a' * 3000}", "aaaaaaaaaa"),
        (f"play --seed {'9' * 3000}", "--seed: 9999"),
        (f"cards {'a' * 3000}", "no card has this id, and none contains these words: aaaa"),
        ("rules NOPE-1", "no rule has this number, and none contains these words: NOPE-1"),
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
        (b"", "is no sound record. It is no JSON text; line 1 cannot be read."),
        (b"no game", "is no sound record. It is no JSON text; line 1 cannot be read."),
        (b"\xff\xfe\x00", "is no saved game"),
        (b"[]", "is no sound record. It is not in the format vendemmia-record/2."),
        (b'{"format": "other"}', "is no sound record. It is not in the format vendemmia-record/2."),
        (b"9" * 5000, "is no sound record. It has a number or a nesting beyond all bounds."),
        (b"[" * 100_000, "is no sound record. It has a number or a nesting beyond all bounds."),
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
    assert "is no sound record. Its saved position was changed." in done.err
