"""The HTTP calls by subject (docs/reference/http.md)."""
