"""The companion's server side: its data come from the engine, and what it sends is checked before it is kept."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils.timezone import now

from vendemmia.campaign import Campaign
from vendemmia.engine import Options, rules_for
from vendemmia.engine.catalogue import ACTIONS, AUTOMA_CARDS, CHALLENGES
from vendemmia.locale import languages, words
from vendemmia.web.companion.data import MOST_VP, data_in
from vendemmia.web.companion.looking_up import found_actions
from vendemmia.web.companion.pages import PARTS
from vendemmia.web.companion.sent import LONGEST_GAME
from vendemmia.web.companion.setting_up import games
from vendemmia.web.companion.texts import OWN, SHARED, texts
from vendemmia.web.models import Finished, TableCampaign

from .conftest import choose
from .people import as_shared, browser, people

KEY = "c-0123456789abcd"
OTHER_KEY = "c-fedcba98765432"


@pytest.fixture(autouse=True)
def _no_campaigns() -> Iterator[None]:
    yield
    TableCampaign.objects.all().delete()


def pad(**changed: Any) -> dict[str, Any]:
    """A result as the score pad sends it."""
    players = [{"name": "Ada", "scores": [25, 3, 10, 4]}, {"name": "Bruno", "scores": [21, 9, 0, 0]}]
    sent = {"key": KEY, "ended": now().isoformat(), "extended": False, "years": 6, "level": "", "automa": None}
    return sent | {"players": players} | changed


def alone(**changed: Any) -> dict[str, Any]:
    """A result of a game against the Automa."""
    solo = {"level": "hard", "automa": {"vp": 20, "result": "win"}, "players": [{"name": "", "scores": [23, 0, 0, 0]}]}
    return pad(**(solo | changed))


def send(client: Client, address: str, sent: object) -> Any:
    return client.post(f"/companion/{address}", json.dumps(sent), content_type="application/json")


# --- pages, data and files


@pytest.mark.parametrize("language", languages())
def test_every_page_has_its_words_in_every_language(client: Client, language: str) -> None:
    choose(client, language=language)
    for part in PARTS:
        answer = client.get("/companion/" + ("" if part == "home" else part))
        text = answer.content.decode()
        assert answer.status_code == 200
        assert words(language).message(f"companion-{part}") in text
        assert f'href="/companion/{part}"' in text or part in ("home", "campaign")
    assert "csrftoken" not in client.cookies  # What a browser keeps has no token in it.


def test_the_start_page_and_the_bar_lead_to_it(client: Client) -> None:
    text = client.get("/").content.decode()
    assert text.count('href="/companion/"') >= 2
    assert 'href="/companion/ask"' in text
    assert 'href="/companion/"' in client.get("/rules/").content.decode()


@pytest.mark.parametrize("language", languages())
def test_texts_have_holes_for_all_that_a_script_puts_in(language: str) -> None:
    found = texts(words(language))
    for name, variables in {**OWN, **{name: variables for name, (_, variables) in SHARED.items()}}.items():
        holes = set(re.findall(r"\{(\w+)\}", found[name]))
        assert "{ " not in found[name], name
        assert holes == set(variables.split()), name
    if language != "en":
        assert sum(found[name] == text for name, text in texts(words("en")).items()) < len(found) / 10


def test_the_data_are_those_of_the_engine() -> None:
    data = json.loads(data_in("en").content)
    assert len(data["boards"]["base"]["cards"]) == len(data["boards"]["extended"]["cards"]) == len(AUTOMA_CARDS)
    assert {tuple(board) for board in data["boards"]} == {tuple("base"), tuple("extended")}
    assert [one["number"] for one in data["challenges"]] == list(CHALLENGES)
    assert all(one["rule"] in {entry["id"] for entry in data["entries"]} for one in data["challenges"])
    assert data["limits"]["reach"] == 20
    assert data["limits"]["target"] == 25
    assert [region["id"] for region in data["map"] if region["side2"]] == ["lucca"]


def test_every_rule_that_is_named_can_be_asked_for() -> None:
    data = json.loads(data_in("en").content)
    numbers = {entry["number"] for entry in data["entries"] if "number" in entry}
    named = {number for entry in data["entries"] for number in entry["rules"]}
    named |= {number for step in data["setup"]["steps"] for number in step["rules"]}
    assert named <= numbers
    boards = [rules_for(Options(2, modules=modules)).board for modules in ((), ("extended_board",))]
    assert set(found_actions()) == {
        name for board in boards for name, action in zip(ACTIONS, board.actions, strict=True) if action
    }


def test_a_card_is_found_by_its_names_in_all_languages() -> None:
    entries = json.loads(data_in("pl").content)["entries"]
    names = next(entry["names"] for entry in entries if entry["id"] == "tasting_room")
    assert names[0] == "Altana"
    assert {"Tasting Room", "Salle de dégustation", "Дегустационный зал"} <= set(names)


def test_set_ups_have_the_pieces_of_the_rules() -> None:
    data = json.loads(data_in("en").content)["setup"]
    for options, found in zip(games(), data["games"], strict=True):
        rules = rules_for(options)
        pieces = dict(found["pieces"])
        steps = " ".join(data["steps"][place]["text"] for place in found["steps"])
        assert [count for _, count in found["pieces"][: len(rules.full_decks)]] == [
            len(deck) for deck in rules.full_decks
        ]
        assert pieces["Roosters"] == options.players
        assert ("Stars" in pieces) == ("extended_board" in options.modules)
        assert ("Automa cards" in pieces) == (options.players == 1)
        assert len(found["specials"]) == len(rules.special_pool)
        assert ("Swindler" in steps) == (options.players == 1)
        assert ("Academy" in steps) == (options.players == 1 and "structure_cards" in options.modules)
        assert found["parents_each"] == (2 if options.advanced else 1)
    assert len(data["games"]) == 6 * 2 * 8


def test_the_files_to_keep_are_there_and_their_version_names_them(client: Client) -> None:
    first = client.get("/companion/files.json").json()
    for file in first["files"]:
        answer = client.get(file)
        assert answer.status_code == 200, file
        assert file.startswith(("/companion/", "/static/"))
        assert "?v=" not in file or "immutable" in answer.headers["Cache-Control"], file
    page = client.get("/companion/").content.decode()
    for named in re.findall(r'(?:href|src|data-data|data-icons)="(/[^"]+\?v=[^"]+)"', page):
        assert named.partition("#")[0] in first["files"], named
    styles = client.get(next(file for file in first["files"] if ".css" in file)).content.decode()
    assert set(re.findall(r'url\("([^"]+)"\)', styles)) <= set(first["files"])
    assert client.get("/companion/files.json").json() == first
    versions = {first["version"]}
    for setting in ({"language": "fr"}, {"theme": "dark"}):
        choose(client, **setting)
        versions.add(client.get("/companion/files.json").json()["version"])
    assert len(versions) == 3


def test_old_data_are_not_cached_for_good(client: Client) -> None:
    assert client.get("/companion/data/en.json?v=old").headers["Cache-Control"] == "no-cache"


# --- what is kept


def test_a_result_of_the_score_pad_counts_in_the_statistics_once(client: Client) -> None:
    choose(client, name="Bruno")
    assert send(client, "results", pad()).status_code == 204
    assert send(client, "results", pad()).status_code == 204  # Sent again by a phone that lost the answer.
    rows = list(Finished.objects.order_by("seat").values_list("name", "mode", "outcome", "vp", "best_other", "years"))
    assert rows == [("Ada", "table", "win", 25, 21, 6), ("Bruno", "table", "loss", 21, 25, 6)]
    text = client.get("/statistics").content.decode()
    assert "At the real table" in text
    assert "Ada" in text
    assert send(client, "results", pad(years=7)).status_code == 204  # Corrected.
    assert list(Finished.objects.values_list("years", flat=True)) == [7, 7]


@pytest.mark.parametrize(
    ("scores", "outcomes"),
    [
        ([[20, 1, 0, 0], [20, 0, 9, 9]], ["win", "loss"]),
        ([[20, 1, 5, 0], [20, 1, 4, 9]], ["win", "loss"]),
        ([[20, 1, 5, 0], [20, 1, 5, 2], [3, 90, 0, 0]], ["loss", "win", "loss"]),
        ([[20, 1, 5, 2], [20, 1, 5, 2]], ["draw", "draw"]),
    ],
)
def test_ties_are_broken_by_the_rules(client: Client, scores: list[list[int]], outcomes: list[str]) -> None:
    players = [{"name": f"Player {seat}", "scores": own} for seat, own in enumerate(scores)]
    assert send(client, "results", pad(players=players)).status_code == 204
    assert list(Finished.objects.order_by("seat").values_list("outcome", flat=True)) == outcomes


def test_a_game_against_the_automa_is_the_readers_whatever_the_name(client: Client) -> None:
    choose(client, name="Carla")
    assert send(client, "results", alone()).status_code == 204
    row = Finished.objects.get()
    assert (row.name, row.level, row.players, row.best_other, row.outcome) == ("Carla", "hard", 1, 20, "win")
    choose(client, name="")
    assert "At the real table" in client.get("/statistics").content.decode()


def test_a_clock_that_is_wrong_does_no_harm(client: Client) -> None:
    moment = now()
    for key, ended in ((KEY, moment + timedelta(days=9)), (OTHER_KEY, moment - timedelta(days=9999))):
        assert send(client, "results", alone(key=key, ended=ended.isoformat())).status_code == 204
    assert all(abs(row.ended - moment) < timedelta(minutes=5) for row in Finished.objects.all())


def test_what_cannot_be_a_result_is_refused_in_words(client: Client) -> None:
    players = pad()["players"]

    def twice(name: object = "Ada", scores: object = (1, 1, 1, 1)) -> dict[str, Any]:
        return pad(players=[{"name": name, "scores": scores}] * 2)

    refused: dict[str, list[object]] = {
        "form": [
            *([], "text", None, pad(key="x"), pad(key=5), pad(key=f"{KEY}\n"), pad(ended="yesterday")),
            *(
                pad(players=["Ada", "Bruno"]),
                twice(5),
                twice(scores=[1, 1, 1]),
                twice(scores=[1] * 5),
                twice(scores="1111"),
            ),
            *(alone(level="impossible"), alone(automa={"vp": 20, "result": "draw"}), alone(automa={"vp": 20})),
            *(alone(automa={"vp": 30, "result": "win"}), alone(level=""), alone(automa={})),
        ],
        "players": [
            *({}, pad(players=[]), pad(players=players * 4), pad(players=players[:1]), pad(players=5)),
            *(pad(automa={"vp": 20, "result": "win"}), alone(automa=None)),
        ],
        "name": [twice("x" * 99), twice("a\x00b")],
        "number": [
            *(pad(years=0), pad(years=LONGEST_GAME + 1), pad(years=True), pad(years="6"), twice(scores=[1, 1, "1", 1])),
            *(twice(scores=[-6, 1, 1, 1]), twice(scores=[10**9, 1, 1, 1]), twice(scores=[1.5, 1, 1, 1])),
            alone(automa={"vp": MOST_VP + 1, "result": "loss"}),
        ],
    }
    wrong = []
    for reason, all_sent in refused.items():
        problem = words("en").message(f"companion-refused-{reason}")
        for sent in all_sent:
            answer = send(client, "results", sent)
            if (answer.status_code, answer.json()["problem"]) != (422, problem):
                wrong.append((reason, sent, answer.content))
    assert wrong == []
    assert not Finished.objects.exists()


def test_what_is_not_json_is_refused(client: Client) -> None:
    for body in (b"", b"{", b"\xff\xfe", b"[" * 100_000):
        answer = client.post("/companion/results", body, content_type="application/json")
        assert answer.status_code == 422, body[:5]


def test_the_campaign_at_the_table_is_kept_beside_the_digital_one(client: Client) -> None:
    campaign = Campaign.start("easy", aggressive=True).with_result("loss")
    assert "No campaign at the table yet" in client.get("/campaign").content.decode()
    assert client.get("/companion/kept").json()["campaign"] is None
    assert send(client, "campaign/keep", {"key": KEY, "progress": campaign.to_json()}).status_code == 204
    won = campaign.with_result("win")
    assert send(client, "campaign/keep", {"key": KEY, "progress": won.to_json()}).status_code == 204
    assert TableCampaign.objects.count() == 1
    kept = client.get("/companion/kept").json()
    assert kept["campaign"] == {"key": KEY, "progress": won.to_json()}
    assert kept["token"]
    text = client.get("/campaign").content.decode()
    assert "Played at the table · Easy · Won: 1 of 7. Games played: 2" in text


def test_a_campaign_that_cannot_have_happened_is_refused(client: Client) -> None:
    plain = Campaign.start("easy").to_json()
    odd: list[object] = [
        [],
        {"key": "x", "progress": plain},
        {"key": KEY},
        {"key": KEY, "progress": plain | {"games": [{"challenge": 3, "result": "win"}]}},
        {"key": KEY, "progress": plain | {"level": "impossible"}},
    ]
    for sent in odd:
        answer = send(client, "campaign/keep", sent)
        assert answer.status_code == 422, sent
        assert answer.json()["problem"].endswith("saved.")
    assert not TableCampaign.objects.exists()


def test_a_campaign_that_cannot_be_read_is_left_alone(client: Client) -> None:
    TableCampaign.objects.create(key=KEY, progress={"odd": True})
    assert client.get("/companion/kept").json()["campaign"] is None
    assert client.get("/campaign").status_code == 200


def test_what_changes_something_needs_its_token() -> None:
    strict = Client(enforce_csrf_checks=True)
    assert send(strict, "results", pad()).status_code == 403
    token = strict.get("/companion/kept").json()["token"]
    headers = {"X-CSRFToken": token}
    answer = strict.post("/companion/results", json.dumps(pad()), content_type="application/json", headers=headers)
    assert answer.status_code == 204


def test_options_that_the_companion_offers_are_games() -> None:
    for options in games():
        options.check()
        assert isinstance(options, Options)


def test_on_a_shared_server_everybody_has_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody replaces or sees what somebody else has sent, and a stranger is asked for a name first."""
    as_shared(monkeypatch)
    anna, bruno = people("Anna", "Bruno")
    progress = Campaign.start("normal").to_json()
    campaign = {"key": pad()["key"], "progress": progress}
    for address, sent in (("results", pad()), ("campaign/keep", campaign)):
        assert send(browser(None), address, sent).status_code == 422
        assert send(browser(anna), address, sent).status_code == 204
        assert send(browser(bruno), address, sent).status_code == 422
    assert set(Finished.objects.values_list("person_id", flat=True)) == {anna.id}
    kept = {who: browser(who).get("/companion/kept").json()["campaign"] for who in (anna, bruno, None)}
    assert kept == {anna: campaign, bruno: None, None: None}
