"""Drags in every scene and prints what the server measured: from a pointer event's arrival to its snapshot sent."""

import math
import re
import subprocess
import sys
import time

from conftest import Phone
from playwright.sync_api import sync_playwright

SECONDS = 8
ROW = "| {:<28} | {:>7} | {:>10} | {:>10} | {:>12} |"


def drag(page, seconds):
    """Down and up and across without lifting, so that lists scroll, cards move and hand over."""
    phone = Phone(page)
    began = time.monotonic()
    page.mouse.move(*phone.place(195, 560))
    page.mouse.down()
    while (now := time.monotonic() - began) < seconds:
        page.mouse.move(*phone.place(195 + 40 * math.sin(now * 2.3), 480 - 160 * math.cos(now * 3.1)))
    page.mouse.up()


def measured(page):
    shown = page.evaluate("({ ...document.querySelector('#latency').dataset })")
    return float(shown["median"]), float(shown["high"]), int(shown["count"]), float(shown["trip"])


def main(decklab):
    server = subprocess.Popen([*decklab, "--port", "0"], stdout=subprocess.PIPE, text=True)
    address = re.search(r"http://[\d.:]+", server.stdout.readline()).group()
    print(ROW.format("scene", "events", "median, ms", "95 %, ms", "by page, ms"))
    print("|---|---:|---:|---:|---:|")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1400, "height": 950})
        page.goto(address)
        page.wait_for_selector("#swift:not(:empty)")
        scenes = page.evaluate("[...document.querySelectorAll('#scene option')].map((one) => [one.value, one.text])")
        for name, title in scenes:
            # A new connection, so that each scene is measured by itself.
            page.reload()
            page.wait_for_selector("#swift:not(:empty)")
            page.select_option("#scene", name)
            page.wait_for_timeout(300)
            drag(page, SECONDS)
            page.wait_for_timeout(500)
            median, high, count, trip = measured(page)
            print(ROW.format(title, count, f"{median:.2f}", f"{high:.2f}", f"{trip:.1f}"), flush=True)
        browser.close()
    server.terminate()
    return server.wait(timeout=10)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
