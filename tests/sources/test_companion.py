"""The companion's scripts and catalogue as files: scripts ask for texts that exist, and each text is used."""

from __future__ import annotations

import re

from vendemmia.locale import words
from vendemmia.web.companion.errors import REASONS
from vendemmia.web.companion.pages import PARTS
from vendemmia.web.companion.texts import OWN, texts

from .reading import CATALOGUES, MODULES, STATIC, TEMPLATES, WEB, Finding, joined, matches, refuse

CATALOGUE = CATALOGUES / "en" / "companion.ftl"
SCRIPTS = [STATIC / "js" / "pages" / "companion.js", *sorted((STATIC / "js" / "companion").rglob("*.js"))]
ASKED = re.compile(r'\bsay\(\s*(?:\w+(?:\.\w+)? \? )?"([a-z-]+)"')
MESSAGE = re.compile(r"^companion-([a-z0-9-]+) *=", re.MULTILINE)
COMPUTED = ("result", "challenge", "decided")
"""Beginnings of names that scripts put together."""


def test_scripts_ask_for_texts_that_exist() -> None:
    known = texts(words("en"))
    refuse(
        Finding(path, line, f"there is no text {found[1]}")
        for path in SCRIPTS
        for line, found in matches(path, ASKED)
        if found[1] not in known
    )


def test_every_text_is_asked_for() -> None:
    named = set(re.findall(r'"([a-z-]+)"', joined(SCRIPTS)))
    left = {name for name in texts(words("en")) if name not in named and name.partition("-")[0] not in COMPUTED}
    assert {name for name in left if not name.endswith("-about")} == set()


def test_every_message_is_used() -> None:
    written = joined([*(path for path in MODULES if WEB in path.parents), *TEMPLATES])
    used = set(OWN) | {f"{part}-short" for part in PARTS} | {f"kind-{kind}" for kind in ("action", "region", "rule")}
    used |= {f"example-{number}" for number in range(1, 5)}
    used |= set(re.findall(r"""["']companion-([a-z0-9-]+)["']""", written))
    used |= {f"refused-{reason}" for reason in (*REASONS, *re.findall(r'CannotKeep\("(\w+)"\)', written))}
    refuse(
        Finding(CATALOGUE, line, f"nothing uses companion-{found[1]}")
        for line, found in matches(CATALOGUE, MESSAGE)
        if found[1] not in used
    )
