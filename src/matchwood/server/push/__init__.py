"""Push notifications for absent players who have to move, or whom another player asks for a rematch."""
