"""The companion's scripts play by the engine's rules: the same cards and choices lead to the same game in both."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from vendemmia.campaign import Campaign, CampaignError
from vendemmia.engine import (
    CODES,
    Event,
    Kind,
    Options,
    RowAnswer,
    State,
    map_points,
    new_state,
    parse,
    rules_for,
    solo_result,
    standings,
)
from vendemmia.engine.catalogue import (
    CARD_NUMBER,
    REGIONS,
    SEASONS,
    SOLO_LEVELS,
    STARS,
    SUMMER_DECK,
    WINE_TYPES,
)
from vendemmia.web.assets.scripts import joined_modules
from vendemmia.web.companion.data import data_in
from vendemmia.web.companion.plans import bars_of, campaign_facts, plan_of, seasons_of, solo_games

PLAY = """({ plan, bars, tokens, cards, moves, ends }) => {
  const { newGame, openRows, press, replay, undo } = $companion$automa$game;
  const game = { ...newGame(plan, tokens), cards };
  const seen = [];
  for (const move of moves) {
    const before = replay(game, bars);
    const rows = before.next === "row" ? openRows(plan, before) : [];
    if (!press(game, bars, move)) return { refused: move, seen };
    for (const action of move.blocked ?? []) {
      if (replay(game, bars).placed.includes(action)) press(game, bars, { do: "taken", action });
    }
    const { year, placed, skipped, drawn, automaVp, tokens: left, result } = replay(game, bars);
    seen.push(move.do === "row" ? { rows, year, automaVp, tokens: left, result }
      : move.do === "deal" ? { placed, skipped, drawn, year, automaVp, tokens: left, result }
      : { year, automaVp, tokens: left, result });
  }
  const results = ends.map((move) => {
    undo(game);
    press(game, bars, move);
    return replay(game, bars).result;
  });
  return { seen, results, used: game.cards.length };
}"""
"""Plays a whole game, marking the spaces that the player's own workers hold, and says what was seen after each press.

