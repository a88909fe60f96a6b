"""Pictures of a table for a seat, as SVG without fonts, scripts and links.

The functions receive no game, only values that the seat may see.
"""
