"""Bots, which search for a good decision. They use only an observed record."""
