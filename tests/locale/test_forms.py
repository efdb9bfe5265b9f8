"""Names that have other forms inside a sentence."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

import pytest

from vendemmia.locale import languages
from vendemmia.locale.catalogue import Catalogue

from .reading import translation

if TYPE_CHECKING:
    from pathlib import Path

CZECH = """
list-join = { $first }, { $second }
worker = předák
    .acc = předáka
    .gender = m
order = zakázka za { $lira }
    .acc = zakázku za { $lira }
plain = cokoli
trains = školí { FORM($worker, "acc") }.
new =
    { FORM($worker, "gender") ->
        [m] Nový { $worker }
       *[f] Nová { $worker }
    }
"""


@pytest.fixture
def czech(tmp_path: Path) -> Catalogue:
    for language, text in (("en", "trains = trains a { $worker }.\n"), ("cs", CZECH)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(text, encoding="utf-8")
    return Catalogue("cs", tmp_path)


def test_a_sentence_gets_the_form_that_it_asks_for(czech: Catalogue) -> None:
    assert czech.message("trains", worker=czech.message("worker")) == "školí předáka."
    assert czech.message("trains", worker=czech.message("order", lira=3)) == "školí zakázku za 3."


def test_what_has_no_such_form_stays_as_it_is(czech: Catalogue) -> None:
    assert czech.message("trains", worker="Livia") == "školí Livia."
    assert czech.message("trains", worker=czech.message("plain")) == "školí cokoli."


def test_a_form_can_choose_a_variant(czech: Catalogue) -> None:
    assert czech.message("new", worker=czech.message("worker")) == "Nový předák"
    assert czech.message("new", worker=czech.message("plain")) == "Nová cokoli"


@pytest.mark.parametrize("language", languages())
def test_names_that_look_alike_have_the_same_forms(language: str) -> None:
    """A rendered sentence is cached by the texts in it, whatever messages they came from."""
    catalogue = Catalogue(language)
    forms: dict[tuple[str, str], set[str]] = defaultdict(set)
    for message, entry in translation(language).entries.items():
        if entry.forms and not entry.variables:
            named = catalogue.message(message)
            for form in entry.forms:
                forms[named, form].add(catalogue.__dict__["_messages"]._form(named, form))
    assert {name: found for name, found in forms.items() if len(found) > 1} == {}
