"""Push notifications for absent players: it is their move, or another player wants to play again."""
