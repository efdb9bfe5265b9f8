"""The lessons of a whole game: costly decisions of the same kind together, three at most."""

from __future__ import annotations

from vendemmia.locale import languages, words
from vendemmia.web.show.advice.patterns import ACTIONS, Slip, kind_of, lessons

TOUR, TRAIN, FILL = (f"place:{action}:left:regular" for action in ("give_tour", "train_worker", "fill_order"))


def slip(chosen: str, best: str, loss: float = 0.05, asks: str = "place", number: int = 0) -> Slip:
    return Slip(number, asks, chosen, best, loss)


def test_a_decision_belongs_to_what_was_better() -> None:
    wanted = {
        slip(TOUR, TRAIN): "train",
        slip(TRAIN, TOUR): "money",
        slip("pass", FILL): "idle",
        slip(FILL, "pass"): "save",
        slip(FILL, "place:fill_order:right:regular"): "parts",
        slip("row:1", "row:6", asks="row"): "row",
        slip("card:merlot", "card:pinot", asks="discard_down"): "kept",
        slip("option:1", "option:2", asks="second_of_two"): "parts",
    }
    assert {each: kind_of(each) for each in wanted} == wanted


def test_three_lessons_are_told_the_most_costly_first_with_the_worst_decision() -> None:
    slips = [slip(TOUR, TRAIN, 0.03, number=number) for number in range(4)]
    slips += [slip("pass", FILL, 0.2, number=9), slip("pass", FILL, 0.1, number=8), slip("row:1", "row:6", 0.05)]
    slips += [slip("option:1", "option:2", 0.045), slip(TRAIN, TOUR, 0.02)]
    found = lessons(slips)
    assert [(each.id, each.times, each.worst) for each in found] == [("idle", 2, 9), ("train", 4, 0), ("row", 1, 0)]
    assert lessons([slip(TRAIN, TOUR, 0.02)]) == []


def test_every_lesson_has_words() -> None:
    ids = {*ACTIONS.values(), "idle", "save", "row", "kept", "parts"}
    missing = [(code, each) for code in languages() for each in ids if not words(code).has_message(f"lesson-{each}")]
    assert missing == []
