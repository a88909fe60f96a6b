"""The messages, values and errors of the protocol (docs/reference/types.md)."""
