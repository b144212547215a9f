"""What is not a page of ours, or not what a page says."""

import json
import urllib.error
import urllib.request

RECEIVE = """async ([messages, path]) => {
    const socket = new WebSocket(`ws://${location.host}${path}`);
    const answers = [];
    return await new Promise((resolve) => {
        socket.onopen = () => messages.forEach((message) => socket.send(message));
        socket.onmessage = (event) => answers.push(JSON.parse(event.data));
        socket.onclose = (event) => resolve({ answers, code: event.code });
        setTimeout(() => { socket.close(); resolve({ answers, code: 0 }); }, 4000);
    });
}"""

HELLO = '{"type": "hello", "version": 1}'
START = json.dumps({"type": "start"})


def settings(page):
    """Those that the page's own session began with."""
    found = page.evaluate(RECEIVE.replace("4000", "600"), [[HELLO], "/session"])
    catalog = found["answers"][0]["catalog"]
    return {
        "scene": "card", "policy": catalog["policies"][2]["choice"], "framesPerSecond": 120,
        "assumptions": catalog["assumptions"], "options": {},
    }


def test_rubbish_is_told_and_closed_and_others_are_unharmed(open_lab):
    page, other = open_lab(), open_lab()
    for rubbish in ("rubbish", "{}", '{"type": "hello", "version": 9}', '{"type": "start"}'):
        found = page.evaluate(RECEIVE, [[rubbish], "/session"])
        assert found["code"] == 1008, rubbish
        assert found["answers"][-1]["type"] == "refused"
        assert found["answers"][-1]["message"]
    other.select_option("#stroke", label="Pull down")
    other.click("#play-stroke")
    other.wait_for_selector("#decisions li", timeout=5000)


def test_time_that_goes_back_is_told(open_lab):
    page = open_lab()
    start = json.dumps({"type": "start", "settings": settings(page)})
    ticks = [json.dumps({"type": "tick", "time": time, "seen": 0}) for time in (0.5, 0.2)]
    found = page.evaluate(RECEIVE, [[HELLO, start, *ticks], "/session"])
    assert found["code"] == 1008
    assert "goes back" in found["answers"][-1]["message"]


def test_one_who_disappears_in_mid_drag_leaves_a_place(open_lab):
    page = open_lab()
    start = json.dumps({"type": "start", "settings": settings(page)})
    sample = {"finger": 0, "phase": "began", "x": 195, "y": 400, "time": 0.1}
    touch = json.dumps({"type": "touch", "seen": 0, "samples": [sample]})
    for _ in range(40):
        found = page.evaluate(RECEIVE.replace("4000", "60"), [[HELLO, start, touch], "/session"])
        assert "refused" not in [answer["type"] for answer in found["answers"]]


def test_other_origins_and_names_are_refused(address):
    for headers in ({"Origin": "http://example.com"}, {"Host": "example.com"}, {"Origin": "null"}):
        request = urllib.request.Request(address + "/", headers=headers)
        try:
            urllib.request.urlopen(request)
            raise AssertionError(f"{headers} was let in")
        except urllib.error.HTTPError as error:
            assert error.code == 403
