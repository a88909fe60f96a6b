"""The table of every game that has no pictures of its own: made from its contract and its words."""
