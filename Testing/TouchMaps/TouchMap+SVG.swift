import HeadlessUIKit

extension TouchMap {
    /// Returns the map as an SVG document, over a picture of the screen.
    ///
    ///     try Data(map.svg(over: stage.snapshot()).utf8).write(to: file)
    ///
    /// A triangle is a finger that moves, a dot a tap, in the owner's colour; the places of conflicts have a red frame.
    /// The legend and the conflicts are beside the picture.
    public func svg(over picture: Snapshot) -> String { TouchMapDrawing(self).document(over: picture) }
}

/// Draws a map as SVG.
private struct TouchMapDrawing {
    let map: TouchMap
    private let colors: [TouchMap.Owner: String]
    private var elements: [String] = []

    private static let palette = [
        "#e6194b", "#3cb44b", "#4363d8", "#f58231", "#911eb4", "#00a3a3", "#b8860b", "#f032e6", "#7cb518", "#800000",
        "#000075", "#808000",
    ]
    private static let nothing = "#bbbbbb"

    init(_ map: TouchMap) {
        self.map = map
        let owners = map.legend.map(\.owner)
        colors = Dictionary(
            uniqueKeysWithValues: owners.enumerated().map { ($1, Self.palette[$0 % Self.palette.count]) })
    }

    func document(over picture: Snapshot) -> String {
        var drawing = self
        for stroke in map.fingers {
            for (place, play) in zip(map.places, map.plays[stroke] ?? []) {
                drawing.draw(stroke, at: map.point(place), owner: play.owner)
            }
        }
        for point in map.conflicts.flatMap(\.points) { drawing.frame(point) }
        let height = drawing.drawLegend(besides: picture.size)
        let size = "\((picture.size.width + 340).rounded) \(Swift.max(picture.size.height.rounded, height))"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)">
            <rect width="100%" height="100%" fill="#ffffff"/>
            \(picture.svgFragment(idPrefix: "m"))\(drawing.elements.joined(separator: "\n"))
            </svg>

            """
    }

    private mutating func draw(_ stroke: TouchMap.Stroke, at point: CGPoint, owner: TouchMap.Owner) {
        let color = "fill=\"\(colors[owner] ?? Self.nothing)\" fill-opacity=\"\(owner == .nothing ? 0.35 : 0.8)\""
        let (reach, half) = (map.grid / 2 - 1.5, (map.grid / 2 - 1.5) * 0.42)
        guard stroke != .tap else {
            return elements.append("<circle cx=\"\(point.x)\" cy=\"\(point.y)\" r=\"\(half * 0.8)\" \(color)/>")
        }
        let way = stroke.way
        func corner(_ along: CGFloat, _ across: CGFloat) -> String {
            "\(point.x + way.dx * along + way.dy * across) \(point.y + way.dy * along + way.dx * across)"
        }
        elements.append("<path d=\"M\(corner(reach, 0))L\(corner(half, half))L\(corner(half, -half))Z\" \(color)/>")
    }

    private mutating func frame(_ point: CGPoint) {
        let side = map.grid - 1.5
        elements.append(
            "<rect x=\"\(point.x - side / 2)\" y=\"\(point.y - side / 2)\" width=\"\(side)\" height=\"\(side)\" "
                + "fill=\"none\" stroke=\"#ff0000\" stroke-width=\"1.5\"/>")
    }

    /// Returns the height that the legend needs.
    private mutating func drawLegend(besides size: CGSize) -> Int {
        let x = size.width.rounded + 16
        var y = 24
        func line(_ text: String, _ color: String) -> String {
            "<text x=\"\(x + 20)\" y=\"\(y)\" font-family=\"sans-serif\" font-size=\"12\" fill=\"\(color)\">"
                + "\(text.escapedForXML)</text>"
        }
        elements.append(line("a triangle: a finger that goes there; a dot: a tap", "#555555"))
        for (owner, color) in map.legend.map({ ("\($0.owner)", colors[$0.owner] ?? "") }) + [("nothing", Self.nothing)]
        {
            y += 18
            elements.append("<rect x=\"\(x)\" y=\"\(y - 11)\" width=\"13\" height=\"13\" fill=\"\(color)\"/>")
            elements.append(line(owner, "#222222"))
        }
        for conflict in map.conflicts {
            y += 8
            for text in "\(conflict.kind.rawValue): \(conflict.words)".lines(of: 48) {
                y += 16
                elements.append(line(text, "#bb0000"))
            }
        }
        return y + 16
    }
}

extension String {
    /// The text in lines of at most `count` characters, broken between words.
    fileprivate func lines(of count: Int) -> [String] {
        split(separator: " ").reduce(into: []) { lines, word in
            if let last = lines.last, last.count + word.count < count {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
    }
}
