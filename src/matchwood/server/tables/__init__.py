"""The tables in the memory of one server process."""
