"""Labyrinth: The War on Terror. The rules of the board game, in its words and with its numbers."""
