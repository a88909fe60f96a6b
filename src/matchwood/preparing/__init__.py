"""Compiling games before somebody waits for them: whole games, in processes of their own, the one that is wanted first."""
