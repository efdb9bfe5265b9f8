"""The guide for hosts is followed, command by command, as far as a test may: in a folder instead of the system's."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import pytest
import yaml

from tests.postgres import Cluster, binaries
from vendemmia.cli.parser import COMMANDS

from .forked import run
from .serving import Reader

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
LINES = [line for block in re.findall(r"```sh\n(.*?)```", GUIDE, re.DOTALL) for line in block.splitlines()]


class Host:
    """A machine as the guide expects it, below a folder: `/etc`, `/var/lib`, `/opt`, PostgreSQL, systemd."""

    def __init__(self, root: Path, cluster: Cluster) -> None:
        self.root = root
        self.cluster = cluster
        self.server: subprocess.Popen[bytes] | None = None
        self.address = ""
        (root / "etc/systemd/system").mkdir(parents=True)
        (root / "etc/caddy").mkdir()

    def place(self, path: str) -> Path:
        """Where a path of the system is here; those of the sources are there."""
        return self.root / path.lstrip("/") if path.startswith("/") else ROOT / path

    def environment(self, **more: str) -> dict[str, str]:
        """As systemd would read it, with this machine's folders and database."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("VENDEMMIA_", "DJANGO_"))}
        file = self.place("/etc/vendemmia/vendemmia.env")
        read = dict(line.split("=", 1) for line in file.read_text().splitlines() if line and not line.startswith("#"))
        read |= {name: value for name, value in more.items() if name == "VENDEMMIA_DATABASE"}
        assert Path(read["VENDEMMIA_HOME"]).is_absolute()
        read["VENDEMMIA_HOME"] = str(self.place(read["VENDEMMIA_HOME"]))
        read["VENDEMMIA_LISTEN"] = "127.0.0.1:0"
        read["VENDEMMIA_DATABASE"] = read["VENDEMMIA_DATABASE"].replace(
            "?host=/run/postgresql", f"?host=127.0.0.1&port={self.cluster.port}"
        )
        return kept | read

    def vendemmia(self, *arguments: str, **more: str) -> str:
        code, output, complaints = run([self.moved(each) for each in arguments], self.environment(**more))
        assert (code, complaints) == (0, ""), output
        return output

    def moved(self, argument: str) -> str:
        return str(self.place(argument)) if argument.startswith("/var/") else argument

    def start_unit(self, name: str) -> None:
        """What systemd does with the unit that the guide has copied."""
        unit = self.place(f"/etc/systemd/system/{name}").read_text(encoding="utf-8")
        (command,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
        if name == "vendemmia-backup.service":
            (arguments,) = re.findall(r"/bin/vendemmia (.*?)'$", command)
            assert "backup --force" in arguments
            self.vendemmia("backup", "--force", "/var/lib/vendemmia/backup-1.sqlite3")
            return
        assert command == "/opt/vendemmia/bin/vendemmia serve --no-browser"
        self.stop()
        self.server = subprocess.Popen(
            [sys.executable, "-m", *command.removeprefix("/opt/vendemmia/bin/").split()],
            env=self.environment(),
            stdout=subprocess.PIPE,
        )
        assert self.server.stdout is not None
        found = re.search(rb"http://[\d.:]+", self.server.stdout.readline())
        assert found
        self.address = found[0].decode()

    def stop(self) -> None:
        if self.server is not None:
            self.server.send_signal(signal.SIGTERM)
            assert self.server.wait(timeout=180) == 0
            assert self.server.stdout is not None
            self.server.stdout.close()
            self.server = None

    # --- the commands of the guide, by the word that they begin with

    def run(self, line: str) -> None:
        words = shlex.split(line)
        variables = dict(word.split("=", 1) for word in words if re.match(r"[A-Z_]+=", word))
        words = [word for word in words if not re.match(r"[A-Z_]+=", word)]
        if words[:3] == ["sudo", "-u", "postgres"]:
            self.postgres(*words[3:])
            return
        name, *arguments = words[1:] if words[0] == "sudo" else words
        handlers: dict[str, Callable[..., object]] = {
            "useradd": lambda *_: self.place("/var/lib/vendemmia").mkdir(parents=True, mode=0o700),
            "python3": lambda *given: given,
            "apt-get": lambda *given: given,
            "mkdir": lambda *given: self.place(given[-1]).mkdir(parents=True, exist_ok=True),
            "cp": lambda *given: [shutil.copy(self.place(file), self.place(given[-1])) for file in given[:-1]],
            "chmod": lambda mode, file: self.place(file).chmod(int(mode, 8)),
            "systemctl": self.systemctl,
            "curl": self.curl,
        }
        program = name.rpartition("/")[2]
        if program == "pip":
            assert arguments[-1] in {"vendemmia", "vendemmia[postgres,push,passkeys]"}
        elif program == "vendemmia" and (not arguments or arguments[0] == "serve"):
            assert set(arguments) <= set(COMMANDS)  # A household: other tests start it every day.
        elif program == "vendemmia":
            self.stop()
            self.vendemmia(*arguments, **variables)
        else:
            handlers[program](*arguments)

    def postgres(self, program: str, *arguments: str) -> None:
        found = binaries()
        assert found is not None
        at = ["-h", "127.0.0.1", "-p", str(self.cluster.port), "-U", "admin"]
        subprocess.run([str(found / program), *at, *arguments], check=True)

    def systemctl(self, what: str, *arguments: str) -> None:
        units = [name for name in arguments if name.startswith("vendemmia") and name.endswith(".service")]
        if what in {"enable", "start", "restart"}:
            for name in units:
                self.start_unit(name)

    def curl(self, *arguments: str) -> None:
        assert arguments[-1] == "http://127.0.0.1:8417/health"
        assert '"status": "ok"' in Reader(self.address).get("/health").text


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    if binaries() is None:
        pytest.skip("PostgreSQL is not installed")
    cluster = Cluster(owner="admin")
    made = Host(tmp_path, cluster)
    yield made
    made.stop()
    cluster.stop()


def test_the_guide_can_be_followed_from_a_clean_machine(host: Host) -> None:
    """The database comes before the server, as the guide says; everything else in the order of the page."""
    assert len(LINES) > 20
    first = [line for line in LINES if "sudo -u postgres" in line]
    for line in [*first, *(line for line in LINES if line not in first)]:
        try:
            host.run(line)
        except (AssertionError, KeyError, OSError, subprocess.CalledProcessError) as error:
            raise AssertionError(f"the guide says: {line}") from error
    assert host.server is not None, "the guide ends with a server that runs"
    reader = Reader(host.address)
    assert reader.get("/health").status == 200
    assert host.place("/var/lib/vendemmia/backup-1.sqlite3").exists()
    assert host.place("/etc/vendemmia/vendemmia.env").stat().st_mode & 0o077 == 0
    with pytest.raises(URLError, match="SSL"):  # A public server sends everybody to TLS.
        reader.get("/")
    behind_proxy = {"Host": "wine.example.org", "X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}
    with urlopen(Request(host.address + "/", headers=behind_proxy)) as answer:  # noqa: S310 - this machine
        assert answer.status == 200
        assert answer.headers["Strict-Transport-Security"] == "max-age=31536000; includeSubDomains; preload"
        assert all("Secure" in cookie for cookie in answer.headers.get_all("Set-Cookie"))
    with pytest.raises(HTTPError, match="404"):
        urlopen(Request(host.address + "/metrics", headers=behind_proxy))  # noqa: S310 - this machine


def test_djangos_check_finds_nothing_in_a_public_server(tmp_path: Path) -> None:
    public = {"VENDEMMIA_HOME": str(tmp_path), "VENDEMMIA_MODE": "public", "VENDEMMIA_HOSTS": "a.example"}
    environment = {name: value for name, value in os.environ.items() if not name.startswith("DJANGO_")} | public
    command = [sys.executable, "-m", "django", "check", "--deploy", "--fail-level", "INFO"]
    command += ["--settings", "vendemmia.web.settings"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done
    assert done.stdout.strip() == "System check identified no issues (0 silenced)."


def test_the_units_are_sound(tmp_path: Path) -> None:
    checker = shutil.which("systemd-analyze")
    if checker is None:
        pytest.skip("systemd is not installed")
    units = sorted(DEPLOY.glob("*.service")) + sorted(DEPLOY.glob("*.timer"))
    for unit in units:  # The checker wants programs that exist.
        text = unit.read_text(encoding="utf-8").replace("/opt/vendemmia/bin/vendemmia", "/bin/true")
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
    names = [str(tmp_path / unit.name) for unit in units]
    done = subprocess.run([checker, "verify", *names], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_proxy_is_sound(tmp_path: Path) -> None:
    nginx = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert text.count("{") == text.count("}")
    assert "client_max_body_size 2m;" in text
    if nginx is None or shutil.which("openssl") is None:
        pytest.skip("nginx is not installed")
    files = {"fullchain": tmp_path / "chain.pem", "privkey": tmp_path / "key.pem"}
    certificate = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=a", "-days", "1"]
    certificate += ["-keyout", str(files["privkey"]), "-out", str(files["fullchain"])]
    subprocess.run(certificate, check=True, capture_output=True)
    for name, file in files.items():
        text = re.sub(rf"/etc/letsencrypt/\S*{name}\.pem", str(file), text)
    text = re.sub(r"listen (\[::\]:)?(80|443)", lambda found: f"listen {found[1] or ''}1{found[2]}0", text)
    (tmp_path / "nginx.conf").write_text(
        f"pid {tmp_path}/pid; error_log {tmp_path}/log; events {{}}\nhttp {{ access_log off;\n{text}\n}}\n",
        encoding="utf-8",
    )
    done = subprocess.run(
        [nginx, "-t", "-c", str(tmp_path / "nginx.conf")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_caddys_file_is_sound() -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("Caddy is not installed")
    for names in ("wine.example.org", "wine.example.org, vines.example.org"):
        command = [caddy, "adapt", "--validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
        environment = {"PATH": os.environ["PATH"], "HOME": str(DEPLOY), "VENDEMMIA_HOSTS": names}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert all(f'"{name}"' in done.stdout for name in names.split(", "))


def test_the_containers_name_files_and_variables_that_exist() -> None:
    from vendemmia.web.environment import NAMES

    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    known = {*NAMES, "VENDEMMIA_HOME", "VENDEMMIA_COMPILE"}
    assert set(services["vendemmia"]["environment"]) <= known
    assert set(re.findall(r"VENDEMMIA_[A-Z_]+(?==)", container)) <= known
    assert (DEPLOY / services["vendemmia"]["build"]["context"] / services["vendemmia"]["build"]["dockerfile"]).is_file()
    assert (DEPLOY / "Caddyfile").is_file()
