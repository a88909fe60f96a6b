"""Pictures of a table for a seat, as SVG without fonts, scripts and links.

The functions get only values that the seat may see, never the game itself.
"""
