import HeadlessUIKit

/// The views of a lazy container that stay in sight. Stores only: on the host none does.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

// Row U65.
/// Views in a column. In a scroll view, the views of a `ForEach` are made as they come near the visible part.
public struct LazyVStack<Content: View> {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content
    /// Creates a column of views, by default 8 points apart. No view is pinned.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }
}
extension LazyVStack: LazyStack {
    var axis: Axis { .vertical }
    func update(_ node: Node) { node.setChildren([(0, content)]) }
    func stacking(_ node: Node) -> Stacking {
        Stacking(
            .vertical, spacing: spacing, alignment: Alignment(horizontal: alignment, vertical: .top),
            isMirrored: node.isMirrored)
    }
}

// Row U65.
/// Views in a row. In a scroll view, the views of a `ForEach` are made as they come near the visible part.
public struct LazyHStack<Content: View> {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content
    /// Creates a row of views, by default 8 points apart. No view is pinned.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }
}
extension LazyHStack: LazyStack {
    var axis: Axis { .horizontal }
    func update(_ node: Node) { node.setChildren([(0, content)]) }
    func stacking(_ node: Node) -> Stacking {
        Stacking(
            .horizontal, spacing: spacing, alignment: Alignment(horizontal: .leading, vertical: alignment),
            isMirrored: node.isMirrored)
    }
}

// MARK: - Laziness

/// A view that makes the views of a `ForEach` in it as they come near the visible part of a scroll view.
@MainActor
protocol LazyContainer: Layoutable {
    var axis: Axis { get }
}

@MainActor
protocol LazyStack: LazyContainer {
    func stacking(_ node: Node) -> Stacking
}
extension LazyStack {
    func size(_ node: Node, in proposal: CGSize) -> CGSize { stacking(node).size(of: node.contents, in: proposal) }
    func place(_ node: Node, in rect: CGRect) {
        node.placeLazily { stacking(node).place(node.contents, in: rect) }
    }
}

/// A view of a `ForEach` in a lazy container: without nodes until it comes near the visible part, and then for good.
struct LazyRow<Content: View> {
    let content: Content
}
extension LazyRow: Layoutable, Deferred {
    func update(_ node: Node) {
        let container = node.layoutParent
        let isMade = node.memory != nil || container?.lazyScrollView == nil
        guard isMade else { return }
        node.memory = true
        node.setChildren([(0, content)])
    }
    func size(_ node: Node, in proposal: CGSize) -> CGSize {
        if node.memory != nil { return Stacking(.vertical).size(of: node.contents, in: proposal) }
        let container = node.layoutParent
        let length = (container?.memory as? LazyLength)?.length ?? LazyLength.guess
        let isVertical = (container?.view as? any LazyContainer)?.axis != .horizontal
        return isVertical ? CGSize(width: 0, height: length) : CGSize(width: length, height: 0)
    }
    func place(_ node: Node, in rect: CGRect) { Stacking(.vertical).place(node.contents, in: rect) }
}
private protocol Deferred {}

/// The length that a row is taken to have until it is made, in points: the mean of the rows that are, a guess.
private struct LazyLength {
    /// The length before any row is made: a guess.
    static let guess: CGFloat = 44
    var length = guess
}

extension Node {
    /// Whether a `ForEach` in this place is a lazy container's.
    var isInLazyContainer: Bool { layoutParent?.view is any LazyContainer }
    /// The nearest view around this one that takes part in layout.
    fileprivate var layoutParent: Node? { sequence(first: self, next: \.parent).dropFirst().first(where: \.takesPart) }
    /// The scroll view in whose content this container lies; nil if another UIKit view lies between.
    fileprivate var lazyScrollView: HostedScrollView? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.uiView).first as? HostedScrollView
    }

    /// The part of the scroll view's content near which rows are made: the visible part, and as much again before and
    /// after it. The distance is a guess.
    private var nearPart: CGRect? {
        lazyScrollView.map { $0.bounds.insetBy(dx: -$0.bounds.width, dy: -$0.bounds.height) }
    }
    private var dueRows: [Node] {
        guard let nearPart else { return [] }
        return contents.filter { $0.view is any Deferred && $0.memory == nil && $0.frame.touches(nearPart) }
    }
    /// Whether rows have come near the visible part since the last layout.
    var hasDueRows: Bool { !dueRows.isEmpty }

    /// Places the rows of a lazy container, makes those that are near, and places again, until no more come near.
    func placeLazily(_ place: () -> Void) {
        lazyScrollView?.lazyNodes[ObjectIdentifier(self)] = Weak(object: self)
        place()
        while hasDueRows {
            // The first row's length tells how many are near.
            let due = memory == nil ? Array(dueRows.prefix(1)) : dueRows
            for row in due { row.memory = true }
            host?.evaluateInLayout(due)
            place()
            let made = contents.filter { $0.view is any Deferred && $0.memory != nil }.map(\.frame)
            let isVertical = (view as? any LazyContainer)?.axis == .vertical
            let lengths = made.map { isVertical ? $0.height : $0.width }
            memory = LazyLength(length: lengths.reduce(0, +) / CGFloat(lengths.count))
            place()
        }
    }
}

extension CGRect {
    /// Whether the rectangles overlap, or meet at an edge; a rectangle without a width can do so, too.
    fileprivate func touches(_ other: CGRect) -> Bool {
        minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
    }
}
