import HeadlessUIKit

/// A plot of cards that leave after the same fling: the remaining distance, and the speed, against the time since the
/// lift.
struct LeavingPlot {
    /// The distance from where the cards are let go to where nothing of them shows, in points.
    var distance: CGFloat
    /// The finger's velocity at the lift, in points per second.
    var velocity: CGFloat
    var courses: [Course]

    struct Course {
        var name: String
        var ink: String
        var dash: String?
        /// The places in frames of a 120th of a second, in points from where the card was let go; the first is 0.
        var places: [CGFloat]

        /// The speeds in the middle of each frame, in points per second; without the last frame, in which the card may
        /// have less than a frame's way left.
        var speeds: [CGFloat] {
            zip(places, places.dropFirst()).map { ($1 - $0) * LeavingPlot.framesPerSecond }.dropLast()
        }
    }

    static let framesPerSecond: CGFloat = 120
    private static let end: TimeInterval = 0.5
    private static let size = CGSize(width: 760, height: 360)
    private static let frames = [
        CGRect(x: 60, y: 34, width: 290, height: 200), CGRect(x: 440, y: 34, width: 290, height: 200),
    ]

    func svg(title: String) -> String {
        var svg = SVG(ink: .onEitherGround)
        draw("What is left of the way", "pt", in: Self.frames[0], to: distance, into: &svg) { course in
            course.places.enumerated().map { frame, place in (CGFloat(frame), distance - place) }
        }
        draw("How fast it goes", "pt/s", in: Self.frames[1], to: fastest, into: &svg) { course in
            course.speeds.enumerated().map { frame, speed in (CGFloat(frame) + 0.5, speed) }
        }
        drawLegend(into: &svg)
        return svg.document(size: Self.size, title: title)
    }

    private var fastest: CGFloat { courses.flatMap(\.speeds).max() ?? velocity }

    private func draw(
        _ caption: String, _ unit: String, in frame: CGRect, to highest: CGFloat, into svg: inout SVG,
        _ values: (Course) -> [(frame: CGFloat, value: CGFloat)]
    ) {
        let axes = Axes(frame: frame, end: Self.end, range: 0...(highest * 1.05), unit: unit)
        axes.drawGround(into: &svg, touches: [], lines: 5)
        svg.text(
            caption, at: CGPoint(x: frame.midX, y: frame.minY - 14), size: 13, fill: svg.ink.text, anchor: .middle)
        axes.drawInside(&svg) { curves in
            for course in courses {
                let points = values(course).map { frame, value in
                    CGPoint(x: axes.x(TimeInterval(frame / Self.framesPerSecond)), y: axes.y(value))
                }
                curves.polyline(points, stroke: course.ink, width: 2.4, dash: course.dash)
            }
        }
        if unit == "pt/s" {
            svg.line(
                CGPoint(x: frame.minX, y: axes.y(velocity)), CGPoint(x: frame.maxX, y: axes.y(velocity)),
                stroke: svg.ink.finger, width: 1.6, dash: "1 4")
        }
        axes.drawSeconds(into: &svg)
    }

    private func drawLegend(into svg: inout SVG) {
        let finger = ("the finger at the lift", svg.ink.finger, Optional("1 4"))
        for (row, (name, ink, dash)) in (courses.map { ($0.name, $0.ink, $0.dash) } + [finger]).enumerated() {
            let y = 282 + CGFloat(row) * 20
            svg.line(CGPoint(x: 60, y: y - 4), CGPoint(x: 92, y: y - 4), stroke: ink, width: 2.4, dash: dash)
            svg.text(name, at: CGPoint(x: 102, y: y), size: 13, fill: svg.ink.text)
        }
    }
}
