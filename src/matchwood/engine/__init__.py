"""State records, sets of cards as bits, random numbers, and the compiler."""
