"""The example player plays a game through the API of a real server: calls, stream and computer players together."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from .serving import Reader, Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "api_bot.py"


def test_it_is_short_and_needs_nothing() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 60
    imported = set(re.findall(r"^(?:from|import) (\w+)", text, re.MULTILINE)) - {"__future__"}
    assert imported <= sys.stdlib_module_names


@pytest.mark.once
def test_it_plays_a_game_to_its_end(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        reader = Reader(server.address)
        made = reader.post("/settings/tokens", reader.get("/settings/tokens"), name="my bot")
        token = re.search(r"vdm_[\w-]{43}", made.text)
        assert token, made.text[:2000]
        played = subprocess.run(
            [sys.executable, str(EXAMPLE), server.address, token[0], '{"max_years": 1}'],
            check=False,
            capture_output=True,
            text=True,
            timeout=180,
        )
    finally:
        server.stop()
    assert played.returncode == 0, (played.stderr, server.errors())
    assert re.fullmatch(r"Bot: -?\d+, .+: -?\d+\n", played.stdout)
    assert "Traceback" not in server.errors()
