import HeadlessUIKit
import Scenes

/// The area of a plot on the page, with the lines around it.
struct Axes {
    /// The place of the curves; labels stand around it.
    var frame: CGRect
    /// The last second shown.
    var end: TimeInterval
    var range: ClosedRange<CGFloat>
    /// The unit of the values.
    var unit: String

    func x(_ time: TimeInterval) -> CGFloat { frame.minX + frame.width * time / end }

    func y(_ value: CGFloat) -> CGFloat {
        let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
        return frame.maxY - frame.height * share
    }

    /// Draws the background; times at which fingers are down are shaded.
    func drawGround(into svg: inout SVG, touches: [ClosedRange<TimeInterval>], lines: Int) {
        for touch in touches where touch.lowerBound < end {
            let left = x(touch.lowerBound)
            svg.rect(
                CGRect(x: left, y: frame.minY, width: x(min(touch.upperBound, end)) - left, height: frame.height),
                fill: svg.ink.touched)
        }
        for value in ticks(from: range.lowerBound, to: range.upperBound, about: lines) {
            let y = y(value)
            svg.line(
                CGPoint(x: frame.minX, y: y), CGPoint(x: frame.maxX, y: y),
                stroke: value == 0 ? svg.ink.axis : svg.ink.grid)
            svg.text(
                value.tenths, at: CGPoint(x: frame.minX - 8, y: y + 4), size: 11, fill: svg.ink.faint, anchor: .end)
        }
        svg.text(unit, at: CGPoint(x: frame.minX - 8, y: frame.minY - 6), size: 11, fill: svg.ink.faint, anchor: .end)
    }

    func drawSeconds(into svg: inout SVG) {
        for second in ticks(from: 0, to: end, about: 8) {
            let x = x(second)
            svg.line(CGPoint(x: x, y: frame.maxY), CGPoint(x: x, y: frame.maxY + 4), stroke: svg.ink.axis)
            svg.text(
                decimals(second), at: CGPoint(x: x, y: frame.maxY + 17), size: 11, fill: svg.ink.faint, anchor: .middle)
        }
        svg.text("s", at: CGPoint(x: frame.maxX + 8, y: frame.maxY + 17), size: 11, fill: svg.ink.faint)
        svg.line(CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY), stroke: svg.ink.axis)
    }

    /// Draws only inside the frame: anything beyond it is cut off.
    func drawInside(_ svg: inout SVG, draw: (inout SVG) -> Void) {
        let whole = frame.insetBy(dx: -1, dy: 0)
        svg.inset(whole, showing: whole, draw: draw)
    }
}

/// Returns round numbers between the two, about as many as asked for.
private func ticks(from start: Double, to end: Double, about count: Int) -> [Double] {
    let rough = (end - start) / Double(count)
    let power = pow(10, floor(log10(rough)))
    let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough } ?? rough
    return stride(from: (start / step).rounded(.up), through: (end / step).rounded(.down), by: 1).map { $0 * step }
}
