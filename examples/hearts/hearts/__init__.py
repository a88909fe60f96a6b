"""Hearts, a trick game for four players who pass cards on and avoid hearts."""
