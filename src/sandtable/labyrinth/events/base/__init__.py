"""The 120 events of the base deck, a module for each side and value."""
