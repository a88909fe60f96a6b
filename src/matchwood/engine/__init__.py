"""State records, sets of cards as bits, random numbers, and the compiler.

This package knows no particular game. A game describes its state as one flat NumPy record, and its rules as plain functions of
that record. This package compiles the rules and plays every game through the verbs of :mod:`matchwood.engine.verbs`.
"""
