import HeadlessUIKit

/// One run on the page: its phones, its plot, its decisions in words.
struct Band {
    var run: Run

    static let width: CGFloat = 1080
    static let margin: CGFloat = 64
    /// The clip path that rounds a phone's screen, by this many of the phone's points.
    static let clip = "screen"
    static let screenRadius: CGFloat = 44

    var height: CGFloat { phonesHeight + plotHeight + CGFloat(run.decisions.count) * lineHeight + 74 }

    private let phonesHeight: CGFloat = 244
    private let plotHeight: CGFloat = 252
    private let lineHeight: CGFloat = 19

    func draw(into svg: inout SVG, top: CGFloat) {
        svg.text(caption, at: CGPoint(x: Self.margin, y: top + 16), size: 14, fill: Ink.faint)
        let plot = Plot(
            run: run, end: end,
            frame: CGRect(
                x: Self.margin, y: top + phonesHeight + 72, width: Self.width - 2 * Self.margin,
                height: plotHeight - 72))
        drawPhones(into: &svg, top: top + 28)
        plot.draw(into: &svg)
        drawDecisions(into: &svg, top: top + phonesHeight + plotHeight + 46)
    }

    private var caption: String {
        let start = run.startOffset == 0 ? "list at its top" : "list scrolled by \(points(run.startOffset)) pt"
        let outcome = run.isDismissed ? "dismissed" : "not dismissed"
        let owners = run.owners.isEmpty ? "nobody moved" : run.owners.joined(separator: " → ")
        return "\(start): \(owners), \(outcome)"
    }

    private func drawPhones(into svg: inout SVG, top: CGFloat) {
        let size = CGSize(width: 88, height: 88 * CardLayout.screen.height / CardLayout.screen.width)
        let gap = (Self.width - 2 * Self.margin - CGFloat(frames.count) * size.width) / CGFloat(frames.count - 1)
        for (index, moment) in frames.enumerated() {
            let frame = CGRect(
                x: Self.margin + CGFloat(index) * (size.width + gap), y: top, width: size.width, height: size.height)
            svg.inset(frame, size: CardLayout.screen, clip: Self.clip) { run.scene.scene.draw(moment, into: &$0) }
            svg.rect(
                frame.insetBy(dx: -1.5, dy: -1.5),
                radius: Self.screenRadius * size.width / CardLayout.screen.width + 1.5,
                fill: "none", stroke: "#39414f")
            let isLast = index == frames.count - 1
            svg.text(
                isLast ? "at rest, \(seconds(moment.time)) s" : "\(seconds(moment.time)) s",
                at: CGPoint(x: frame.midX, y: frame.maxY + 18), size: 12,
                fill: moment.finger == nil ? Ink.faint : Ink.text, anchor: .middle)
        }
    }

    private func drawDecisions(into svg: inout SVG, top: CGFloat) {
        for (index, decision) in run.decisions.enumerated() {
            let y = top + CGFloat(index) * lineHeight
            svg.circle(CGPoint(x: Self.margin + 9, y: y - 4), radius: 8, fill: Ink.text)
            svg.text(
                "\(index + 1)", at: CGPoint(x: Self.margin + 9, y: y), size: 10.5, fill: "#ffffff", weight: "600",
                anchor: .middle)
            svg.text(decision.text, at: CGPoint(x: Self.margin + 28, y: y), size: 12.5, isMonospaced: true)
        }
    }

    // MARK: Time

    /// Six frames with the finger down, the last of them at its lift, and three of the settling.
    ///
    /// Those with the finger down are as far apart in its way as in time, so that short pulls are not passed over and
    /// pauses not dwelt on.
    private var frames: [Moment] {
        let rest = run.settled.time
        let settling = [0.12, 0.35].map { moment(nearest: run.liftTime + (rest - run.liftTime) * $0) }
        return touchedFrames + settling + [run.settled]
    }

    private var touchedFrames: [Moment] {
        let touched = run.moments.filter { $0.finger != nil }
        var way: [CGFloat] = [0]
        for (earlier, later) in zip(touched, touched.dropFirst()) {
            way.append((way.last ?? 0) + abs((later.finger?.y ?? 0) - (earlier.finger?.y ?? 0)))
        }
        let whole = max(way.last ?? 0, 1)
        let progress = zip(touched, way).map { $0.time / max(run.liftTime, 0.001) * 0.4 + $1 / whole * 0.6 }
        return (0..<6).map { index in
            let nearest = progress.indices.min {
                abs(progress[$0] - Double(index) / 5) < abs(progress[$1] - Double(index) / 5)
            }
            return nearest.map { touched[$0] } ?? run.atLift
        }
    }

    private func moment(nearest time: TimeInterval) -> Moment {
        run.moments.filter { $0.finger == nil }.min { abs($0.time - time) < abs($1.time - time) } ?? run.settled
    }

    /// Long enough to see what becomes of the release; a scroll may coast on for seconds.
    private var end: TimeInterval {
        max(min(run.settled.time, max(run.liftTime * 1.5, run.liftTime + 0.2)), 0.05)
    }
}
