"""Matschig: a mud fight with umbrellas, interrupts and special cards."""
