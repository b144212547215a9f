import HeadlessUIKit

/// Finger, content offset and card against time, with the decisions as numbered marks.
struct Plot {
    private let run: Run
    private let end: TimeInterval
    private let frame: CGRect
    /// All that happens up to the lift, and a margin for the settling. A card that leaves goes off the page.
    private let range: ClosedRange<CGFloat>

    /// - Parameters:
    ///   - end: The last second shown.
    ///   - frame: Where the curves go; labels stand around it.
    init(run: Run, end: TimeInterval, frame: CGRect) {
        (self.run, self.end, self.frame) = (run, end, frame)
        let touched = run.moments.filter { $0.time <= run.liftTime }
        let values: [CGFloat] =
            [0, 60] + touched.map(\.contentOffset) + touched.map(\.cardTranslation) + touched.compactMap(run.fingerWay)
        let (low, high) = (values.min() ?? 0, values.max() ?? 1)
        let margin = (high - low) * 0.12
        range = (low - margin)...(high + margin)
    }

    func draw(into svg: inout SVG) {
        drawGround(into: &svg)
        svg.inset(frame.insetBy(dx: -1, dy: 0), size: CGSize(width: frame.width + 2, height: frame.height)) { curves in
            drawCurves(into: &curves)
        }
        drawOwners(into: &svg)
        drawMarks(into: &svg)
    }

    private func drawGround(into svg: inout SVG) {
        let lift = x(run.liftTime)
        svg.rect(
            CGRect(x: frame.minX, y: frame.minY, width: lift - frame.minX, height: frame.height), fill: Ink.touched)
        for value in ticks(from: range.lowerBound, to: range.upperBound, about: 5) {
            let y = y(value)
            svg.line(
                CGPoint(x: frame.minX, y: y), CGPoint(x: frame.maxX, y: y), stroke: value == 0 ? Ink.axis : Ink.grid)
            svg.text(points(value), at: CGPoint(x: frame.minX - 8, y: y + 4), size: 11, fill: Ink.faint, anchor: .end)
        }
        svg.text("pt", at: CGPoint(x: frame.minX - 8, y: frame.minY - 6), size: 11, fill: Ink.faint, anchor: .end)
        for second in ticks(from: 0, to: end, about: 8) {
            let x = x(second)
            svg.line(CGPoint(x: x, y: frame.maxY), CGPoint(x: x, y: frame.maxY + 4), stroke: Ink.axis)
            svg.text(
                seconds(second), at: CGPoint(x: x, y: frame.maxY + 17), size: 11, fill: Ink.faint, anchor: .middle)
        }
        svg.text("s", at: CGPoint(x: frame.maxX + 12, y: frame.maxY + 17), size: 11, fill: Ink.faint)
        svg.line(
            CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY), stroke: Ink.axis)
        svg.text(
            "finger has left", at: CGPoint(x: frame.maxX - 6, y: frame.minY - 8), size: 11, fill: Ink.faint,
            anchor: .end)
    }

    private func drawCurves(into svg: inout SVG) {
        let shown = run.moments.filter { $0.time <= end }
        func curve(_ value: (Moment) -> CGFloat?) -> [CGPoint] {
            shown.compactMap { moment in
                value(moment).map { CGPoint(x: x(moment.time) - frame.minX + 1, y: y($0) - frame.minY) }
            }
        }
        svg.polyline(curve(run.fingerWay), stroke: Ink.finger, width: 1.6, dash: "1 4")
        svg.polyline(curve(\.contentOffset), stroke: Ink.content, width: 2.4)
        svg.polyline(curve(\.cardTranslation), stroke: Ink.card, width: 2.4)
    }

    /// Numbered circles on top; where two are closer than they are wide, the later one moves aside.
    private func drawMarks(into svg: inout SVG) {
        var last = -CGFloat.infinity
        for (index, decision) in run.decisions.enumerated() where decision.time <= end {
            let x = x(decision.time)
            let center = CGPoint(x: max(x, last + 20), y: frame.minY - 36)
            last = center.x
            svg.polyline(
                [center, CGPoint(x: x, y: frame.minY - 22), CGPoint(x: x, y: frame.maxY)], stroke: Ink.text, width: 1,
                dash: "2 4")
            svg.circle(center, radius: 9, fill: Ink.text)
            svg.text(
                "\(index + 1)", at: CGPoint(x: center.x, y: center.y + 4), size: 11, fill: "#ffffff", weight: "600",
                anchor: .middle)
        }
    }

    /// A bar over the plot: who owned the touch, and when.
    private func drawOwners(into svg: inout SVG) {
        for span in spans {
            let bar = CGRect(x: x(span.start), y: frame.minY - 20, width: x(span.end) - x(span.start), height: 16)
            let ink = Ink.owner(span.owner)
            svg.rect(bar, fill: ink.ground)
            guard bar.width > CGFloat(span.owner.count) * 7 + 6 else { continue }
            svg.text(
                span.owner, at: CGPoint(x: bar.midX, y: bar.maxY - 4), size: 11, fill: ink.text, weight: "600",
                anchor: .middle)
        }
    }

    private var spans: [Span] {
        var spans = [Span(owner: run.decisions.first?.from ?? "undecided", start: 0, end: run.liftTime)]
        for decision in run.decisions where decision.from != decision.to && decision.time < run.liftTime {
            spans[spans.count - 1].end = decision.time
            spans.append(Span(owner: decision.to, start: decision.time, end: run.liftTime))
        }
        return spans
    }

    private struct Span {
        var owner: String
        var start: TimeInterval
        var end: TimeInterval
    }

    /// What the curves are, in the order in which they are named beside the plot.
    static let legend: [(name: String, ink: String, dash: String?)] = [
        ("finger", Ink.finger, "1 4"), ("content offset", Ink.content, nil),
        ("card", Ink.card, nil),
    ]

    // MARK: Scales

    /// The time's place on the page.
    func x(_ time: TimeInterval) -> CGFloat { frame.minX + frame.width * time / end }

    private func y(_ points: CGFloat) -> CGFloat {
        let share = (points - range.lowerBound) / (range.upperBound - range.lowerBound)
        return frame.maxY - frame.height * share
    }

}

/// Round numbers between two, about as many as asked for.
private func ticks(from start: Double, to end: Double, about count: Int) -> [Double] {
    let rough = (end - start) / Double(count)
    let power = pow(10, floor(log10(rough)))
    let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough } ?? rough
    return stride(from: (start / step).rounded(.up), through: (end / step).rounded(.down), by: 1).map { $0 * step }
}

/// Seconds with the decimals that they need, two at most.
func seconds(_ time: TimeInterval) -> String {
    let text = "\((time * 100).rounded() / 100 + 0)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
