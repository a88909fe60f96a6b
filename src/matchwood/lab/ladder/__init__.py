"""Rate bots that play in pairs."""
