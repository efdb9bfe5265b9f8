"""Styles, scripts and drawings: joined, cached for good, and never out of date."""

from __future__ import annotations

import gzip
import json
import re
import time
from pathlib import Path
from urllib.parse import urljoin

import pytest
from django.test import Client

from vendemmia.web.assets import bundles, static_files
from vendemmia.web.assets.bundles import FOLDER, STYLES, joined_styles
from vendemmia.web.assets.scripts import SCRIPTS, UnsupportedModule, joined_scripts
from vendemmia.web.assets.static_files import address

BUNDLES = [*(f"{name}.css" for name in STYLES), *(f"{name}.js" for name in SCRIPTS)]
PACKED = {"Accept-Encoding": "gzip"}


@pytest.fixture
def scripts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of scripts and styles that a test fills."""
    monkeypatch.setattr(bundles, "FOLDER", tmp_path)
    monkeypatch.setattr("vendemmia.web.assets.scripts.FOLDER", tmp_path)
    monkeypatch.setattr(static_files, "_known", {})
    monkeypatch.setattr(static_files, "_looked", {})
    for folder in ("js/pages", "js/words", "css/components"):
        (tmp_path / folder).mkdir(parents=True)
    monkeypatch.setattr(bundles, "STYLES", {"page": ("tokens", "components/button")})
    (tmp_path / "css" / "sizes.css").write_text("@custom-media --wide (min-width: 700px);\n", encoding="utf-8")
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


def test_lengths_grow_with_the_letters(scripts: Path) -> None:
    """Those of a drawing grow with the drawing."""
    sheets = scripts.parent / "css"
    (sheets / "tokens.css").write_text(".a { margin: -1px 0px 24px 1.5px }\n", encoding="utf-8")
    button = "@media (min-width: 700px) { .b text { font: 14PX x1px } }\n"
    (sheets / "components" / "button.css").write_text(button, encoding="utf-8")
    text, _ = joined_styles("page", str)
    assert ".a { margin: -.0625rem 0rem 1.5rem .09375rem }\n" in text
    assert "@media (min-width: 43.75rem) { .b text { font: 14PX x1px } }\n" in text


def test_sizes_of_screens_have_names(scripts: Path) -> None:
    sheets = scripts.parent / "css"
    (sheets / "tokens.css").write_text("", encoding="utf-8")
    (sheets / "components" / "button.css").write_text("@media (--wide) { .a { top: 0 } }\n", encoding="utf-8")
    text, _ = joined_styles("page", str)
    assert "@media (min-width: 43.75rem) { .a { top: 0 } }" in text
    assert "--wide" not in text


def test_the_address_of_a_file_changes_with_its_content(
    client: Client, scripts: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_files, "UNCHANGED", 0.0)
    file = scripts / "pages" / "page.js"
    file.write_text("one();\n", encoding="utf-8")
    before = address("bundles/page.js")
    assert client.get(before).content == (
        b"// pages/page.js\nconst $pages$page = (() => {\none();\n})();\n//# sourceMappingURL=page.js.map\n"
    )
    file.write_text("another();\n", encoding="utf-8")
    assert address("bundles/page.js") != before
    outdated = client.get(before)
    assert b"another()" in outdated.content
    assert outdated.headers["Cache-Control"] == "no-cache"
    assert client.get("/static/bundles/page.js").headers["Cache-Control"] == "no-cache"


def test_files_are_looked_at_no_more_than_once_a_second(scripts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    file = scripts / "pages" / "page.js"
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
    (scripts / "pages" / "page.js").write_text(
        '// Says hello.\nimport "./alone.js";\n'
        'import {\n  hello,\n  WORLD as world,\n} from "../words/words-of.js";\nhello(world);\n',
        encoding="utf-8",
    )
    (scripts / "pages" / "alone.js").write_text(
        'import { WORLD } from "../words/words-of.js";\nWORLD;\n', encoding="utf-8"
    )
    (scripts / "words" / "words-of.js").write_text(
        'export async function hello() {}\nexport const WORLD = "export";\nfunction inner() {}\n', encoding="utf-8"
    )
    text, _, sources = joined_scripts("page")
    assert [source.stem for source in sources] == ["words-of", "alone", "page"]
    assert text == (
        "// words/words-of.js\nconst $words$words_of = (() => {\n"
        'async function hello() {}\nconst WORLD = "export";\nfunction inner() {}\n'
        "return { hello, WORLD };\n})();\n"
        "// pages/alone.js\nconst $pages$alone = (() => {\nconst { WORLD } = $words$words_of;\nWORLD;\n})();\n"
        "// pages/page.js\nconst $pages$page = (() => {\n"
        "const { hello, WORLD: world } = $words$words_of;\nhello(world);\n})();\n"
    )


def test_only_lines_of_comments_are_left_out(scripts: Path) -> None:
    (scripts / "pages" / "page.js").write_text(
        "/**\n * A word.\n */\nconst word = `a\n\nb`; // Said.\n\n/* Aside. */\nimportant(word);\nexported = word;\n",
        encoding="utf-8",
    )
    assert joined_scripts("page").text == (
        "// pages/page.js\nconst $pages$page = (() => {\n"
        "const word = `a\n\nb`; // Said.\n\nimportant(word);\nexported = word;\n})();\n"
    )


def test_comments_and_types_are_for_those_who_read_the_sources(scripts: Path) -> None:
    (scripts / "pages" / "page.js").write_text(
        '// Says hello.\n/** @import { Word } from "../types.d.ts" */\n\n'
        "/**\n * Say it.\n *\n * @param {Word} word - 2 ** 3\n * @returns {string}\n */\nexport function say(word) {\n"
        "  // Aloud.\n  const { text } = /** @type {{ text: string }} */ (word);\n"
        "  return `https://here/${text}`; // An address.\n}\n/** @type {Word[]} */\nconst said = [];\n",
        encoding="utf-8",
    )
    assert joined_scripts("page").text == (
        "// pages/page.js\nconst $pages$page = (() => {\n\nfunction say(word) {\n  const { text } = (word);\n"
        "  return `https://here/${text}`; // An address.\n}\nconst said = [];\nreturn { say };\n})();\n"
    )


@pytest.mark.parametrize("name", SCRIPTS)
def test_no_bundle_has_types(name: str) -> None:
    assert re.findall(r"/\*|\*/|@type|@param", joined_scripts(name).text) == []


def decoded(mappings: str) -> list[tuple[int, int] | None]:
    """For each line of a bundle the module and the line that a source map gives, counted from 0."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    lines: list[tuple[int, int] | None] = []
    module = number = 0
    for part in mappings.split(";"):
        steps, value, place = list[int](), 0, 1
        for digit in map(letters.index, part):
            value += digit % 32 * place
            place *= 32
            if digit < 32:
                steps.append(value // 2 * (-1 if value % 2 else 1))
                value, place = 0, 1
        if not steps:
            lines.append(None)
            continue
        column, next_module, next_number, source_column = steps
        assert column == source_column == 0
        module, number = module + next_module, number + next_number
        lines.append((module, number))
    return lines


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_source_map_leads_from_each_line_to_that_of_its_module(name: str) -> None:
    text, source_map, sources = joined_scripts(name)
    found = json.loads(source_map)
    assert found["version"] == 3
    assert found["sources"] == [f"../vendemmia/js/{path.relative_to(FOLDER / 'js').as_posix()}" for path in sources]
    modules = [path.read_text(encoding="utf-8").splitlines() for path in sources]
    lines = decoded(found["mappings"])
    own = 0
    for line, place in zip(text.splitlines(), lines, strict=True):
        if place is None:
            assert re.match(r"// [\w/]+\.js$|const \$[\w$]+ = \(\(\) => \{$|return \{.*\};$|\}\)\(\);$", line), line
            continue
        module, number = place
        source = re.sub(r"/\*\*.*?\*/ ?|^export ", "", modules[module][number])
        assert line == source or source.startswith("import "), (line, source)
        own += line == source
    assert own > len(lines) / 2


def test_a_browser_finds_the_source_map_and_the_modules(client: Client) -> None:
    script = address("bundles/page.js")
    last = client.get(script).content.decode().splitlines()[-1]
    answer = client.get(urljoin(script, last.removeprefix("//# sourceMappingURL=")))
    assert answer.headers["Content-Type"] == "application/json"
    for source in answer.json()["sources"]:
        module = client.get(urljoin("/static/bundles/", source))
        assert module.headers["Content-Type"].startswith("text/javascript")


@pytest.mark.parametrize(
    "line",
    [
        "export let count = 0;",
        "export default 1;",
        'import * as all from "./other.js";',
        'const later = () => import("./other.js");',
        'import "./page.js";',
        'import "../../page.js";',
        "/* No end",
    ],
)
def test_what_cannot_be_joined_is_refused(scripts: Path, line: str) -> None:
    (scripts / "pages" / "page.js").write_text(f"first();\n{line}\n", encoding="utf-8")
    with pytest.raises(UnsupportedModule, match=r"page"):
        joined_scripts("page")


def test_styles_are_joined_without_comments_and_name_their_drawings(scripts: Path) -> None:
    css = scripts.parent / "css"
    (css / "tokens.css").write_text('/* It\'s\n "here" */\n:root {\n  --a: url("a.svg");\n}\n', encoding="utf-8")
    (css / "components" / "button.css").write_text('p::before { content: "/* kept */" }\n', encoding="utf-8")
    (css / "a.svg").write_text("<svg/>", encoding="utf-8")
    text, sources = joined_styles("page", lambda path: f"/there/{path}")
    assert text == (
        "@layer reset, tokens, components, layouts;\n"
        '@layer tokens {\n:root {\n--a: url("/there/vendemmia/css/a.svg");\n}\n}\n'
        '@layer components {\np::before { content: "/* kept */" }\n}\n'
    )
    assert [source.name for source in sources] == ["sizes.css", "tokens.css", "button.css", "a.svg"]


def test_drawings_that_styles_name_are_cached_for_good(client: Client) -> None:
    text = client.get(address("bundles/table.css")).content.decode()
    found = re.findall(r'url\("([^"#]+)"\)', text)
    assert found
    for drawing in found:
        assert "immutable" in client.get(drawing).headers["Cache-Control"]


def test_only_bundles_that_exist_are_served(client: Client) -> None:
    for path in ("bundles/nothing.css", "bundles/table", "bundles/../js/table.js", "bundles/table.css/x", "bundles/"):
        assert client.get(f"/static/{path}").status_code == 404
