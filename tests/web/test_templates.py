"""What the environment of the templates does besides Jinja: drawings that are cached, one token for a page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.test import Client
from jinja2 import DictLoader, UndefinedError
from markupsafe import Markup

from vendemmia.web.assets.templates import CACHED, Compiled, cached, environment
from vendemmia.web.internals.jinja import PageEnvironment

from .conftest import Opener

TOKEN = re.compile(r'name="csrfmiddlewaretoken" value="([^"]+)"')


def test_a_drawing_that_is_kept_does_not_take_plain_text_for_markup() -> None:
    """Both are equal to a dictionary; a name that looks like markup must still be escaped."""
    ic = environment("en").get_template("parts/icons.html").module.ic  # type: ignore[attr-defined]
    assert "<b>" in ic("i-vp", Markup("<b>"))
    assert "&lt;b&gt;" in ic("i-vp", "<b>")


def test_so_many_drawings_are_kept_and_no_more() -> None:
    template = environment("en").from_string("{% macro m(x) %}{{ x }}{% endmacro %}")
    draw = cached(template.module.m)  # type: ignore[attr-defined]
    for number in range(CACHED + 10):
        draw(number)
    assert draw.cache_info().currsize == CACHED  # type: ignore[attr-defined]


def test_a_template_is_compiled_once_whatever_becomes_of_its_file(tmp_path: Path) -> None:
    """Another process, or another language, loads what the first one compiled; without a file it compiles again."""
    folder, compiled = tmp_path / "kept", []

    class Counting(PageEnvironment):
        def compile(self, source: str, *args: object, **more: object) -> object:  # type: ignore[override]
            compiled.append(source)
            return super().compile(source, *args, **more)  # type: ignore[call-overload]

    def draws(text: str) -> str:
        made = Counting(loader=DictLoader({"page": text}), bytecode_cache=Compiled(str(folder)))
        return made.get_template("page").render(x=1)

    folder.mkdir()
    assert [draws("a{{ x }}"), draws("a{{ x }}"), draws("b{{ x }}")] == ["a1", "a1", "b1"]
    assert compiled == ["a{{ x }}", "b{{ x }}"]
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()
    assert draws("b{{ x }}") == "b1"


def test_missing_names_are_errors_and_a_missing_else_is_nothing() -> None:
    env = PageEnvironment(loader=DictLoader({}), autoescape=True, undefined=environment("en").undefined)
    assert env.from_string("a{{ 'b' if x }}c").render(x=False) == "ac"
    with pytest.raises(UndefinedError):
        env.from_string("{{ x }}").render()
    with pytest.raises(UndefinedError):
        env.from_string("{{ f() }}").render()


def test_all_forms_of_a_page_have_one_token_that_is_taken(open_game: Opener) -> None:
    client = Client(enforce_csrf_checks=True)
    table = open_game()
    text = client.get(f"/tables/{table.id}/").content.decode()
    tokens = TOKEN.findall(text)
    assert len(tokens) > 3
    assert len(set(tokens)) == 1
    pace = {"pace": "off", "csrfmiddlewaretoken": tokens[0]}
    assert client.post(f"/tables/{table.id}/pace", pace).status_code == 303
    again = TOKEN.findall(client.get(f"/tables/{table.id}/").content.decode())
    assert again[0] != tokens[0]  # Masked for each page.


def test_a_page_without_forms_sets_no_token() -> None:
    assert "csrftoken" not in Client().get("/health").cookies
