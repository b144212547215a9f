"""What a visitor sees and does."""

import json
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import SCREENSHOTS, Phone
from playwright.sync_api import expect

SCENES = ["deck", "nested", "floating", "modal", "card", "carousel", "controls", "chat", "places", "photo", "sheet", "map",
          "player", "drawer", "messages", "song", "gallery", "binding", "dock", "nest", "tail", "refusal", "keyboard"]
DISMISSED = "#state[data-dismissed=true]"


def decisions(page):
    """What was decided, latest first, as (who, why)."""
    lines = page.locator("#decisions li").all()
    return [(line.locator(".who").inner_text(), line.locator(".text").inner_text()) for line in lines]


def saved(page, file):
    """Saves the touches since the scene's start to the file."""
    with page.expect_download() as download:
        page.click("#download")
    download.value.save_as(file)
    return json.loads(file.read_text())


def test_a_drag_with_the_mouse_dismisses(open_lab):
    page = open_lab()
    Phone(page).drag([(195, 250), (195, 800)])
    page.wait_for_selector(DISMISSED, timeout=5000)
    assert "Dismissed" in page.inner_text("#state")
    assert decisions(page)[-1] == ("undecided → drag", decisions(page)[-1][1])
    assert ".atEdge is true" in decisions(page)[-1][1]


def test_who_would_get_a_finger_is_said_for_the_place_under_the_pointer(open_lab):
    page = open_lab("deck")
    before = page.locator("#phone").bounding_box()
    page.check("#who")
    phone, words = Phone(page), page.locator("#who-words")
    page.mouse.move(*phone.place(195, 500))
    expect(words).to_contain_text("drags card ListController: .atEdge is true")
    page.select_option("#who-way", "up")
    expect(words).to_contain_text("scrolls UITableView")
    page.mouse.move(*phone.place(195, 20))
    expect(words).to_contain_text("nothing")
    # A phone that moved would be under the pointer elsewhere than was said.
    assert page.locator("#phone").bounding_box() == before
    page.mouse.move(5, 5)
    expect(words).to_have_text("")
    assert not decisions(page)


def test_w_tints_the_phone_by_who_gets_a_finger_until_it_is_touched(open_lab):
    page = open_lab("player")
    page.wait_for_timeout(500)
    plain = page.locator("#phone").screenshot()
    legend = page.locator("#who-legend")
    page.keyboard.press("w")
    expect(page.locator("#who")).to_be_checked()
    expect(legend).to_contain_text("drags card PlayerController")
    page.wait_for_timeout(200)
    assert page.locator("#phone").screenshot() != plain
    SCREENSHOTS.mkdir(exist_ok=True)
    page.screenshot(path=SCREENSHOTS / "who.png", full_page=True)
    assert Axe().run(page).response["violations"] == []
    page.select_option("#who-way", "up")
    expect(legend).to_contain_text("scrolls UITableView")
    page.keyboard.press("w")
    expect(legend).to_be_hidden()
    page.wait_for_timeout(200)
    assert page.locator("#phone").screenshot() == plain
    page.keyboard.press("w")
    expect(legend).to_be_visible()
    Phone(page).drag([(195, 250), (195, 330)])
    expect(legend).to_be_hidden()


def test_a_deck_is_dragged_away_from_its_list(open_lab):
    page = open_lab("deck")
    Phone(page).drag([(195, 360), (195, 280), (195, 838)])
    page.wait_for_selector(DISMISSED, timeout=5000)
    assert "scroll → drag" in [one for one, _ in decisions(page)]


def test_a_card_that_comes_back_says_why(open_lab):
    page = open_lab("deck")
    phone = Phone(page)
    page.mouse.move(*phone.place(195, 600))
    page.mouse.down()
    phone.move([(195, 600), (195, 480), (195, 800)])
    # At rest it goes by its place alone: how fast the browser moved is this machine's affair.
    page.wait_for_timeout(300)
    page.mouse.up()
    page.wait_for_selector("#state[data-owner=nobody]", timeout=5000)
    expect(page.locator("#decisions li").first).to_contain_text(re.compile(r"let go, back: \d+ pt of \d+.*"))


