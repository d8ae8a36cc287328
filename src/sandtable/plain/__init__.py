"""A Distant Plain: the game package."""
