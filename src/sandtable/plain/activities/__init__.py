"""The special activities of rule 4."""
