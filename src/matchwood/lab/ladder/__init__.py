"""A ladder: bots play in pairs, and their ratings follow from all results together."""
