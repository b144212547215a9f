/// The layout of a table view's rows: their heights, and the tops that follow from them.
struct RowLayout {
    private(set) var paths: [IndexPath] = []
    private(set) var heights: [CGFloat] = []
    /// The top of each row, followed by the bottom of the last row.
    private var tops: [CGFloat] = [0]

    init() {}

    init(_ rows: [(path: IndexPath, height: CGFloat)], start: CGFloat) {
        paths = rows.map(\.path)
        heights = rows.map { max(0, $0.height) }
        tops = heights.reduce(into: [start]) { $0.append($0[$0.count - 1] + $1) }
    }

    /// The top of the first row: below the table's header.
    var start: CGFloat {
        get { tops[0] }
        set {
            let change = newValue - tops[0]
            for index in tops.indices { tops[index] += change }
        }
    }

    /// The bottom of the last row.
    var height: CGFloat { tops[tops.count - 1] }

    func index(of path: IndexPath) -> Int? {
        let index = paths.indices.start { !(paths[$0] < path) }
        return paths.indices.contains(index) && paths[index] == path ? index : nil
    }

    func top(of index: Int) -> CGFloat { tops[index] }

    /// Returns the rows between two offsets of the content.
    func indices(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let first = heights.indices.start { tops[$0 + 1] > start }
        let last = heights.indices.start { tops[$0] >= end }
        return first..<max(first, last)
    }

    mutating func setHeight(_ height: CGFloat, at index: Int) {
        let change = height - heights[index]
        heights[index] = height
        for later in (index + 1)..<tops.count { tops[later] += change }
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
