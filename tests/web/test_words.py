"""Words and templates: every message that a page asks for exists, none is left over, and templates hold no words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vendemmia
from vendemmia.engine.names import WINE_TYPES
from vendemmia.locale import words

PACKAGE = Path(vendemmia.__file__).parent
WEB = PACKAGE / "web"
TEMPLATES = sorted((WEB / "templates").rglob("*.html"))
SOURCES = sorted(WEB.rglob("*.py"))
CATALOGUES = sorted((PACKAGE / "locale" / "en").glob("web*.ftl"))
SPOKEN = [*TEMPLATES, *SOURCES]

ASKED = re.compile(r"""(?:\bt|\bsay|\.message|self\.error)\(\s*(?:"[\w-]+",\s*)?["']([a-z0-9-]+)["']\s*([~,)])""")
"""A message that is named in full (a template puts `~` after the beginning of one that is computed)."""
NAMED = re.compile(r"""["']([a-z0-9]+(?:-[a-z0-9]+)+)["']""")
"""Anything that looks like the name of a message."""
FORMATTED = re.compile(r"""\bf["']([a-z0-9]+(?:-[a-z0-9]+)*-\{[^"'\n]*)["']""")
"""A computed name in Python, e.g. f"top-variant-{name}"."""
JOINED = re.compile(r"""["']([a-z0-9]+(?:-[a-z0-9]+)*-)["']((?:\s*[~+]\s*(?:["'][a-z0-9-]+["']|\([^()]*\)|[\w.]+))+)""")
"""A computed name in a template or in Python, e.g. "vineyard-" ~ kind ~ "-" ~ thing."""
OPEN = ("error-", "prompt-step-do-", "result-few-", "result-solo-", "short-")
"""Beginnings after which several words are put in at once."""


def messages() -> dict[str, str]:
    """The names of all messages of the pages, and their catalogues."""
    found = {}
    for catalogue in CATALOGUES:
        for name in re.findall(r"(?m)^([a-z][a-z0-9-]*) *=", catalogue.read_text(encoding="utf-8")):
            found[name] = catalogue.name
    return found


def text_of(files: list[Path]) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def test_every_message_that_is_asked_for_exists() -> None:
    spoken = words("en")
    missing = {
        f"{file.relative_to(WEB)}: {name}"
        for file in SPOKEN
        for name, after in ASKED.findall(file.read_text(encoding="utf-8"))
        if after != "~" and not spoken.has_message(name)
    }
    assert missing == set()


def patterns(text: str) -> set[str]:
    """The forms of all names that are computed: one word is put into each hole."""
    holes = [re.sub(r"\{[^{}]*\}", "{}", form) for form in FORMATTED.findall(text)]
    for first, rest in JOINED.findall(text):
        parts = re.findall(r"""["']([a-z0-9-]+)["']|(\([^()]*\)|[\w.]+)""", rest)
        holes.append(first + "".join(literal or "{}" for literal, _ in parts))
    return {re.escape(form).replace(r"\{\}", "([a-z0-9_]+)") for form in holes}


def test_no_message_is_left_over() -> None:
    text = text_of([*SPOKEN, *sorted((PACKAGE / "locale").glob("*.py"))])
    named = set(NAMED.findall(text)) | set(re.findall(r"\{ ([a-z][a-z0-9-]+) \}", text_of(CATALOGUES)))
    forms = [re.compile(form) for form in sorted(patterns(text))]
    put_in = set(re.findall(r"[a-z0-9_]+", text_of(sorted(PACKAGE.rglob("*.py"))).lower()))

    def is_computed(name: str) -> bool:
        return any(found and put_in.issuperset(found.groups()) for found in (form.fullmatch(name) for form in forms))

    left_over = {
        name: file
        for name, file in messages().items()
        if name not in named and not is_computed(name) and not name.startswith(OPEN)
    }
    assert left_over == {}


# --- templates

COMMENT = re.compile(r"\{#.*?#\}", re.DOTALL)
SILENT = re.compile(r"<(script|style)\b.*?</\1>", re.DOTALL)
CODE = re.compile(r"\{\{.*?\}\}|\{%.*?%\}", re.DOTALL)
TAG = re.compile(r"<[^<>]*>", re.DOTALL)
INSIDE_TAGS = re.compile(r"\{% block (?:\w+_class|body_attributes|skip_to) %\}.*?\{% endblock %\}", re.DOTALL)
"""What the frame puts into attributes."""
ATTRIBUTE = re.compile(r"""\s[a-z-]+="[^"]*\"""")
"""What a macro puts into a tag."""
ENTITY = re.compile(r"&\w+;")
SPOKEN_ATTRIBUTES = re.compile(r"""\b(aria-(?:label|description|roledescription)|title|alt|placeholder)="([^"]*)\"""")
NAMES = {"vendemmia"}
"""What is called so in every language."""


def without_code(path: Path) -> str:
    """A template without comments, scripts and expressions."""
    text = COMMENT.sub("", path.read_text(encoding="utf-8"))
    return CODE.sub("", INSIDE_TAGS.sub("", SILENT.sub("", text)))


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: str(path.relative_to(WEB / "templates")))
def test_templates_hold_no_words(path: Path) -> None:
    bare = without_code(path)
    texts = re.findall(r"[^\W\d_]+", ENTITY.sub("", ATTRIBUTE.sub("", TAG.sub(" ", bare))))
    assert set(texts) - NAMES == set()
    said = [(name, value) for name, value in SPOKEN_ATTRIBUTES.findall(bare) if re.search(r"[^\W\d_]", value)]
    assert said == []


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: str(path.relative_to(WEB / "templates")))
def test_templates_have_no_script_and_no_style_of_their_own(path: Path) -> None:
    text = COMMENT.sub("", path.read_text(encoding="utf-8"))
    assert re.findall(r"<script(?![^>]*\bsrc=)", text) == []
    assert "<style" not in text
    assert re.findall(r"""\son[a-z]+=["']""", text) == []
    assert re.findall(r"""(?:href|src)="(?:https?:)?//""", text) == []
    assert "|safe" not in text.replace("-text\"')|safe", "")


def test_every_form_that_changes_something_has_its_token() -> None:
    for path in TEMPLATES:
        text = path.read_text(encoding="utf-8")
        for form in re.findall(r"""<form[^>]*method="post".*?</form>""", text, re.DOTALL):
            assert "csrf_input" in form, path


# --- styles


def test_every_class_that_is_styled_is_drawn() -> None:
    styles = sorted((WEB / "static" / "vendemmia" / "css").glob("*.css"))
    drawn = text_of([*SPOKEN, *sorted((WEB / "static" / "vendemmia" / "js").glob("*.js"))])
    known = {*re.findall(r"[\w-]+", drawn), *WINE_TYPES}
    parts = {word for word in known if word.endswith("-")}
    left_over = {
        f"{style.name}: {name}"
        for style in styles
        for name in re.findall(r"\.([a-zA-Z][\w-]*)", _selectors(style.read_text(encoding="utf-8")))
        if name not in known and not re.fullmatch(r"p[1-6]", name) and not any(map(name.startswith, parts))
    }
    assert left_over == set()


def _selectors(css: str) -> str:
    """Style sheets without comments and without what stands in declarations."""
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    css = re.sub(r"url\([^)]*\)", "", css)
    return re.sub(r"[\w-]+\s*:\s[^;{}]*(?=[;}])", "", css)
