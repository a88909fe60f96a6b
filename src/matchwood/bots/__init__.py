"""Bots, which search for a good decision from an observed record alone."""
