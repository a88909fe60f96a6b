"""The messages of docs/protocol.md, their values and their errors."""
