"""Benchmarks: they print figures and fail nothing."""
