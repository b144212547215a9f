"""Two rules on one finger, other moments, links, and the page in a file."""

import re
import subprocess

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DECKLAB, SCREENSHOTS, Phone
from playwright.sync_api import expect

FIRST = "[data-part=first]"
COMPARED = f"{FIRST}[data-found]"
SCROLL_THEN_PULL = "Scroll, then pull down without lifting"


def play(page, stroke):
    page.select_option("#stroke", label=stroke)
    page.click("#play-stroke")
    page.wait_for_selector("#whatif button:enabled", timeout=20000)


def compare(page, name):
    page.click(f"#whatif button:text-is('.{name}')")
    page.wait_for_selector(COMPARED, timeout=20000)


def moment(page):
    return int(re.search(r"\d+", page.inner_text("[data-part=moment]")).group())


@pytest.fixture
def compared(open_lab):
    page = open_lab("deck", permissions=["clipboard-read", "clipboard-write"])
    play(page, SCROLL_THEN_PULL)
    compare(page, "gated")
    return page


def test_the_same_finger_under_another_policy_differs_first_where_it_hands_over(compared):
    page = compared
    expect(page.locator("[data-part=one-title]")).to_have_text("continuous")
    expect(page.locator("[data-part=other-title]")).to_have_text("gated")
    first = page.inner_text(FIRST)
    assert "scroll → drag" in first and "gated stays with scroll" in first
    assert 0 <= moment(page) - int(re.search(r"\d+", first).group()) < 20, "it stands at the frame that shows it"
    row = page.locator("tr[data-first]")
    expect(row).to_contain_text("nothing decided")
    expect(row).to_have_attribute("aria-current", "")
    SCREENSHOTS.mkdir(exist_ok=True)
    page.screenshot(path=SCREENSHOTS / "compare.png")


def test_another_rule_is_compared_at_the_same_moment(compared):
    page = compared
    page.focus("[data-part=plot]")
    page.keyboard.press("ArrowRight")
    before, script = moment(page), page.inner_text("[data-part=script]")
    page.click("#policy-sheet")
    expect(page.locator("[data-part=other-title]")).to_have_text("sheet")
    expect(page.locator("[data-part=script]")).to_have_text(script)
    assert moment(page) == before
    page.click("#side-one")
    expect(page.locator("#policy-continuous")).to_have_attribute("aria-pressed", "true")
    page.click("#policy-sheet")
    expect(page.locator(FIRST)).to_contain_text("Nothing differs")
    expect(page.locator("[data-part=go]")).to_be_hidden()
    expect(page.locator("#swift")).to_have_text("ArbitrationPolicy.sheet")


def test_a_switch_and_an_option_are_compared(compared):
    page = compared
    page.click("#policy-continuous")
    expect(page.locator(FIRST)).to_contain_text("Nothing differs")
    page.locator("details:has(#switches) > summary").click()
    page.get_by_label("Scroll slop").fill("25")
    expect(page.locator("[data-part=other-title]")).to_contain_text("scrollSlop 25")
    expect(page.locator(f"{FIRST}[data-found=true]")).to_contain_text("25")
    page.get_by_label("Scroll slop").fill("10")
    expect(page.locator(FIRST)).to_contain_text("Nothing differs")
    page.get_by_label("Swipe to dismiss").uncheck()
    expect(page.locator(f"{FIRST}[data-found=true]")).to_be_visible()


def test_time_is_gone_through_by_plot_keys_table_and_pictures(compared):
    page = compared
    plot = page.locator("[data-part=plot]")
    box = plot.bounding_box()
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + box["width"] * 0.3, middle)
    page.mouse.down()
    early = moment(page)
    page.mouse.move(box["x"] + box["width"] * 0.6, middle)
    page.mouse.up()
    late = moment(page)
    assert early < late
    state = page.inner_text("[data-part=one-state]")
    page.mouse.move(box["x"] + box["width"] * 0.3, middle)
    assert moment(page) == early, "hovering shows a moment"
    page.mouse.move(5, 5)
    assert moment(page) == late, "and leaves the chosen one where it was"
    assert page.inner_text("[data-part=one-state]") == state
    plot.focus()
    page.keyboard.press("ArrowRight")
    assert 0 < moment(page) - late < 40, "a frame on"
    page.keyboard.press("Home")
    assert moment(page) == 0
    page.locator("[data-part=rows] button").last.click()
    assert moment(page) > early
    page.locator("[data-part=frames] button").first.click()
    assert moment(page) < early
    page.click("[data-part=play]")
    page.wait_for_timeout(600)
    assert 0 < moment(page)
    page.click("[data-part=play]")
    stopped = moment(page)
    page.wait_for_timeout(200)
    assert moment(page) == stopped