def test_a_sheet_opens_and_the_map_beside_it_is_live(open_lab):
    page = open_lab("sheet")
    phone = Phone(page)
    left, top = phone.place(50, 100)
    right, bottom = phone.place(94, 144)

    def pin():
        return page.screenshot(clip={"x": left, "y": top, "width": right - left, "height": bottom - top})

    def tap(x, y):
        page.mouse.click(*phone.place(x, y))
        page.wait_for_timeout(400)
        page.mouse.move(0, 0)

    untapped = pin()
    tap(72, 122)
    assert pin() != untapped, "it counts the tap"
    assert page.get_attribute("#state", "data-card") == "377", "the tap was the map's"
    phone.drag([(195, 700), (195, 180)])
    expect(page.locator("#state")).to_have_attribute("data-card", "0")
    expect(page.locator("#decisions li", has_text="opens first")).to_have_count(1)
    assert "drag → scroll" in [one for one, _ in decisions(page)]


def test_a_player_becomes_a_bar_over_the_tab_bar_and_opens_by_a_tap(open_lab):
    page = open_lab("player")
    phone = Phone(page)
    phone.drag([(195, 120), (195, 720)])
    expect(page.locator("#state")).to_have_attribute("data-card", "650")
    page.mouse.click(*phone.place(195, 784))
    page.wait_for_timeout(400)
    assert page.get_attribute("#state", "data-card") == "650", "the tap was the tab bar's"
    page.mouse.click(*phone.place(120, 730))
    expect(page.locator("#state")).to_have_attribute("data-card", "0")


def test_a_drawer_is_pushed_out_and_opened_from_the_edge(open_lab):
    page = open_lab("drawer")
    phone = Phone(page)
    phone.drag([(240, 500), (20, 500)])
    expect(page.locator("#state")).to_have_attribute("data-card", "280")
    phone.drag([(6, 500), (260, 500)])
    expect(page.locator("#state")).to_have_attribute("data-card", "0")


def test_a_slider_keeps_its_finger(open_lab):
    page = open_lab("controls")
    phone = Phone(page)
    page.mouse.move(*phone.place(130, 175))
    page.mouse.down()
    phone.move([(130, 175), (230, 240)])
    expect(page.locator("#state")).to_contain_text("Left to others · card 0 pt")
    expect(page.locator("#decisions li").first).to_contain_text("yielded to a UISlider")
    page.mouse.up()


