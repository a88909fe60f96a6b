"""List the works of other authors in a release, and check their licences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution
from pathlib import Path
from typing import NamedTuple

INSIDE = {"0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "MIT-0", "OFL-1.1", "PSF-2.0", "Zlib"}
"""The licences that require only attribution."""
BESIDE = INSIDE | {"Apache-2.0 WITH LLVM-exception", "LGPL-3.0-only", "MPL-2.0"}
"""Licences with duties for changes of the package itself, but not for programs that use it."""

NAMES = {
    "APL 2": "Apache-2.0",
    "Apache License, Version 2.0": "Apache-2.0",
    "MIT License": "MIT",
    "License :: OSI Approved :: Apache Software License": "Apache-2.0",
    "License :: OSI Approved :: MIT License": "MIT",
}
LOOKED_UP = {"numba": "BSD-2-Clause", "pyasn1_modules": "BSD-2-Clause", "resvg_py": "MIT"}
"""The licences of packages whose metadata contains only “BSD” or no licence."""

HEADING = re.compile(r"^=== (?P<name>\S+) (?P<version>\S+) \((?P<licence>[^)]+)\)(?:: (?P<files>.+))? ===$", re.MULTILINE)


class Shipped(NamedTuple):
    """A work of other authors, with its licence as an SPDX expression."""

    name: str
    version: str
    licence: str | None
    files: tuple[str, ...] = ()

    @property
    def purl(self) -> str:
        """The package URL (purl) of this package."""
        return f"pkg:npm/{self.name.replace('@', '%40')}@{self.version}"


def in_pages(pages: Path) -> list[Shipped]:
    """Return the third-party works that the built pages contain."""
    found = HEADING.finditer((pages / "licenses.txt").read_text(encoding="utf-8"))
    return [Shipped(each["name"], each["version"], each["licence"], _files(each["files"])) for each in found]


def _files(named: str | None) -> tuple[str, ...]:
    return tuple(named.split(", ")) if named else ()


def of_packages(installed: Iterable[Distribution]) -> Iterator[Shipped]:
    """Yield each installed package with its licence."""
    for each in installed:
        yield Shipped(each.name, each.version, _licence(each))


def _licence(package: Distribution) -> str | None:
    expressions, fields, classifiers = (
        package.metadata.get_all(field, []) for field in ("License-Expression", "License", "Classifier")
    )
    said = [line for field in fields for line in field.splitlines()[:1]] + classifiers
    known = [NAMES.get(each, each) for each in said if each in NAMES or each in BESIDE]
    return next(iter([*expressions, *known]), LOOKED_UP.get(package.name))


def unwanted(shipped: Iterable[Shipped], wanted: set[str]) -> list[Shipped]:
    """Return the works whose licence is missing or not accepted."""
    return [each for each in shipped if each.licence is None or not _under(each.licence, wanted)]


def _under(expression: str, wanted: set[str]) -> bool:
    return all(any(each.strip(" ()") in wanted for each in part.split(" OR ")) for part in expression.split(" AND "))
