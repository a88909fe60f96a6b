"""The HTTP handlers (docs/reference/http.md), one file for each subject."""
