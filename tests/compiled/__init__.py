"""The compiled build beside the pure one: it is what it says, refuses in the same words, and can be given away."""
