/// Where a table view's rows are, as numbers: heights, and the sums of those before.
struct RowLayout {
    private(set) var paths: [IndexPath] = []
    private(set) var heights: [CGFloat] = []
    /// One more than there are rows: the last is the content's height.
    private var tops: [CGFloat] = [0]

    init() {}

    init(_ rows: [(path: IndexPath, height: CGFloat)]) {
        paths = rows.map(\.path)
        heights = rows.map { max(0, $0.height) }
        tops = heights.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    }

    var height: CGFloat { tops[tops.count - 1] }

    func index(of path: IndexPath) -> Int? { paths.firstIndex(of: path) }

    func top(of index: Int) -> CGFloat { tops[index] }

    /// The rows that a stretch of the content touches.
    func indices(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let first = heights.indices.first { tops[$0 + 1] > start } ?? heights.count
        let last = heights.indices[first...].first { tops[$0] >= end } ?? heights.count
        return first..<max(first, last)
    }

    mutating func setHeight(_ height: CGFloat, at index: Int) {
        let change = height - heights[index]
        heights[index] = height
        for later in (index + 1)..<tops.count { tops[later] += change }
    }
}
