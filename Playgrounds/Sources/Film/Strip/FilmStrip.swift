import HeadlessUIKit

/// The film of a stroke under a policy: for each start offset a row of phones, a plot under it, and the decisions.
package struct FilmStrip {
    /// Runs of one stroke and one policy; what differs is the start offset.
    package var runs: [Run]

    package init(runs: [Run]) { self.runs = runs }

    /// The picture, as an SVG file's text.
    package var svg: String {
        var svg = SVG(ink: .light)
        let bands = runs.enumerated().map { Band(run: $1, number: $0) }
        let height = bands.map(\.height).reduce(Self.header, +)
        svg.rect(CGRect(x: 0, y: 0, width: Band.width, height: height), fill: svg.ink.ground)
        drawHeader(into: &svg)
        var top = Self.header
        for band in bands {
            band.draw(into: &svg, top: top)
            top += band.height
        }
        return svg.document(size: CGSize(width: Band.width, height: height), title: title)
    }

    private static let header: CGFloat = 54

    private var title: String {
        guard let run = runs.first else { return "" }
        return "\(run.stroke)  ·  \(run.scene)  ·  .\(run.policy)"
    }

    private func drawHeader(into svg: inout SVG) {
        svg.text(title, at: CGPoint(x: Band.margin, y: 36), size: 20, weight: "600")
        var x = Band.width - Band.margin
        for (name, ink, dash) in Plot.legend(svg.ink).reversed() {
            svg.text(name, at: CGPoint(x: x, y: 34), size: 13, fill: svg.ink.text, anchor: .end)
            x -= CGFloat(name.count) * 7.2 + 10
            svg.polyline([CGPoint(x: x - 26, y: 30), CGPoint(x: x, y: 30)], stroke: ink, width: 2.6, dash: dash)
            x -= 48
        }
    }
}
