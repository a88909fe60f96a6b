"""One table: what its events have made of it, who is there, and its clocks."""
