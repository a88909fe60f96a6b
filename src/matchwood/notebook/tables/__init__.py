"""Special drawings for fields of a game's table, in one module for each game that needs them, named after the game's key.

A module's ``DRAWN`` maps the name of a field to a function, which converts the plain value of the field to names of cards.
"""
