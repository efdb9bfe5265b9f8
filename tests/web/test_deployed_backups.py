"""The files of `deploy` that make backups and say when one fails: their commands are run, in a folder of the test."""

from __future__ import annotations

import os
import re
import stat
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

DEPLOY = Path(__file__).parents[2] / "deploy"
PROGRAM = "/opt/vendemmia/bin/vendemmia"
pytestmark = pytest.mark.skipif(os.name != "posix", reason="commands of a shell")


def unit(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8").replace("\\\n", " ")


def command_of(name: str, **specifiers: str) -> str:
    """What systemd hands to the shell: without its quotes, escapes and specifiers."""
    (found,) = re.findall(r"^ExecStart=/bin/sh -c '(.*)'$", unit(name), re.MULTILINE)
    found = found.replace("\\\\", "\\").replace("$$", "$")
    for letter, value in {**specifiers, "%": "%"}.items():
        found = found.replace(f"%{letter}", value)
    return str(found)


@pytest.fixture
def tools(tmp_path: Path) -> Path:
    """A folder with programs of the test."""
    (tmp_path / "tools").mkdir()
    return tmp_path / "tools"


def tool(folder: Path, name: str, script: str) -> Path:
    made = folder / name
    made.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    made.chmod(stat.S_IRWXU)
    return made


def run(script: str, tools: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    path = f"{tools}:{os.environ['PATH']}"
    return subprocess.run(
        ["/bin/sh", "-c", script], env={"PATH": path, **variables}, capture_output=True, text=True, check=False
    )


class TestFailed:
    SENTENCE = "cannot write /var/lib/vendemmia/backup-4.sqlite3: No space left on device"
    SAID = f"vendemmia-backup.service on wine has failed: {SENTENCE} \n"

    @pytest.fixture
    def script(self, tools: Path) -> str:
        tool(tools, "journalctl", f'[ "$2" = vendemmia-backup.service ] && echo "{self.SENTENCE}"')
        return command_of("vendemmia-failed@.service", i="vendemmia-backup.service", H="wine")

    def test_the_units_that_may_fail_name_it(self) -> None:
        for name in ("vendemmia.service", "vendemmia-backup.service"):
            assert "\nOnFailure=vendemmia-failed@%n.service\n" in unit(name)

    def test_it_writes_to_the_journal_as_critical(self, script: str, tools: Path) -> None:
        done = run(script, tools)
        assert (done.returncode, done.stdout, done.stderr) == (0, f"<2>{self.SAID}", "")

    def test_it_tells_the_last_words_of_this_run_alone(self, script: str, tools: Path, tmp_path: Path) -> None:
        """systemd names the run that has failed; the one before it may have succeeded."""
        tool(tools, "journalctl", f'echo "$@" > {tmp_path}/asked')
        for variables, asked in (
            ({"MONITOR_INVOCATION_ID": "4b1d"}, "_SYSTEMD_INVOCATION_ID=4b1d --lines"),
            ({}, "--lines"),
        ):
            assert run(script, tools, **variables).returncode == 0
            said = (tmp_path / "asked").read_text(encoding="utf-8")
            assert said.startswith(f"--unit vendemmia-backup.service {asked}")

    def test_the_command_of_the_host_reads_what_has_failed(self, script: str, tools: Path, tmp_path: Path) -> None:
        done = run(script, tools, VENDEMMIA_ON_FAILURE=f'cat > "{tmp_path}/mail"')
        assert done.returncode == 0
        assert (tmp_path / "mail").read_text(encoding="utf-8") == self.SAID

    def test_a_command_that_fails_is_no_secret(self, script: str, tools: Path) -> None:
        assert run(script, tools, VENDEMMIA_ON_FAILURE="false").returncode != 0

    def test_the_file_of_the_settings_offers_it(self) -> None:
        assert re.search(
            r"^#VENDEMMIA_ON_FAILURE=", (DEPLOY / "vendemmia.env").read_text(encoding="utf-8"), re.MULTILINE
        )


class TestContainer:
    @pytest.fixture
    def service(self) -> dict[str, Any]:
        found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
        service = found["backup"]
        assert isinstance(service, dict)
        return service

    def test_it_saves_at_once_and_then_every_night_and_tries_again(
        self, service: dict[str, Any], tools: Path, tmp_path: Path
    ) -> None:
        """Its first backup fails; the programs count the calls, and the third sleep ends it."""
        (script,) = service["command"]
        assert service["entrypoint"] == ["/bin/sh", "-c"]
        log = tmp_path / "log"
        saves = tool(tools, "vendemmia", f'echo "$@" >> {log}; [ "$(grep -c backup {log})" -gt 1 ]')
        tool(tools, "sleep", f'echo "sleep $1" >> {log}; [ "$(grep -c sleep {log})" -lt 3 ] || kill "$PPID"')
        dates = {"+%u": 4, "-d 04:00 +%s": 1000, "-d tomorrow 04:00 +%s": 87400, "+%s": 2000}
        cases = " ".join(f'"{given}") echo {answer};;' for given, answer in dates.items())
        tool(tools, "date", f'case "$*" in {cases} esac')
        run(str(script).replace("$$", "$").replace(PROGRAM, str(saves)), tools)
        save = "backup --force /backups/backup-4.sqlite3"
        assert log.read_text(encoding="utf-8").splitlines() == [
            save,
            "sleep 600",
            save,
            "sleep 85400",
            save,
            "sleep 85400",
        ]

    def test_what_it_writes_stays_and_the_server_hears_of_it(self, service: dict[str, Any]) -> None:
        everything = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
        assert service["environment"] == everything["services"]["vendemmia"]["environment"]
        assert service["build"] == everything["services"]["vendemmia"]["build"]
        mounted = {name: place for name, _, place in (each.partition(":") for each in service["volumes"])}
        assert mounted == {"games": "/var/lib/vendemmia", "backups": "/backups"}
        assert set(mounted) <= set(everything["volumes"])
        container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
        assert container.index("mkdir /backups && chown vendemmia") < container.index("USER vendemmia")

    def test_it_is_ill_without_a_backup_of_the_last_day(self, service: dict[str, Any], tmp_path: Path) -> None:
        (kind, script) = service["healthcheck"]["test"]
        assert kind == "CMD-SHELL"
        script = script.replace("/backups", str(tmp_path))
        assert run(script, tmp_path).returncode != 0
        (tmp_path / "backup-1.sqlite3").touch()
        assert run(script, tmp_path).returncode == 0
        os.utime(tmp_path / "backup-1.sqlite3", (0, 0))
        assert run(script, tmp_path).returncode != 0
