"""The files that the guide for hosts copies, and what it says of a public server. `tests/hosting` runs its commands."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from django.http import HttpResponse
from django.middleware.security import SecurityMiddleware
from django.test import RequestFactory, override_settings

from vendemmia.web.site import settings

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def test_djangos_check_finds_nothing_in_a_public_server(tmp_path: Path) -> None:
    public = {"VENDEMMIA_HOME": str(tmp_path), "VENDEMMIA_MODE": "public", "VENDEMMIA_HOSTS": "a.example"}
    environment = {name: value for name, value in os.environ.items() if not name.startswith("DJANGO_")} | public
    command = [sys.executable, "-m", "django", "check", "--deploy", "--fail-level", "INFO"]
    command += ["--settings", "vendemmia.web.site.settings"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done
    assert done.stdout.strip() == "System check identified no issues (2 silenced)."


@pytest.mark.parametrize(
    ("wanted", "header"),
    [
        ("", "max-age=31536000"),
        ("host", "max-age=31536000"),
        ("subdomains", "max-age=31536000; includeSubDomains"),
        ("preload", "max-age=31536000; includeSubDomains; preload"),
    ],
)
def test_browsers_insist_on_tls_for_as_much_as_the_host_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wanted: str, header: str
) -> None:
    public = {"HOME": str(tmp_path), "MODE": "public", "HOSTS": "a.example", "HSTS": wanted}
    for name, value in public.items():
        monkeypatch.setenv(f"VENDEMMIA_{name}", value)
    found = runpy.run_path(settings.__file__)  # The settings of these tests stay as they are.
    with override_settings(**{name: value for name, value in found.items() if name.startswith("SECURE_")}):
        request, page = RequestFactory().get("/", secure=True), HttpResponse()
        answer = SecurityMiddleware(lambda _: page).process_response(request, page)
    assert answer["Strict-Transport-Security"] == header


def restrictions(unit: str) -> set[str]:
    """What systemd locks a process in with."""
    text = (DEPLOY / unit).read_text(encoding="utf-8")
    kinds = "NoNewPrivileges|Protect|Private|Restrict[ANRS]|Lock|Capability|SystemCall|UMask"
    return {line for line in text.splitlines() if re.match(kinds, line)}


def test_the_backup_is_locked_in_like_the_server() -> None:
    assert len(restrictions("vendemmia.service")) >= 20
    assert restrictions("vendemmia-backup.service") == restrictions("vendemmia.service")


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


def test_caddy_lets_go_of_a_stream_whose_reader_has_gone() -> None:
    """With this option it keeps the stream open: measured, a person who had left was there for 49 s instead of 4 s."""
    lines = (DEPLOY / "Caddyfile").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.strip().startswith("flush_interval")] == []


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
    from vendemmia.web.config.environment import NAMES

    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    known = {*NAMES, "VENDEMMIA_HOME", "VENDEMMIA_COMPILE"}
    assert set(services["vendemmia"]["environment"]) <= known
    assert set(re.findall(r"VENDEMMIA_[A-Z_]+(?==)", container)) <= known
    assert (DEPLOY / services["vendemmia"]["build"]["context"] / services["vendemmia"]["build"]["dockerfile"]).is_file()
    assert (DEPLOY / "Caddyfile").is_file()
