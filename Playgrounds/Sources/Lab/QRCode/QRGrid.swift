/// The modules of a code while it is drawn: first the patterns for the camera, then the words in the rest, then a mask.
struct QRGrid: Sendable {
    private let version: QRVersion
    private(set) var dark: [[Bool]]
    /// True for modules of a pattern, which hold no words.
    private var isPattern: [[Bool]]

    private var size: Int { version.size }

    init(_ version: QRVersion) {
        self.version = version
        dark = Array(repeating: Array(repeating: false, count: version.size), count: version.size)
        isPattern = dark
        drawPatterns()
    }

    private mutating func set(_ row: Int, _ column: Int, _ isDark: Bool) {
        guard dark.indices.contains(row), dark.indices.contains(column) else { return }
        dark[row][column] = isDark
        isPattern[row][column] = true
    }

    private mutating func drawPatterns() {
        for index in 0..<size {
            set(6, index, index.isMultiple(of: 2))
            set(index, 6, index.isMultiple(of: 2))
        }
        for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawCorner(row, column) }
        for row in version.alignment {
            for column in version.alignment where !isPatternAt(row, column) { drawAlignment(row, column) }
        }
        drawFormat(mask: 0)
        drawVersion()
    }

    /// Three corners have a large square in place of a small one; the small ones lie along the dotted lines.
    private func isPatternAt(_ row: Int, _ column: Int) -> Bool {
        let last = version.alignment.last ?? 0
        return [[6, 6], [6, last], [last, 6]].contains([row, column])
    }

    private mutating func drawCorner(_ row: Int, _ column: Int) {
        for down in -4...4 {
            for right in -4...4 {
                let distance = max(abs(down), abs(right))
                set(row + down, column + right, distance != 2 && distance != 4)
            }
        }
    }

    private mutating func drawAlignment(_ row: Int, _ column: Int) {
        for down in -2...2 {
            for right in -2...2 { set(row + down, column + right, max(abs(down), abs(right)) != 1) }
        }
    }

    /// The level, which is 0 for M, and the mask, written twice with ten bits for error correction.
    private mutating func drawFormat(mask: Int) {
        var remainder = mask
        for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
        let bits = (mask << 10 | remainder) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0..<6 { set(index, 8, bit(index)) }
        set(7, 8, bit(6))
        set(8, 8, bit(7))
        set(8, 7, bit(8))
        for index in 9..<15 { set(8, 14 - index, bit(index)) }
        for index in 0..<8 { set(8, size - 1 - index, bit(index)) }
        for index in 8..<15 { set(size - 15 + index, 8, bit(index)) }
        set(size - 8, 8, true)
    }

    /// The version's number, from version 7 on, written twice with twelve bits for error correction.
    private mutating func drawVersion() {
        guard version.number >= 7 else { return }
        var remainder = version.number
        for _ in 0..<12 { remainder = remainder << 1 ^ (remainder >> 11) * 0x1F25 }
        let bits = version.number << 12 | remainder
        for index in 0..<18 {
            let (far, near) = (size - 11 + index % 3, index / 3)
            set(near, far, bits >> index & 1 == 1)
            set(far, near, bits >> index & 1 == 1)
        }
    }

    /// Two columns at a time, from the right, up and down in turn; the column of the dotted line is left out.
    mutating func draw(_ words: [UInt8]) {
        let bits = words.flatMap { word -> [Bool] in (0..<8).reversed().map { word >> UInt8($0) & 1 == 1 } }
        var next = 0
        let pairs = Array(stride(from: size - 1, to: 6, by: -2)) + stride(from: 5, to: 0, by: -2)
        for (pair, right) in pairs.enumerated() {
            for step in 0..<size {
                let row = pair.isMultiple(of: 2) ? size - 1 - step : step
                for column in [right, right - 1] where !isPattern[row][column] && next < bits.count {
                    dark[row][column] = bits[next]
                    next += 1
                }
            }
        }
    }

    mutating func apply(_ mask: Int) {
        drawFormat(mask: mask)
        for row in 0..<size {
            for column in 0..<size where !isPattern[row][column] && Self.inverts(mask, row, column) {
                dark[row][column].toggle()
            }
        }
    }

    private static func inverts(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
        switch mask {
        case 0: (row + column) % 2 == 0
        case 1: row % 2 == 0
        case 2: column % 3 == 0
        case 3: (row + column) % 3 == 0
        case 4: (row / 2 + column / 3) % 2 == 0
        case 5: row * column % 2 + row * column % 3 == 0
        case 6: (row * column % 2 + row * column % 3) % 2 == 0
        default: ((row + column) % 2 + row * column % 3) % 2 == 0
        }
    }
}

extension QRGrid {
    /// A measure of what confuses a camera, by the standard's four rules.
    var penalty: Int {
        let columns = (0..<size).map { column in dark.map { $0[column] } }
        return (dark + columns).map(Self.penalty(of:)).reduce(0, +) + squares * 3 + imbalance * 10
    }

    /// Five and more of one colour in a row, and patterns that look like a corner.
    private static func penalty(of line: [Bool]) -> Int {
        var (result, run) = (0, 0)
        for (index, isDark) in line.enumerated() {
            run = index > 0 && line[index - 1] == isDark ? run + 1 : 1
            if run == 5 { result += 3 } else if run > 5 { result += 1 }
        }
        for start in 0...(line.count - 11) where looksLikeCorner(line[start..<(start + 11)]) { result += 40 }
        return result
    }

    private static func looksLikeCorner(_ line: ArraySlice<Bool>) -> Bool {
        let corner = [true, false, true, true, true, false, true, false, false, false, false]
        return line.elementsEqual(corner) || line.elementsEqual(corner.reversed())
    }

    private var squares: Int {
        var count = 0
        for row in 1..<size {
            for column in 1..<size {
                let color = dark[row][column]
                if dark[row - 1][column] == color, dark[row][column - 1] == color, dark[row - 1][column - 1] == color {
                    count += 1
                }
            }
        }
        return count
    }

    /// How far the share of dark modules is from a half, in twentieths.
    private var imbalance: Int {
        let count = dark.joined().count { $0 }
        return abs(count * 20 - size * size * 10) / (size * size)
    }
}