def test_a_drag_with_a_touch_dismisses(open_lab):
    page = open_lab(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    phone, session = Phone(page), page.context.new_cdp_session(page)

    def touch(kind, *points):
        touches = [dict(zip("xy", phone.place(*point)), id=index) for index, point in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
        page.wait_for_timeout(12)

    touch("touchStart", (195, 250))
    for y in range(260, 800, 12):
        touch("touchMove", (195, y))
    touch("touchEnd")
    page.wait_for_selector(DISMISSED, timeout=5000)


def test_two_fingers_are_two_fingers(open_lab, tmp_path):
    page = open_lab(has_touch=True)
    phone, session = Phone(page), page.context.new_cdp_session(page)
    points = [dict(zip("xy", phone.place(x, 400)), id=index) for index, x in enumerate((120, 270))]
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    page.wait_for_timeout(100)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)
    fingers = saved(page, tmp_path / "two.json")["script"]["fingers"]
    assert [round(finger["samples"][0][1]) for finger in fingers] == [120, 270]


def test_coalesced_events_are_samples_of_their_own(open_lab, tmp_path):
    page = open_lab()
    phone = Phone(page)
    page.mouse.move(*phone.place(195, 400))
    page.mouse.down()
    # As a display frame gathers what the screen's digitizer sends more often; the browser's own are not to be had here.
    # Waits without letting go: between them a frame would come, and what lies before a frame takes the frame's time.
    page.evaluate("""(places) => {
        const pause = () => { const end = performance.now() + 5; while (performance.now() < end); };
        const make = (place, more) => new PointerEvent("pointermove",
            { pointerId: 1, isPrimary: true, bubbles: true, clientX: place[0], clientY: place[1], ...more });
        const gathered = [];
        for (const place of places) { gathered.push(make(place)); pause(); }
        document.querySelector("#phone").dispatchEvent(make(places.at(-1), { coalescedEvents: gathered }));
    }""", [phone.place(195, y) for y in (420, 440, 460)])
    page.mouse.up()
    page.wait_for_timeout(300)
    samples = saved(page, tmp_path / "coalesced.json")["script"]["fingers"][0]["samples"]
    moved = [(time, round(y)) for time, _, y in samples if round(y) in (420, 440, 460)]
    assert [y for _, y in moved][:3] == [420, 440, 460]
    assert moved[0][0] < moved[1][0] < moved[2][0], "each at its own time"


def test_one_touch_scrolls_hands_off_and_back(open_lab):
    page = open_lab()
    Phone(page).drag([(195, 600), (195, 420), (195, 760), (195, 440)])
    page.wait_for_timeout(300)
    who = [one for one, _ in reversed(decisions(page))]
    assert who[:3] == ["undecided → scroll", "scroll → drag", "drag → scroll"]
    why = [text for _, text in reversed(decisions(page))]
    assert "the drag goes down" in why[0]
    assert ".atEdge is true: 0.0 pt to the top edge" in why[1]
    assert "the card is back at rest" in why[2]


def test_another_policy_decides_otherwise(open_lab):
    page = open_lab()
    ends = {}
    for policy in ("continuous", "gated"):
        page.click(f"#policy-{policy}")
        expect(page.locator("#swift")).to_have_text(f"ArbitrationPolicy.{policy}")
        expect(page.locator(".meaning")).to_contain_text("finger")
        Phone(page).drag([(195, 600), (195, 480), (195, 700)])
        page.wait_for_timeout(300)
        ends[policy] = [one for one, _ in decisions(page)]
    assert "scroll → drag" in ends["continuous"]
    assert "scroll → drag" not in ends["gated"]


def test_the_inspector_says_who_has_the_finger_and_shares_a_flight(open_lab, tmp_path):
    page = open_lab("controls")
    page.get_by_label("Inspector: who has the finger").check()
    page.wait_for_timeout(300)
    phone = Phone(page)
    page.mouse.move(*phone.place(195, 640))
    page.mouse.down()
    phone.move([(195, 640), (195, 500), (195, 760)])
    page.wait_for_timeout(200)
    SCREENSHOTS.mkdir(exist_ok=True)
    page.screenshot(path=SCREENSHOTS / "inspector.png")
    page.mouse.up()
    page.wait_for_selector("#state[data-owner=nobody]", timeout=5000)
    # The panel lies at the top, where the finger was not.
    with page.expect_download() as download:
        phone.drag([(270, 70), (270, 70)])
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "controls.flight"
    assert json.loads(file.read_text())["flight"] == 3
    assert "Shared" in page.inner_text("#saved")


def test_the_keyboard_drags(open_lab):
    page = open_lab()
    page.focus("#phone")
    for _ in range(8):
        page.keyboard.press("Shift+ArrowDown")
        page.wait_for_timeout(70)
    assert page.get_attribute("#state", "data-owner") == "drag"
    page.keyboard.press("Enter")
    page.wait_for_selector(DISMISSED, timeout=5000)


def test_time_stops_and_is_stepped(open_lab):
    page = open_lab()
    page.select_option("#stroke", label="A small pull")
    page.click("#pause")
    page.click("#play-stroke")
    before = page.inner_text("#state")
    page.wait_for_timeout(300)
    assert page.inner_text("#state") == before
    owners = set()
    for _ in range(40):
        page.click("#step")
        page.wait_for_timeout(20)
        owners.add(page.get_attribute("#state", "data-owner"))
    assert "drag" in owners


def test_time_can_be_slowed_down(open_lab):
    page = open_lab()
    page.select_option("#speed", label="¼×")
    page.select_option("#stroke", label="A small pull")
    page.click("#play-stroke")
    page.wait_for_timeout(500)
    assert page.get_attribute("#state", "data-owner") in ("drag", "undecided"), "0.28 s of a pull last over a second"
    page.wait_for_selector("#state[data-owner=nobody]", timeout=5000)


def test_the_host_and_the_deck_are_set_by_hand(open_lab):
    page = open_lab("deck")
    page.click("details:has(#switches) > summary")
    page.get_by_label("Pan slop").fill("30")
    page.get_by_label("Display, frames per second").select_option("60")
    page.get_by_label("Swipe to dismiss").uncheck()
    page.wait_for_timeout(300)
    Phone(page).drag([(195, 400), (195, 640)])
    page.wait_for_timeout(500)
    assert page.get_attribute("#state", "data-card") == "0", "a deck that is not to be swiped moved"
    page.get_by_label("Swipe to dismiss").check()
    page.wait_for_timeout(300)
    Phone(page).drag([(195, 260), (195, 830)])
    page.wait_for_selector(DISMISSED, timeout=5000)


def test_what_a_device_measured_sets_the_host(open_lab, tmp_path):
    page = open_lab()
    page.click("details:has(#switches) > summary")
    file, result = tmp_path / "phone.json", page.locator("#measured-result")
    settings = {"panSlop": 14, "panActionOrder": "outermostFirst", "disturbances": ["lookingOnPans"]}
    file.write_text(json.dumps({"version": 1, "device": "a phone", "assumptions": settings}))
    page.set_input_files("#measured", file)
    expect(result).to_have_text("3 switches as measured on a phone.")
    expect(page.get_by_label("Looking on pans")).to_be_checked()
    expect(page.get_by_label("Pan slop")).to_have_value("14")
    expect(page.get_by_label("Pan action order")).to_have_value("outermostFirst")
    for name, value, fault in (("panSlop", "wide", 'cannot be "wide"'), ("moon", 1, '"moon" is no switch'),
                               ("disturbances", ["rain"], '"disturbances" cannot be ["rain"]')):
        file.write_text(json.dumps({"version": 1, "assumptions": {name: value}}))
        page.set_input_files("#measured", file)
        expect(result).to_contain_text(fault)
    expect(page.get_by_label("Pan slop")).to_have_value("14")


def test_the_policy_is_copied_as_swift(open_lab):
    page = open_lab(permissions=["clipboard-read", "clipboard-write"])
    page.get_by_label("Hand-off").select_option("toDrag")
    page.get_by_label("Not while editing").check()
    expect(page.locator("#swift")).to_contain_text("editing")
    page.click("#copy")
    page.wait_for_selector("#copied:not(:empty)")
    assert page.evaluate("navigator.clipboard.readText()") == "ArbitrationPolicy.once.unless(.editing)"


def test_the_policy_is_edited_as_json(open_lab):
    page = open_lab("card")
    page.click("#as-json summary")
    json_text, fault = page.locator("#json"), page.locator("#refusal")
    assert json.loads(json_text.input_value())["handoff"] == "continuous"
    json_text.fill('{"direction": "down",\n "when": "atEgde"}')
    page.click("#use")
    expect(fault).to_contain_text('line 2, column 10, when: "atEgde" is no condition. Did you mean "atEdge"?')
    json_text.fill('{"direction": "down", "when": {"touchStarts": "handle"}, "slop": 16}')
    json_text.press("Control+Enter")
    expect(page.locator("#swift")).to_contain_text(".touchStarts(in: .handle)")
    expect(fault).to_be_hidden()
    Phone(page).drag([(195, 400), (195, 700)])
    expect(page.locator("#decisions li").first).to_be_visible()
    assert not page.locator(DISMISSED).count()
    assert Axe().run(page).response["violations"] == []


@pytest.mark.parametrize("scene", SCENES)
def test_each_scene_is_shown(open_lab, scene):
    SCREENSHOTS.mkdir(exist_ok=True)
    page = open_lab(scene)
    page.select_option("#stroke", label="Out, back to rest, and on")
    page.click("#play-stroke")
    page.wait_for_selector("#decisions li", timeout=5000)
    page.wait_for_timeout(500)
    page.screenshot(path=SCREENSHOTS / f"{scene}.png")
    assert decisions(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1400])
