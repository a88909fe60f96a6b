"""Pictures of games for notebooks, and descriptions in plain words. The HTML has no scripts and no links.

The functions get only values that the observer may see, never the game itself.
"""
