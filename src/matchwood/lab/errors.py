"""What can be wrong with a study."""

from __future__ import annotations

from matchwood.errors import MatchwoodError


class NotInstalled(MatchwoodError):
    """A package is missing that only this needs; the message says how to install it."""


class OtherStudy(MatchwoodError):
    """The folder holds the results of another study, or something else."""


class NoCluster(MatchwoodError):
    """No scheduler answers at this address."""
