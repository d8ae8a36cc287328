"""Tests of the room for programs at a seat."""
