import HeadlessUIKit

/// One run on the page: its phones, its plot, its decisions in words.
struct Band {
    var run: Run

    static let width: CGFloat = 1080
    static let margin: CGFloat = 64

    var height: CGFloat { phonesHeight + plotHeight + CGFloat(run.decisions.count) * lineHeight + 92 }

    private let phonesHeight: CGFloat = 244
    private let plotHeight: CGFloat = 236
    private let lineHeight: CGFloat = 19

    func draw(into svg: inout SVG, top: CGFloat) {
        svg.text(caption, at: CGPoint(x: Self.margin, y: top + 16), size: 14, fill: Ink.faint)
        let plot = Plot(
            run: run, end: end,
            frame: CGRect(
                x: Self.margin, y: top + phonesHeight + 56, width: Self.width - 2 * Self.margin,
                height: plotHeight - 56))
        drawPhones(into: &svg, top: top + 28)
        plot.draw(into: &svg)
        drawDecisions(into: &svg, top: plot.frame.maxY + 46)
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
            svg.inset(frame, size: CardLayout.screen) { run.scene.scene.draw(moment, into: &$0) }
            svg.rect(frame.insetBy(dx: -1.5, dy: -1.5), radius: 5, fill: "none", stroke: "#39414f")
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
    private var frames: [Moment] {
        let touched = (0..<6).map { moment(nearest: run.liftTime * Double($0) / 5, isTouched: true) }
        let rest = run.settled.time
        let settling = [0.12, 0.35].map { moment(nearest: run.liftTime + (rest - run.liftTime) * $0, isTouched: false) }
        return touched + settling + [run.settled]
    }

    private func moment(nearest time: TimeInterval, isTouched: Bool) -> Moment {
        let candidates = run.moments.filter { ($0.finger != nil) == isTouched }
        return candidates.min { abs($0.time - time) < abs($1.time - time) } ?? run.settled
    }

    /// The touch gets at least a good third of the plot, however long a scroll coasts.
    private var end: TimeInterval {
        max(min(run.settled.time, max(run.liftTime * 2, run.liftTime + 0.35)), 0.05)
    }
}
