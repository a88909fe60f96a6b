"""The terminal table for games without a special table, made from their contract and texts."""
