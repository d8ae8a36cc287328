"""What needs an extra: skipped where it is not installed, and run by ``make test-extras``."""
