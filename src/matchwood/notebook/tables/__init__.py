"""Special drawings of table fields, in one module for each game. ``DRAWN`` maps the name of a field to a function that returns its
cards.
"""
