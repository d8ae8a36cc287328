"""Seats for learning programs, as far as they need no extra."""
