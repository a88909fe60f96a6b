"""Pictures of games for notebooks: HTML without scripts and links.

The functions receive no game, only values that the observer may see.
"""
