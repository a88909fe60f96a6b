"""MatchMaster with open hands: the tricks that a seat can force, and the values of bids of two players. For analysis and
tests."""
