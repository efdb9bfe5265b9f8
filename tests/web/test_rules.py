"""The rules in the browser: every rule has its page, every number leads somewhere, and a search finds."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import quote

import pytest
from django.test import Client

from vendemmia.engine import Reason
from vendemmia.locale import Words, rulebook
from vendemmia.web.show.cards.rulebook import RulePiece, pieces

from .elements import Element, Page, parsed

NUMBERS = [rule.number for rule in rulebook.rulebook().rules]
KNOWN = {f"/rules/{number}" for number in NUMBERS}
CATALOGUES = Path(rulebook.__file__).parent


def page(client: Client, address: str, *, drawer: bool = False) -> Page:
    answer = client.get(address, headers={"HX-Request": "true"} if drawer else {})
    assert answer.status_code == 200, address
    return parsed(answer.content.decode())


def lines(root: Element) -> dict[str, str]:
    """The rules on a page: their numbers and texts."""
    return {line.one("rule-no").text: line.one("rule-t").text for line in root.all("rule")}


def links(root: Element) -> set[str]:
    return {link.get("href") for link in root.all(tag="a")}


def test_the_book_has_every_rule_once_with_an_anchor(client: Client) -> None:
    book = page(client, "/rules/").root
    assert [line.get("id") for line in book.all("rule")] == NUMBERS
    shown = lines(book)
    assert list(shown) == NUMBERS
    assert shown["FALL-1"].startswith("In wake-up order each player draws 1 visitor of a chosen kind; with a cottage 2")
    assert [heading.text for heading in book.one("book").all(tag="h2")] == [
        one.title for one in rulebook.rulebook().pages
    ]


def test_the_book_opens_with_a_year_in_short_and_speaks_to_players(client: Client) -> None:
    book = page(client, "/rules/").root
    opening = book.one("opening")
    assert [line.text for line in opening.all(tag="dt")][2:7] == ["Spring", "Summer", "Fall", "Winter", "Year end"]
    assert {link.get("href") for link in opening.all("ref")} <= KNOWN
    assert all(line.all("ref") for line in opening.all(tag="dd"))
    assert book.all(tag="code") == []
    assert "canonical" not in book.text
    assert page(client, "/rules/", drawer=True).root.all("opening")
    assert not page(client, "/rules/?q=rooster").root.all("opening")


def test_the_contents_lead_to_every_chapter(client: Client) -> None:
    book = page(client, "/rules/").root
    ids = {element.get("id") for element in book.walk()}
    wanted = {f"#{chapter.letters}" for one in rulebook.rulebook().pages for chapter in one.chapters}
    for contents in book.all("contents"):
        assert {link.get("href") for link in contents.all(tag="a")} == wanted
    assert {name.removeprefix("#") for name in wanted} <= ids


def test_every_rule_has_a_page_that_shows_it_in_its_section(client: Client) -> None:
    for rule in rulebook.rulebook().rules:
        answer = client.get(f"/rules/{rule.number}")
        assert answer.status_code == 200
        text = answer.content.decode()
        assert text.count(f'<li class="rule current" id="{rule.number}" aria-current="true">') == 1
        article = parsed(text[text.index("<article") : text.index("</article>") + len("</article>")]).root
        assert article.one(tag="h1").text == rule.number
        said = "".join(piece.text for piece in pieces(rulebook.rulebook(), rule.marked))
        assert article.one("rule-text").text.replace(" ", "") == said.replace(" ", "")
        assert {link for link in links(article) if re.match(r"/rules/\w", link)} <= KNOWN


def test_every_number_in_the_book_leads_to_its_rule(client: Client) -> None:
    for line in page(client, "/rules/").root.all("rule"):
        named = {f"/rules/{number}" for number in re.findall(r"\b[A-Z]+-[A-Z]*\d+\b", line.text)}
        assert {link for link in links(line) if link.startswith("/rules/") and "#" not in link} == named
        assert named <= KNOWN


def test_every_rule_that_a_refusal_or_a_text_names_exists(client: Client) -> None:
    named = {reason.rule for reason in Reason}
    for file in CATALOGUES.glob("*/*.ftl"):
        text = file.read_text(encoding="utf-8").replace("UTF-8", "")
        named |= set(re.findall(r"\b[A-Z]{2,}-[A-Z]?\d+\b", text))
    assert named <= set(NUMBERS)
    assert all(client.get(f"/rules/{number}").status_code == 200 for number in sorted(named))


def test_a_number_is_found_however_it_is_typed(client: Client) -> None:
    answer = client.get("/rules/plant-2")
    assert (answer.status_code, answer.headers["Location"]) == (302, "/rules/PLANT-2")
    for typed in ("PLANT-2", "plant-2", "PLANT\u20112", "plant\u20132"):
        assert "PLANT-2" in lines(page(client, f"/rules/?q={quote(typed)}").root)


def test_a_search_for_a_number_also_finds_who_mentions_it(client: Client) -> None:
    assert list(lines(page(client, "/rules/?q=SUM-4").root)) == ["SUM-4", "WIN-5"]


def test_words_are_found_and_marked(client: Client) -> None:
    found = page(client, "/rules/?q=WINDMILL+planting").root
    assert "STR-2" in lines(found)
    assert {mark.text.lower() for mark in found.all(tag="mark")} == {"windmill", "planting"}
    assert "windmill planting" in found.one(role="status").text.lower()
    assert found.one(type="search").get("value") == "WINDMILL planting"


def test_a_chapter_is_found_by_its_letters(client: Client) -> None:
    found = page(client, "/rules/?q=harv").root
    assert list(lines(found)) == ["HARV-1", "HARV-2", "HARV-3"]
    assert found.all(tag="mark") == []


def test_nonsense_gives_a_friendly_empty_page(client: Client) -> None:
    found = page(client, "/rules/?q=xyzzy").root
    assert lines(found) == {}
    assert "xyzzy" in found.one(role="status").text
    assert found.one("empty").text
    assert all(client.get(link).status_code == 200 for link in links(found.one("contents")))


@pytest.mark.parametrize(
    "query", ["<script>alert(1)</script>", '"><img src=x>', "{{ 7*7 }}", "a" * 5000, "\x00", "(", "**"]
)
def test_markup_and_rubbish_in_a_query_are_only_text(client: Client, query: str) -> None:
    answer = client.get("/rules/", {"q": query})
    assert answer.status_code == 200
    text = answer.content.decode()
    assert "<script>alert" not in text
    assert "<img" not in text
    assert "49 " not in parsed(text).root.one(role="status").text


@pytest.mark.parametrize("number", ["PLANT-99", "nothing", "<b>", "PLANT-2%00", "../secret"])
def test_an_unknown_rule_is_not_found(client: Client, number: str) -> None:
    assert client.get(f"/rules/{number}").status_code == 404


def test_a_drawer_gets_the_content_only(client: Client) -> None:
    for address in ("/rules/", "/rules/?q=windmill", "/rules/PLANT-2"):
        whole, part = page(client, address), page(client, address, drawer=True)
        assert whole.root.all(tag="html")
        assert whole.root.one(tag="h1").text
        assert not part.root.all(tag="html")
        assert not part.root.all(tag="h1")
        assert part.root.one("library").text
    assert lines(page(client, "/rules/", drawer=True).root) == {}, "the contents are enough to begin with"
    assert "PLANT-2" in lines(page(client, "/rules/PLANT-2", drawer=True).root)


def test_the_search_of_the_page_itself_gets_the_whole_page(client: Client) -> None:
    headers = {"HX-Request": "true", "HX-Current-URL": "http://testserver/rules/?q=windmill"}
    answer = client.get("/rules/?q=", headers=headers)
    assert list(lines(parsed(answer.content.decode()).root.one(id="rules-found"))) == NUMBERS


def test_rules_before_and_after_are_one_step_away(client: Client) -> None:
    steps = {
        link.get("rel"): link.get("href")
        for link in page(client, "/rules/PLANT-1").root.all(tag="a")
        if link.get("rel")
    }
    assert steps == {"prev": "/rules/SUM-8", "next": "/rules/PLANT-2"}
    first, last = (page(client, f"/rules/{number}").root for number in (NUMBERS[0], NUMBERS[-1]))
    assert not first.all(rel="prev")
    assert not last.all(rel="next")


def test_the_rule_about_a_card_leads_to_the_card(client: Client) -> None:
    assert "/cards/summer/planter" in links(page(client, "/rules/VIS-S9").root)
    assert "/cards/structure_card/wine_press" in links(page(client, "/rules/STC-14").root)


def test_the_rule_of_a_challenge_tells_our_readings(client: Client) -> None:
    assert page(client, "/rules/CAMP-5").root.one("the-rule").all("note")[0].text.startswith("Our reading: ")


def test_only_reading_is_possible(client: Client) -> None:
    assert client.post("/rules/").status_code == 405
    assert client.post("/rules/PLANT-2").status_code == 405
    assert client.head("/rules/PLANT-2").status_code == 200


def test_a_line_comes_in_pieces() -> None:
    assert list(pieces(rulebook.rulebook(), "see **PLACE**, `code` and PLANT-2 but not X-1, `solo.md`", ["CODE"])) == [
        RulePiece("text", "see "),
        RulePiece("strong", "PLACE"),
        RulePiece("text", ", "),
        RulePiece("code", "code", hit=True),
        RulePiece("text", " and "),
        RulePiece("rule", "PLANT-2"),
        RulePiece("text", " but not "),
        RulePiece("text", "X-1"),
        RulePiece("text", ", "),
        RulePiece("page", "solo"),
    ]


def test_missing_pages_are_reported(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "rules", rulebook.Rulebook("en", ()))
    assert "missing" in page(client, "/rules/").root.one("empty").text
