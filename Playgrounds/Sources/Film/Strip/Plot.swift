import HeadlessUIKit

/// Finger, content offset and card against time, with the decisions as numbered marks.
struct Plot {
    private let run: Run
    private let axes: Axes

    /// - Parameters:
    ///   - end: The last second shown.
    ///   - frame: The place of the curves; labels stand around it.
    init(run: Run, end: TimeInterval, frame: CGRect) {
        self.run = run
        // Everything up to the lift fits, with a margin for the settling. A card that leaves goes beyond the frame.
        let touched = run.moments.filter { $0.time <= run.liftTime }
        let values: [CGFloat] =
            [0, 60] + touched.map(\.contentOffset) + touched.map(\.cardTranslation) + touched.compactMap(run.fingerWay)
        let (low, high) = (values.min() ?? 0, values.max() ?? 1)
        let margin = (high - low) * 0.12
        axes = Axes(frame: frame, end: end, range: (low - margin)...(high + margin), unit: "pt")
    }

    /// - Parameter isLast: True if no plot under it shows the time.
    func draw(into svg: inout SVG, isLast: Bool = false) {
        axes.drawGround(into: &svg, touches: run.touches, lines: 5)
        axes.drawInside(&svg, draw: drawCurves)
        drawOwners(into: &svg)
        drawMarks(into: &svg)
        if isLast { axes.drawSeconds(into: &svg) }
    }

    private func drawCurves(into svg: inout SVG) {
        let shown = run.moments.filter { $0.isFrame && $0.time <= axes.end }
        func curve(_ moments: [Moment], _ value: (Moment) -> CGFloat?) -> [CGPoint] {
            moments.compactMap { moment in value(moment).map { CGPoint(x: axes.x(moment.time), y: axes.y($0)) } }
        }
        for touch in run.touches {
            let touched = shown.filter { touch.contains($0.time) }
            svg.polyline(curve(touched, run.fingerWay), stroke: svg.ink.finger, width: 1.6, dash: "1 4")
        }
        svg.polyline(curve(shown, \.contentOffset), stroke: svg.ink.content, width: 2.4)
        svg.polyline(curve(shown, \.cardTranslation), stroke: svg.ink.card, width: 2.4)
    }

    /// Draws numbered circles on top; where two are closer than they are wide, the later one moves aside.
    private func drawMarks(into svg: inout SVG) {
        var last = -CGFloat.infinity
        let frame = axes.frame
        for (index, decision) in run.decisions.enumerated() where decision.time <= axes.end {
            let x = axes.x(decision.time)
            let center = CGPoint(x: max(x, last + 20), y: frame.minY - 36)
            last = center.x
            svg.polyline(
                [center, CGPoint(x: x, y: frame.minY - 22), CGPoint(x: x, y: frame.maxY)], stroke: svg.ink.text,
                width: 1,
                dash: "2 4")
            svg.circle(center, radius: 9, fill: svg.ink.text)
            svg.text(
                "\(index + 1)", at: CGPoint(x: center.x, y: center.y + 4), size: 11, fill: svg.ink.ground,
                weight: "600",
                anchor: .middle)
        }
    }

    /// Draws a bar over the plot with the owners of the touch.
    private func drawOwners(into svg: inout SVG) {
        for span in run.ownerSpans {
            let bar = CGRect(
                x: axes.x(span.start), y: axes.frame.minY - 20, width: axes.x(span.end) - axes.x(span.start), height: 16
            )
            let ink = svg.ink.owner(span.owner)
            svg.rect(bar, fill: ink.ground)
            guard bar.width > CGFloat(span.owner.count) * 7 + 6 else { continue }
            svg.text(
                span.owner, at: CGPoint(x: bar.midX, y: bar.maxY - 4), size: 11, fill: ink.text, weight: "600",
                anchor: .middle)
        }
    }

    /// The names of the curves, in the order in which they stand beside the plot.
    static func legend(_ ink: Ink) -> [(name: String, ink: String, dash: String?)] {
        [("finger", ink.finger, "1 4"), ("content offset", ink.content, nil), ("card", ink.card, nil)]
    }
}

/// The speeds of content and card against time: it shows a jerk of the card that a plot of its distance hides.
struct VelocityPlot {
    private let run: Run
    private let axes: Axes

    init(run: Run, end: TimeInterval, frame: CGRect) {
        self.run = run
        let velocities = (run.velocities(of: \.contentOffset) + run.velocities(of: \.cardTranslation))
            .filter { $0.time <= end }.map(\.value)
        let (low, high) = (min(velocities.min() ?? 0, -200), max(velocities.max() ?? 0, 200))
        axes = Axes(frame: frame, end: end, range: (low * 1.1)...(high * 1.1), unit: "pt/s")
    }

    func draw(into svg: inout SVG) {
        axes.drawGround(into: &svg, touches: run.touches, lines: 4)
        axes.drawInside(&svg) { curves in
            draw(\.contentOffset, curves.ink.content, into: &curves)
            draw(\.cardTranslation, curves.ink.card, into: &curves)
        }
        axes.drawSeconds(into: &svg)
    }

    private func draw(_ value: KeyPath<Moment, CGFloat>, _ ink: String, into svg: inout SVG) {
        let curve = run.velocities(of: value).filter { $0.time <= axes.end }
        svg.polyline(curve.map { CGPoint(x: axes.x($0.time), y: axes.y($0.value)) }, stroke: ink, width: 1.6)
    }
}
