"""Communication between the servers of one deployment, through Redis."""
