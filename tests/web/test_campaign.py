"""The campaign in the browser: starting, playing, skipping, and that every game counts once."""

from __future__ import annotations

from random import Random

import pytest
from django.test import Client

from tests.web.moves import answer
from vendemmia.campaign import Campaign, CampaignError, CampaignStore
from vendemmia.engine import Options
from vendemmia.engine.content.solo import CHALLENGES
from vendemmia.locale import words
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.models import CampaignProgress, Table
from vendemmia.web.results.campaigns import DatabaseStore, record_campaign_result, skip_challenge
from vendemmia.web.tables.cache import game_of
from vendemmia.web.tables.locks import table_lock

EN = words("en")


def kept() -> Campaign:
    campaign = DatabaseStore().load()
    assert campaign is not None
    return campaign


def after(*results: str, level: str = "normal", aggressive: bool = False) -> Campaign:
    campaign = Campaign.start(level, aggressive)
    for result in results:
        campaign = campaign.with_result(result)
    return campaign


def begin(campaign: Campaign) -> CampaignProgress:
    return DatabaseStore().begin(campaign)


def play_out(table: Table, seed: int = 1) -> LiveGame:
    """The game of a table, played to its end by chance beside the database."""
    with table_lock(table.id):
        game = LiveGame.new(Options.from_json(table.options), table.seed)
    rng = Random(seed)
    while not game.state.is_over:
        game.play(rng.choice(game.state.codes()))
    return game


class TestStore:
    def test_it_is_a_campaign_store(self) -> None:
        store: CampaignStore = DatabaseStore()
        assert store.load() is None
        store.save(after("win"))
        store.save(after("win", "loss"))
        assert store.load() == after("win", "loss")
        assert CampaignProgress.objects.count() == 1

    def test_a_new_one_leaves_the_old_one_as_it_was(self) -> None:
        old = begin(after("win"))
        begin(after(level="hard"))
        DatabaseStore().save(after("loss", level="hard"))
        old.refresh_from_db()
        assert Campaign.from_json(old.progress) == after("win")
        assert kept() == after("loss", level="hard")

    def test_damage_is_an_error_and_left_alone(self) -> None:
        CampaignProgress.objects.create(progress={"format": "vendemmia-campaign/1"})
        with pytest.raises(CampaignError):
            DatabaseStore().load()


class TestStart:
    @pytest.mark.parametrize(("level", "aggressive"), [("very_easy", False), ("hard", True)])
    def test_level_and_variant_are_chosen(self, client: Client, level: str, aggressive: bool) -> None:
        given = {"level": level, **({"aggressive": "1"} if aggressive else {})}
        assert client.post("/campaign/start", given).status_code == 303
        assert kept() == Campaign.start(level, aggressive)

    @pytest.mark.parametrize("given", [{}, {"level": "x"}, {"level": "very_hard", "aggressive": "1"}])
    def test_a_mistake_starts_nothing(self, client: Client, given: dict[str, str]) -> None:
        assert client.post("/campaign/start", given).status_code == 422
        assert not CampaignProgress.objects.exists()

    def test_one_under_way_is_laid_aside_by_a_second_press_only(self, client: Client) -> None:
        begin(after("win"))
        asked = client.post("/campaign/start", {"level": "hard"})
        assert asked.status_code == 409
        assert 'value="hard" id="level-hard"' in asked.content.decode()
        assert 'name="sure" value="yes"' in asked.content.decode()
        assert kept() == after("win")
        assert client.post("/campaign/start", {"level": "hard", "sure": "yes"}).status_code == 303
        assert kept() == Campaign.start("hard")

    def test_a_finished_one_is_no_hindrance(self, client: Client) -> None:
        begin(after(*["win"] * 8))
        assert client.post("/campaign/start", {"level": "easy"}).status_code == 303
        assert kept() == Campaign.start("easy")

    def test_after_damage_a_new_one_can_be_started(self, client: Client) -> None:
        damaged = CampaignProgress.objects.create(progress=["nonsense"])  # type: ignore[misc]
        for address in ("/", "/campaign"):
            assert EN.message("campaign-page-damaged") in client.get(address).content.decode()
        assert client.post("/campaign/play").status_code == 409
        assert client.post("/campaign/start", {"level": "easy"}).status_code == 303
        damaged.refresh_from_db()
        assert list(damaged.progress) == ["nonsense"]


class TestPage:
    def test_all_challenges_stand_there_with_their_readings(self, client: Client) -> None:
        html = client.get("/campaign").content.decode()
        for number in CHALLENGES:
            for text in (EN.challenge_name(number), EN.challenge_text(number), *EN.readings(number)):
                assert text in html

    def test_progress_is_shown(self, client: Client) -> None:
        begin(after("win", "loss", "loss", "win", "draw"))
        for address in ("/", "/campaign"):
            html = client.get(address).content.decode()
            for wording in (
                "2 of 8 won in 5 games",
                "won in 1 game",
                "won in 3 games",
                "next, 1 game not won",
                "1 token",
            ):
                assert wording in html

    def test_a_finished_campaign_is_shown(self, client: Client) -> None:
        begin(after(*["win"] * 7, "loss", "win"))
        for address in ("/", "/campaign"):
            html = client.get(address).content.decode()
            assert "finished the campaign in 9 games; the best possible was 8" in html
            assert "/campaign/play" not in html
        assert client.post("/campaign/play").status_code == 409


