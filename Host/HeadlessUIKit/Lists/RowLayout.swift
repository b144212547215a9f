/// The layout of a table view: sections with their headers and footers, rows with their heights, and the tops that
/// follow.
struct RowLayout {
    /// The parts of a section, in points.
    struct Section: Equatable {
        /// The empty space above the header.
        var padding: CGFloat = 0
        var header: CGFloat = 0
        var footer: CGFloat = 0
        /// The indices of the section's rows.
        fileprivate(set) var rows = 0..<0
        /// The top of the padding.
        fileprivate(set) var top: CGFloat = 0

        init(padding: CGFloat = 0, header: CGFloat = 0, footer: CGFloat = 0) {
            (self.padding, self.header, self.footer) = (padding, max(0, header), max(0, footer))
        }
    }

    private(set) var sections: [Section] = []
    private(set) var paths: [IndexPath] = []
    private(set) var heights: [CGFloat] = []
    private var tops: [CGFloat] = []
    /// The top of the first section: below the table's header.
    private(set) var start: CGFloat = 0
    /// The bottom of the last section.
    private(set) var height: CGFloat = 0

    init() {}

    init(_ parts: [(section: Section, heights: [CGFloat])], start: CGFloat) {
        self.start = start
        for (index, part) in parts.enumerated() {
            var section = part.section
            section.rows = heights.count..<heights.count + part.heights.count
            sections.append(section)
            paths += part.heights.indices.map { IndexPath(row: $0, section: index) }
            heights += part.heights.map { max(0, $0) }
        }
        place()
    }

    /// Computes all tops from the heights.
    private mutating func place() {
        tops = []
        tops.reserveCapacity(heights.count)
        var position = start
        for index in sections.indices {
            sections[index].top = position
            position += sections[index].padding + sections[index].header
            for row in sections[index].rows {
                tops.append(position)
                position += heights[row]
            }
            position += sections[index].footer
        }
        height = position
    }

    func index(of path: IndexPath) -> Int? {
        guard path.count == 2, sections.indices.contains(path.section) else { return nil }
        let rows = sections[path.section].rows
        return path.row >= 0 && path.row < rows.count ? rows.lowerBound + path.row : nil
    }

    func top(of index: Int) -> CGFloat { tops[index] }

    /// Returns the rows that cut the stretch between two offsets of the content.
    func indices(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let first = heights.indices.start { tops[$0] + heights[$0] > start }
        let last = heights.indices.start { tops[$0] >= end }
        return first..<max(first, last)
    }

    /// Returns the top and the bottom of a section, without the space above its header.
    func ends(of index: Int) -> (top: CGFloat, bottom: CGFloat) {
        let next = sections.indices.contains(index + 1) ? sections[index + 1].top : height
        return (sections[index].top + sections[index].padding, next)
    }

    mutating func setHeight(_ height: CGFloat, at index: Int) {
        shift(by: height - heights[index], after: index)
        heights[index] = height
    }

    mutating func setStart(_ start: CGFloat) {
        self.start = start
        place()
    }

    /// Changes the height of a header or a footer.
    mutating func setHeight(_ height: CGFloat, of part: WritableKeyPath<Section, CGFloat>, in section: Int) {
        sections[section][keyPath: part] = height
        place()
    }

    private mutating func shift(by change: CGFloat, after index: Int) {
        for later in (index + 1)..<tops.count { tops[later] += change }
        for section in sections.indices where sections[section].rows.lowerBound > index {
            sections[section].top += change
        }
        height += change
    }
}

extension Range<Int> {
    /// Returns the first index from which on `holds` is true, by binary search; the end if there is none.
    fileprivate func start(where holds: (Int) -> Bool) -> Int {
        var rest = self
        while !rest.isEmpty {
            let middle = (rest.lowerBound + rest.upperBound) / 2
            rest = holds(middle) ? rest.lowerBound..<middle : middle + 1..<rest.upperBound
        }
        return rest.lowerBound
    }
}
