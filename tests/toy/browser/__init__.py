"""Pasture in a browser."""