def test_a_link_holds_what_is_compared(compared):
    page = compared
    first = page.inner_text(FIRST)
    page.click("#link")
    expect(page.locator("#copied")).to_have_text("Link copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert "scene=deck" in link and "touch=" in link and "other.policy=gated" in link
    other = page.context.new_page()
    other.goto(link)
    other.wait_for_selector(COMPARED, timeout=20000)
    assert other.inner_text(FIRST) == first
    other.click("#restart")
    expect(other.locator("#comparison")).to_be_hidden()
    expect(other.locator("#state")).to_contain_text("At rest")


def test_a_comparison_goes_back_to_the_phone_as_it_was(compared):
    page = compared
    page.click("#restart")
    expect(page.locator("#swift")).to_have_text("ArbitrationPolicy.continuous")
    expect(page.locator("#restart")).to_have_text("Start again")
    Phone(page).drag([(195, 360), (195, 280), (195, 838)])
    page.wait_for_selector("#state[data-dismissed=true]", timeout=5000)


def test_a_hand_is_compared_from_where_the_list_was(open_lab):
    page = open_lab("card")
    phone = Phone(page)
    phone.drag([(195, 600), (195, 480), (195, 480)])
    page.wait_for_selector("#whatif button:enabled", timeout=20000)
    page.wait_for_timeout(500)
    phone.drag([(195, 400), (195, 700)])
    page.wait_for_timeout(300)
    page.wait_for_selector("#whatif button:enabled", timeout=20000)
    page.wait_for_timeout(1200)
    compare(page, "gated")
    expect(page.locator("[data-part=script]")).to_contain_text("The last touch, with the content scrolled by")


def test_the_last_seconds_are_gone_back_to_while_the_scene_waits(open_lab):
    page = open_lab("deck")
    play(page, "Out, back to rest, and on")
    plot = page.locator("#plot")
    box = plot.bounding_box()
    at_rest = page.inner_text("#state")
    places = [0.15, 0.2, 0.25, 0.3]
    seen = set()
    for share in places:
        page.mouse.move(box["x"] + box["width"] * share, box["y"] + 60)
        page.wait_for_timeout(50)
        seen.add(page.inner_text("#state"))
    assert len(seen) > 1, "hovering shows earlier moments"
    page.mouse.move(5, 5)
    page.wait_for_timeout(50)
    assert page.inner_text("#state") == at_rest
    page.locator("#decisions .time").last.click()
    expect(page.locator("#now")).to_be_enabled()
    assert page.inner_text("#state") != at_rest
    expect(page.locator("#decisions li[aria-current]")).to_have_count(1)
    page.locator("#frames button").last.click()
    page.click("#now")
    expect(page.locator("#state")).to_have_text(at_rest)
    expect(page.locator("#decisions li[aria-current]")).to_have_count(0)


def test_a_policy_that_contradicts_itself_is_told(open_lab):
    page = open_lab("card")
    page.get_by_label("Drags when").select_option("always")
    expect(page.locator("#warnings li")).not_to_have_count(0)
    page.get_by_label("Drags when").select_option("atEdge")
    expect(page.locator("#warnings")).to_be_hidden()


def test_the_address_keeps_what_is_set(open_lab):
    page = open_lab("sheet")
    page.click("#policy-once")
    page.get_by_label("List scrolled by, points").fill("40")
    expect(page.locator("#state")).to_contain_text("content 40 pt")
    page.reload()
    expect(page.locator("#scene")).to_have_value("sheet")
    expect(page.locator("#swift")).to_have_text("ArbitrationPolicy.once")
    expect(page.locator("#state")).to_contain_text("content 40 pt")


def test_a_link_with_a_stroke_plays_it(open_lab):
    page = open_lab(link="/#scene=deck&policy=gated&stroke=flick-down")
    page.wait_for_selector("#decisions li", timeout=10000)
    expect(page.locator("#swift")).to_have_text("ArbitrationPolicy.gated")


@pytest.mark.parametrize("link, fault", [
    ("scene=moon", 'no scene is called "moon"'), ("policy=moon", 'no policy is called "moon"'),
    ("host.moon=1", '"host.moon" is nothing that can be set'), ("fps=fast", '"fast" is no number'),
    ("scene=deck&touch=AAAA&other.policy=once", "a touch"), ("stroke=moon", 'no stroke is called "moon"'),
    ("offset=1e99", "offset"), ("policy.slop=-4", "slop"), ("other.policy=once&touch=%00", "touch"),
    ("option.moon=3", None), ("policy.__proto__=1", "nothing that can be set"),
])
def test_a_link_that_says_nonsense_is_told_and_the_page_works(open_lab, link, fault):
    page = open_lab(link=f"/#{link}")
    if fault:
        expect(page.locator("#refusal")).to_contain_text(fault)
    expect(page.locator("#connection")).to_have_text("Connected")
    page.select_option("#scene", "card")
    page.click("#policy-once")
    page.get_by_label("Slop, points").fill("10")
    page.get_by_label("List scrolled by, points").fill("0")
    expect(page.locator("#swift")).to_have_text("ArbitrationPolicy.once")
    play(page, "A small pull")


def test_pressing_play_too_often_ends_nothing(open_lab):
    page = open_lab("card")
    page.select_option("#speed", label="⅒×")
    for _ in range(14):
        page.click("#play-stroke")
    page.select_option("#speed", label="1×")
    page.wait_for_selector("#whatif button:enabled", timeout=15000)
    expect(page.locator("#connection")).to_have_text("Connected")


def test_a_server_that_starts_again_is_found_again(browser):
    def serve(port):
        process = subprocess.Popen([DECKLAB, "--port", port], stdout=subprocess.PIPE, text=True)
        return process, re.search(r"http://[\d.:]+", process.stdout.readline()).group()

    server, address = serve("0")
    context = browser.new_context()
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("#swift:not(:empty)")
    page.select_option("#scene", "photo")
    server.terminate()
    server.wait(timeout=10)
    expect(page.locator("#connection")).to_contain_text("Trying again")
    server, _ = serve(address.rsplit(":", 1)[1])
    expect(page.locator("#connection")).to_have_text("Connected", timeout=15000)
    expect(page.locator("#scene")).to_have_value("photo")
    play(page, "A small pull")
    context.close()
    server.terminate()
    server.wait(timeout=10)


@pytest.mark.parametrize("size", [(1280, 640), (1280, 860), (1512, 945)])
def test_one_screen_holds_it_and_the_phone_is_large(open_lab, size):
    page = open_lab("deck", viewport=dict(zip(("width", "height"), size)))
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.querySelector('#phone').clientHeight") > size[1] * 0.6


def test_forced_colours_keep_the_lines_apart(open_lab):
    page = open_lab("deck", forced_colors="active")
    play(page, "Out, back to rest, and on")
    colours = page.evaluate("""['finger', 'content', 'card', 'decided'].map((name) =>
        getComputedStyle(document.querySelector(`.key.${name}`)).color)""")
    assert len(set(colours)) == 4
    drawn = page.evaluate("""() => {
        const canvas = document.querySelector("#plot"), context = canvas.getContext("2d");
        const data = context.getImageData(0, 0, canvas.width, canvas.height).data, found = new Set();
        for (let at = 0; at < data.length; at += 4) if (data[at + 3] === 255) found.add(data.slice(at, at + 3).join());
        return found.size;
    }""")
    assert drawn >= 4
    SCREENSHOTS.mkdir(exist_ok=True)
    page.screenshot(path=SCREENSHOTS / "forced.png")


def test_a_screen_reader_hears_decisions_and_not_every_point(open_lab):
    page = open_lab("deck")
    page.evaluate("""() => {
        window.heard = [];
        for (const one of document.querySelectorAll("[role=status], [aria-live]")) {
            new MutationObserver(() => window.heard.push(one.textContent)).observe(one, { childList: true, characterData: true, subtree: true });
        }
    }""")
    play(page, "Out, back to rest, and on")
    page.wait_for_timeout(1000)
    heard = page.evaluate("window.heard")
    assert 1 <= len(heard) <= 4, heard
    assert "let go" in heard[-1]


def test_full_screen_is_the_phone_alone(open_lab):
    page = open_lab("deck", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.click("#full")
    box = page.locator("#phone").bounding_box()
    assert box["width"] > 300
    assert box["y"] + box["height"] <= 844
    SCREENSHOTS.mkdir(exist_ok=True)
    page.screenshot(path=SCREENSHOTS / "full.png")
    page.click("#full")
    expect(page.locator(".why")).to_be_visible()


@pytest.mark.parametrize("width, scheme", [(390, "dark"), (834, "light"), (1280, "dark")])
def test_axe_finds_nothing_in_a_comparison(open_lab, width, scheme):
    page = open_lab("deck", viewport={"width": width, "height": 844}, color_scheme=scheme, reduced_motion="reduce")
    play(page, SCROLL_THEN_PULL)
    compare(page, "gated")
    page.wait_for_timeout(300)
    page.screenshot(path=SCREENSHOTS / f"compare-{width}-{scheme}.png", full_page=True)
    found = Axe().run(page).response["violations"]
    assert [(one["id"], [node["html"] for node in one["nodes"]][:2]) for one in found] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
