"""The ground floor: state records, sets of cards as bits, chance, and the compiler.

Nothing here knows a game. A game describes its state as one flat NumPy record and its rules as plain functions over it;
this package compiles them, and plays any of them through the verbs of :mod:`matchwood.engine.verbs`.
"""
