#!/usr/bin/env python3
"""Where content and card are when the finger lifts, derived from the strokes' samples by the rules in words.

It shares nothing with the engine, and works the other way round: where the engine counts event by event, this looks
at where the finger is and asks where everything must be then. The rules:

  1. A touch is nobody's until it is 10 pt from where it landed, up-down or left-right, whichever comes first. If it
     is then more than 45 degrees off up-down, it never drags the card; the list scrolls once it is 10 pt up or down.
  2. Those 10 pt are lost. What the finger moved beyond them is the pull, downward positive.
  3. Content and card are one strip: the pull first scrolls the content back to its top, and what is left of it moves
     the card down; upward the other way round. How much of the strip a policy allows:
       continuous  all of it, both ways, all the time
       once        scrolling until the strip passes the top; from then on the card
       sheet       the card, if the touch starts at the top and goes down, until the strip passes the top upward; from
                   then on the content
       gated       the card, if the touch starts at the top and goes down; otherwise the content
  4. Whoever is pulled beyond where it may go follows by the rubber band 0.55*x*d/(d + 0.55*x), d the list's height.

Usage: derive.py STROKES.json ... > at-lift.json
"""
import json
import math
import sys

SLOP, LIST_HEIGHT, CONTENT_HEIGHT = 10, 789, 60 * 44
FAR = CONTENT_HEIGHT - LIST_HEIGHT
OFFSETS = (0, 40, 120)
POLICIES = ("gated", "once", "continuous", "sheet")


def band(x):
    return 0.55 * x * LIST_HEIGHT / (LIST_HEIGHT + 0.55 * x)


def content_alone(strip):
    """A list that nobody takes the finger from."""
    if strip < 0:
        return -band(-strip)
    return strip if strip <= FAR else FAR + band(strip - FAR)


def card_alone(pull):
    return pull if pull >= 0 else -band(-pull)


def pulls(samples):
    """The pull at every sample, and whether the card may have the touch; no pull before the slop is passed."""
    _, x0, y0 = samples[0]
    may_drag, lost, result = None, None, []
    for _, x, y in samples:
        dx, dy = x - x0, y - y0
        if may_drag is None and max(abs(dx), abs(dy)) >= SLOP:
            may_drag = math.degrees(math.atan2(abs(dx), abs(dy))) <= 45
        if lost is None and may_drag is not None and abs(dy) >= SLOP:
            lost = math.copysign(SLOP, dy)
        result.append(None if lost is None else dy - lost)
    return result, bool(may_drag), lost is not None and lost > 0


def at_lift(samples, start, policy):
    pull_by_sample, may_drag, goes_down = pulls(samples)
    strips = [start - pull for pull in pull_by_sample if pull is not None]
    if not strips:
        return start, 0
    strip = strips[-1]
    if not may_drag:
        return content_alone(strip), 0
    starts_as_card = start == 0 and goes_down
    if policy == "continuous":
        return content_alone(max(strip, 0)), max(-strip, 0)
    if policy == "once":
        handed_over = starts_as_card or any(s < 0 for s in strips)
        return (0, card_alone(-strip)) if handed_over else (content_alone(strip), 0)
    if policy == "sheet" and starts_as_card:
        handed_over = any(s > 0 for s in strips)
        return (content_alone(strip), 0) if handed_over else (0, -strip)
    if policy == "gated" and starts_as_card:
        return 0, card_alone(-strip)
    return content_alone(strip), 0


def main():
    rows = []
    for path in sys.argv[1:]:
        with open(path) as file:
            strokes = json.load(file)["strokes"]
        for stroke in strokes:
            samples = stroke["fingers"][0]["samples"]
            for start in OFFSETS:
                for policy in POLICIES:
                    content, card = at_lift(samples, start, policy)
                    rows.append({
                        "stroke": stroke["name"], "startOffset": start, "policy": policy,
                        "contentOffset": round(content, 4), "cardTranslation": round(card, 4),
                    })
    print("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]")


if __name__ == "__main__":
    main()
