"""What a game draws in place of a field of its table: one module a game, named as the game's key, for games that need one.

Its ``DRAWN`` names the fields: each function makes the names of the cards of what the field holds as plain values.
"""
