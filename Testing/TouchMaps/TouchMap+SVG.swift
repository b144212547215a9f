import HeadlessUIKit

extension TouchMap {
    /// Returns the map as an SVG document, over a picture of the screen.
    ///
    ///     try Data(map.svg(over: stage.snapshot()).utf8).write(to: file)
    ///
    /// A triangle is a finger that moves, a dot a tap, in the owner's colour. The rows of a list have one colour. The
    /// places of conflicts have a red frame. The legend and the conflicts are beside the picture.
    public func svg(over picture: Snapshot) -> String { TouchMapDrawing(self).document(over: picture) }
}

/// Draws a map as SVG.
private struct TouchMapDrawing {
    let map: TouchMap
    /// What the legend says, with its colour: cards and scroll views first, which most fingers are about.
    private let legend: [(words: String, color: String)]
    private var elements: [String] = []

    private static let palette = [
        "#e6194b", "#3cb44b", "#4363d8", "#f58231", "#911eb4", "#00a3a3", "#b8860b", "#f032e6", "#7cb518", "#800000",
        "#000075", "#808000", "#ff7f7f", "#2f6f4f", "#7fb0ff", "#a0522d", "#c9a0ff", "#00d0d0", "#5f5f00", "#8f2f6f",
    ]
    private static let nothing = "#bbbbbb"

    init(_ map: TouchMap) {
        self.map = map
        let (drags, scrolls) = (map.owners.filter(\.isDrag), map.owners.filter(\.isScroll))
        var words: [String] = []
        for owner in drags + scrolls + map.owners where !words.contains(owner.caption) { words.append(owner.caption) }
        legend = words.enumerated().map { ($1, Self.palette[$0 % Self.palette.count]) } + [("nothing", Self.nothing)]
    }

    func document(over picture: Snapshot) -> String {
        var drawing = self
        let colors = Dictionary(uniqueKeysWithValues: legend.map { ($0.words, $0.color) })
        for stroke in map.fingers {
            for (place, play) in zip(map.places, map.plays[stroke] ?? []) {
                let color = colors[play.owner.caption] ?? Self.nothing
                drawing.draw(stroke, at: map.point(place), color, isSomebody: play.owner != .nothing)
            }
        }
        for point in map.conflicts.flatMap(\.points) { drawing.frame(point) }
        let height = drawing.drawLegend(besides: picture.size)
        let size = "\((picture.size.width + 340).rounded) \(Swift.max(picture.size.height.rounded, height))"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)">
            <rect width="100%" height="100%" fill="#ffffff"/>
            \(picture.svgFragment(idPrefix: "m"))\(veil(over: picture.size))
            \(drawing.elements.joined(separator: "\n"))
            </svg>

            """
    }

    /// Pales the picture, so that no view's colour is taken for an owner's.
    private func veil(over size: CGSize) -> String {
        "<rect width=\"\(size.width)\" height=\"\(size.height)\" fill=\"#ffffff\" fill-opacity=\"0.5\"/>"
    }

    private mutating func draw(_ stroke: TouchMap.Stroke, at point: CGPoint, _ color: String, isSomebody: Bool) {
        let color = "fill=\"\(color)\" fill-opacity=\"\(isSomebody ? 0.85 : 0.35)\""
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
        elements.append(line("a triangle: a finger that goes that way; a dot: a tap", "#555555"))
        for (words, color) in legend {
            y += 18
            elements.append("<rect x=\"\(x)\" y=\"\(y - 11)\" width=\"13\" height=\"13\" fill=\"\(color)\"/>")
            elements.append(line(words, "#222222"))
        }
        if !map.conflicts.isEmpty {
            y += 26
            elements.append(line("a red frame: a conflict", "#555555"))
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

extension TouchMap.Owner {
    fileprivate var isDrag: Bool { if case .drags = self { true } else { false } }
    fileprivate var isScroll: Bool { if case .scrolls = self { true } else { false } }
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
