"""A release that is made again as in docs/releases.md has the same files."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, scripts_of
from tools.dist import digest

TAG = next(script for script in scripts_of("docs/releases.md", "Make a release") if "git tag" in script)
CHECK = scripts_of("docs/releases.md", "Check a release")[0]


@pytest.mark.exhaustive
@pytest.mark.timeout(3600)
def test_a_tagged_release_can_be_made_again_byte_by_byte(tmp_path: Path) -> None:
    if not shutil.which("ssh-keygen"):
        pytest.skip("no ssh-keygen here, with which the tag is signed")
    released, another, key = tmp_path / "released", tmp_path / "another", tmp_path / "key"
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", "--no-tags", ROOT, released], check=True)
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key], check=True)
    settings = {"gpg.format": "ssh", "user.signingKey": str(key), "user.name": "Ada", "user.email": "ada@example.org"}
    signing = {"GIT_CONFIG_COUNT": str(len(settings)), "GIT_EDITOR": "echo Matchwood >"}
    for number, (name, value) in enumerate(settings.items()):
        signing |= {f"GIT_CONFIG_KEY_{number}": name, f"GIT_CONFIG_VALUE_{number}": value}
    subprocess.run(["sh", "-ec", TAG], cwd=released, env=os.environ | signing, check=True)
    (released / "later.txt").write_text("This is not released.")
    for command in (["add", "."], ["commit", "--quiet", "--message", "Go on"]):
        subprocess.run(["git", *command], cwd=released, env=os.environ | signing, check=True)

    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", released, another], check=True)
    subprocess.run(["sh", "-ec", CHECK], cwd=another, check=True)
    assert {path.suffix for path in (another / "dist").iterdir()} == {".whl", ".gz", ".json", ".txt"}
    subprocess.run(["git", "checkout", "--quiet", "v1.0.0"], cwd=released, check=True)
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", tmp_path / "made"], cwd=released, check=True)
    for made in (tmp_path / "made").iterdir():
        assert digest(another / "dist" / made.name) == digest(made)
