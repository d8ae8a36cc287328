"""What a host is given: the image, compose files, the unit, proxies, the lock without the tools; each by its parts."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from sandtable.web import options
from sandtable.web.limits import SAVE_BYTES

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
COMPOSE = ("compose.yaml", "compose.postgres.yaml")
SETTINGS = {value for name, value in vars(options).items() if name.isupper() and str(value).startswith("SANDTABLE_")}
SERVICE_KEYS = {
    "image", "build", "restart", "ports", "environment", "volumes", "read_only", "tmpfs", "cap_drop", "security_opt",
    "stop_grace_period", "depends_on", "secrets", "healthcheck",
}  # fmt: skip
"""The keys of a service, of those that the specification of Compose has, that are used here."""


def pinned(lock: Path) -> dict[str, str]:
    """The packages that a lock names, with their versions."""
    return dict(re.findall(r"^([a-z0-9.\-]+)==([^ ;\\]+)", lock.read_text(), re.MULTILINE))


def test_the_lock_of_a_host_has_the_server_and_no_tools() -> None:
    all_of_it, host = pinned(ROOT / "requirements.lock"), pinned(DEPLOY / "requirements.lock")
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]

    def named(requirements: list[str]) -> set[str]:
        return {re.split(r"[\[<>=]", each)[0].lower() for each in requirements}

    assert named(extras["web"] + extras["metrics"]) <= set(host)
    assert not (named(extras["dev"]) - named(extras["sign-in"])) & set(host)
    assert host.items() <= all_of_it.items()
    for text in ((ROOT / "requirements.lock").read_text(), (DEPLOY / "requirements.lock").read_text()):
        assert "://" not in text
        assert text.count("--hash=sha256:") > text.count("==")


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile."""
    text = re.sub(r"\\\n", " ", (ROOT / "Dockerfile").read_text())
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split()[0], line.partition(" ")[2]) for line in lines]


def test_the_image_is_slim_has_two_stages_and_no_rights() -> None:
    said = instructions()
    stages = [what for word, what in said if word == "FROM"]
    assert len(stages) == 2
    assert all("-slim" in stage for stage in stages)
    last = said[[index for index, (word, _) in enumerate(said) if word == "FROM"][1] :]
    words = dict(last)
    assert words["USER"] == "sandtable"
    assert words["VOLUME"] == "/data"
    assert 'CMD ["sandtable", "health"]' in words["HEALTHCHECK"]
    assert not any("curl" in what for _, what in said)
    assert "--require-hashes" in dict(said)["RUN"] or any("--require-hashes" in what for _, what in said)
    for name, _ in re.findall(r"(SANDTABLE_[A-Z_]+)=(\S+)", words["ENV"]):
        assert name in SETTINGS


def test_the_image_is_made_of_what_is_sent_to_it() -> None:
    sent = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
    copied = [what.split()[0] for word, what in instructions() if word == "COPY" and not what.startswith("--from")]
    assert (DEPLOY / "requirements.lock").is_file()
    assert sorted(sent) == ["deploy/requirements.lock", "dist/*.whl"]
    assert all(any(Path(each).match(pattern) for pattern in sent) for each in copied)


def compose(name: str) -> dict[str, Any]:
    """A compose file."""
    found: dict[str, Any] = yaml.safe_load((DEPLOY / name).read_text())
    return found


@pytest.mark.parametrize("name", COMPOSE)
def test_compose_files_say_what_can_be_said(name: str) -> None:
    document = compose(name)
    assert set(document) <= {"services", "volumes", "secrets"}
    for service in document["services"].values():
        assert set(service) <= SERVICE_KEYS
        assert set(service.get("secrets", ())) <= set(document.get("secrets", {}))
        mounted = {each.partition(":")[0] for each in service.get("volumes", ())}
        assert mounted <= set(document.get("volumes", {}))
        assert set(service.get("depends_on", {})) <= set(document["services"])
        assert all(isinstance(value, str) for value in service["environment"].values())
    server = document["services"]["sandtable"]
    for setting in server["environment"]:
        assert setting.removesuffix(options.IN_A_FILE) in SETTINGS
    assert all(port.startswith("127.0.0.1:") for port in server["ports"])  # the proxy is the only way in


