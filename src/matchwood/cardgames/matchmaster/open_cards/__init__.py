"""MatchMaster with open hands, for analysis and tests."""
