"""Faults in a correct game. Each of them has the name by which it must be found."""
