"""Draws the icons of the installed app from the icon of the page: ``python -m tools.icons``."""

from __future__ import annotations

import base64
import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

import sandtable.web

CLIENT: Final = Path(sandtable.web.__file__).parent / "client"
GROUND: Final = "#20303a"
"""Behind an icon that a system cuts to a shape of its own."""
ICONS: Final = {"192": (192, 1.0, "transparent"), "512": (512, 1.0, "transparent"), "maskable": (512, 0.62, GROUND)}
"""By name: the width in pixels, how much of it the picture takes, and what is behind it."""


def main() -> None:
    """Draw each icon."""
    picture = base64.b64encode((CLIENT / "src" / "icon.svg").read_bytes()).decode()
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for name, (width, share, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": width, "height": width})
            page.set_content(
                f'<body style="margin:0;height:100vh;display:grid;place-items:center;background:{ground}">'
                f'<img width="{round(width * share)}" src="data:image/svg+xml;base64,{picture}">'
            )
            page.screenshot(path=CLIENT / "public" / "icons" / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
