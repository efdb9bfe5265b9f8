"""The campaign as plain logic: challenges, tokens, score, skipping, and as data."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.support import rule
from vendemmia.campaign import FORMAT, Campaign, CampaignError, CampaignGame
from vendemmia.engine import Options, new_state
from vendemmia.engine.content.solo import AGGRESSIVE_LEVELS, LEVELS


def after(*results: str, level: str = "normal", aggressive: bool = False) -> Campaign:
    campaign = Campaign.start(level, aggressive)
    for result in results:
        campaign = campaign.with_result(result)
    return campaign


# --- the way through the challenges


@rule("CAMP-1")
def test_eight_challenges_are_won_one_after_another() -> None:
    campaign = Campaign.start("normal")
    for number in range(1, 9):
        assert campaign.current == number
        assert not campaign.finished
        campaign = campaign.with_result("win")
    assert campaign.finished
    assert campaign.score == campaign.best == 8


@rule("CAMP-1")
@pytest.mark.parametrize("result", ["loss", "draw"])
def test_a_challenge_that_is_not_won_is_played_again(result: str) -> None:
    assert after("win", result).current == 2


@rule("CAMP-1")
def test_every_game_not_won_in_a_challenge_brings_a_token_for_its_next_game() -> None:
    assert after().next_options().tokens == 0
    assert after("loss").next_options().tokens == 1
    assert after("loss", "draw", "loss").next_options().tokens == 3
    assert after("loss", "draw", "win").next_options().tokens == 0
    assert after("loss", "draw", "win", "draw").next_options().tokens == 1


@rule("CAMP-1")
def test_the_score_is_the_number_of_games_played() -> None:
    assert after().score == 0
    campaign = after("loss", "win", "draw")
    assert campaign.score == 3
    assert campaign.best == 8
    assert campaign.not_won == 1
    assert campaign.games_of(1) == (CampaignGame(1, "loss"), CampaignGame(1, "win"))


def test_there_are_never_more_tokens_than_a_game_can_have() -> None:
    after(*["loss"] * 120).next_options().check()


@rule("CAMP-10")
@pytest.mark.parametrize(("level", "aggressive"), [*((level, False) for level in LEVELS), ("easy", True)])
def test_level_and_variant_hold_for_all_games(level: str, aggressive: bool) -> None:
    campaign = Campaign.start(level, aggressive)
    while not campaign.finished:
        options = campaign.next_options()
        assert options == Options(1, solo=level, aggressive=aggressive, challenge=campaign.current)
        options.check()
        campaign = campaign.with_result("win")


@rule("CAMP-1", "CAMP-10")
@pytest.mark.parametrize("level", AGGRESSIVE_LEVELS)
def test_with_the_aggressive_variant_nobody_plays_challenge_6(level: str) -> None:
    campaign = after(*["win"] * 5, level=level, aggressive=True)
    assert campaign.current == 7
    assert campaign.best == 7
    assert campaign.with_result("win").with_result("win").finished


@rule("CAMP-1", "CAMP-10")
def test_with_the_aggressive_variant_challenges_4_and_7_may_be_skipped() -> None:
    campaign = after("win", "win", "win", aggressive=True)
    assert campaign.may_skip
    campaign = campaign.skip()
    assert campaign.current == 5
    assert campaign.best == 6
    campaign = campaign.with_result("win")
    assert campaign.current == 7
    campaign = campaign.skip().with_result("win")
    assert campaign.finished
    assert campaign.score == campaign.best == 5


@rule("CAMP-10")
@pytest.mark.parametrize(("won", "aggressive"), [(0, True), (1, True), (4, True), (3, False), (6, False)])
def test_no_other_challenge_may_be_skipped(won: int, aggressive: bool) -> None:
    campaign = after(*["win"] * won, aggressive=aggressive)
    assert not campaign.may_skip
    with pytest.raises(CampaignError, match=r"you must win challenge .: you may skip only 4, 7"):
        campaign.skip()


def test_a_finished_campaign_does_not_go_on() -> None:
    campaign = after(*["win"] * 8)
    for step in (campaign.skip, campaign.next_options, lambda: campaign.with_result("win")):
        with pytest.raises(CampaignError, match="the campaign is finished"):
            step()


@pytest.mark.parametrize(
    ("level", "aggressive", "problem"),
    [
        ("brutal", False, "solo must be one of very_easy"),
        ("very_easy", True, "the aggressive variant is for the levels"),
        ("very_hard", True, "the aggressive variant is for the levels"),
    ],
)
def test_a_campaign_must_be_possible(level: str, aggressive: bool, problem: str) -> None:
    with pytest.raises(CampaignError, match=problem):
        Campaign.start(level, aggressive)


# --- games


@pytest.mark.parametrize(("vp", "result"), [(21, "win"), (20, "draw"), (19, "loss")])
def test_a_game_that_is_over_is_entered_with_its_result(vp: int, result: str) -> None:
    campaign = after("loss")
    state = campaign.next_game(5).state
    assert state.vineyards[0].tokens == 1
    while not state.is_over:
        state.play(state.codes()[0])
    state.vineyards[0].vp = vp
    assert campaign.with_game(state).games == (CampaignGame(1, "loss"), CampaignGame(1, result))


def test_only_the_next_game_can_be_entered() -> None:
    with pytest.raises(CampaignError, match="not the next game"):
        after().with_game(new_state(Options(1, solo="normal", challenge=2), 1))
    with pytest.raises(CampaignError, match="not over yet"):
        after().with_game(after().next_game(1).state)


def test_a_result_is_win_draw_or_loss() -> None:
    with pytest.raises(CampaignError, match="win, draw, loss, not 'victory'"):
        after("victory")


# --- as data


@pytest.mark.parametrize(
    "campaign",
    [
        after(),
        after("loss", "draw", "win", "loss", level="very_hard"),
        after(*["win"] * 8, level="very_easy"),
        after("win", "win", "win", aggressive=True).skip(),
        after("win", "win", "win", "loss", aggressive=True).skip().with_result("win").skip(),
    ],
)
def test_a_campaign_comes_back_from_json(campaign: Campaign) -> None:
    assert Campaign.from_json(json.loads(json.dumps(campaign.to_json()))) == campaign


PLAIN: dict[str, Any] = {"format": FORMAT, "level": "normal", "aggressive": True, "games": [], "skipped": []}
WON = [{"challenge": number, "result": "win"} for number in (1, 2, 3)]


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"format": "vendemmia-campaign/9"}, "not a campaign in the format"),
        ({"more": 1}, "a campaign has the keys"),
        ({"level": 3}, "level must be a text"),
        ({"level": "brutal"}, "solo must be one of"),
        ({"level": "very_hard"}, "the aggressive variant is for the levels"),
        ({"aggressive": 1}, "aggressive true or false"),
        ({"games": {}}, "must be lists"),
        ({"skipped": None}, "must be lists"),
        ({"games": [1]}, "game 1: it must have a challenge and a result"),
        ({"games": [{"challenge": 1}]}, "game 1: it must have a challenge and a result"),
        ({"games": [{"challenge": True, "result": "win"}]}, "game 1: true is not a challenge"),
        ({"games": [{"challenge": 1, "result": "won"}]}, "game 1: a result is one of"),
        ({"games": [{"challenge": 1, "result": []}]}, "game 1: a result is one of"),
        ({"games": [{"challenge": 2, "result": "win"}]}, "game 1: challenge 2 was not the next one"),
        ({"games": [*WON, {"challenge": 3, "result": "win"}]}, "game 4: challenge 3 was not the next one"),
        ({"skipped": [4]}, "does not fit the games"),
        ({"skipped": ["4"]}, "'4' is not a challenge"),
        ({"skipped": [True]}, "true is not a challenge"),
        ({"skipped": [1]}, "you must win challenge 1"),
        ({"games": WON, "skipped": [4, 4]}, "does not fit the games"),
        ({"games": [*WON, {"challenge": 4, "result": "win"}], "skipped": [4]}, "does not fit the games"),
        ({"games": WON, "skipped": [4], "aggressive": False}, "you must win challenge 4"),
    ],
)
def test_every_value_is_checked(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(CampaignError, match=problem):
        Campaign.from_json({**PLAIN, **changes})


@pytest.mark.parametrize("plain", [None, [], 1, "campaign", {}])
def test_other_things_are_no_campaign(plain: object) -> None:
    with pytest.raises(CampaignError, match="not a campaign in the format"):
        Campaign.from_json(plain)


def test_a_missing_key_is_reported() -> None:
    with pytest.raises(CampaignError, match="a campaign has the keys"):
        Campaign.from_json({key: value for key, value in PLAIN.items() if key != "skipped"})
