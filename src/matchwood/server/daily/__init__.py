"""The deals of the day: equal cards for all people, with rankings."""
