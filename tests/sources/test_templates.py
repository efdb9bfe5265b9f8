"""Templates as files: nothing that browsers refuse, a token in each form, and nothing cached that sees a page."""

from __future__ import annotations

import ast
import re

from jinja2 import Environment
from jinja2.defaults import DEFAULT_NAMESPACE
from jinja2.meta import find_undeclared_variables

from .reading import MODULES, PACKAGE, TEMPLATES, WEB, Finding, blanked, matches, refuse, text_of, tree_of

LONGEST = 140
COMMENT = re.compile(r"\{#.*?#\}", re.DOTALL)
FORM = re.compile(r"""<form[^>]*method="post".*?</form>""", re.DOTALL)
CACHED = re.compile(r"= cached\(")
ADDRESS = re.compile(r"""\b(?:href|src|action|formaction|hx-(?:get|post))=["']/[^"']*""")
TAG = re.compile(r"\{[{%].*?[%}]\}", re.DOTALL)
INTO_TEXTS = re.compile(
    r"\.(?:startswith|endswith|r?split|l?strip|lower|upper|replace|r?partition|removeprefix|removesuffix|find)\("
    r"|\|\s*(?:lower|upper|replace|trim|truncate|string|title|capitalize|striptags)\b"
    r"|\w\[[^\]\[]*:[^\]\[]*\]"
    r"|[\"'] in [a-z.]+\.(?:name|label|text|code|key|id)\b"
)
"""Cutting and comparing parts of texts. A presenter knows what they mean."""
FOREIGN = re.compile(
    r"""<script(?![^>]*\bsrc=)|<style|\son[a-z]+=["']|(?:href|src)="(?:https?:)?//|(?<!-text"'\))\|safe"""
)
"""Scripts and styles of its own, addresses elsewhere, and text that is not escaped, but for one of our own messages."""


def test_no_line_is_longer_than_it_can_be_read() -> None:
    """`scripts/wrap_templates.py` breaks long lines without a change of the page."""
    refuse(
        Finding(path, number, f"{len(line)} characters")
        for path in sorted(PACKAGE.rglob("*.html"))
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if len(line) > LONGEST
    )


def test_templates_have_no_script_and_no_style_of_their_own() -> None:
    refuse(
        Finding(path, line, found[0].strip())
        for path in TEMPLATES
        for line, found in matches(path, FOREIGN, blanked(COMMENT, text_of(path)))
    )


def test_templates_take_no_texts_apart() -> None:
    """A presenter says what a thing is: a template that looks into texts breaks with a language or a new code."""
    refuse(
        Finding(path, line + tag[0].count("\n", 0, found.start()), f"looks into a text: {found[0]}")
        for path in TEMPLATES
        for line, tag in matches(path, TAG, blanked(COMMENT, text_of(path)))
        for found in INTO_TEXTS.finditer(tag[0])
    )


def test_addresses_come_from_the_list_of_addresses() -> None:
    """`url("rules")`, not `/rules/`: an address is written once, in `site/urls.py`."""
    refuse(
        Finding(path, line, f"an address of its own: {found[0]}")
        for path in TEMPLATES
        for line, found in matches(path, ADDRESS, blanked(COMMENT, text_of(path)))
    )


def test_every_form_that_changes_something_has_its_token() -> None:
    refuse(
        Finding(path, line, "a form without csrf_input")
        for path in TEMPLATES
        for line, found in matches(path, FORM)
        if "csrf_input" not in found[0]
    )


def globals_of_templates() -> set[str]:
    """The names that every template sees, whatever its page is: those of Jinja, and those that we add to them."""
    added = {
        keyword.arg
        for path in MODULES
        if WEB in path.parents and "globals.update(" in text_of(path)
        for call in ast.walk(tree_of(path))
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith(".globals.update")
        for keyword in call.keywords
        if keyword.arg
    }
    return {*DEFAULT_NAMESPACE, *added}


def test_what_is_kept_sees_no_page() -> None:
    """A macro that read the page around it would show one reader's page to another: it has the globals only."""
    known = {*globals_of_templates(), "caller"}
    kept = [path for path in TEMPLATES if CACHED.search(text_of(path))]
    assert kept
    refuse(
        Finding(path, line, f"a cached macro reads {found[0]}")
        for path in kept
        for name in find_undeclared_variables(Environment(autoescape=True).parse(text_of(path))) - known
        for line, found in matches(path, re.compile(rf"\b{name}\b"))
    )
    names = "|".join(re.escape(path.relative_to(WEB / "templates").as_posix()) for path in kept)
    refuse(
        Finding(path, line, f"imports cached macros with the context of a page: {found[0]}")
        for path in TEMPLATES
        for line, found in matches(path, re.compile(rf'from "(?:{names})" import [^%]* with context'))
    )
