"""What a request of a player becomes: the next event of the table, or the reason why there is none."""
