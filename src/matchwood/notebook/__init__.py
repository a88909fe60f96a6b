"""Pictures of games for notebooks: HTML without scripts and links.

The functions get only values that the observer may see, never the game itself.
"""
