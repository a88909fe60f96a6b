"""Guests: bots written by somebody else, in any language, that are asked for their moves line by line (docs/bots.md)."""
