"""Matschig: a mud fight with umbrellas, interrupts and a few special cards."""
