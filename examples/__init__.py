"""Programs that use Sandtable as a library; every one of them is run by a test."""
