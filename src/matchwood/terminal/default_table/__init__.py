"""The table for games without a table of their own, made from their contract and texts."""
