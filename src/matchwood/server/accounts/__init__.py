"""Accounts for players who want one: sign in, sessions, passkeys, ratings, results and the export of all that is stored."""
