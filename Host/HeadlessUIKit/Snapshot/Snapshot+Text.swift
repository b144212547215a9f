extension Snapshot.Text {
    /// Returns the lines that fit into `width`, broken between words; the text after `limit` lines (0: no limit)
    /// becomes "…".
    ///
    /// A width that is 0 or not finite is no limit. Widths of characters are estimates.
    static func lines(of string: String, pointSize: CGFloat, limit: Int, width: CGFloat) -> [String] {
        let room = width > 0 && width.isFinite ? width : .greatestFiniteMagnitude
        func fits(_ line: String) -> Bool { self.width(of: line, pointSize: pointSize) <= room }

        var lines: [String] = []
        for paragraph in string.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                let longer = line.isEmpty ? String(word) : line + " " + word
                if !line.isEmpty, !fits(longer) {
                    lines.append(line)
                    line = String(word)
                } else {
                    line = longer
                }
            }
            lines.append(line)
        }
        let shown = limit > 0 ? min(limit, lines.count) : lines.count
        var last = shown == lines.count ? lines[shown - 1] : lines[(shown - 1)...].joined(separator: " ")
        if !fits(last) {
            while !last.isEmpty, !fits(last + "…") { last.removeLast() }
            last += "…"
        }
        return lines[..<(shown - 1)] + [last]
    }

    /// Returns an estimate of a line's width in points, from a few classes of characters.
    static func width(of line: String, pointSize: CGFloat) -> CGFloat {
        line.reduce(0) { $0 + em(of: $1) } * pointSize
    }

    private static func em(of character: Character) -> CGFloat {
        switch character {
        case " ", "i", "j", "l", "t", "f", "I", "r", ".", ",", ":", ";", "'", "!", "|", "(", ")", "-": 0.3
        case "m", "w", "M", "W", "@", "…", "—": 0.88
        case "A"..."Z": 0.66
        default: character.isASCII ? 0.55 : 0.8
        }
    }
}
