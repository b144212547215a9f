import HeadlessUIKit
import Scenes

/// A run as a picture that moves: the same finger without a hand-off, the phone, who moves in large letters, the plot
/// as it grows, and the decisions as they are made.
///
/// It loops, in slow motion. If nothing may move, it shows one frame and all of the words.
package struct MovingPicture {
    package var run: Run
    /// The screen in every frame of the run.
    package var frames: [Shot]
    /// The screen in every frame of another run of the same finger, to show beside this one; empty for none.
    var other: [Shot] = []

    package init(run: Run, frames: [Shot]) {
        self.run = run
        self.frames = frames.filter { $0.moment.isFrame }
    }

    /// The frames up to rest, but at most a second after the lift.
    var framesToRest: [Shot] { frames.filter { $0.moment.time <= run.liftTime + 1 } }

    private static let size = CGSize(width: 840, height: 562)
    private static let otherPhone = CGRect(x: 10, y: 16, width: 162, height: 351)
    private static let phone = otherPhone.offsetBy(dx: 182, dy: 0)
    private static let plot = CGRect(x: 418, y: 110, width: 408, height: 180)
    /// The left edge of words, and the line of the first decision.
    private static let words = CGPoint(x: 14, y: 436)
    /// The length of a line, in characters.
    private static let lineLength = 118

    package func svg(title: String, ink: Ink) -> String {
        var timeline = Timeline(
            frames: shown.map(\.moment.time), end: run.lastSecondShown, slowness: 6, lead: 0.6, pause: 3)
        var definitions = Definitions()
        var page = SVG(ink: ink)
        page.rect(CGRect(origin: .zero, size: Self.size), fill: ink.ground)
        if let last = other.last {
            let others = other + Array(repeating: last, count: max(0, shown.count - other.count))
            MovingPhone(frames: Array(others.prefix(shown.count)), frame: Self.otherPhone)
                .draw(into: &page, timeline: &timeline, definitions: &definitions)
            caption("Without: the list keeps", "the finger, the card stays", Self.otherPhone, into: &page)
            caption("With: the finger scrolls,", "drags, returns, dismisses", Self.phone, into: &page)
        }
        phone.draw(into: &page, timeline: &timeline, definitions: &definitions)
        page.text(
            "\(css(timeline.slowness)) times slower", at: CGPoint(x: Self.size.width - 14, y: Self.phone.maxY + 39),
            size: 11, fill: ink.faint, anchor: .end)
        drawOwner(into: &page, timeline: &timeline)
        drawPlot(into: &page, timeline: &timeline)
        drawDecisions(into: &page, timeline: &timeline)
        return SVG.film(page, timeline: timeline, definitions: definitions, size: Self.size, title: title)
    }

    private func caption(_ first: String, _ second: String, _ phone: CGRect, into svg: inout SVG) {
        for (line, words) in [first, second].enumerated() {
            svg.text(
                words, at: CGPoint(x: phone.midX, y: phone.maxY + 22 + CGFloat(line) * 17), size: 13, anchor: .middle)
        }
    }

    private var phone: MovingPhone { MovingPhone(frames: shown, frame: Self.phone) }
    private var still: Int { phone.still }
    private var shown: [Shot] { frames.filter { $0.moment.time <= run.lastSecondShown } }

    // MARK: Who moves

    private func drawOwner(into svg: inout SVG, timeline: inout Timeline) {
        for span in ownerSpans {
            let isStill = span.times.contains(shown[still].moment.time)
            svg.group(" class=\"m \(timeline.name(showing: span.times))\" opacity=\"\(isStill ? 1 : 0)\"") {
                $0.text(
                    Self.words(for: span.owner), at: CGPoint(x: Self.plot.minX, y: 46), size: 22,
                    fill: $0.ink.owner(span.owner).text, weight: "600")
            }
        }
        var x = Self.plot.maxX
        for (name, color, dash) in Plot.legend(svg.ink).reversed() {
            svg.text(name, at: CGPoint(x: x, y: Self.plot.maxY + 48), size: 12, fill: svg.ink.faint, anchor: .end)
            x -= CGFloat(name.count) * 6.4 + 8
            let y = Self.plot.maxY + 44
            svg.polyline([CGPoint(x: x - 20, y: y), CGPoint(x: x, y: y)], stroke: color, width: 2.4, dash: dash)
            x -= 36
        }
    }

    private static func words(for owner: String) -> String {
        switch owner {
        case "drag": "the card moves"
        case let owner where owner.hasPrefix("scroll"): "the list scrolls"
        case "nobody": "let go"
        default: owner
        }
    }

    /// The owners of the touch in turn, and nobody at the end.
    private var ownerSpans: [(owner: String, times: Range<TimeInterval>)] {
        let changes = run.decisions.filter { $0.from != $0.to }
        let owners = [run.decisions.first?.from ?? "undecided"] + changes.map(\.to)
        let times = [-TimeInterval.infinity] + changes.map(\.time) + [.infinity]
        return zip(owners, zip(times, times.dropFirst())).map { ($0, $1.0..<$1.1) }
    }

    // MARK: The plot

    private func drawPlot(into svg: inout SVG, timeline: inout Timeline) {
        let frame = Self.plot
        Plot(run: run, end: run.lastSecondShown, frame: frame).draw(into: &svg, isLast: true)
        // The part that is still to come is pale. It is made so by a cover that moves, since no rule of CSS lets a
        // curve grow evenly in time.
        let whole = CGRect(x: frame.minX, y: frame.minY - 46, width: frame.width + 20, height: frame.height + 46)
        let places = shown.map { frame.width * $0.moment.time / run.lastSecondShown }
        let name = timeline.name(
            movingThrough: places.map { Placement(transform: CGAffineTransform(translationX: $0, y: 0)) })
        svg.group(" class=\"m \(name)\" transform=\"translate(\(css(whole.width)) 0)\"") {
            $0.rect(whole, fill: $0.ink.ground, opacity: 0.82)
        }
        svg.group(" class=\"m \(name)\" transform=\"translate(\(css(places[still])) 0)\"") {
            $0.line(CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.minX, y: frame.maxY), stroke: $0.ink.text)
        }
    }

    // MARK: The decisions

    private func drawDecisions(into svg: inout SVG, timeline: inout Timeline) {
        let steps = run.decisions.map { ToldLines.Step($0, lineLength: Self.lineLength) }
        ToldLines(steps: steps, corner: Self.words, width: Self.size.width - Self.words.x - 4)
            .draw(still: shown[still].moment.time, timeline: &timeline, into: &svg)
    }
}
