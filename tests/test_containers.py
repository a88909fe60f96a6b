"""The container files and docs/containers.md agree with the rest of the repository.

Only tests/docs/test_deployment_in_containers.py starts containers.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from click.testing import CliRunner

from matchwood import commit
from matchwood.terminal.main import cli
from matchwood.terminal.settings import FROM_FILE, SETTINGS
from tests.docs.pages import commands_of, text_of

ROOT = Path(__file__).resolve().parent.parent
COMPOSE, DOCKERFILE, IGNORED = ((ROOT / name).read_text() for name in ("compose.yaml", "Dockerfile", ".dockerignore"))
PAGE = text_of("containers.md")
[IN_COMPOSE, IN_KUBERNETES] = re.findall(r"^```yaml\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
SERVICES: dict[str, Any] = {**yaml.safe_load(COMPOSE)["services"], "of the page": yaml.safe_load(IN_COMPOSE)["services"]["server"]}
OBJECTS: list[dict[str, Any]] = [*yaml.safe_load_all(IN_KUBERNETES)]
PODS = {found["metadata"]["name"]: found["spec"]["template"]["spec"] for found in OBJECTS if found["kind"] == "Deployment"}
CONTAINERS = {name: pod["containers"][0] for name, pod in PODS.items()}
[IMAGE_COMMAND] = (yaml.safe_load(found) for found in re.findall(r"^CMD (\[.*\])$", DOCKERFILE, re.MULTILINE))
[HEALTH_CHECK] = re.findall(r"^HEALTHCHECK .*\\\n +CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
COMMANDS: list[list[str]] = [
    IMAGE_COMMAND,
    *(service["command"] for service in SERVICES.values() if service.get("command", [""])[0] == "matchwood"),
    *(container["args"] for container in CONTAINERS.values()),
]
STOP_SECONDS = 15
"""The time that a server may need to stop (docs/reference/server.md)."""


def settings_of(container: dict[str, Any]) -> dict[str, str]:
    return {each["name"]: each["value"] for each in container["env"]}


def kind_of(kind: str) -> dict[str, Any]:
    [found] = (each for each in OBJECTS if each["kind"] == kind)
    return found


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_the_command_line_accepts_the_commands_of_the_containers(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in re.findall(r"^ +(MATCHWOOD_\w+): (\w+://.+)$", COMPOSE, re.MULTILINE):
        monkeypatch.setenv(name, value)
    program, name, *arguments = words
    assert program == "matchwood"
    context = cli.commands[name].make_context(name, arguments)
    assert context.params["database"].startswith("postgresql://")
    assert context.params["live"].startswith("redis://")


def test_containers_run_servers_and_workers() -> None:
    assert [words[1] for words in COMMANDS] == ["serve", "serve", "work", "serve", "serve", "work"]


def test_the_health_checks_use_the_documented_addresses() -> None:
    reference = text_of("reference/server.md")
    [worker] = (service for service in SERVICES.values() if service.get("command", [""])[:2] == ["matchwood", "work"])
    assert "--metrics-port=9100" in worker["command"]
    checks = {"127.0.0.1:8000/api/live": yaml.safe_load(HEALTH_CHECK), "127.0.0.1:9100/health": worker["healthcheck"]["test"]}
    for address, check in checks.items():
        assert f"urlopen('http://{address}', timeout=5)" in check[-1]
    assert "GET /api/live" in reference
    assert ":9101/health`" in reference
    assert "healthcheck" not in SERVICES["server"], "the image has a health check for servers"


def test_one_service_builds_the_image() -> None:
    assert len(re.findall(r"^ *build:", COMPOSE, re.MULTILINE)) == 1


def test_the_image_notes_the_commit_that_the_operator_names() -> None:
    assert "ARG MATCHWOOD_COMMIT" in DOCKERFILE
    assert f"src/{commit.NOTED.parent.name}/{commit.NOTED.name}" in DOCKERFILE
    assert 'args: {MATCHWOOD_COMMIT: "${MATCHWOOD_COMMIT:-}"}' in COMPOSE
    assert any("MATCHWOOD_COMMIT=$(git" in words for words in commands_of("docs/containers.md"))


def test_the_files_that_the_container_files_name_exist() -> None:
    named = re.findall(r"\./([\w./]+):", COMPOSE) + re.findall(r"requirements/\w+\.txt", DOCKERFILE)
    assert named
    for name in named:
        assert (ROOT / name).is_file(), name


def test_the_image_contains_only_the_files_for_the_package() -> None:
    rules = [line for line in IGNORED.splitlines() if line and not line.startswith("#")]
    assert rules[0] == "*", "all but what is named stays out, such as the file with the password of the database"
    let_in = {rule.removeprefix("!") for rule in rules if rule.startswith("!")}
    assert let_in == {"LICENSE", "README.md", "docs/rules", "docs/*/rules", "pyproject.toml", "requirements", "src", "web"}


def test_the_secrets_of_the_page_for_docker_compose_are_files_that_a_setting_names() -> None:
    whole = yaml.safe_load(IN_COMPOSE)
    service = SERVICES["of the page"]
    assert {*service["secrets"]} == {*whole["secrets"]}
    assert service["environment"] == {f"MATCHWOOD_{name.upper()}{FROM_FILE}": f"/run/secrets/{name}" for name in whole["secrets"]}


def test_the_servers_and_workers_of_the_page_start_with_their_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[dict[str, Any]] = []
    monkeypatch.setattr("matchwood.server.serve", lambda **chosen: started.append(chosen), raising=False)
    monkeypatch.setattr("matchwood.server.worker_process.work", lambda **chosen: started.append(chosen))
    for name, value in (("database", "postgresql://host/name\n"), ("live", "redis://host/0\n")):
        (tmp_path / name).write_text(value)
    for container in CONTAINERS.values():
        [mount] = container["volumeMounts"]
        with monkeypatch.context() as environment:
            for name, value in settings_of(container).items():
                environment.setenv(name, value.replace(mount["mountPath"], str(tmp_path)))
            result = CliRunner().invoke(cli, container["args"][1:])
        assert result.exit_code == 0, result.output
    server, worker = started
    assert (server["database"], server["live"], server["host"]) == ("postgresql://host/name", "redis://host/0", "0.0.0.0")
    assert (worker["database"], worker["metrics_host"], worker["threads"]) == ("postgresql://host/name", "0.0.0.0", 2)
    assert worker["threads"] == int(CONTAINERS["matchwood-worker"]["resources"]["requests"]["cpu"])


def test_the_variables_of_the_page_for_kubernetes_are_settings() -> None:
    known = {option.variable for option in SETTINGS.values()}
    for container in CONTAINERS.values():
        assert {name.removesuffix(FROM_FILE) for name in settings_of(container)} <= known


def test_a_variable_that_kubernetes_sets_for_a_service_stops_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"{kind_of('Service')['metadata']['name'].upper()}_PORT", "tcp://10.96.0.7:80")
    result = CliRunner().invoke(cli, ["serve"])
    assert (result.exit_code, "'tcp://10.96.0.7:80' is not a valid integer" in result.output) == (2, True)
    assert [pod["enableServiceLinks"] for pod in PODS.values()] == [False, False]


def test_kubernetes_probes_the_addresses_for_health() -> None:
    server, worker = CONTAINERS.values()
    probes = {name: probe["httpGet"] for name, probe in server.items() if name.endswith("Probe")}
    assert probes == {
        "startupProbe": {"path": "/api/live", "port": 8000},
        "livenessProbe": {"path": "/api/live", "port": 8000},
        "readinessProbe": {"path": "/api/ready", "port": 8000},
    }
    assert server["ports"] == [{"containerPort": 8000}]
    port = int(settings_of(worker)["MATCHWOOD_METRICS_PORT"])
    assert (worker["readinessProbe"]["httpGet"], worker["ports"]) == ({"path": "/health", "port": port}, [{"containerPort": port}])


def test_kubernetes_notices_a_server_that_stops_and_does_not_kill_the_server_too_early() -> None:
    server = CONTAINERS["matchwood-server"]
    drain = float(settings_of(server)["MATCHWOOD_DRAIN_SECONDS"])
    readiness = server["readinessProbe"]
    assert readiness["periodSeconds"] * readiness["failureThreshold"] < drain
    assert all(pod["terminationGracePeriodSeconds"] >= STOP_SECONDS for pod in PODS.values())
    assert PODS["matchwood-server"]["terminationGracePeriodSeconds"] >= drain + STOP_SECONDS
    assert f"wait at least {STOP_SECONDS} seconds before you kill it" in text_of("reference/server.md")


def test_the_objects_for_kubernetes_refer_to_each_other() -> None:
    for deployment in (each for each in OBJECTS if each["kind"] == "Deployment"):
        labels = deployment["spec"]["template"]["metadata"]["labels"]
        assert deployment["spec"]["selector"]["matchLabels"] == labels
    service, [rule] = kind_of("Service"), kind_of("Ingress")["spec"]["rules"]
    assert service["spec"]["selector"] == {"app": "matchwood-server"}
    assert service["spec"]["ports"] == [{"port": 80, "targetPort": 8000}]
    [path] = rule["http"]["paths"]
    assert path["backend"]["service"] == {"name": service["metadata"]["name"], "port": {"number": 80}}
    assert kind_of("Ingress")["spec"]["tls"][0]["hosts"] == [rule["host"]]


def test_the_commands_for_kubernetes_create_the_secret_that_the_pods_use() -> None:
    [create] = (words for words in commands_of("docs/containers.md") if words[:4] == ["kubectl", "create", "secret", "generic"])
    files = {word.removeprefix("--from-file=").partition("=")[0] for word in create if word.startswith("--from-file=")}
    for name, pod in PODS.items():
        [volume], container = pod["volumes"], CONTAINERS[name]
        [mount] = container["volumeMounts"]
        assert (volume["secret"]["secretName"], volume["name"]) == (create[4], mount["name"])
        paths = {value for variable, value in settings_of(container).items() if variable.endswith(FROM_FILE)}
        assert paths == {f"{mount['mountPath']}/{file}" for file in files}


def test_the_page_names_every_image_in_the_same_way() -> None:
    [tagged] = re.findall(r"--tag (\S+)", PAGE)
    assert {container["image"] for container in CONTAINERS.values()} == {tagged}
    assert f"docker push {tagged}" in PAGE


def test_every_rollout_names_a_deployment() -> None:
    named = re.findall(r"deployment/(\S+)", PAGE)
    assert named
    assert {*named} <= {*PODS}
