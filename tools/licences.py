"""What is shipped, and under which licences: the packages that Matchwood needs, and the work of others inside its pages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution
from pathlib import Path
from typing import NamedTuple

INSIDE = {"0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "MIT-0", "OFL-1.1", "PSF-2.0", "Zlib"}
"""Licences under which work of others may stand inside our files: they ask for no more than to be named."""
BESIDE = INSIDE | {"Apache-2.0 WITH LLVM-exception", "LGPL-3.0-only", "MPL-2.0"}
"""Licences of packages that are installed beside ours as they are: nobody who uses them like this has to open more than those."""

NAMES = {
    "APL 2": "Apache-2.0",
    "Apache License, Version 2.0": "Apache-2.0",
    "MIT License": "MIT",
    "License :: OSI Approved :: Apache Software License": "Apache-2.0",
    "License :: OSI Approved :: MIT License": "MIT",
}
"""What packages from before there were licence expressions call their licences."""
LOOKED_UP = {"numba": "BSD-2-Clause", "pyasn1_modules": "BSD-2-Clause"}
"""The licences of packages whose metadata say no more than BSD: it is their texts that tell which."""

HEADING = re.compile(r"^=== (?P<name>\S+) (?P<version>\S+) \((?P<licence>[^)]+)\)(?:: (?P<files>.+))? ===$", re.MULTILINE)
"""As web/licences.ts writes it."""


class Shipped(NamedTuple):
    """Something of others that is shipped: a licence as SPDX has it, and the files it is in, if it is no code."""

    name: str
    version: str
    licence: str | None
    files: tuple[str, ...] = ()

    @property
    def purl(self) -> str:
        """Its name in the whole world, if it is inside of the pages."""
        return f"pkg:npm/{self.name.replace('@', '%40')}@{self.version}"


def in_pages(pages: Path) -> list[Shipped]:
    """What is inside the built pages of this folder."""
    found = HEADING.finditer((pages / "licenses.txt").read_text(encoding="utf-8"))
    return [Shipped(each["name"], each["version"], each["licence"], _files(each["files"])) for each in found]


def _files(named: str | None) -> tuple[str, ...]:
    return tuple(named.split(", ")) if named else ()


def of_packages(installed: Iterable[Distribution]) -> Iterator[Shipped]:
    """What these installed packages are."""
    for each in installed:
        yield Shipped(each.name, each.version, _licence(each))


def _licence(package: Distribution) -> str | None:
    """The licence that a package names, None if nobody can tell."""
    expressions, fields, classifiers = (
        package.metadata.get_all(field, []) for field in ("License-Expression", "License", "Classifier")
    )
    said = [line for field in fields for line in field.splitlines()[:1]] + classifiers
    known = [NAMES.get(each, each) for each in said if each in NAMES or each in BESIDE]
    return next(iter([*expressions, *known]), LOOKED_UP.get(package.name))


def unwanted(shipped: Iterable[Shipped], wanted: set[str]) -> list[Shipped]:
    """Those of them that are not under one of the wanted licences."""
    return [each for each in shipped if each.licence is None or not _under(each.licence, wanted)]


def _under(expression: str, wanted: set[str]) -> bool:
    """Whether one may choose among these so that all are wanted."""
    return all(any(each.strip(" ()") in wanted for each in part.split(" OR ")) for part in expression.split(" AND "))
