"""What views, games, results and analyses look like in a notebook: HTML without scripts and links, in light and in dark.

Nothing here is handed a game: it draws what is told to it, and each of these things tells what may be seen of it.
"""
