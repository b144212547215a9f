import HeadlessUIKit

/// A drawing in the making: the few shapes that a film strip needs, in points, y downward.
package struct SVG {
    let ink: Ink
    private var lines: [String] = []

    init(ink: Ink = .light) {
        self.ink = ink
    }

    mutating func rect(
        _ rect: CGRect, radius: CGFloat = 0, fill: String, stroke: String? = nil, opacity: CGFloat = 1
    ) {
        let rounding = radius > 0 ? " rx=\"\(decimals(radius))\"" : ""
        add(
            """
            <rect x="\(decimals(rect.minX))" y="\(decimals(rect.minY))" width="\(decimals(rect.width))" \
            height="\(decimals(rect.height))"\(rounding) fill="\(fill)"\(outline(stroke))\(visible(opacity))/>
            """)
    }

    mutating func circle(
        _ center: CGPoint, radius: CGFloat, fill: String, stroke: String? = nil, width: CGFloat = 1,
        opacity: CGFloat = 1
    ) {
        add(
            """
            <circle cx="\(decimals(center.x))" cy="\(decimals(center.y))" r="\(decimals(radius))" \
            fill="\(fill)"\(outline(stroke, width: width))\(visible(opacity))/>
            """)
    }

    mutating func line(_ start: CGPoint, _ end: CGPoint, stroke: String, width: CGFloat = 1, dash: String? = nil) {
        let dashes = dash.map { " stroke-dasharray=\"\($0)\"" } ?? ""
        add(
            """
            <line x1="\(decimals(start.x))" y1="\(decimals(start.y))" x2="\(decimals(end.x))" y2="\(decimals(end.y))" \
            stroke="\(stroke)" stroke-width="\(decimals(width))"\(dashes)/>
            """)
    }

    mutating func polyline(_ points: [CGPoint], stroke: String, width: CGFloat, dash: String? = nil) {
        let dashes = dash.map { " stroke-dasharray=\"\($0)\"" } ?? ""
        let path = points.map { "\(decimals($0.x)),\(decimals($0.y))" }.joined(separator: " ")
        add(
            """
            <polyline points="\(path)" fill="none" stroke="\(stroke)" stroke-width="\(decimals(width))" \
            stroke-linejoin="round" stroke-linecap="round"\(dashes)/>
            """)
    }

    enum Anchor: String {
        case start, middle, end
    }

    mutating func text(
        _ text: String, at point: CGPoint, size: CGFloat = 12, fill: String? = nil, weight: String? = nil,
        anchor: Anchor = .start, isMonospaced: Bool = false
    ) {
        let weighted = weight.map { " font-weight=\"\($0)\"" } ?? ""
        let anchored = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
        let family = isMonospaced ? " font-family=\"\(Self.monospaced)\" xml:space=\"preserve\"" : ""
        add(
            """
            <text x="\(decimals(point.x))" y="\(decimals(point.y))" font-size="\(decimals(size))" \
            fill="\(fill ?? ink.text)"\(weighted)\(anchored)\(family)>\(escaped(text))</text>
            """)
    }

    /// Draws a part with coordinates of its own: its `box` is shown at `frame`, and the rest is cut off.
    mutating func inset(_ frame: CGRect, showing box: CGRect, draw: (inout SVG) -> Void) {
        var part = SVG(ink: ink)
        draw(&part)
        let view = [box.minX, box.minY, box.width, box.height].map { decimals($0) }.joined(separator: " ")
        add(
            """
            <svg x="\(decimals(frame.minX))" y="\(decimals(frame.minY))" width="\(decimals(frame.width))" \
            height="\(decimals(frame.height))" viewBox="\(view)">
            """)
        lines += part.lines
        add("</svg>")
    }

    /// Draws a part in a group that has the given attributes, each with a space before it; without attributes there is
    /// no group.
    mutating func group(_ attributes: String, draw: (inout SVG) -> Void) {
        var part = SVG(ink: ink)
        draw(&part)
        lines += attributes.isEmpty ? part.lines : ["<g\(attributes)>"] + part.lines + ["</g>"]
    }

    /// The elements alone, without the file around them.
    var body: String { lines.joined(separator: "\n") }

    /// Adds a drawing made elsewhere, as it is.
    mutating func fragment(_ text: String) { lines.append(text.trimmingCharacters(in: .newlines)) }

    /// Returns the whole as a file.
    func document(size: CGSize, title: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(decimals(size.width))" height="\(decimals(size.height))" \
        viewBox="0 0 \(decimals(size.width)) \(decimals(size.height))" font-family="\(Self.family)">
        <title>\(escaped(title))</title>
        \(lines.joined(separator: "\n"))
        </svg>

        """
    }

    private static let family = "-apple-system, 'Segoe UI', 'Helvetica Neue', 'DejaVu Sans', sans-serif"
    private static let monospaced = "ui-monospace, Menlo, 'DejaVu Sans Mono', monospace"

    private mutating func add(_ line: String) { lines.append(line) }

    private func outline(_ stroke: String?, width: CGFloat = 1) -> String {
        stroke.map { " stroke=\"\($0)\" stroke-width=\"\(decimals(width))\"" } ?? ""
    }

    private func visible(_ opacity: CGFloat) -> String {
        opacity == 1 ? "" : " opacity=\"\(decimals(opacity))\""
    }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }
}

/// Returns the number with as many decimals as needed, at most as many as told.
func decimals(_ number: Double, _ most: Double = 2) -> String {
    let unit = pow(10, most)
    let text = "\((number * unit).rounded() / unit + 0)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
