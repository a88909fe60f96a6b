"""Write the bill of materials of a release in CycloneDX."""

from __future__ import annotations

import base64
import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tools.licences import Shipped

SPEC = "1.6"
VALIDATE = f"""
import sys
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
print(JsonStrictValidator(SchemaVersion.V{SPEC.replace(".", "_")}).validate_str(sys.stdin.read()) or "")
"""


def bill(tools: Path, installed: Path, source: Path, beside: Iterable[Shipped], inside: Iterable[Shipped]) -> str:
    """Return the bill of materials in the format CycloneDX.

    `installed` is an environment with the Python packages, `tools` one with the programs for CycloneDX.
    """
    asked = ["environment", "--output-reproducible", "--short-PURLs", "--spec-version", SPEC]
    command = [str(tools / "cyclonedx-py"), *asked, "--pyproject", str(source / "pyproject.toml"), str(installed)]
    document = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    ours = document["metadata"]["component"]["bom-ref"]
    locked = json.loads((source / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    parts = [_component(each, locked[f"node_modules/{each.name}"]["integrity"]) for each in inside]
    looked_up = {each.name: [{"expression": each.licence}] for each in beside}
    for component in document["components"]:
        component.setdefault("licenses", looked_up[component["name"]])
    document["components"] += parts
    needed = next(each for each in document["dependencies"] if each["ref"] == ours)
    needed["dependsOn"] = sorted([*needed.get("dependsOn", []), *(part["bom-ref"] for part in parts)])
    document["dependencies"] += [{"ref": part["bom-ref"]} for part in parts]
    text = json.dumps(document, indent=2) + "\n"
    checked = subprocess.run([tools / "python", "-c", VALIDATE], input=text, capture_output=True, text=True, check=True)
    if checked.stdout.strip():
        raise ValueError(f"This is no CycloneDX: {checked.stdout}")
    return text


def _component(shipped: Shipped, integrity: str) -> dict[str, Any]:
    kind, _, digest = integrity.partition("-")
    algorithm = {"sha512": "SHA-512", "sha256": "SHA-256"}[kind]
    return {
        "type": "library",
        "bom-ref": shipped.purl,
        "name": shipped.name,
        "version": shipped.version,
        "purl": shipped.purl,
        "licenses": [{"license": {"id": shipped.licence}}],
        "hashes": [{"alg": algorithm, "content": base64.b64decode(digest).hex()}],
    }
