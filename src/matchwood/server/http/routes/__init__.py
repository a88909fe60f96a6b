"""The HTTP calls of docs/protocol.md, one file for each subject."""
