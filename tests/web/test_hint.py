"""The hint: legal answers with reasons from the reader's view, or a polite refusal. It changes nothing."""

from __future__ import annotations

from random import Random

import pytest
from django.test import Client

from tests.repeating import LONG_RUN
from tests.web.moves import answer
from vendemmia.bots import Advice, player
from vendemmia.engine import CODES, Options, observe
from vendemmia.locale import words
from vendemmia.web.game.live_game import LiveGame
from vendemmia.web.models import Ply, Table
from vendemmia.web.show.advice.hint import MOST, Tip, odds, reason_of, refusal, tips
from vendemmia.web.show.advice.why import HintReasons
from vendemmia.web.show.board.scene import Scene
from vendemmia.web.thinking import problems

from .conftest import NAMES, Opener
from .elements import Page, parsed, position
from .scenes import MODES, Moment, broken, moments, played_to, record_of, replayed
from .test_secrets import with_other_secrets
from .truths import CHECKS, says_only_what_is_true


def scene_of(game: LiveGame, seat: int | None, *, live: bool = True) -> Scene:
    return Scene(game, seat, NAMES[: len(game.state.vineyards)], words("en"), live=live)


def digest(found: list[Tip]) -> list[tuple[str, str, str, str]]:
    return [(tip.answer.code, tip.answer.label, tip.answer.summary, tip.reason) for tip in found]


def hint_page(client: Client, table: Table, *, drawer: bool = False, status: int = 200) -> Page:
    found = client.get(f"/tables/{table.id}/hint", headers={"HX-Request": "true"} if drawer else {})
    assert found.status_code == status
    return parsed(found.content.decode())


def has_only_legal_answers_and_the_best_first(found: list[Tip], game: LiveGame) -> None:
    codes = [tip.answer.code for tip in found]
    assert 1 <= len(codes) <= MOST
    assert len(set(codes)) == len(codes)
    assert set(codes) <= set(game.state.codes())
    assert [tip.best for tip in found] == [True] + [False] * (len(found) - 1)
    assert all(tip.answer.label and tip.name for tip in found)


def gives_a_good_hint(moment: Moment, game: LiveGame) -> None:
    """It is the same whatever is hidden, and asking for it changes nothing."""
    seat = game.state.to_move
    before = game.state.to_json()
    found = tips(scene_of(game, seat))
    has_only_legal_answers_and_the_best_first(found, game)
    says_only_what_is_true(scene_of(game, seat), found)
    assert digest(tips(scene_of(game, seat))) == digest(found)
    assert digest(tips(scene_of(with_other_secrets(game, seat, Random(str(moment))), seat))) == digest(found)
    assert game.state.to_json() == before


@pytest.mark.parametrize("mode", MODES)
def test_hints_are_legal_have_reasons_and_know_no_secrets(mode: str) -> None:
    found = [moment for moment in moments()[::18] if moment.kind.startswith(mode)]
    assert found
    wrong = broken(found, gives_a_good_hint)
    assert not wrong, wrong


GAMES = (
    (Options(players=2), 1),
    (Options(players=4), 5),
    (Options(players=3, modules={"extended_board", "special_workers", "structure_cards"}), 3),
)
EVERY = 14 if LONG_RUN else 28
"""A hint is asked for at one of so many decisions."""


def test_no_sentence_says_anything_false() -> None:
    """Whole games: at many decisions, whatever is advised is true, and nobody is advised to waste a worker."""
    said: set[str] = set()
    for options, seed in GAMES:
        game, easy, rng = LiveGame.new(options, seed), player("easy"), Random(seed)
        while not game.state.is_over and game.plies < 330:
            state = game.state
            view = observe(state, state.to_move)
            if len(view.legal) > 1 and rng.randrange(EVERY) == 0:
                scene = scene_of(game, state.to_move)
                found = tips(scene)
                says_only_what_is_true(scene, found)
                said |= {why.id for tip in found if (why := HintReasons(scene).of(tip.answer))}
            game.play(CODES[easy.choose(view, Random(game.plies))])
    assert len(CHECKS.keys() & said) >= 5, said


def test_the_page_names_the_question_and_plays_an_answer_without_a_script(client: Client, open_game: Opener) -> None:
    table = open_game()
    shown = hint_page(client, table).root
    forms = shown.one("tips").all(tag="form")
    assert forms
    assert [form.get("action") for form in forms] == [f"/tables/{table.id}/play"] * len(forms)
    assert shown.one("question").text
    code = forms[0].plays()[0]
    given = {field.get("name"): field.get("value") for field in forms[0].all(tag="input")}
    assert set(given) == {"csrfmiddlewaretoken", "version"}
    strict = Client(enforce_csrf_checks=True)
    strict.cookies = client.cookies
    done = strict.post(f"/tables/{table.id}/play", {**given, "code": code})
    assert done.status_code == 303
    assert Ply.objects.get(table=table, number=0).code == code


def test_over_the_table_the_form_of_the_table_plays_it(client: Client, open_game: Opener) -> None:
    """The bar takes the place of the strip, and covers nothing."""
    shown = hint_page(client, open_game(), drawer=True).root
    buttons = shown.all(cls="tipped")
    assert buttons
    assert all(button.get("form") == "move" for button in buttons)
    assert [button.get("name") for button in buttons] == [
        "sure" if button.get("value") == "pass" else "code" for button in buttons
    ]
    assert "since" in (shown.one("hinting").get("class") or "")
    assert not shown.all(tag="form")
    assert not shown.all(tag="html")


