"""Experiments: many games between bots, their statistics, and the speed of the rules."""
