/// The positions of the characters.
extension UITextView {
    var lineHeight: CGFloat { (font ?? .systemFont(ofSize: 17)).lineHeight }
    private var units: [UInt16] { Array((text ?? "").utf16) }
    /// The distance of the lines from the view's left edge.
    private var leading: CGFloat { textContainerInset.left + textContainer.lineFragmentPadding }

    /// The width of each UTF-16 unit; of a character of several units, the first has all of it.
    private var widths: [CGFloat] {
        let font = font ?? .systemFont(ofSize: 17)
        let tracking = AdvanceWidths.tracking(pointSize: font.pointSize) * font.pointSize
        return (text ?? "").flatMap { character in
            let width = character == "\n" ? 0 : font.em(of: character) * font.pointSize + tracking
            return [width] + Array(repeating: 0, count: character.utf16.count - 1)
        }
    }

    /// The lines: each ends at a line feed, or at the width, between words if it can.
    var lines: [Range<Int>] { lines(in: bounds.width) }

    private func lines(in width: CGFloat) -> [Range<Int>] {
        let room = width - leading - textContainerInset.right - textContainer.lineFragmentPadding
        var lines: [Range<Int>] = []
        var (start, sum) = (0, CGFloat(0))
        var space: Int?
        let (units, widths) = (units, widths)
        var index = 0
        while index < units.count {
            if units[index] == 10 {
                lines.append(start..<index)
                (start, sum, space) = (index + 1, 0, nil)
            } else if units[index] != 32, sum + widths[index] > room, index > start {
                let end = space.map { $0 + 1 } ?? index
                lines.append(start..<end)
                (start, sum, space) = (end, widths[end..<index].reduce(0, +), nil)
                continue
            } else {
                if units[index] == 32 { space = index }
                sum += widths[index]
            }
            index += 1
        }
        lines.append(start..<units.count)
        let limit = textContainer.maximumNumberOfLines
        return limit > 0 ? Array(lines.prefix(limit)) : lines
    }

    /// The height of the text in a width, including its insets.
    func height(in width: CGFloat) -> CGFloat {
        let text = CGFloat(lines(in: width).count) * lineHeight
        return (text + textContainerInset.top + textContainerInset.bottom).rounded(.up)
    }

    func characterIndex(at point: CGPoint) -> Int {
        let lines = lines
        let number = Int(nearestTo: ((point.y - textContainerInset.top) / lineHeight).rounded(.down))
        let line = lines[min(max(number, 0), lines.count - 1)]
        let widths = widths
        var x = leading
        for index in line {
            if point.x < x + widths[index] / 2 { return index }
            x += widths[index]
        }
        return line.upperBound
    }

    /// Returns the position before a character, at the middle of its line.
    func position(of index: Int) -> CGPoint {
        let lines = lines
        let number = lines.lastIndex { $0.lowerBound <= index } ?? 0
        let end = min(index, lines[number].upperBound)
        return CGPoint(
            x: leading + widths[lines[number].lowerBound..<max(end, lines[number].lowerBound)].reduce(0, +),
            y: textContainerInset.top + (CGFloat(number) + 0.5) * lineHeight)
    }

    func word(around index: Int) -> NSRange {
        let units = units
        func isPart(_ index: Int) -> Bool { units.indices.contains(index) && units[index] > 32 }
        var (start, end) = (index, index)
        while isPart(start - 1) { start -= 1 }
        while isPart(end) { end += 1 }
        return NSRange(location: start, length: end - start)
    }
}
