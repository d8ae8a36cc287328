"""The operations of rule 3."""
