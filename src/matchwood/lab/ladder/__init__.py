"""A ladder: bots that meet each other in pairs, and are rated by all of their meetings at once."""
