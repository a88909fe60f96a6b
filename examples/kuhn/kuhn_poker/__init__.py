"""Kuhn poker, the smallest poker there is: three cards, two players, one bet."""
