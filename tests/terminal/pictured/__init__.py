"""A game of another package that brings pictures for the terminal."""
