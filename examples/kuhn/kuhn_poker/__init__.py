"""Kuhn poker, the smallest form of poker: three cards, two players, one bet."""
