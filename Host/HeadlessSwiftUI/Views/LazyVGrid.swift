import HeadlessUIKit

/// A column of a grid, or several of them.
public struct GridItem: Sendable {
    /// The width of a column.
    public enum Size: Sendable {
        /// A fixed width, in points.
        case fixed(_ length: CGFloat)
        /// An equal share of the width that fixed columns leave, within limits in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as fit in such a share, by the minimum, in points.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    /// The width.
    public var size: Size
    /// The distance to the next column, in points; nil: 8, a guess.
    public var spacing: CGFloat?
    /// The alignment of a smaller view in its cell; nil for the grid's.
    public var alignment: Alignment?
    /// Creates a column from its width, the distance to the next column in points, and its alignment.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

// Row U38.
/// Views in rows of columns, from the top; in a scroll view, made as they come near the visible part. Row U65.
public struct LazyVGrid<Content: View> {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat
    private let content: Content
    /// Creates a grid from its columns, their alignment in the width, the distance of the rows in points (nil: 8, a
    /// guess), and the views. No view is pinned.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        (self.columns, self.alignment, self.spacing, self.content) = (columns, alignment, spacing ?? 8, content())
    }
}
extension LazyVGrid: Layoutable, LazyContainer {
    var axis: Axis { .vertical }
    func update(_ node: Node) { node.setChildren([(0, content)]) }
    func size(_ node: Node, in proposal: CGSize) -> CGSize {
        let height = cells(node.contents, in: proposal.width).map(\.frame.maxY).max() ?? 0
        return CGSize(width: proposal.width, height: height)
    }
    func place(_ node: Node, in rect: CGRect) {
        node.placeLazily {
            for (item, cell) in zip(node.contents, cells(node.contents, in: rect.width)) {
                Stacking(.vertical, alignment: cell.alignment).place(
                    [item], in: cell.frame.offsetBy(dx: rect.minX, dy: rect.minY))
            }
        }
    }

    private struct Column {
        var width: CGFloat
        var gap: CGFloat
        var alignment: Alignment
    }

    /// The cell of each view. A row is as high as its highest view.
    @MainActor
    private func cells(_ items: [Node], in width: CGFloat) -> [(frame: CGRect, alignment: Alignment)] {
        let columns = columns(in: width)
        guard !columns.isEmpty else { return [] }
        let used = columns.map(\.width).reduce(0, +) + columns.dropLast().map(\.gap).reduce(0, +)
        var (cells, top) = ([(frame: CGRect, alignment: Alignment)](), CGFloat(0))
        for start in stride(from: 0, to: items.count, by: columns.count) {
            let row = items[start..<min(start + columns.count, items.count)]
            let height = zip(row, columns).map { $0.size(in: CGSize(width: $1.width, height: 0)).height }.max() ?? 0
            var left = (width - used) * alignment.share
            for (_, column) in zip(row, columns) {
                cells.append((CGRect(x: left, y: top, width: column.width, height: height), column.alignment))
                left += column.width + column.gap
            }
            top += height + spacing
        }
        return cells
    }

    private func columns(in width: CGFloat) -> [Column] {
        var room = width - columns.dropLast().map { $0.spacing ?? 8 }.reduce(0, +)
        for column in columns { if case .fixed(let length) = column.size { room -= length } }
        let shares = columns.count { if case .fixed = $0.size { false } else { true } }
        let share = max(0, room / CGFloat(max(1, shares)))
        return columns.flatMap { column -> [Column] in
            let (gap, place) = (column.spacing ?? 8, column.alignment ?? .center)
            switch column.size {
            case .fixed(let length): return [Column(width: length, gap: gap, alignment: place)]
            case .flexible(let minimum, let maximum):
                return [Column(width: min(max(share, minimum), maximum), gap: gap, alignment: place)]
            case .adaptive(let minimum, let maximum):
                let count = max(1, ((share + gap) / (max(1, minimum) + gap)).rounded(.down))
                let each = min((share - gap * (count - 1)) / count, maximum)
                return Array(repeating: Column(width: each, gap: gap, alignment: place), count: Int(count))
            }
        }
    }
}