def test_axe_finds_nothing_serious(open_lab, scheme, width):
    page = open_lab(viewport={"width": width, "height": 844}, color_scheme=scheme)
    page.select_option("#stroke", label="A small pull")
    page.click("#play-stroke")
    page.wait_for_selector("#decisions li", timeout=5000)
    page.click("details:has(#switches) > summary")
    page.wait_for_timeout(500)
    page.screenshot(path=SCREENSHOTS / f"page-{width}-{scheme}.png", full_page=True)
    found = Axe().run(page).response["violations"]
    assert [(one["id"], [node["html"] for node in one["nodes"]][:2]) for one in found] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


def test_a_trackpad_scrolls_the_list_and_drags_the_card_once_the_policy_follows(open_lab):
    page = open_lab("card")
    phone = Phone(page)

    def scroll(steps, distance):
        page.mouse.move(*phone.place(195, 400))
        for _ in range(steps):
            page.mouse.wheel(0, distance)
            page.wait_for_timeout(16)

    def state(name):
        return int(page.get_attribute("#state", f"data-{name}"))

    scroll(10, 20)
    expect(page.locator("#state")).to_contain_text("At rest")
    assert state("content") > 150
    scroll(20, -20)
    expect(page.locator("#state")).to_contain_text("At rest")
    assert (state("card"), state("content")) == (0, 0)
    page.get_by_label("Follows a trackpad").check()
    page.wait_for_selector("#swift:has-text('followsTrackpad')")
    page.wait_for_timeout(300)
    scroll(8, -20)
    assert state("card") > 100
    page.screenshot(path=SCREENSHOTS / "trackpad.png")
    expect(page.locator("#state")).to_contain_text("At rest")
    page.click("#download")
    expect(page.locator("#refusal")).to_contain_text("only fingers are recorded")
