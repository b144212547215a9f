"""What is not a page of ours, or not what a page says."""

import json
import re
import signal
import socket
import subprocess
import urllib.error
import urllib.request

from conftest import DECKLAB

# Closes after `patience` where the server does not.
RECEIVE = """async ([messages, path, patience]) => {
    const socket = new WebSocket(`ws://${location.host}${path}`);
    const answers = [];
    return await new Promise((resolve) => {
        socket.onopen = () => {
            messages.forEach((message) => socket.send(message));
            setTimeout(() => { socket.close(); resolve({ answers, code: 0 }); }, patience);
        };
        socket.onmessage = (event) => answers.push(JSON.parse(event.data));
        socket.onclose = (event) => resolve({ answers, code: event.code });
    });
}"""

HELLO = '{"type": "hello", "version": 2}'
START = json.dumps({"type": "start"})


def settings(page):
    """Those that the page's own session began with."""
    found = page.evaluate(RECEIVE, [[HELLO], "/session", 600])
    catalog = found["answers"][0]["catalog"]
    return {
        "scene": "card", "policy": catalog["policies"][2]["choice"], "framesPerSecond": 120,
        "assumptions": catalog["assumptions"], "options": {}, "offset": 0,
    }


def test_a_mistake_is_told_and_the_session_goes_on(open_lab):
    page = open_lab()
    for mistake in ("rubbish", "{}", '{"type": "start"}', '{"type": "record"}'):
        found = page.evaluate(RECEIVE, [[mistake, HELLO], "/session", 600])
        assert found["code"] == 0, mistake
        assert [answer["type"] for answer in found["answers"]] == ["refused", "welcome"]
        assert found["answers"][0]["message"]


def test_time_that_goes_back_is_told_and_answered_by_a_frame(open_lab):
    page = open_lab()
    start = json.dumps({"type": "start", "settings": settings(page)})
    ticks = [json.dumps({"type": "tick", "time": time}) for time in (0.5, 0.2)]
    found = page.evaluate(RECEIVE, [[HELLO, start, *ticks], "/session", 1500])
    assert found["code"] == 0
    assert [answer["type"] for answer in found["answers"][-2:]] == ["refused", "frame"]
    assert "goes back" in found["answers"][-2]["message"]


def test_other_origins_and_names_are_refused(address):
    for headers in ({"Origin": "http://example.com"}, {"Host": "example.com"}, {"Origin": "null"}):
        request = urllib.request.Request(address + "/", headers=headers)
        try:
            urllib.request.urlopen(request)
            raise AssertionError(f"{headers} was let in")
        except urllib.error.HTTPError as error:
            assert error.code == 403


def test_a_socket_is_refused_to_other_origins(address):
    host, port = re.search(r"//([\d.]+):(\d+)", address).groups()
    own = f"http://{host}:{port}"
    for origin, status in ((own, [b"101"]), ("http://example.com", []), ("http://127.0.0.1:1", [])):
        with socket.create_connection((host, int(port)), timeout=5) as connection:
            connection.sendall(
                f"GET /session HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {origin}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
                .encode())
            # Another page's connection ends without an answer.
            assert connection.recv(100).split()[1:2] == status, origin


def test_only_this_machine_is_served(address):
    port = int(address.rsplit(":", 1)[1])
    # The machine's own address on its network; connecting a datagram socket sends nothing.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        outside = probe.getsockname()[0]
    assert not outside.startswith("127.")
    with socket.socket() as connection:
        connection.settimeout(5)
        assert connection.connect_ex((outside, port)) != 0


def test_an_interrupt_ends_it_while_somebody_drags(browser):
    process = subprocess.Popen([DECKLAB, "--port", "0"], stdout=subprocess.PIPE, text=True)
    page = browser.new_page()
    page.goto(re.search(r"http://[\d.:]+", process.stdout.readline()).group())
    page.wait_for_selector("#swift:not(:empty)")
    page.mouse.move(200, 400)
    page.mouse.down()
    page.mouse.move(200, 500)
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=10) == 0
    page.wait_for_selector("#connection[data-state=closed]")
    assert "Start decklab again" in page.inner_text("#connection")
    page.close()
