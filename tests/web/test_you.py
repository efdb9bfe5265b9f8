"""A player without a name is "you", never the name that the game gives for the records."""

from __future__ import annotations

from django.test import Client

from vendemmia.engine import CODES
from vendemmia.locale import words
from vendemmia.play import Choices, RefusedAnswer, codes_of
from vendemmia.web.models import Table

from .conftest import Opener
from .elements import parsed
from .people import fresh

EN = words("en")
UNNAMED = EN.message("new-name-alone")


def test_no_page_says_the_name_that_a_player_did_not_choose(client: Client) -> None:
    table = client.post("/play-now").headers["Location"]
    pages = {path: client.get(f"{table}{path}").content.decode() for path in ("", "log", "left")}
    pages["/"] = client.get("/").content.decode()
    for path, text in pages.items():
        assert UNNAMED not in text, path
    assert parsed(pages[""]).root.one("tname").text.startswith("You, ")
    assert parsed(pages["/"]).root.all("tb-n")[0].text.startswith("You, ")
    steps = [step.text for step in parsed(pages["log"]).root.all("steps")]
    assert any(step.startswith("Your mama is ") for step in steps)


def blocked(table: Table) -> tuple[str, str]:
    """The code of a space that the player who is asked has taken, and what its button says; two empty texts if there
    is none."""
    view = table.game.view(0)
    choices = Choices(view, EN, ("Anna", "Bruno"), codes_of(view))
    for code in CODES if view.in_season else ():
        found = choices[code]
        if isinstance(found, RefusedAnswer) and found.reasons[0].text == "You have a worker on this space.":
            return code, found.reasons[0].text
    return "", ""


def test_a_refused_answer_of_a_stale_page_speaks_to_the_player_as_the_button_does(
    client: Client, open_game: Opener
) -> None:
    table = open_game(people=2)
    for _ in range(60):
        table = fresh(table)
        code, said = blocked(table) if table.game.to_move == 0 else ("", "")
        if code:
            break
        codes = table.game.state.codes()
        tours = [each for each in codes if each.startswith("place:give_tour")]
        sent = {"code": (tours or codes)[0], "version": table.version, "sure": "pass"}
        assert client.post(f"/tables/{table.id}/sit", {"seat": table.to_move}).status_code == 303
        assert client.post(f"/tables/{table.id}/play", sent).status_code == 303
    assert said == "You have a worker on this space."
    client.post(f"/tables/{table.id}/sit", {"seat": 0})
    page = client.post(f"/tables/{table.id}/play", {"code": code, "version": table.version})
    assert page.status_code == 422
    assert said in parsed(page.content.decode()).root.one("notice").text
