"""The errors of studies."""

from __future__ import annotations

from matchwood.errors import MatchwoodError


class NotInstalled(MatchwoodError):
    """A package that only this function needs is missing. The message contains the command to install it."""


class OtherStudy(MatchwoodError):
    """The folder contains the results of another study, or other files."""


class NoCluster(MatchwoodError):
    """No Dask scheduler answers at this address."""
