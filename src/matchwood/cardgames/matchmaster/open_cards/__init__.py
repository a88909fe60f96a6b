"""MatchMaster with all hands open: what a seat can force, and what bids are worth between two players. For analysis and tests."""
