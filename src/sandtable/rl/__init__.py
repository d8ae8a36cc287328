"""Seats for learning programs: PettingZoo, Gymnasium and OpenSpiel, with observations as arrays and masked actions.

It needs the extra ``rl`` (numpy, and whichever of the three is used); nothing else in the package does.
"""
