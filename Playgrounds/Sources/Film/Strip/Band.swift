import HeadlessUIKit
import Scenes

/// One run on the page: its phones, its plot, its decisions in words.
struct Band {
    var run: Run
    /// The number of the band on the page.
    var number: Int

    static let width: CGFloat = 1080
    static let margin: CGFloat = 64

    var height: CGFloat {
        let lines = run.decisions.map { $0.lines(ofLength: Self.lineLength).count }.reduce(0, +)
        return decisionsTop + CGFloat(lines) * Self.lineHeight + 28
    }

    private static let phonesTop: CGFloat = 28
    private static let plotTop: CGFloat = 316
    private static let plotHeight: CGFloat = 180
    private static let velocityHeight: CGFloat = 76
    private static let gap: CGFloat = 26
    private static let lineHeight: CGFloat = 19
    /// The length of a line, in characters.
    private static let lineLength = 120

    private var decisionsTop: CGFloat { Self.plotTop + Self.plotHeight + Self.gap + Self.velocityHeight + 46 }

    func draw(into svg: inout SVG, top: CGFloat) {
        svg.text(caption, at: CGPoint(x: Self.margin, y: top + 16), size: 14, fill: svg.ink.faint)
        drawPhones(into: &svg, top: top + Self.phonesTop)
        var frame = CGRect(
            x: Self.margin, y: top + Self.plotTop, width: Self.width - 2 * Self.margin, height: Self.plotHeight)
        Plot(run: run, end: run.lastSecondShown, frame: frame).draw(into: &svg)
        (frame.origin.y, frame.size.height) = (frame.maxY + Self.gap, Self.velocityHeight)
        VelocityPlot(run: run, end: run.lastSecondShown, frame: frame).draw(into: &svg)
        drawDecisions(into: &svg, top: top + decisionsTop)
    }

    private var caption: String {
        let start = run.startOffset == 0 ? "list at its top" : "list scrolled by \(run.startOffset.tenths) pt"
        let outcome = run.isDismissed ? "dismissed" : "not dismissed"
        let owners = run.owners.isEmpty ? "nobody moved" : run.owners.joined(separator: " → ")
        return "\(start): \(owners), \(outcome)"
    }

    private func drawPhones(into svg: inout SVG, top: CGFloat) {
        let width: CGFloat = 88
        let room = Self.width - 2 * Self.margin - CGFloat(run.shots.count) * width
        let gap = room / CGFloat(max(run.shots.count - 1, 1))
        for (index, shot) in run.shots.enumerated() {
            let phone = Phone(shot: shot, width: width, idPrefix: "r\(number)p\(index)-")
            let corner = CGPoint(x: Self.margin + CGFloat(index) * (width + gap), y: top)
            phone.draw(into: &svg, at: corner)
            let time = decimals(shot.moment.time)
            svg.text(
                index == run.shots.count - 1 ? "at rest, \(time) s" : "\(time) s",
                at: CGPoint(x: corner.x + width / 2, y: top + phone.height + 18), size: 12,
                fill: shot.moment.finger == nil ? svg.ink.faint : svg.ink.text, anchor: .middle)
        }
    }

    private func drawDecisions(into svg: inout SVG, top: CGFloat) {
        var y = top
        for (index, decision) in run.decisions.enumerated() {
            svg.circle(CGPoint(x: Self.margin + 9, y: y - 4), radius: 8, fill: svg.ink.text)
            svg.text(
                "\(index + 1)", at: CGPoint(x: Self.margin + 9, y: y), size: 10.5, fill: svg.ink.ground, weight: "600",
                anchor: .middle)
            for line in decision.lines(ofLength: Self.lineLength) {
                svg.text(line, at: CGPoint(x: Self.margin + 28, y: y), size: 12.5, isMonospaced: true)
                y += Self.lineHeight
            }
        }
    }
}
