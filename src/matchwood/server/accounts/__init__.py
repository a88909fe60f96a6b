"""The accounts of players, with sessions, passkeys, ratings and results."""
