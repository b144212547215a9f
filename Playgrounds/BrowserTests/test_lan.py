"""A phone on the same network: the token, and the code that a camera reads."""

import re
import subprocess
import urllib.error
import urllib.request

import pytest
from conftest import DECKLAB


@pytest.fixture(scope="module")
def network():
    """The addresses of a decklab that serves the network: on this machine, and outside; and what else it printed."""
    process = subprocess.Popen([DECKLAB, "--port", "0", "--lan"], stdout=subprocess.PIPE, text=True)
    printed = []
    while not printed or printed[-1] != "\n":
        printed.append(process.stdout.readline())
    addresses = re.findall(r"http://\S+", "".join(printed))
    yield addresses[0], addresses[1], printed[2:-1]
    process.terminate()
    assert process.wait(timeout=10) == 0


def site(address):
    return address.split("/?")[0]


def decoded(rows, folder):
    """What a reader of another maker finds in the modules, light and dark."""
    picture = folder / "code.pgm"
    scale = 6
    lines = [bytes(0 if dark else 255 for dark in row for _ in range(scale)) for row in rows for _ in range(scale)]
    picture.write_bytes(b"P5 %d %d 255\n" % (len(rows[0]) * scale, len(rows) * scale) + b"".join(lines))
    return read(picture)


def read(picture):
    command = ["/usr/bin/zbarimg", "-q", "--raw", "--nodbus", str(picture)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_the_code_in_the_terminal_is_the_address(network, tmp_path):
    _, outside, code = network
    lines = [re.sub(r"\x1b\[[\d;]*m", "", line).rstrip("\n") for line in code]
    rows = []
    for line in lines:
        rows += [[sign in "▀█" for sign in line], [sign in "▄█" for sign in line]]
    assert decoded(rows, tmp_path) == outside


def test_the_code_on_the_page_is_the_address(network, browser, tmp_path):
    own, outside, _ = network
    page = browser.new_page(viewport={"width": 400, "height": 400})
    assert page.goto(site(own) + "/qr.svg").status == 200
    page.screenshot(path=tmp_path / "code.png")
    page.close()
    assert read(tmp_path / "code.png") == outside


def test_nobody_without_the_token_is_let_in(network):
    own, outside, _ = network
    for address in (site(own), site(outside)):
        for path in ("/", "/main.js", "/session", "/?token=", "/?token=" + "a" * 32):
            with pytest.raises(urllib.error.HTTPError) as refusal:
                urllib.request.urlopen(address + path)
            assert refusal.value.code == 403
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(site(outside) + "/qr.svg")
    assert refusal.value.code == 403


def test_a_phone_opens_the_page_and_the_token_does_not_stay_in_its_address(network, browser):
    _, outside, _ = network
    context = browser.new_context()
    page = context.new_page()
    page.goto(outside)
    assert page.url == site(outside) + "/"
    page.wait_for_selector("#connection[data-state=open]")
    page.wait_for_selector("#swift:not(:empty)")
    assert "token" not in page.evaluate("document.cookie")
    page.goto(site(outside) + "/?scene=deck")
    page.wait_for_selector("#connection[data-state=open]")
    other = browser.new_page()
    assert other.goto(site(outside)).status == 403
    other.close()
    context.close()


def test_the_page_shows_the_code_and_a_phone_that_has_the_address_drags(network, browser):
    own, outside, _ = network
    page = browser.new_page()
    page.goto(own)
    page.wait_for_selector("#qr:visible")
    assert page.evaluate("document.querySelector('#qr').naturalWidth") > 20
    page.close()
    phone = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).new_page()
    phone.goto(outside)
    phone.wait_for_selector("#connection[data-state=open]")
    phone.select_option("#stroke", label="Pull down")
    phone.click("#play-stroke")
    phone.wait_for_selector("#decisions li", timeout=5000)
    phone.context.close()
