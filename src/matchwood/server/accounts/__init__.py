"""Accounts for those who want one: a name and a password, so that one's tables are found again from another browser."""