Then the last year ends once more for each of `ends`."""
MEDIUM, LARGE = range(4, 7), range(7, 10)
"""The wines of a row of the cellar with the values 4 to 6 and 7 to 9."""


@pytest.fixture(scope="module")
def script(chromium: Browser) -> Iterator[Page]:
    """A page with the scripts that draw nothing."""
    page = chromium.new_context().new_page()
    # The first one imports the Automa's.
    for module in ("setup/picks", "score/scoring", "campaign/progress", "ask/search"):
        page.add_script_tag(content=joined_modules(f"companion/{module}").text)
    yield page
    page.context.close()


def is_planning(code: str) -> bool:
    return code == "card:planner" or code.startswith("place:play_summer_visitor")


class Noted:
    """A solo game of the engine with random answers, noted as a person at the table would press it."""

    def __init__(self, options: Options, seed: int) -> None:
        self.options = options
        self.state = new_state(options, seed)
        self.seasons = seasons_of("extended" if self.state.rules.board.regions else "base")
        self.moves: list[dict[str, Any]] = []
        self.expected: list[dict[str, Any]] = []
        self.cards: list[int] = []
        self.year = 1
        self.automa = int(self.state.automa_vp)
        self.tokens = options.tokens
        self.placed_this_year: set[str] = set()
        chance = Random(seed)
        while not self.state.is_over:
            self.hold_planner()
            answers = self.state.legal_actions()
            rows = [each.row for each in map(parse, answers) if isinstance(each, RowAnswer)]
            events: list[Event] = []
            self.state.sink = events
            self.state.apply(chance.choice([each for each in answers if is_planning(CODES[each])] or answers))
            self.state.sink = None
            for event in events:
                self.note(event, rows)
        self.press("end", **self.ending())
        self.automa = int(self.state.automa_vp)
        self.expected[-1] |= {"year": self.year, "result": solo_result(self.state)}
        self.settle()

    @property
    def own(self) -> Any:
        return self.state.vineyards[0]

    def hold_planner(self) -> None:
        """The Planner puts a worker on a space of a later season: then the Automa finds it taken."""
        planner, deck = CARD_NUMBER["planner"], self.state.decks[SUMMER_DECK]
        if planner in deck:
            deck.remove(planner)
            self.own.hand = tuple(sorted((*self.own.hand, planner)))

    def press(self, what: str, **more: Any) -> None:
        self.settle()
        self.moves.append({"do": what, **more})
        self.expected.append({"result": ""})

    def settle(self) -> None:
        """The last press is over: what the Automa and the player have now is what it led to."""
        if self.expected:
            usual = {"year": self.year, "automaVp": self.automa, "tokens": self.tokens}
            self.expected[-1] = usual | self.expected[-1]

    def note(self, event: Event, rows: list[int]) -> None:
        match event.kind:
            case Kind.YEAR if event.amount > 1 and self.moves[-1]["do"] != "row":  # The base board.
                self.end_year()
            case Kind.ROW | Kind.NEXT_ROW if "row" in event.source and not event.source.startswith("visitor"):
                if event.kind == Kind.NEXT_ROW:
                    self.end_year()
                self.press("row", row=event.amount)
                self.expected[-1]["rows"] = rows
                self.tokens += self.state.rules.tokens_usable
            case Kind.TOKEN if event.amount < 0:
                self.press("spend")
                self.tokens -= 1
            case Kind.SEASON if event.thing in self.seasons and SEASONS[event.amount] == event.thing:
                self.press("deal", blocked=[])
                self.expected[-1] |= {"placed": [], "skipped": [], "drawn": []}
            case Kind.AUTOMA_CARD:
                self.cards.append(event.amount - 1)
                self.expected[-1]["drawn"].append(event.amount - 1)
            case Kind.AUTOMA_PLACED:
                self.placed_this_year.add(event.thing)
                self.expected[-1]["placed"].append(event.thing)
            case Kind.AUTOMA_SKIPPED:
                self.expected[-1]["skipped"].append(event.thing)
                if event.thing not in self.placed_this_year:
                    self.moves[-1]["blocked"].append(event.thing)
            case Kind.MARKER if not event.source.startswith("region"):  # The map is scored after the last press.
                self.automa = event.amount

    def end_year(self) -> None:
        self.press("end", vp=int(self.own.vp), six=True)
        self.year += 1
        self.placed_this_year = set()

    def ending(self, vp: int | None = None) -> dict[str, Any]:
        """What the player says when the game ends: points without those of the cellar and the map."""
        state, rules = self.state, self.state.rules
        over = state.year >= rules.last_year
        wines = [value for kind in WINE_TYPES for value in self.own.wines(kind)]
        medium, large = (sum(value in tier for value in wines) for tier in (MEDIUM, LARGE))
        cellar = medium * rules.medium_cellar_vp + large * rules.large_cellar_vp
        found = map_points(rules, [self.own.star_counts()])[0] if over and rules.automa_stars else 0
        regions = [number for number, region in enumerate(rules.board.regions) if region.present]
        return {
            "vp": int((self.own.vp if vp is None else vp) - (cellar if over else 0) - found),
            "medium": medium,
            "large": large,
            "stars": [self.own.star_counts()[number] for number in regions] if rules.automa_stars else [],
            "six": over or not rules.workers_by,
        }

    def other_ends(self) -> tuple[list[dict[str, Any]], list[str]]:
        """The same game with a point less than the Automa, as many, and one more; and its results."""
        if self.state.year < self.state.rules.last_year:
            return [], []
        points = [int(self.state.automa_vp) + more for more in (-1, 0, 1)]
        ends = [{"do": "end", **self.ending(vp)} for vp in points]
        results = []
        for vp in points:
            self.own.vp = vp
            results.append(solo_result(self.state))
        return ends, results

    def sent(self, ends: list[dict[str, Any]]) -> dict[str, Any]:
        plan = plan_of(self.options)
        common = {"plan": plan, "bars": bars_of(str(plan["board"])), "tokens": self.options.tokens}
        return common | {"cards": list(self.cards), "moves": self.moves, "ends": ends}


def test_the_companion_and_the_engine_play_the_same_cards(script: Page) -> None:
    """Every level, variant and challenge, on both boards."""
    outcomes: set[str] = set()
    blocked = skipped = used = 0
    for seed, options in enumerate(solo_games()):
        noted = Noted(options._replace(tokens=seed % 3 if options.challenge else 0), seed)
        ends, results = noted.other_ends()
        found = script.evaluate(PLAY, noted.sent(ends))
        assert "refused" not in found, (options, found["refused"])
        for place, (seen, expected) in enumerate(zip(found["seen"], noted.expected, strict=True)):
            assert seen == expected, (options, place, noted.moves[place])
        assert found["results"] == results, options
        outcomes |= {*results, solo_result(noted.state)}
        blocked += sum(len(move.get("blocked", ())) for move in noted.moves)
        skipped += sum(len(step.get("skipped", ())) for step in noted.expected)
        used = max(used, found["used"])
        assert found["used"] == len(noted.cards), options
    assert outcomes == {"win", "draw", "loss"}
    assert blocked > 0
    assert skipped > blocked
    assert used > 24  # The deck was shuffled again.


FOUND = {
    "en": {
        "can I plant without a trellis": "PLANT-3",
        "When does the game end?": "GAME-1",
        "who wins a tie": "GAME-2",
        "what does the cottage do": "cottage",
        "how does the automa place workers": "AUT-5",
        "star tie in a region": "INF-5",
        "winmill": "windmill",
        "altana": "tasting_room",  # Polish.
        "Организатор": "organizer",
        "salle de degustation": "tasting_room",
        "degustacni mistnost": "tasting_room",
        "end 3": "END-3",
        "sell wine": "sell_wine",
        "mafioso": "mafioso",
        "merl": "merlot",
        "lucca": "lucca",
    },
    "pl": {"Czy moge zasadzic winorosl bez trejazu?": "PLANT-3", "kto wygrywa przy remisie": "GAME-2"},
    "es": {"¿Puedo plantar sin espaldera?": "PLANT-3", "cuando termina la partida": "GAME-1"},
    "ru": {"Можно ли посадить лозу без шпалеры?": "PLANT-3", "когда заканчивается игра": "GAME-1"},
    "fr": {"Puis-je planter sans treille ?": "PLANT-3", "qui gagne en cas d'egalite": "GAME-2"},
    "cs": {"Můžu zasadit révu bez treláže?": "PLANT-3", "kdy konci hra": "GAME-1"},
}
"""Questions by language, and what must be among the first three answers."""
ASK = """([entries, common, same, questions]) => {
  const index = $companion$ask$search.makeIndex(entries, common, same);
  return questions.map((question) => $companion$ask$search.find(index, question, 3).map((place) => entries[place].id));
}"""


@pytest.mark.parametrize("language", FOUND)
def test_questions_find_their_answers(script: Page, language: str) -> None:
    data = json.loads(data_in(language).content)
    questions = FOUND[language]
    found = script.evaluate(ASK, [data["entries"], data["common"], data["same"], list(questions)])
    answers = dict(zip(questions, found, strict=True))
    assert {asked: some for asked, some in answers.items() if questions[asked] not in some} == {}


def test_a_question_without_words_and_nonsense_find_nothing(script: Page) -> None:
    data = json.loads(data_in("en").content)
    found = script.evaluate(ASK, [data["entries"], data["common"], data["same"], ["", "  ?! ", "qqxyzzy"]])
    assert found == [[], [], []]


def _random_scores(chance: Random) -> list[dict[str, int]]:
    """Many ties, down to the last tie-break."""
    keys = ("vp", "lira", "wine", "grapes")
    return [{key: chance.randint(0, 1) + 20 * (key == "vp") for key in keys} for _ in range(chance.randint(2, 6))]


def _with_scores(scores: list[dict[str, int]]) -> State:
    """A state of the engine with these points, lira, wines and grapes."""
    state = new_state(Options(len(scores)), 1)
    for vineyard, own in zip(state.vineyards, scores, strict=True):
        vineyard.vp, vineyard.lira = own["vp"], own["lira"]
        vineyard.cellar, vineyard.crush_pad = own["wine"], own["grapes"]  # The first bit is a token of value 1.
    return state


def test_ranks_are_those_of_the_engine(script: Page) -> None:
    chance = Random(5)
    games = [_random_scores(chance) for _ in range(60)]
    found = script.evaluate("games => games.map($companion$score$scoring.standings)", games)
    for scores, lines in zip(games, found, strict=True):
        ranked = standings(_with_scores(scores))
        assert [line["rank"] for line in lines] == [standing.rank for standing in ranked], scores
        for line in lines:
            tied = [other for other in lines if other["vp"] == line["vp"]]
            assert (len(tied) > 1) == bool(line["decided"]), lines
            equal = [other for other in tied if other["rank"] == line["rank"]]
            assert (len(equal) > 1) == (line["decided"] == "shared"), lines


def test_the_map_scores_as_in_the_engine(script: Page) -> None:
    chance = Random(6)
    rules = rules_for(Options(4, modules=("extended_board", "structure_cards")))
    regions = [{"id": name, "vp": int(facts.vp)} for name, facts in zip(REGIONS, rules.board.regions, strict=True)]
    maps: list[list[tuple[int, ...]]] = []
    for _ in range(60):
        stars = [[0] * len(REGIONS) for _ in range(4)]
        for seat in range(4):
            for _ in range(chance.randint(0, STARS)):
                stars[seat][chance.randrange(len(REGIONS))] += 1
        maps.append(list(map(tuple, stars)))
    points = "([regions, maps]) => maps.map((stars) => $companion$score$scoring.mapPoints(regions, stars))"
    found = script.evaluate(points, [regions, maps])
    assert found == [[int(vp) for vp in map_points(rules, stars)[:4]] for stars in maps]


STEPS = """([level, aggressive, facts, results]) => {
  const campaign = $companion$campaign$progress;
  let now = campaign.startCampaign(level, aggressive);
  return results.map((result) => {
    const may = campaign.maySkip(now, facts);
    now = result === "skip" ? campaign.skipCurrent(now, facts) : campaign.withResult(now, facts, result);
    return [now, campaign.currentOf(now, facts), campaign.tokensOf(now, facts), may];
  });
}"""


@pytest.mark.parametrize("aggressive", [False, True])
def test_the_campaign_goes_on_as_the_digital_one(script: Page, aggressive: bool) -> None:
    chance = Random(7)
    results = [chance.choice(("win", "win", "draw", "loss", "skip")) for _ in range(60)]
    found = script.evaluate(STEPS, ["normal", aggressive, campaign_facts(), results])
    campaign = Campaign.start("normal", aggressive)
    for result, (progress, current, tokens, may_skip) in zip(results, found, strict=True):
        assert may_skip == campaign.may_skip
        with suppress(CampaignError):  # It is won, or this challenge cannot be skipped: nothing changes.
            campaign = campaign.skip() if result == "skip" else campaign.with_result(result)
        assert progress == campaign.to_json()
        assert current == (campaign.current or 0)
        assert tokens == campaign.not_won
    assert campaign.finished


def test_random_picks_are_fair_and_never_twice(script: Page) -> None:
    mamas, papas, specials = [*"abcdefghijkl"], [*"nopqrstuvwxy"], [*"ABCDE"]
    facts = {"mamas": mamas, "papas": papas, "specials": specials, "parents_each": 2, "specials_revealed": 2}
    found = script.evaluate("facts => Array.from({ length: 400 }, () => $companion$setup$picks.pick(facts, 6))", facts)
    for picked in found:
        assert sorted(mama for some in picked["mamas"] for mama in some) == mamas
        assert sorted(papa for some in picked["papas"] for papa in some) == papas
        assert len(set(picked["specials"])) == 2
    assert {picked["first"] for picked in found} == set(range(6))
    assert {worker for picked in found for worker in picked["specials"]} == set(specials)
    assert {picked["mamas"][0][0] for picked in found} == set(mamas)


def test_a_press_that_the_rules_do_not_allow_changes_nothing(script: Page) -> None:
    options = Options(1, solo="normal")
    refused = script.evaluate(
        """([plan, bars]) => {
          const { newGame, press } = $companion$automa$game;
          const game = newGame(plan);
          const tries = [{ do: "deal" }, { do: "row", row: 8 }, { do: "end", vp: 3 }, { do: "spend" }, { do: "?" }];
          const results = tries.map((move) => press(game, bars, move));
          press(game, bars, { do: "row", row: 3 });
          results.push(press(game, bars, { do: "row", row: 4 }));
          results.push(press(game, bars, { do: "taken", action: "plant_vine" }));
          return [results, game.moves.length];
        }""",
        [plan_of(options), bars_of("base")],
    )
    assert refused == [[False] * 7, 1]


def test_every_level_has_its_games() -> None:
    """The property test above covers what the companion offers."""
    offered = [(options.solo, options.aggressive, options.challenge or 0) for options in solo_games()]
    assert {level for level, _, _ in offered} == set(SOLO_LEVELS)
    assert {challenge for _, _, challenge in offered} == set(range(9))
    assert sum(aggressive for _, aggressive, _ in offered) == 3 * 8