@pytest.mark.parametrize("drawer", [True, False], ids=["over the table", "on its page"])
def test_who_passes_in_the_hint_is_not_asked_again(client: Client, open_game: Opener, *, drawer: bool) -> None:
    """Workers with something to do are left: the table would ask whether to pass in winter."""
    start = position(2, season="winter", workers={"regular": 1, "grande": 0}).state.to_json()
    table = open_game(Options(2), start=start)
    shown = hint_page(client, table, drawer=drawer).root
    if drawer:
        (button,) = [each for each in shown.all(cls="tipped") if each.get("value") == "pass"]
        given = {"version": str(table.version), str(button.get("name")): "pass"}
    else:
        (form,) = [each for each in shown.one("tips").all(tag="form") if each.plays() == ["pass"]]
        given = {str(field.get("name")): str(field.get("value")) for field in form.all(tag="input")} | {"code": "pass"}
    assert client.post(f"/tables/{table.id}/play", given).status_code == 303
    assert Ply.objects.get(table=table, number=0).code == "pass"


def test_asking_changes_nothing_however_it_is_asked(client: Client, open_game: Opener) -> None:
    table = open_game()
    first = hint_page(client, table).root.plays()
    posted = client.post(f"/tables/{table.id}/hint")
    assert posted.status_code == 200
    assert parsed(posted.content.decode()).root.plays() == first
    assert Ply.objects.count() == 0
    assert Table.objects.get(id=table.id).version == table.version
    assert client.delete(f"/tables/{table.id}/hint").status_code == 405


def test_while_another_player_is_to_move_there_is_no_hint(client: Client, open_game: Opener) -> None:
    table = open_game(people=1)
    while table.to_move == 0:
        table = answer(table.id, 0, hint_page(client, table).root.plays()[0], table.version)
    shown = hint_page(client, table, status=409).root
    assert shown.plays() == []
    assert "Bruno" in shown.one("empty", role="alert").text


def test_at_a_shared_screen_only_the_one_who_took_it_gets_a_hint(client: Client, open_game: Opener) -> None:
    table = open_game(people=2)
    shown = hint_page(client, table, status=409).root
    assert shown.plays() == []
    assert "Anna" in shown.one("empty", role="alert").text
    client.post(f"/tables/{table.id}/sit", {"seat": "0"})
    assert hint_page(client, table).root.plays()


def test_a_game_that_is_over_or_only_shown_has_no_hint(client: Client, open_game: Opener) -> None:
    moment = moments()[0]
    game = played_to(moment)
    assert "This is a recorded game" in refusal(scene_of(game, game.state.to_move, live=False), covered=False)
    table = open_game(uploaded=True)
    assert hint_page(client, table, status=409).root.plays() == []
    assert client.get("/tables/nothing/hint").status_code == 404


def test_a_finished_game_says_so() -> None:
    record = record_of(moments()[0].file)
    game = replayed(record)
    assert game.state.is_over
    assert refusal(scene_of(game, 0), covered=False) == words("en").message("hint-over")


def test_a_computer_player_that_fails_leaves_a_word(
    client: Client, open_game: Opener, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(problems, "advise", fails)
    shown = hint_page(client, open_game()).root
    assert shown.plays() == []
    assert shown.one("empty", role="alert").text
    assert "no hint" in caplog.text


def test_early_chances_are_told_in_words_and_late_ones_rounded() -> None:
    """A chance of the first years is hardly better than an even one; only the last year knows it to one per cent."""
    told: dict[bool, set[str]] = {True: set(), False: set()}
    for year, last in ((1, False), (3, False), (5, False), (6, True)):
        game = position(others=[{}], season="summer", year=year, final_year=last, lira=5, hand=["malvasia"])
        scene = scene_of(game, 0)
        for chance, other in ((0.5, 0.49), (0.58, 0.43), (0.31, 0.2), (0.97, 0.5)):
            advice = [Advice(0, chance, "chance", {}), Advice(1, other, "lower", {})]
            told[year > 3] |= {odds(scene, one, advice) for one in advice}
            if last:
                assert odds(scene, advice[0], advice) == f"{round(100 * chance)} %"
    assert not any("%" in each for each in told[False])
    assert {"about even", "slightly ahead", "behind", "clearly ahead"} <= told[False]
    assert {"about as good", "clearly worse"} <= told[False]
    assert {"50 %", "60 %", "30 %", "about as good"} <= told[True]


def test_what_repeats_the_space_is_left_out() -> None:
    """The space says what it gains, and the card says its text: a reason says more, or nothing."""
    game = position(others=[{}], season="summer", year=2, lira=5)
    scene = scene_of(game, 0)
    reasons = HintReasons(scene)
    for code in ("place:sell_or_field:left:regular", "place:give_tour:left:regular", "place:gain_lira:cart:regular"):
        if code in scene.choices.legal:
            answer_ = scene.choices.legal[code]
            said = reason_of(scene, reasons, answer_, Advice(0, 0.5, "money", {"lira": 2}))
            assert said == "", (code, said)
            assert reason_of(scene, reasons, answer_, Advice(0, 0.5, "trains", {})) != ""


def test_what_repeats_the_label_is_left_out() -> None:
    game = position(others=[{}], season="summer", year=2, lira=10)
    game.play("place:build_structure:left:regular")
    scene = scene_of(game, 0)
    answer_ = scene.choices.legal["structure:yoke"]
    builds = Advice(0, 0.5, "builds", {"structure": 2})
    assert reason_of(scene, HintReasons(scene), answer_, builds) == ""
    used = Advice(0, 0.5, "builds_for_use", {"structure": 2, "when": 1})
    assert reason_of(scene, HintReasons(scene), answer_, used).endswith(", which you use this year.")
