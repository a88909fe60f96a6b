"""Programs for developers of Matchwood."""
