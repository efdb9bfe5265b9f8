"""`vendemmia campaign`: showing, starting, playing and skipping, with everything kept between the calls."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.support import rule
from vendemmia import Record
from vendemmia.campaign import Campaign, FileStore

from .support import always, run

DAMAGED = "The campaign is damaged. What is left of it was saved as "


@pytest.fixture
def store(home: Path) -> FileStore:
    return FileStore(home / "campaign" / "progress.json")


def game(home: Path, number: int) -> Path:
    return home / "campaign" / f"game-{number}.json"


def won(times: int, aggressive: bool = False) -> Campaign:
    campaign = Campaign.start("normal", aggressive)
    for _ in range(times):
        campaign = campaign.with_result("win")
    return campaign


def refused(*argv: str) -> str:
    """The one line that a wrong command gets."""
    done = run("campaign", *argv)
    assert done.code == 2
    assert done.out == ""
    assert done.err.count("\n") == 1
    return done.err.removeprefix("vendemmia: ").strip()


# --- starting and showing


def test_without_a_campaign_it_says_how_to_begin_one() -> None:
    for argv in ([], ["--play"], ["--skip"]):
        assert refused(*argv).startswith(
            "there is no campaign; start one, for example with: vendemmia campaign --start normal"
        )


def test_a_campaign_begins(store: FileStore) -> None:
    done = run("campaign", "--start", "Very-Easy")
    assert done.code == 0
    assert store.load() == Campaign.start("very_easy")
    assert done.out == run("campaign").out
    assert done.out.startswith("Campaign. Level: Very easy.\n  1. ")
    assert ": now\n" in done.out
    assert done.out.count(": to come\n") == 7
    assert "Score (games played): 0. Best possible: 8.\n" in done.out
    assert "Next: challenge 1. Start it with: vendemmia campaign --play\n" in done.out


def test_a_running_campaign_is_not_overwritten(home: Path, store: FileStore) -> None:
    store.save(won(2))
    assert refused("--start", "hard") == (
        "a campaign is in progress (2 games played); use --again to archive it and start a new one"
    )
    assert store.load() == won(2)
    done = run("campaign", "--start", "hard", "--again")
    assert done.code == 0
    assert store.load() == Campaign.start("hard")
    kept = home / "campaign.before-1"
    assert done.out.startswith(f"The previous campaign was archived: {kept}\n")
    assert FileStore(kept / "progress.json").load() == won(2)


def test_after_a_finished_campaign_another_begins(home: Path, store: FileStore) -> None:
    store.save(won(8))
    assert "You finished the campaign in 8 games; the best possible was 8.\n" in run("campaign").out
    assert refused("--play").startswith("the campaign is finished; start another")
    assert run("campaign", "--start", "hard").code == 0
    assert store.load() == Campaign.start("hard")
    assert FileStore(home / "campaign.before-1" / "progress.json").load() == won(8)


def test_progress_is_shown_by_challenge(store: FileStore) -> None:
    store.save(won(1, aggressive=True).with_result("loss").with_result("win").with_result("draw"))
    shown = run("campaign").out
    assert "Level: Normal, with the aggressive variant." in shown
    for line in ("  1. ", "  2. ", "  3. "):
        assert line in shown
    assert ": won in the first game\n" in shown
    assert ": won in 2 games\n" in shown
    assert ": now, 1 game not won\n" in shown
    assert shown.count(": skipped\n") == 1
    assert "Score (games played): 4. Best possible: 7.\n" in shown
    assert "For the game you did not win, you start with 1 bonus-action token.\n" in shown


# --- playing


@rule("CAMP-10")
def test_a_game_left_in_the_middle_goes_on_later_and_is_entered_at_its_end(home: Path, store: FileStore) -> None:
    run("campaign", "--start", "normal")
    begun = run("campaign", "--play", "--seed", "4", "--name", "Ada", answers=["1", "1", "quit"])
    assert begun.code == 0
    assert "Challenge 1: " in begun.out
    assert "  Our reading: " in begun.out
    assert "Continue with: vendemmia campaign --play\n" in begun.out
    assert "--load" not in begun.out
    assert store.load() == won(0)
    assert "A game of challenge 1 is in progress." in run("campaign").out
    assert refused("--play", "--seed", "5") == "--seed and --name are for a new game, and one is already in progress"

    ended = run("campaign", "--play", answers=always("1"))
    assert ended.code == 0
    assert "The game continues after 2 decisions. Players: Ada." in ended.out
    assert "You lose with " in ended.out
    assert "Score (games played): 1." in ended.out
    assert store.load() == won(0).with_result("loss")
    record = Record.from_text(game(home, 1).read_text(encoding="utf-8"))
    assert record.seed == 4
    assert record.replay().is_over


@rule("CAMP-1")
def test_the_next_game_begins_with_a_token_for_every_game_not_won(home: Path, store: FileStore) -> None:
    run("campaign", "--start", "normal", "--aggressive")
    for number in (1, 2):
        assert run("campaign", "--play", "--seed", "4", answers=always("1")).code == 0
        campaign = store.load()
        assert campaign is not None
        assert campaign.score == number
    third = run("campaign", "--play", "--seed", "4", answers=["quit"])
    assert "You start with 2 bonus-action tokens.\n" in third.out
    assert "Bonus-action tokens: 2." in third.out
    assert Record.from_text(game(home, 3).read_text(encoding="utf-8")).options.tokens == 2


def test_the_chance_of_a_game_is_settled_when_it_begins(home: Path, store: FileStore) -> None:
    store.save(won(0))
    first = run("campaign", "--play", answers=["quit"])
    second = run("campaign", "--play", answers=["quit"])
    seed = Record.from_text(game(home, 1).read_text(encoding="utf-8")).seed
    assert isinstance(seed, str)
    assert seed not in first.out
    assert first.out.partition("Level:")[2] == second.out.partition("Level:")[2] != ""


def test_a_game_saved_somewhere_else_is_kept_in_the_campaign_too(home: Path, store: FileStore, tmp_path: Path) -> None:
    store.save(won(0))
    run("campaign", "--play", answers=["1", "1", f"save {tmp_path / 'other.json'}", "quit"])
    assert len(Record.from_text(game(home, 1).read_text(encoding="utf-8")).codes) == 2


def test_a_game_that_ended_without_being_entered_is_entered_later(home: Path, store: FileStore) -> None:
    store.save(won(0))
    run("campaign", "--play", "--seed", "4", answers=["1", "quit"])
    run("play", "--load", str(game(home, 1)), answers=always("1"))
    assert store.load() == won(0)
    assert "Score (games played): 1." in run("campaign").out
    assert store.load() == won(0).with_result("loss")


def test_a_game_is_not_entered_into_another_campaign(home: Path, store: FileStore) -> None:
    store.save(won(0))

    def answer(_: str) -> str:
        store.save(won(1))
        return "1"

    played = run("campaign", "--play", "--seed", "4", answers=answer)
    assert played.code == 2
    assert "the campaign changed while you played this game" in played.err
    assert store.load() == won(1)
    assert game(home, 1).exists()


# --- skipping


@rule("CAMP-10")
def test_a_challenge_is_skipped_where_that_is_allowed(store: FileStore) -> None:
    store.save(won(3, aggressive=True))
    assert "You may skip this challenge: vendemmia campaign --skip\n" in run("campaign").out
    done = run("campaign", "--skip")
    assert done.code == 0
    assert "Next: challenge 5." in done.out
    assert "Best possible: 6." in done.out
    assert store.load() == won(3, aggressive=True).skip()
    assert refused("--skip").startswith("You must win challenge 5. You can skip only these challenges")


def test_a_game_under_way_is_finished_before_its_challenge_can_be_skipped(store: FileStore) -> None:
    store.save(won(3, aggressive=True))
    run("campaign", "--play", answers=["quit"])
    assert "--skip" not in run("campaign").out
    assert refused("--skip") == "a game of this challenge is in progress; finish it first"


# --- what goes wrong


@pytest.mark.parametrize(
    ("argv", "line"),
    [
        ("--start", "--start: a value is missing"),
        ("--start brutal", "--start: brutal is not a level; choose from very_easy, easy, normal, hard, very_hard"),
        ("--start very_hard --aggressive", "The aggressive variant is only for these levels: easy, normal, hard."),
        ("--aggressive", "--aggressive: only with --start"),
        ("--again", "--again: only with --start"),
        ("--seed 3", "--seed: only with --play"),
        ("--name Ada --skip", "--name: only with --play"),
        ("--play --skip", "use only one of these: --play, --skip"),
        ("--start easy --play", "use only one of these: --start, --play"),
        ("now", "unknown argument: now"),
    ],
)
def test_a_wrong_command_gets_one_line(argv: str, line: str) -> None:
    assert refused(*argv.split()).startswith(line)


def test_a_wrong_name_begins_no_game(home: Path, store: FileStore) -> None:
    store.save(won(0))
    assert refused("--play", "--name", "Ada,Bruno") == "2 names are too many for 1 player"
    assert not game(home, 1).exists()


def test_damaged_progress_is_set_aside_and_reported(home: Path, store: FileStore) -> None:
    store.save(won(1))
    run("campaign", "--play", "--seed", "4", answers=["1", "quit"])
    store.path.write_text("{", encoding="utf-8")
    kept = store.path.with_name("progress.json.damaged-1")
    assert refused() == f"{DAMAGED}{kept}. The file is not JSON."
    assert kept.read_text(encoding="utf-8") == "{"
    assert refused().startswith("there is no campaign")
    assert run("campaign", "--start", "easy").code == 0  # And no game of the damaged one is taken up.
    assert "Next: challenge 1." in run("campaign").out
    assert (home / "campaign.before-1" / kept.name).exists()
    assert (home / "campaign.before-1" / "game-2.json").exists()


def test_a_damaged_game_is_kept_aside_and_begins_anew(home: Path, store: FileStore) -> None:
    store.save(won(0))
    run("campaign", "--play", "--seed", "4", answers=["1", "quit"])
    game(home, 1).write_text("{}", encoding="utf-8")
    kept = game(home, 1).with_name("game-1.json.damaged-1")
    assert refused("--play").startswith(f"the game of the campaign is damaged and was saved as {kept}")
    assert kept.read_text(encoding="utf-8") == "{}"
    assert "Next: challenge 1." in run("campaign").out


def test_a_game_of_another_kind_does_not_count(home: Path, store: FileStore) -> None:
    store.save(won(0))
    run("play", "--solo", "easy", "--challenge", "1", "--save", str(game(home, 1)), answers=always("1"))
    assert "This is not the next game of the campaign." in refused()
    assert store.load() == won(0)


def test_a_changed_game_does_not_count(home: Path, store: FileStore) -> None:
    store.save(won(0))
    run("campaign", "--play", "--seed", "4", answers=always("1"))
    store.save(won(0))
    plain = json.loads(game(home, 1).read_text(encoding="utf-8"))
    plain["checksum"] = "0" * 16
    game(home, 1).write_text(json.dumps(plain), encoding="utf-8")
    problem = refused()
    assert "the game of the campaign is damaged" in problem
    assert "is not a valid record. Its saved position has been changed." in problem


def test_a_file_in_place_of_the_folder_is_reported_or_archived(home: Path) -> None:
    home.mkdir()
    (home / "campaign").write_text("mine", encoding="utf-8")
    assert "Cannot read" in refused()
    assert run("campaign", "--start", "easy", "--again").code == 0
    assert (home / "campaign.before-1").read_text(encoding="utf-8") == "mine"


def test_a_game_that_cannot_be_read_stays_where_it_is(home: Path, store: FileStore) -> None:
    store.save(won(0))
    game(home, 1).mkdir()
    assert "cannot read" in refused("--play")
    assert game(home, 1).is_dir()


def test_progress_that_cannot_be_written_is_reported_and_the_game_is_entered_later(
    store: FileStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    store.save(won(0))
    with monkeypatch.context() as full:
        full.setattr(os, "fsync", fail)
        played = run("campaign", "--play", "--seed", "4", answers=always("1"))
    assert played.code == 2
    assert "progress.json: No space left on device" in played.err
    assert store.load() == won(0)
    assert "Score (games played): 1." in run("campaign").out
