"""The server and the browser of the other tests, in a package of their own, so that their event loop ends with it."""

from __future__ import annotations

from tests.browser.conftest import address, ahead, chromium, contexts, open_page

__all__ = ["address", "ahead", "chromium", "contexts", "open_page"]
