"""Experiments: many games between bots, what they show, and how fast the rules run."""
