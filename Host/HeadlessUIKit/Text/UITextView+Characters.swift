/// The positions of the characters.
extension UITextView {
    var lineHeight: CGFloat { (font ?? .systemFont(ofSize: 17)).lineHeight }
    private var characterWidth: CGFloat { (font ?? .systemFont(ofSize: 17)).pointSize / 2 }
    private var units: [UInt16] { Array((text ?? "").utf16) }

    /// The lines: each ends at a line feed, or at the width.
    var lines: [Range<Int>] { lines(in: bounds.width) }

    private func lines(in width: CGFloat) -> [Range<Int>] {
        let width = width - textContainerInset.left - textContainerInset.right
        let longest = max(1, Int(nearestTo: (width / characterWidth).rounded(.down)))
        var lines: [Range<Int>] = []
        var start = 0
        let units = units
        for index in units.indices {
            if units[index] == 10 {
                lines.append(start..<index)
                start = index + 1
            } else if index - start == longest {
                lines.append(start..<index)
                start = index
            }
        }
        return lines + [start..<units.count]
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
        let column = Int(nearestTo: (point.x - textContainerInset.left) / characterWidth)
        return line.lowerBound + min(max(column, 0), line.count)
    }

    /// Returns the position before a character, at the middle of its line.
    func position(of index: Int) -> CGPoint {
        let lines = lines
        let number = lines.lastIndex { $0.lowerBound <= index } ?? 0
        return CGPoint(
            x: textContainerInset.left + CGFloat(index - lines[number].lowerBound) * characterWidth,
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
