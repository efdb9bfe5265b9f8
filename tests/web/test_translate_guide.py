"""The guide for translators, followed word by word: a draft of German is checked, started and played."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from .forked import run
from .serving import Reader, Server

pytestmark = pytest.mark.once
GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "translate.md"
BLOCK = re.compile(r"^ *```(\w*)\n(.*?)^ *```", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def draft(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of the guide, with all messages that it shows."""
    folder = tmp_path_factory.mktemp("work") / "my-languages"
    (folder / "de").mkdir(parents=True)
    shown = [text for kind, text in BLOCK.findall(GUIDE.read_text(encoding="utf-8")) if kind == "ftl"]
    lines = [re.sub(r"^  (?=\S|    )", "", line) for text in shown for line in text.splitlines()]
    (folder / "de" / "first.ftl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("VENDEMMIA_LANGUAGES", str(folder))
        yield folder


def vendemmia(*arguments: str) -> tuple[int, str, str]:
    """The exit code of a command, what it prints, and its complaints."""
    return run(arguments, os.environ | {"LANGUAGE": "en"})


def test_every_command_of_the_guide_works(draft: Path) -> None:
    assert draft.is_dir()
    shown = [text for kind, text in BLOCK.findall(GUIDE.read_text(encoding="utf-8")) if not kind]
    commands = [line.split()[1:] for text in shown for line in text.splitlines() if line.startswith("vendemmia ")]
    assert ["--language", "de", "cards"] in commands
    for command in commands:
        code, _, complaints = vendemmia(*command)
        assert code == (1 if command == ["translations", "de"] else 0), complaints
        assert "Traceback" not in complaints


def test_the_check_lists_what_is_missing(draft: Path) -> None:
    assert draft.is_dir()
    _, listed, _ = vendemmia("translations", "de")
    assert re.match(r"de: [\d,]+ missing\n", listed)
    assert "  table.ftl: missing: season-spring\n" not in listed
    assert "  table.ftl: missing: player-automa\n" in listed
    assert "  rules/base.md: missing: PLANT-1\n" in listed


def test_english_that_changes_later_is_found(draft: Path) -> None:
    assert vendemmia("translations", "de", "--confirm")[0] == 0
    noted = draft / "de" / "sources.json"
    noted.write_text(re.sub(r'("season-fall": ")\w+', r"\g<1>00000000", noted.read_text()), encoding="utf-8")
    assert "  first.ftl: outdated: season-fall\n" in vendemmia("translations", "de")[1]
    noted.unlink()


def test_the_draft_is_played_in_the_browser(draft: Path, tmp_path: Path) -> None:
    assert draft.is_dir()
    server = Server(tmp_path, alone=True)
    server.start()
    reader = Reader(server.address)
    home = reader.post("/settings", reader.get("/"), language="de", next="/")
    table = reader.post("/play-now", home)
    assert '<html lang="de"' in table.text
    assert "Schließen" in table.text
    assert "Place" in table.text or "Choose" in table.text or "choose" in table.text  # The rest is in English.
    server.stop()
    assert "Traceback" not in server.errors()
