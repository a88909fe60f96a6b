"""The games: one folder each, with its rules, its notation and its view."""
