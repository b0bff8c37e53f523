"""The files in `deploy`: what they name exists, and options are those of ``musicards serve``."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from musicards.cli.main import app
from musicards.server.guard.callers import read_networks
from musicards.server.http.operations import operation_routes
from musicards.server.http.options import ServeOptions

ROOT: Final = Path(__file__).parents[1]
DEPLOY: Final = ROOT / "deploy"
SOURCES: Final = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
SETTINGS: Final = {"DOMAIN": "cards.example", "POSTGRES_PASSWORD": "ab", "MUSICARDS_SECRET": "cd" * 32}
OFFLINE: Final = 250  # the first systemd that can judge a unit without running it
EXPOSURE: Final = 20
"""The highest exposure of the unit, in tenths, as ``systemd-analyze security`` counts it: 0 is the best of 100."""


def systemd_version() -> int:
    """Return the number of systemd's version; 0 if it is not installed."""
    program = shutil.which("systemd-analyze")
    if program is None:
        return 0
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    return int((re.findall(r"^systemd (\d+)", said) or [0])[0])


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def instructions() -> Iterator[tuple[str, str]]:
    """Yield the instructions of the Containerfile with their arguments."""
    text = re.sub(r"(?m)^#.*\n", "", read("Containerfile")).replace("\\\n", " ")
    for line in text.splitlines():
        if line:
            name, _, rest = line.partition(" ")
            yield name, rest.strip()


def filled(value: Any, settings: Mapping[str, str]) -> Any:  # noqa: ANN401 - as in YAML
    """Return a value of compose.yaml with its variables replaced, as Compose does it."""
    if isinstance(value, str):
        return re.sub(
            r"\$\{(\w+)(?::-([^}]*)|:\?)?\}", lambda found: settings.get(found[1], found[2] or "") or "", value
        )
    if isinstance(value, list):
        return [filled(each, settings) for each in value]
    if isinstance(value, dict):
        return {key: filled(each, settings) for key, each in value.items()}
    return value


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    """What compose.yaml says, with all variables set."""
    made: dict[str, Any] = filled(yaml.safe_load(read("compose.yaml")), SETTINGS)
    return made


def options_of(words: list[str]) -> ServeOptions:
    """Return the options of a command as musicards reads them. Fails if it does not know one."""
    command, bound, _ = app.parse_args(words, exit_on_error=False, print_error=False)
    assert command.__name__ == "serve"
    options = bound.arguments.get("options", ServeOptions())
    assert isinstance(options, ServeOptions)
    return options


def unit() -> dict[str, list[str]]:
    """Return the settings of the unit, by name."""
    found: dict[str, list[str]] = {}
    for name, value in re.findall(r"(?m)^(\w+)=(.*)$", read("musicards.service")):
        found.setdefault(name, []).append(value)
    return found


