"""Dispatches: what people are told who are away from their tables, by web push or at any address that Apprise knows.

An *occasion* is written down with what has happened, one row for each address; the *post* takes rows when they are due
and hands them to *couriers*, processes that may reach the world and nothing of the host's own network.
"""
