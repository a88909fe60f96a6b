"""Faults sown into an honest game: each knows by which name it has to be found."""
