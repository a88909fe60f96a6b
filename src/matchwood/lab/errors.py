"""The errors that studies raise."""

from __future__ import annotations

from matchwood.errors import MatchwoodError


class NotInstalled(MatchwoodError):
    """A package is missing that only this function needs. The message contains the command to install the package."""


class OtherStudy(MatchwoodError):
    """The folder contains the results of another study, or other files."""


class NoCluster(MatchwoodError):
    """No Dask scheduler answers at the given address."""
