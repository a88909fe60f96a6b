"""The messages of the protocol, their values and their errors (docs/reference/types.md)."""
