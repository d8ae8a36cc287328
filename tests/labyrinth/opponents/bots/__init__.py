"""Tests of the bots of rules 12 and 13."""
