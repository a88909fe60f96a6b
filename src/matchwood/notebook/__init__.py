"""Pictures of views, games, results and analyses for notebooks: HTML without scripts and links, in light and dark.

The functions receive no game, only values that contain what may be seen.
"""
