"""The language of the pages: as chosen, else as the browser asks, else English."""

from __future__ import annotations

import pytest
from django.test import Client

from vendemmia.locale import languages, words
from vendemmia.web.config.languages import spoken_languages
from vendemmia.web.lobby.openings import quick_game


@pytest.mark.parametrize(
    ("accept", "language"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("ru-RU,ru;q=0.9,en;q=0.5", "ru"),
        ("xx,de;q=0.8,cs;q=0.7,pl;q=0.6", "cs"),
        ("en;q=0.2,fr;q=0.9", "fr"),
        ("xx", "en"),
        ("*", "en"),
        ("pl;q=x,,;;", "en"),
        ("pl," * 2000, "pl"),
        ("p" * 2000, "en"),
    ],
)
def test_the_browser_asks_for_its_language(client: Client, accept: str, language: str) -> None:
    assert f'lang="{language}"' in client.get("/", headers={"Accept-Language": accept}).content.decode()[:100]


def test_a_choice_wins_over_the_browser(client: Client) -> None:
    client.post("/settings", {"language": "es", "next": "/rules/"})
    assert '<html lang="es"' in client.get("/rules/", headers={"Accept-Language": "pl"}).content.decode()
    client.post("/settings", {"language": "xx"})
    assert '<html lang="es"' in client.get("/", headers={"Accept-Language": "pl"}).content.decode()
    client.post("/settings", {"reset": "yes"})
    assert '<html lang="pl"' in client.get("/", headers={"Accept-Language": "pl"}).content.decode()


PAGES = ("/", "/rules/", "/rules/PLANT-1", "/cards/", "/keys", "/settings", "/statistics", "/new", "/nothing-here")


@pytest.mark.parametrize("address", PAGES)
def test_every_page_has_a_switch_that_keeps_the_place(client: Client, address: str) -> None:
    html = client.get(f"{address}?q=windmill").content.decode()
    for language, own_name in spoken_languages():
        assert f'name="language" value="{language}" lang="{language}"' in html, own_name
    assert f'name="next" value="{address}?q=windmill"' in html


def test_the_table_has_a_switch_too(client: Client) -> None:
    table = quick_game(words("en"))
    html = client.get(f"/tables/{table.id}/").content.decode()
    assert all(f'name="language" value="{language}"' in html for language in languages())
    client.post("/settings", {"language": "fr", "next": f"/tables/{table.id}/"})
    assert '<html lang="fr"' in client.get(f"/tables/{table.id}/").content.decode()


def test_two_people_at_one_table_each_read_their_own_language() -> None:
    table = quick_game(words("en"))
    polish, russian = Client(headers={"Accept-Language": "pl"}), Client(headers={"Accept-Language": "ru"})
    at = f"/tables/{table.id}/"
    for client, language in ((polish, "pl"), (russian, "ru"), (polish, "pl")):
        html = client.get(at).content.decode()
        assert words(language).season_name("spring") in html
        assert words("en").season_name("spring") not in html


def test_rules_are_in_the_language_of_the_reader(client: Client) -> None:
    for language in languages():
        html = client.get("/rules/PLANT-1", headers={"Accept-Language": language}).content.decode()
        rule = words(language).rules.numbered("PLANT-1")
        assert rule is not None
        assert words(language).rules.language == language
        assert f'<p class="rule-text" lang="{language}">{rule.text[:20]}' in html


def test_languages_are_called_by_their_own_names() -> None:
    assert dict(spoken_languages()) == {
        "cs": "Čeština",
        "en": "English",
        "es": "Español",
        "fr": "Français",
        "pl": "Polski",
        "ru": "Русский",
    }
