"""Data sets for learning: the decisions of recorded games, with what the seats knew."""
