"""MatchMaster: predict your tricks."""
