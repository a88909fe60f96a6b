"""The HTTP calls (docs/reference/http.md), one file for each subject."""
