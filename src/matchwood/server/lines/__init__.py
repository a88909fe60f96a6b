"""How servers of one house hear of each other: in this process, or through Redis."""
