"""The Match! in a terminal."""
