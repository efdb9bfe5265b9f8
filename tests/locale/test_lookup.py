"""Looking up cards and what is like a card."""

from __future__ import annotations

import pytest

from vendemmia.locale import words
from vendemmia.locale.lookup import EVERYTHING, KINDS, Thing, find_things, name_of, rulings_of, text_of, title_of

from .reading import reads_well

EN = words("en")


def test_everything_is_of_a_kind_and_has_one_id_in_it() -> None:
    assert (
        *("vine", "summer", "winter", "order", "structure_card"),
        *("mama", "papa", "structure", "worker", "automa"),
    ) == KINDS
    assert len(set(EVERYTHING)) == len(EVERYTHING)


@pytest.mark.parametrize("thing", EVERYTHING, ids=":".join)
def test_everything_has_a_title_a_name_and_a_text(thing: Thing) -> None:
    texts = [title_of(EN, thing), name_of(EN, thing), text_of(EN, thing), *rulings_of(EN, thing)]
    assert all(reads_well(text) for text in texts)
    assert title_of(EN, thing) in name_of(EN, thing)
    assert thing in find_things(EN, ":".join(thing))
    assert thing in find_things(EN, name_of(EN, thing))


def test_a_search_can_be_kept_to_some() -> None:
    papas = [thing for thing in EVERYTHING if thing.kind == "papa"]
    found = find_things(EN, "windmill", papas)
    assert found
    assert all(thing.kind == "papa" for thing in found)
    assert find_things(EN, "no such thing") == []
