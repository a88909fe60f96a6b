"""A game of another package that contains pictures for the terminal."""