class TestPlaying:
    def test_the_current_challenge_is_opened_once(self, client: Client) -> None:
        progress = begin(after("win", "loss"))
        first, second = client.post("/campaign/play"), client.post("/campaign/play")
        table = Table.objects.get()
        assert first.headers["Location"] == second.headers["Location"] == f"/tables/{table.id}/"
        assert table.campaign == progress
        options = Options.from_json(table.options)
        assert (options.challenge, options.tokens, options.solo) == (2, 1, "normal")
        assert "Continue challenge 2" in client.get("/campaign").content.decode()

    def test_after_the_result_the_next_game_is_another_table(self, client: Client) -> None:
        begin(after())
        client.post("/campaign/play")
        first = Table.objects.get()
        game = play_out(first)
        Table.objects.filter(id=first.id).update(over=True)
        assert record_campaign_result(first, game)
        client.post("/campaign/play")
        assert Table.objects.count() == 2
        assert Options.from_json(Table.objects.exclude(id=first.id).get().options) == kept().next_options().normal()

    def test_without_a_campaign_there_is_nothing_to_play(self, client: Client) -> None:
        answer_ = client.post("/campaign/play")
        assert answer_.status_code == 409
        assert EN.message("campaign-page-nothing-to-play") in answer_.content.decode()


class TestResults:
    def test_a_game_counts_once(self, client: Client) -> None:
        begin(after())
        client.post("/campaign/play")
        table = Table.objects.get()
        game = play_out(table)
        assert record_campaign_result(table, game)
        once = kept()
        assert (once.score, once.games[0].challenge) == (1, 1)
        assert not record_campaign_result(table, game)
        assert kept() == once

    def test_a_game_that_is_not_over_does_not_count(self, client: Client) -> None:
        begin(after())
        client.post("/campaign/play")
        table = Table.objects.get()
        with table_lock(table.id):
            assert not record_campaign_result(table, game_of(table))
        assert kept().score == 0

    def test_other_games_do_not_count(self, client: Client) -> None:
        begin(after())
        client.post("/solo", {"level": "normal"})
        table = Table.objects.get()
        assert not record_campaign_result(table, play_out(table))
        assert kept().score == 0

    def test_a_game_counts_for_its_own_campaign(self, client: Client) -> None:
        old = begin(after())
        client.post("/campaign/play")
        table = Table.objects.get()
        begin(after(level="hard"))
        assert record_campaign_result(table, play_out(table))
        old.refresh_from_db()
        assert Campaign.from_json(old.progress).score == 1
        assert kept().score == 0

    def test_damage_does_not_spoil_the_last_move(self, client: Client) -> None:
        progress = begin(after())
        client.post("/campaign/play")
        table = Table.objects.get()
        progress.progress = {}
        progress.save()
        assert not record_campaign_result(table, play_out(table))

    def test_the_last_answer_enters_the_result(self, client: Client) -> None:
        begin(after())
        client.post("/campaign/play")
        table = Table.objects.get()
        rng = Random(4)
        while not table.over:
            with table_lock(table.id):
                codes = game_of(table).state.codes()
            table = answer(table.id, 0, rng.choice(codes), table.version)
        assert kept().score == 1


class TestSkipping:
    def test_only_where_the_rules_allow_it(self, client: Client) -> None:
        begin(after())
        assert client.post("/campaign/skip").status_code == 409
        assert "/campaign/skip" not in client.get("/campaign").content.decode()
        begin(after("win", "win", "win", aggressive=True))
        assert "/campaign/skip" in client.get("/campaign").content.decode()
        assert client.post("/campaign/skip").status_code == 303
        assert (kept().skipped, kept().current) == ((4,), 5)
        html = client.get("/campaign").content.decode()
        assert (
            html.count(f">{EN.message('campaign-page-state-skipped', games=0)}<") == 4
        )  # 4 and 6, each in two places.

    def test_not_while_its_game_is_under_way(self, client: Client) -> None:
        begin(after("win", "win", "win", aggressive=True))
        client.post("/campaign/play")
        answer_ = client.post("/campaign/skip")
        assert answer_.status_code == 409
        assert EN.message("campaign-page-skip-later") in answer_.content.decode()
        client.post(f"/tables/{Table.objects.get().id}/delete")
        assert client.post("/campaign/skip").status_code == 303

    def test_without_a_campaign_it_is_refused(self) -> None:
        with pytest.raises(CampaignError):
            skip_challenge()
