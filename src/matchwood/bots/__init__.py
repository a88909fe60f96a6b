"""Bots: they look at a veiled record, think for a while, and return a decision."""
