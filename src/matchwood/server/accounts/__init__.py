"""Accounts for players who want one, with sessions, passkeys, ratings, results and an export of all stored data."""
