import HeadlessUIKit

/// Numbered lines beside a film: each appears when what it says happens, and is highlighted until the next one is.
package struct ToldLines {
    var steps: [Step]
    /// The left edge, and the baseline of the first line.
    var corner: CGPoint
    var width: CGFloat
    /// True for letters of one width, as the words of decisions have them.
    var isMonospaced = true

    /// The lines that are told from one time on.
    package struct Step: Hashable {
        /// In seconds of the film.
        package var time: TimeInterval
        /// One step may take several lines.
        package var lines: [String]
        /// Who moves from here on, in the arbiter's words. It decides the colour.
        package var owner: String
    }

    var lineHeight: CGFloat { isMonospaced ? 15.5 : 24 }
    private var size: CGFloat { isMonospaced ? 10.8 : 15 }
    var height: CGFloat { CGFloat(steps.map(\.lines.count).reduce(0, +)) * lineHeight }

    /// - Parameter still: The time that is shown if nothing may move. Every line is visible then.
    func draw(still: TimeInterval, timeline: inout Timeline, into svg: inout SVG) {
        var y = corner.y
        for (index, step) in steps.enumerated() {
            let span = step.time..<(index + 1 < steps.count ? steps[index + 1].time : .infinity)
            let colors = svg.ink.owner(step.owner)
            let ground = CGRect(
                x: corner.x - 4, y: y - lineHeight * 0.77, width: width,
                height: CGFloat(step.lines.count) * lineHeight)
            // A line that appears together with the next one is never highlighted.
            if !span.isEmpty {
                svg.group(
                    " class=\"m \(timeline.name(showing: span))\" opacity=\"\(span.contains(still) ? 1 : 0)\""
                ) { $0.rect(ground, radius: 4, fill: colors.ground) }
            }
            svg.group(" class=\"m \(timeline.name(showing: step.time..<(.infinity)))\"") { row in
                let middle = y - size * 0.37
                row.circle(CGPoint(x: corner.x + 7, y: middle), radius: 6.5, fill: colors.text)
                row.text(
                    "\(index + 1)", at: CGPoint(x: corner.x + 7, y: middle + 3.5), size: 9.5, fill: row.ink.onColor,
                    weight: "600", anchor: .middle)
                for (number, line) in step.lines.enumerated() {
                    row.text(
                        line, at: CGPoint(x: corner.x + 20, y: y + CGFloat(number) * lineHeight), size: size,
                        isMonospaced: isMonospaced)
                }
            }
            y += CGFloat(step.lines.count) * lineHeight
        }
    }
}

extension ToldLines.Step {
    init(_ decision: DecisionLine, lineLength: Int) {
        self.init(time: decision.time, lines: decision.lines(ofLength: lineLength), owner: decision.to)
    }
}
