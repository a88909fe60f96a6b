"""Matchwood's games as environments of other libraries."""
