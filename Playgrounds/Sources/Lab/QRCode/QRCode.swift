/// A text as a picture that a phone's camera reads: a QR code after ISO/IEC 18004, of bytes, with 21 to 57 modules to a
/// side (versions 1 to 10). It can be read even if a seventh of it is lost (level M).
///
///     print(try QRCode("http://192.168.0.7:8080").terminalText)
package struct QRCode: Hashable, Sendable {
    /// From 1; each has 4 modules more to a side.
    package let version: Int
    /// The number of the mask, 0 to 7: the one after which the code has the fewest patterns that confuse a camera.
    package let mask: Int
    /// The dark modules, row by row.
    package let modules: [[Bool]]

    /// A text that is too long.
    package struct TooLong: Error, CustomStringConvertible {
        let length: Int
        package var description: String { "\(length) bytes are too long for a code. Give at most 213" }
    }

    /// - Parameter mask: nil for the best.
    package init(_ text: String, mask: Int? = nil) throws(TooLong) {
        let bytes = Array(text.utf8)
        guard let version = QRVersion.all.first(where: { $0.dataLength >= bytes.count + $0.headLength }) else {
            throw TooLong(length: bytes.count)
        }
        let words = version.interleaved(version.words(of: bytes))
        let candidates = (mask.map { [$0] } ?? Array(0..<8)).map { mask in
            var grid = QRGrid(version)
            grid.draw(words)
            grid.apply(mask)
            return (mask, grid)
        }
        // There is always at least one candidate.
        let best = candidates.min { $0.1.penalty < $1.1.penalty } ?? (0, QRGrid(version))
        (self.version, self.mask, modules) = (version.number, best.0, best.1.dark)
    }

    package var size: Int { modules.count }

    /// False outside the code.
    package subscript(row: Int, column: Int) -> Bool {
        modules.indices.contains(row) && modules[row].indices.contains(column) && modules[row][column]
    }
}

extension QRCode {
    /// The light edge that a camera needs around a code, in modules.
    private static let quietZone = 4

    /// Two rows of modules in each line of text, black on white whatever the terminal's own colours are.
    package var terminalText: String {
        let places = -Self.quietZone..<(size + Self.quietZone)
        return stride(from: places.lowerBound, to: places.upperBound, by: 2).map { row in
            let line = places.map { column in
                switch (self[row, column], self[row + 1, column]) {
                case (false, false): " "
                case (true, false): "▀"
                case (false, true): "▄"
                case (true, true): "█"
                }
            }.joined()
            return "\u{1B}[38;2;0;0;0;48;2;255;255;255m\(line)\u{1B}[0m\n"
        }.joined()
    }

    /// A picture of one path, black on white, that can be scaled to any size.
    package var svg: String {
        let side = size + 2 * Self.quietZone
        var path = ""
        for (row, line) in modules.enumerated() {
            for (column, isDark) in line.enumerated() where isDark {
                path += "M\(column + Self.quietZone) \(row + Self.quietZone)h1v1h-1z"
            }
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(side) \(side)" shape-rendering="crispEdges">\
            <title>The address of Deck Lab for a phone</title>\
            <path fill="#fff" d="M0 0h\(side)v\(side)H0z"/><path fill="#000" d="\(path)"/></svg>

            """
    }
}
