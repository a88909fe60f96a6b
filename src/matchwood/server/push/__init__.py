"""Notifications (Web Push) for players who do not look at the table: it is their move, or somebody wants to play again."""
