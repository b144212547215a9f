"""Pages of others that ask for too much, while somebody drags."""

import re

from conftest import Phone
from playwright.sync_api import expect

# Asks from another origin, so that the answers cannot be read; that they come is enough.
FLOOD = """async ([address, count, length]) => {
    const query = "a".repeat(length);
    const ask = () => fetch(`${address}/?${query}${Math.random()}`, { mode: "no-cors" }).then(() => 1, () => 1);
    let answered = 0;
    for (let index = 0; index < count; index += 50) {
        answered += (await Promise.all(Array.from({ length: 50 }, ask))).length;
    }
    return answered;
}"""


def test_long_addresses_by_the_hundred_do_not_disturb_a_drag(open_lab, address, browser):
    page = open_lab("card")
    stranger = browser.new_page()
    stranger.goto("data:text/html,stranger")
    phone = Phone(page)
    page.mouse.move(*phone.place(195, 400))
    page.mouse.down()
    flood = "window.flood = (" + FLOOD + f")(['{address}', 400, 60000])"
    stranger.evaluate("() => { " + flood + "; }")
    for _ in range(3):
        phone.move([(195, 400), (195, 600), (195, 400)])
    assert stranger.evaluate("() => window.flood") == 400
    page.mouse.up()
    # How long the content glides depends on how long the flood held the finger still before its lift.
    expect(page.locator("#state")).to_have_text(re.compile("^At rest"), timeout=10_000)
    shown = page.evaluate("({ ...document.querySelector('#latency').dataset })")
    assert int(shown["count"]) >= 40
    assert float(shown["high"]) < 250
    stranger.close()
