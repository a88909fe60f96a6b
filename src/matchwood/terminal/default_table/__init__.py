"""The terminal table for games without a special table."""
