"""Bots: they look at an observed record, think for a while, and return a decision."""
