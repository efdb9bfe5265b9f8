"""The commands of the guide for hosts, run as they are printed: by root, by the service's user, by somebody at home.

Replaced are `sudo`, `apt-get` and `systemctl` (`machine`), and where sources come from: `git clone` finds a copy of the
present ones. A usual run takes the libraries of the tests instead of fetching them, compiles nothing, and does not
upgrade; a long one (`VENDEMMIA_FAULTS=10`) does all of this.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import hatchling
import pytest

from tests.repeating import LONG_RUN
from vendemmia import __version__

from .machine import LIBRARIES, Failed, Machine, missing

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
NEXT = "99.1.0"
"""The version that the upgrade brings."""
KNOWN = {"git", "gcc", "python3-dev", "python3-venv", "curl", "caddy", "postgresql"}
"""Packages of Debian that the stand-in for apt-get may be asked for."""
BROWSER = """
import re, sys, urllib.request
from http.cookies import SimpleCookie
site = {"Host": "wine.example.org", "X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}
class Stay(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_): return None
opener = urllib.request.build_opener(Stay)
def ask(path, cookies="", body=None):
    headers = site | {"Cookie": cookies, "Referer": "https://wine.example.org/"}
    try:
        answer = opener.open(urllib.request.Request("http://127.0.0.1:8417" + path, body, headers))
    except urllib.error.HTTPError as error:
        answer = error
    jar = SimpleCookie(cookies)
    for line in answer.headers.get_all("Set-Cookie", []):
        jar.load(line)
    kept = "; ".join(f"{name}={each.value}" for name, each in jar.items())
    return answer, answer.read().decode(errors="replace"), kept
"""
OPENING = """
_, page, cookies = ask("/")
token = re.search('name="csrfmiddlewaretoken" value="(.*?)"', page)[1]
answer, _, cookies = ask("/play-now", cookies, b"csrfmiddlewaretoken=" + token.encode())
assert answer.status == 303, answer.status
print(answer.headers["Location"])
print(cookies)
"""
LOOKING = """
answer, page, _ = ask(sys.argv[1], sys.argv[2])
assert answer.status == 200 and 'id="table"' in page, answer.status
"""
STRANGER = """
answer, _, _ = ask("/")
assert answer.headers["Strict-Transport-Security"] == "max-age=31536000", answer.headers
assert all("Secure" in each for each in answer.headers.get_all("Set-Cookie")), answer.headers
assert ask("/metrics")[0].status == 404
"""


def commands(heading: str) -> list[str]:
    """The commands below a heading of the guide, up to the next one of its rank."""
    rank = heading.partition(" ")[0]
    part = re.split(rf"^{rank} ", GUIDE.partition(f"{heading}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]
    return [line for block in re.findall(r"```sh\n(.*?)```", part, re.DOTALL) for line in block.splitlines()]


def own_sources(folder: Path) -> Path:
    """What a clone would have: all files that git would take, as they are now."""
    listed = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    for name in subprocess.run(listed, check=True, capture_output=True, text=True).stdout.split("\0"):
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def libraries() -> Path:
    """Return the folder of the libraries of the tests, which the compiled build borrows from the other one."""
    return Path(hatchling.__file__).parents[1]


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    why = missing()
    if why:
        pytest.skip(why)
    settings = {"VENDEMMIA_OPTIMIZE": "0"}
    if not LONG_RUN:
        settings = {"PIP_NO_DEPS": "1", "PIP_NO_BUILD_ISOLATION": "0", "PYTHONPATH": LIBRARIES}
        if not Path(f"/usr/lib/python{sys.version_info[0]}.{sys.version_info[1]}").exists():
            pytest.skip("Debian's Python is not that of the tests")
    folder = tmp_path_factory.mktemp("machine")
    made = Machine(folder, own_sources(tmp_path_factory.mktemp("sources")), libraries(), settings)
    yield made
    made.close()


def follow(machine: Machine, lines: list[str], user: str = "root") -> str:
    """All of them, one after the other; what the last one prints. A usual run compiles nothing."""
    printed = ""
    for line in lines:
        printed = machine.run(line if LONG_RUN else line.replace("COMPILE=require", "COMPILE=0"), user)
    return printed


def browse(machine: Machine, script: str, *arguments: str) -> str:
    (machine.root / "stand-ins/browser.py").write_text(BROWSER + script, encoding="utf-8")
    return machine.at(" ".join(["/usr/bin/python3 /stand-ins/browser.py", *(f"'{each}'" for each in arguments)]))


def test_the_guide_is_followed_as_printed_at_home(machine: Machine) -> None:
    lines = commands("## A household")
    starts = [line for line in lines if line.endswith(("bin/vendemmia", " serve"))]
    assert len(starts) == 2
    follow(machine, [line for line in lines if line not in starts], "anna")
    for line in starts:
        assert '"status": "ok"' in machine.serve(line, "anna")


def test_the_guide_is_followed_as_printed_from_a_club_to_a_public_server_and_its_upgrade(machine: Machine) -> None:
    """SQLite first, with a game; then PostgreSQL, as the guide says for moving; in a long run then a new version."""
    club, moving, upgrade = commands("## A club"), commands("### From SQLite to PostgreSQL"), commands("## Upgrades")
    public = [line for line in commands("## A public server") if line not in moving]
    assert min(map(len, (club, moving, upgrade, public))) >= 3

    at_health = next(number for number, line in enumerate(club) if line.startswith("curl "))
    assert '"status": "ok"' in follow(machine, club[: at_health + 1])
    follow(machine, club[at_health + 1 :])
    kind = "compiled" if LONG_RUN else "pure"
    assert machine.run("/opt/vendemmia/bin/vendemmia --version") == f"vendemmia {__version__} ({kind})\n"
    assert machine.at("stat -c %a /etc/vendemmia/vendemmia.env /var/lib/vendemmia").split() == ["600", "700"]
    assert machine.at("ls /var/lib/vendemmia/vendemmia.sqlite3")
    browse(machine, STRANGER)
    game, cookies = browse(machine, OPENING).splitlines()
    browse(machine, LOOKING, game, cookies)

    assert "usage: vendemmia" in follow(machine, commands("## Commands for hosts"))
    machine.run("sudo systemctl start vendemmia-backup.service")  # As the timer does.
    machine.at("rm /var/lib/vendemmia/vendemmia.sqlite3-wal; : > /var/lib/vendemmia/vendemmia.sqlite3")  # A disaster.
    follow(machine, commands("## Backups"))
    machine.at("curl --fail --silent --retry 20 --retry-connrefused http://127.0.0.1:8417/health")
    browse(machine, LOOKING, game, cookies)
    follow(machine, public)
    follow(machine, moving)
    machine.at("curl --fail --silent --retry 20 --retry-connrefused http://127.0.0.1:8417/health")
    browse(machine, LOOKING, game, cookies)
    rows = "sudo -u vendemmia psql -h /run/postgresql -d vendemmia -Atc 'SELECT count(*) FROM web_table'"
    assert machine.run(rows).strip() == "1"

    if LONG_RUN:
        release(machine)
        assert NEXT in follow(machine, upgrade)
        assert machine.at("ls /var/lib/vendemmia/backup-*.sqlite3"), "the first step of an upgrade is a backup"
        machine.at("curl --fail --silent --retry 20 --retry-connrefused http://127.0.0.1:8417/health")
        browse(machine, LOOKING, game, cookies)
    machine.run("sudo systemctl stop vendemmia.service")
    assert set(machine.at("sort -u /stand-ins/asked-for").split()) <= KNOWN


def release(machine: Machine) -> None:
    """The next version of the sources, where `git pull` finds it."""
    machine.at(f"sed -i 's/^__version__ = .*/__version__ = \"{NEXT}\"/' /stand-ins/origin/src/vendemmia/__init__.py")
    machine.publish()


def test_every_command_of_the_guide_is_followed() -> None:
    followed = (
        "## A household",
        "## A club",
        "## A public server",
        "## Commands for hosts",
        "## Backups",
        "## Upgrades",
    )
    printed = [line for block in re.findall(r"```sh\n(.*?)```", GUIDE, re.DOTALL) for line in block.splitlines()]
    assert [line for heading in followed for line in commands(heading)] == printed


def test_a_command_that_fails_is_named(machine: Machine) -> None:
    with pytest.raises(Failed, match="the guide says: sudo /opt/nowhere"):
        machine.run("sudo /opt/nowhere")
