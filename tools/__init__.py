"""Programs for those who work on Matchwood; none of them is installed."""
