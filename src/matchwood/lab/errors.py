"""The errors that studies raise."""

from __future__ import annotations

from matchwood.errors import MatchwoodError


class NotInstalled(MatchwoodError):
    """The called function needs a package that is not installed."""


class OtherStudy(MatchwoodError):
    """The given folder does not belong to this study."""


class OtherDataSet(MatchwoodError):
    """The given folder does not belong to this data set."""


class NoCluster(MatchwoodError):
    """No Dask scheduler answers at the given address."""
