"""The events of the cards: one function each, a module for each side."""
