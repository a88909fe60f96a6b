"""MatchMaster in a terminal."""
