"""The lab: simulation and statistics."""
