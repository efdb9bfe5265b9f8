"""Styles, scripts and drawings: joined, cached for good, and never out of date."""

from __future__ import annotations

import gzip
import re
import time
from pathlib import Path

import pytest
from django.test import Client

from vendemmia.web import assets, bundles
from vendemmia.web.assets import address
from vendemmia.web.bundles import FOLDER, SCRIPTS, STYLES, CannotJoin, joined_scripts, joined_styles
from vendemmia.web.jinja import FOLDER as TEMPLATES

BUNDLES = [*(f"{name}.css" for name in STYLES), *(f"{name}.js" for name in SCRIPTS)]
PACKED = {"Accept-Encoding": "gzip"}


@pytest.fixture
def scripts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of scripts and styles that a test fills."""
    monkeypatch.setattr(bundles, "FOLDER", tmp_path)
    monkeypatch.setattr(assets, "_known", {})
    monkeypatch.setattr(assets, "_looked", {})
    for folder in ("js", "css"):
        (tmp_path / folder).mkdir()
    return tmp_path / "js"


@pytest.mark.parametrize("name", BUNDLES)
def test_a_bundle_is_cached_for_good_and_packed(client: Client, name: str) -> None:
    plain, packed = client.get(address(f"bundles/{name}")), client.get(address(f"bundles/{name}"), headers=PACKED)
    assert plain.status_code == packed.status_code == 200
    assert "immutable" in packed.headers["Cache-Control"]
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "Accept-Encoding" in packed.headers["Vary"]
    assert gzip.decompress(packed.content) == plain.content
    assert packed.headers["Content-Type"].startswith("text/")


def test_every_style_sheet_and_every_script_is_used() -> None:
    """A file that no page asks for is left over, or was forgotten in a list."""
    templates = "".join(path.read_text(encoding="utf-8") for path in TEMPLATES.rglob("*.html"))
    alone = set(re.findall(r"static\('vendemmia/([\w/]+\.(?:css|js))'\)", templates))
    joined = {f"css/{part}.css" for parts in STYLES.values() for part in parts}
    joined |= {"service-worker.js", "css/picture.css"}  # At an address of its own; inside the picture of a result.
    joined |= {f"js/{source.name}" for name in SCRIPTS for source in joined_scripts(name)[1]}
    there = {path.relative_to(FOLDER).as_posix() for kind in ("css", "js") for path in FOLDER.rglob(f"*.{kind}")}
    assert joined | alone == there
    assert set(re.findall(r"static\('bundles/([\w.]+)'\)", templates)) == set(BUNDLES)


@pytest.mark.parametrize("name", STYLES)
def test_hover_is_styled_only_where_there_is_a_hover(name: str) -> None:
    """A finger leaves it behind."""
    text, _ = joined_styles(name, str)
    bare = re.sub(r"@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", text)
    assert re.findall(r"[^{}]*:hover[^{}]*\{", bare) == []


def test_lengths_grow_with_the_letters(scripts: Path) -> None:
    """Those of a drawing grow with the drawing."""
    sheets = scripts.parent / "css"
    (sheets / "tokens.css").write_text(".a { margin: -1px 0px 24px 1.5px }\n", encoding="utf-8")
    (sheets / "base.css").write_text("@media (min-width: 700px) { .b text { font: 14PX x1px } }\n", encoding="utf-8")
    text, _ = joined_styles("page", str)
    assert text == (
        ".a { margin: -.0625rem 0rem 1.5rem .09375rem }\n@media (min-width: 43.75rem) { .b text { font: 14PX x1px } }\n"
    )


def test_the_address_of_a_file_changes_with_its_content(
    client: Client, scripts: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(assets, "UNCHANGED", 0.0)
    file = scripts / "page.js"
    file.write_text("one();\n", encoding="utf-8")
    before = address("bundles/page.js")
    assert client.get(before).content == b"const $page = (() => {\none();\n})();\n"
    file.write_text("another();\n", encoding="utf-8")
    assert address("bundles/page.js") != before
    outdated = client.get(before)
    assert b"another()" in outdated.content
    assert outdated.headers["Cache-Control"] == "no-cache"
    assert client.get("/static/bundles/page.js").headers["Cache-Control"] == "no-cache"


def test_files_are_looked_at_no_more_than_once_a_second(scripts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    file = scripts / "page.js"
    file.write_text("one();\n", encoding="utf-8")
    before = address("bundles/page.js")
    now += 0.9
    file.write_text("another();\n", encoding="utf-8")
    assert address("bundles/page.js") == before
    now += 0.2
    changed = address("bundles/page.js")
    assert changed != before
    now += 2.0
    assert address("bundles/page.js") == changed


def test_modules_are_joined_in_the_order_in_which_they_run(scripts: Path) -> None:
    (scripts / "page.js").write_text(
        '// Says hello.\nimport "./alone.js";\n'
        'import {\n  hello,\n  WORLD as world,\n} from "./words-of.js";\nhello(world);\n',
        encoding="utf-8",
    )
    (scripts / "alone.js").write_text('import { WORLD } from "./words-of.js";\nWORLD;\n', encoding="utf-8")
    (scripts / "words-of.js").write_text(
        'export async function hello() {}\nexport const WORLD = "export";\nfunction inner() {}\n', encoding="utf-8"
    )
    text, sources = joined_scripts("page")
    assert [source.stem for source in sources] == ["words-of", "alone", "page"]
    assert text == (
        'const $words_of = (() => {\nasync function hello() {}\nconst WORLD = "export";\nfunction inner() {}\n'
        "return { hello, WORLD };\n})();\n"
        "const $alone = (() => {\nconst { WORLD } = $words_of;\nWORLD;\n})();\n"
        "const $page = (() => {\nconst { hello, WORLD: world } = $words_of;\nhello(world);\n})();\n"
    )


@pytest.mark.parametrize(
    "line",
    [
        "export let count = 0;",
        "export default 1;",
        'import * as all from "./other.js";',
        'const later = () => import("./other.js");',
        'import "./page.js";',
    ],
)
def test_what_cannot_be_joined_is_refused(scripts: Path, line: str) -> None:
    (scripts / "page.js").write_text(f"first();\n{line}\n", encoding="utf-8")
    with pytest.raises(CannotJoin, match=r"page"):
        joined_scripts("page")


def test_styles_are_joined_without_comments_and_name_their_drawings(scripts: Path) -> None:
    css = scripts.parent / "css"
    (css / "tokens.css").write_text('/* It\'s\n "here" */\n:root {\n  --a: url("a.svg");\n}\n', encoding="utf-8")
    (css / "base.css").write_text('p::before { content: "/* kept */" }\n', encoding="utf-8")
    (css / "a.svg").write_text("<svg/>", encoding="utf-8")
    text, sources = joined_styles("page", lambda path: f"/there/{path}")
    assert text == ':root {\n--a: url("/there/vendemmia/css/a.svg");\n}\np::before { content: "/* kept */" }\n'
    assert [source.name for source in sources] == ["tokens.css", "base.css", "a.svg"]


def test_drawings_that_styles_name_are_cached_for_good(client: Client) -> None:
    text = client.get(address("bundles/table.css")).content.decode()
    found = re.findall(r'url\("([^"#]+)"\)', text)
    assert found
    for drawing in found:
        assert "immutable" in client.get(drawing).headers["Cache-Control"]


def test_only_bundles_that_exist_are_served(client: Client) -> None:
    for path in ("bundles/nothing.css", "bundles/table", "bundles/../js/table.js", "bundles/table.css/x", "bundles/"):
        assert client.get(f"/static/{path}").status_code == 404
