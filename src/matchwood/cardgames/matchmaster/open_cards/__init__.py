"""MatchMaster with open hands, for analysis and tests: the tricks that a seat can force, and the values of bids of two players."""
