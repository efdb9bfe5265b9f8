"""Jinja still asks the classes that we replace, and draws the same with and without them."""

from __future__ import annotations

import pytest
from jinja2 import DictLoader, Environment, StrictUndefined
from jinja2.runtime import Context

from vendemmia.web.internals.jinja import DirectCalls, ImportedOnce, PageEnvironment

TEXTS = {
    "macros": "{% macro twice(x) %}{{ x }}{{ x }}{% endmacro %}",
    "page": "{% from 'macros' import twice %}{% for x in (0, 1, 2) %}{{ twice(x) }}{{ f(x) if x else '' }}{% endfor %}",
}


def drawn(kind: type[Environment]) -> str:
    env = kind(loader=DictLoader(TEXTS), undefined=StrictUndefined)
    env.globals["f"] = lambda x: f"({x})"
    return "".join(env.get_template("page").render() for _ in range(2))


def test_our_classes_are_asked_and_draw_what_jinja_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    call, module = DirectCalls.call, ImportedOnce._get_default_module

    def called(*args: object, **named: object) -> object:
        asked.append("call")
        return call(*args, **named)  # type: ignore[arg-type]

    def imported(self: ImportedOnce, ctx: Context | None = None) -> object:
        asked.append("import")
        return module(self, ctx)

    monkeypatch.setattr(DirectCalls, "call", called)
    monkeypatch.setattr(ImportedOnce, "_get_default_module", imported)
    assert drawn(PageEnvironment) == drawn(Environment) == "0011(1)22(2)" * 2
    assert (asked.count("import"), asked.count("call")) == (2, 10)