def test_every_variable_of_ours_is_read_by_musicards() -> None:
    named = {
        name
        for path in DEPLOY.iterdir()
        for name in re.findall(r"\bMUSICARDS_[A-Z]+\b", path.read_text(encoding="utf-8"))
    }
    assert {"MUSICARDS_DATA", "MUSICARDS_DATABASE", "MUSICARDS_REDIS", "MUSICARDS_SECRET"} <= named
    elsewhere = {"MUSICARDS_COMPILE"}
    assert "MUSICARDS_COMPILE" in (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    assert {name for name in named - elsewhere if f'"{name}"' not in SOURCES} == set()


def test_the_container_starts_the_server_for_everybody_who_can_reach_it() -> None:
    found = dict(instructions())
    assert yaml.safe_load(found["ENTRYPOINT"]) == ["musicards"]
    options = options_of(yaml.safe_load(found["CMD"]))
    assert (options.host, str(options.port)) == ("0.0.0.0", found["EXPOSE"])  # noqa: S104
    assert f"MUSICARDS_DATA={found['VOLUME']}" in found["ENV"].split()
    assert found["USER"].split(":")[0] not in ("root", "0")
    check = yaml.safe_load(found["HEALTHCHECK"].partition(" CMD ")[2])
    address = re.search(r"http://127\.0\.0\.1:(\d+)(/\w+)", check[2])
    assert address is not None
    assert (int(address[1]), address[2]) == (options.port, "/healthz")
    compile(check[2], "HEALTHCHECK", "exec")


def test_both_stages_are_of_one_debian_and_the_last_one_needs_no_shell() -> None:
    found = list(instructions())
    bases = dict(rest.split("=", 1) for name, rest in found if name == "ARG" and ":" in rest)
    [built] = re.findall(r"^debian:(\d+)-slim$", bases["BUILD"])
    [runs] = re.findall(r"/python3-debian(\d+):nonroot$", bases["BASE"])
    assert built == runs
    last = max(place for place, (name, _) in enumerate(found) if name == "FROM")
    names = {name for name, _ in found[last:]}
    assert "RUN" not in names
    assert all(rest.startswith("[") for name, rest in found[last:] if name in ("ENTRYPOINT", "CMD"))


def test_everything_the_container_is_built_from_is_there_and_sent_to_the_builder() -> None:
    ignore = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    sent = {line[1:] for line in ignore if line.startswith("!")}
    assert sent == {name for name in sent if (ROOT / name).exists()}
    own = [rest.split() for name, rest in instructions() if name == "COPY" and not rest.startswith("--from")]
    named = {word for words in own for word in words[:-1] if word != "."}
    named |= {word for _, rest in instructions() for word in re.findall(r"requirements/[\w.]+", rest)}
    assert {"LICENSE", "requirements/app.txt", "requirements/server.txt"} <= named
    for name in named:
        assert (ROOT / name).exists(), name
        assert any(fnmatch(name, pattern) or name.startswith(f"{pattern}/") for pattern in sent), name
    # What the wheel is built with and from.
    assert {"pyproject.toml", "hatch_build.py", "compile_engine.py", "check_texts.py", "src", "web"} <= sent


def test_the_pinned_requirements_of_a_server_are_those_that_are_tested() -> None:
    def pins(name: str) -> dict[str, str]:
        text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
        return dict(re.findall(r"(?m)^([a-z0-9-]+)==([^ ;\\]+)", text))

    server, tested = pins("server.txt"), {**pins("app.txt"), **pins("test.txt")}
    assert {"aiohttp", "asyncpg", "prometheus-client", "redis", "sqlalchemy", "typst"} <= set(server)
    assert {name: (version, tested.get(name)) for name, version in server.items() if tested.get(name) != version} == {}


@pytest.mark.parametrize("service", ["app-1", "app-2"])
def test_the_servers_start_with_options_that_fit_the_others(compose: dict[str, Any], service: str) -> None:
    found = compose["services"][service]
    options = options_of(found["command"])
    [network] = read_networks(options.trusted_proxies)
    [front] = compose["networks"]["front"]["ipam"]["config"]
    assert str(network) == front["subnet"]
    assert options.public_url == [f"https://{SETTINGS['DOMAIN']}"]
    assert options.host == "0.0.0.0"  # noqa: S104
    assert int(found["stop_grace_period"].removesuffix("s")) > options.drain
    environment = found["environment"]
    user = compose["services"]["database"]["environment"]
    password = f"{user['POSTGRES_USER']}:{user['POSTGRES_PASSWORD']}"
    assert environment["MUSICARDS_DATABASE"] == f"postgresql+asyncpg://{password}@database/cards"
    assert environment["MUSICARDS_REDIS"].startswith("redis://redis:")
    assert environment["MUSICARDS_SECRET"] == SETTINGS["MUSICARDS_SECRET"]


def test_no_service_can_do_more_than_it_needs(compose: dict[str, Any]) -> None:
    for name, service in compose["services"].items():
        assert service["read_only"], name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert "healthcheck" in service or service["image"] == "musicards", name
        assert set(service["networks"]) <= set(compose["networks"]), name
        for other in service.get("depends_on", {}):
            assert other in compose["services"], name
    assert [name for name, service in compose["services"].items() if "ports" in service] == ["caddy"]
    assert compose["networks"]["back"]["internal"]


def test_the_settings_to_fill_in_are_all_and_no_secret_is_filled_in(compose: dict[str, Any]) -> None:
    example = dict(re.findall(r"(?m)^#?([A-Z_]+)=(.*)$", read(".env.example")))
    assert set(example) == set(re.findall(r"\$\{(\w+)", read("compose.yaml")))
    assert (example["POSTGRES_PASSWORD"], example["MUSICARDS_SECRET"]) == ("", "")
    assert example["SUBNET"] == compose["networks"]["front"]["ipam"]["config"][0]["subnet"]


def test_the_folders_and_files_of_the_services_exist(compose: dict[str, Any]) -> None:
    for service in compose["services"].values():
        if "build" in service:
            context = DEPLOY / service["build"]["context"]
            assert (context / service["build"]["dockerfile"]).samefile(DEPLOY / "Containerfile")
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in compose["volumes"]


def test_caddy_asks_the_servers_that_there_are_whether_they_are_ready(compose: dict[str, Any]) -> None:
    caddyfile = read("Caddyfile")
    servers = [name for name, service in compose["services"].items() if service["image"] == "musicards"]
    [proxied] = re.findall(r"reverse_proxy (.*) \{", caddyfile)
    assert proxied.split() == [f"{name}:{ServeOptions().port}" for name in servers]
    [path] = re.findall(r"health_uri (\S+)", caddyfile)
    assert path in {route.path for route in operation_routes if hasattr(route, "path")}
    assert set(re.findall(r"\{\$(\w+)\}", caddyfile)) == set(compose["services"]["caddy"]["environment"])


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed")
def test_caddy_understands_its_file(tmp_path: Path) -> None:
    environment = {**os.environ, "DOMAIN": "cards.example", "HOME": str(tmp_path)}
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_unit_starts_the_server() -> None:
    found = unit()
    [command] = found["ExecStart"]
    program, *words = command.split()
    assert (Path(program).name, words[-1]) == ("musicards", "$OPTIONS")
    assert options_of(words[:-1]) == ServeOptions()
    [data] = found["Environment"]
    assert data == f"MUSICARDS_DATA=%S/{found['StateDirectory'][0]}"


@pytest.mark.skipif(systemd_version() < OFFLINE, reason="needs systemd 250 or newer")
def test_systemd_understands_the_unit_and_finds_it_safe(tmp_path: Path) -> None:
    program = shutil.which("musicards", path=str(Path(sys.executable).parent)) or sys.executable
    path = tmp_path / "musicards.service"
    path.write_text(read("musicards.service").replace("/opt/musicards/bin/musicards", program), encoding="utf-8")
    for words in (["verify"], ["security", "--offline=true", f"--threshold={EXPOSURE}"]):
        command = ["systemd-analyze", *words, str(path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        assert words[0] != "verify" or done.stderr == ""
