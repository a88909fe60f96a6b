"""A ladder: bots play in pairs, and get ratings from all results together."""
