"""Files that released versions wrote, in one folder for each version. All later versions can read them (docs/releases.md).

`python -m tests.releases.make VERSION` makes the folder of a release.
"""

from __future__ import annotations

from pathlib import Path

RELEASES = sorted(path for path in Path(__file__).parent.iterdir() if path.name[0].isdigit())
