"""A server, a browser, and a page of Deck Lab on which nothing may go wrong in silence."""

import os
import re
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

PLAYGROUNDS = Path(__file__).parent.parent
DECKLAB = Path(os.environ.get("SWIFTPM_BUILD_DIR", PLAYGROUNDS / ".build")) / "debug/decklab"
SCREENSHOTS = Path(__file__).parent / "screenshots"


@pytest.fixture(scope="session")
def address():
    process = subprocess.Popen([DECKLAB, "--port", "0"], stdout=subprocess.PIPE, text=True)
    line = process.stdout.readline()
    yield re.search(r"http://[\d.:]+", line).group()
    process.terminate()
    assert process.wait(timeout=10) == 0, "decklab does not stop cleanly"


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def open_lab(address, browser):
    """Opens the page, or a link to it; keyword arguments are the browser context's. Errors in the console fail the test."""
    contexts, complaints = [], []

    def open_page(scene="card", link="", **options):
        context = browser.new_context(**{"viewport": {"width": 1400, "height": 950}, **options})
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: message.type in ("error", "warning") and complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(address + link)
        page.wait_for_selector("#connection[data-state=open]")
        if link:
            return page
        page.wait_for_selector("#swift:not(:empty)")
        page.select_option("#scene", scene)
        page.wait_for_timeout(300)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


class Phone:
    """The phone on the page, touched in its own points."""

    def __init__(self, page):
        self.page = page
        page.locator("#phone").scroll_into_view_if_needed()
        self.box = page.locator("#phone").bounding_box()

    def place(self, x, y):
        scale = self.box["width"] / 390
        return self.box["x"] + x * scale, self.box["y"] + y * scale

    def drag(self, points, milliseconds=10):
        """The mouse, from point to point, with a pause after each."""
        mouse = self.page.mouse
        mouse.move(*self.place(*points[0]))
        mouse.down()
        self.move(points, milliseconds)
        mouse.up()

    def move(self, points, milliseconds=10):
        for (x, y), (to_x, to_y) in zip(points, points[1:]):
            count = max(1, int(max(abs(to_x - x), abs(to_y - y)) / 12))
            for step in range(1, count + 1):
                share = step / count
                self.page.mouse.move(*self.place(x + (to_x - x) * share, y + (to_y - y) * share))
                self.page.wait_for_timeout(milliseconds)


@pytest.fixture
def phone():
    return Phone
