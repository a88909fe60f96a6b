"""Matschig in a terminal."""
