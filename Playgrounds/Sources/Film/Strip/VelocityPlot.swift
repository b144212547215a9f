import HeadlessUIKit

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
