"""The 120 events of The Awakening, a module for each side and value."""
