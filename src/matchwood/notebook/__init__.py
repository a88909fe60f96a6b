"""What views, games, results and analyses look like in a notebook."""
