"""Messages to the devices of people who are away: that it is their move, or that somebody wants to play again (Web Push)."""
