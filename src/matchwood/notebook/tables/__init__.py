"""Special drawings for fields of tables, one module for each game that needs them.

``DRAWN`` contains for each field a function that returns its cards.
"""