def test_secrets_come_from_files_and_several_processes_from_postgresql() -> None:
    document = compose("compose.postgres.yaml")
    text = (DEPLOY / "compose.postgres.yaml").read_text()
    server, database = document["services"]["sandtable"], document["services"]["postgres"]
    assert int(server["environment"]["SANDTABLE_WORKERS"]) > 1
    assert server["environment"]["SANDTABLE_DATABASE_FILE"].startswith("/run/secrets/")
    assert database["environment"]["POSTGRES_PASSWORD_FILE"].startswith("/run/secrets/")
    assert "PASSWORD:" not in text


def test_the_unit_is_one_that_systemd_knows(tmp_path: Path) -> None:
    unit = (DEPLOY / "sandtable.service").read_text()
    for name in re.findall(r"^Environment=(\w+)=", unit, re.MULTILINE):
        assert name in SETTINGS
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed")
    program = tmp_path / "sandtable"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    copy = tmp_path / "sandtable.service"
    copy.write_text(unit.replace("/opt/sandtable/bin/sandtable", str(program)))
    done = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False)
    complaints = [line for line in done.stderr.splitlines() if "sandtable" in line]
    assert complaints == []


def test_proxies_pass_sockets_saves_and_names_on() -> None:
    nginx = (DEPLOY / "nginx.conf").read_text()
    for needed in ("proxy_http_version 1.1", "Upgrade $http_upgrade", "Host $host", "X-Forwarded-For"):
        assert needed in nginx
    size = re.search(r"client_max_body_size (\d+)m", nginx)
    assert size is not None
    assert int(size[1]) * 1024 * 1024 >= SAVE_BYTES
    assert nginx.count("{") == nginx.count("}")
    caddy = (DEPLOY / "Caddyfile").read_text()
    assert f"reverse_proxy 127.0.0.1:{options.PORT}" in caddy
    assert f"proxy_pass http://127.0.0.1:{options.PORT}" in nginx


def test_a_table_is_always_sent_to_the_same_of_several_servers() -> None:
    nginx = (DEPLOY / "nginx.several.conf").read_text()
    sent = re.findall(r'"~(\S+)"', nginx)
    table = "a" * 22
    for path in (f"/ws/{table}", f"/api/tables/{table}", f"/api/tables/{table}/replay/3"):
        matched = [re.match(pattern.replace("?<", "?P<"), path) for pattern in sent]
        assert [found["id"] for found in matched if found] == [table]
    assert "hash $table consistent;" in nginx
    assert nginx.count("{") == nginx.count("}")


def test_every_setting_is_in_the_book_for_hosts() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text()
    assert {name for name in SETTINGS if name not in text} == set()


def test_the_page_for_hosts_names_what_is_there() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\bdeploy/[\w.]+\w", page))
    assert len(named) >= 5
    assert [path for path in sorted(named) if not (ROOT / path).is_file()] == []
    settings = {name.removesuffix("_FILE") for name in re.findall(r"SANDTABLE_[A-Z_]+[A-Z]", page)}
    assert settings <= SETTINGS
    commands = set(re.findall(r"/opt/sandtable/bin/sandtable (\w+)", page))
    assert commands == {"health", "backup"}
    unit = (DEPLOY / "sandtable.service").read_text(encoding="utf-8")
    assert "ExecStart=/opt/sandtable/bin/sandtable serve" in unit
    for file in ("/etc/sandtable.env", "/var/lib/sandtable/tables.sqlite3"):
        assert file in page
        assert file in unit
    assert "games.example {" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
