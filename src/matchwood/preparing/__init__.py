"""The compilation of whole games in background processes, before a player needs them."""
