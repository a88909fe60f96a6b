"""The changes that operators make with `matchwood admin`."""
