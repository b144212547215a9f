import HeadlessUIKit

/// A view that takes part in layout. The layout passes all other views by, to the views in them.
@MainActor
protocol Layoutable: Primitive {
    func size(_ node: Node, in proposal: CGSize) -> CGSize
    func place(_ node: Node, in rect: CGRect)
    /// Whether the view also lies under the bars when it is the only view of a hosting view.
    func fillsSafeArea(_ node: Node) -> Bool
}
extension Layoutable {
    func fillsSafeArea(_ node: Node) -> Bool { false }
}

/// Arranges items one after the other along an axis, and aligns them. Items that take all offered space share the rest.
@MainActor
struct Stacking {
    private let axis: Axis
    private let spacing: CGFloat
    private let alignment: Alignment
    /// Whether lines begin at the right. Row U61.
    private let isMirrored: Bool

    init(_ axis: Axis, spacing: CGFloat? = nil, alignment: Alignment = .center, isMirrored: Bool = false) {
        (self.axis, self.spacing, self.alignment) = (axis, spacing ?? 8, alignment)
        self.isMirrored = isMirrored
    }

    func size(of items: [Node], in proposal: CGSize) -> CGSize {
        let sizes = items.map { $0.size(in: proposal) }
        let long = sizes.map(length).reduce(0, +) + spacing * CGFloat(max(0, items.count - 1))
        let wide = sizes.map(breadth).max() ?? 0
        return axis == .vertical ? CGSize(width: wide, height: long) : CGSize(width: long, height: wide)
    }

    func place(_ items: [Node], in rect: CGRect) {
        let (across, along) =
            axis == .vertical
            ? (alignment.horizontal.share, alignment.vertical.share)
            : (alignment.vertical.share, alignment.horizontal.share)
        let sizes = items.map { $0.size(in: rect.size) }
        let room = length(rect.size)
        let isGreedy = sizes.map { length($0) >= room && room > 0 }
        let gaps = spacing * CGFloat(max(0, items.count - 1))
        let fixed = zip(sizes, isGreedy).filter { !$0.1 }.map { length($0.0) }.reduce(0, +)
        let greedy = isGreedy.count { $0 }
        let share = greedy == 0 ? 0 : max(0, room - gaps - fixed) / CGFloat(greedy)
        let total = fixed + gaps + share * CGFloat(greedy)
        var start = (room - total) * along
        for (index, item) in items.enumerated() {
            let long = isGreedy[index] ? share : length(sizes[index])
            let wide = min(breadth(sizes[index]), breadth(rect.size))
            let aside = (breadth(rect.size) - wide) * across
            var place =
                axis == .vertical
                ? CGRect(x: rect.minX + aside, y: rect.minY + start, width: wide, height: long)
                : CGRect(x: rect.minX + start, y: rect.minY + aside, width: long, height: wide)
            if isMirrored { place.origin.x = rect.minX + rect.maxX - place.maxX }
            item.place(in: place)
            start += long + spacing
        }
    }

    private func length(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
    private func breadth(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }
}

extension Node {
    /// Whether lines begin at the right. Row U61.
    var isMirrored: Bool { environment.layoutDirection == .rightToLeft }
}

// MARK: - Stacks

/// Views in a column.
public struct VStack<Content: View> {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content
    /// Creates a column of views, by default 8 points apart.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }
}
extension VStack: Layoutable {
    func update(_ node: Node) { node.setChildren([(0, content)]) }
    func size(_ node: Node, in proposal: CGSize) -> CGSize { stacking(node).size(of: node.contents, in: proposal) }
    func place(_ node: Node, in rect: CGRect) { stacking(node).place(node.contents, in: rect) }

    @MainActor
    private func stacking(_ node: Node) -> Stacking {
        Stacking(
            .vertical, spacing: spacing, alignment: Alignment(horizontal: alignment, vertical: .center),
            isMirrored: node.isMirrored)
    }
}

/// Views in a row.
public struct HStack<Content: View> {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content
    /// Creates a row of views, by default 8 points apart.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }
}
extension HStack: Layoutable {
    func update(_ node: Node) { node.setChildren([(0, content)]) }
    func size(_ node: Node, in proposal: CGSize) -> CGSize { stacking(node).size(of: node.contents, in: proposal) }
    func place(_ node: Node, in rect: CGRect) { stacking(node).place(node.contents, in: rect) }

    @MainActor
    private func stacking(_ node: Node) -> Stacking {
        Stacking(
            .horizontal, spacing: spacing, alignment: Alignment(horizontal: .center, vertical: alignment),
            isMirrored: node.isMirrored)
    }
}

/// Views on top of one another.
public struct ZStack<Content: View> {
    private let alignment: Alignment
    private let content: Content
    /// Creates a stack of views, back to front.
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }
}
extension ZStack: Layoutable {
    func update(_ node: Node) { node.setChildren([(0, content)]) }
    func size(_ node: Node, in proposal: CGSize) -> CGSize {
        node.contents.map { $0.size(in: proposal) }.reduce(.zero) { size, next in
            CGSize(width: max(size.width, next.width), height: max(size.height, next.height))
        }
    }
    func place(_ node: Node, in rect: CGRect) {
        for item in node.contents {
            Stacking(.vertical, alignment: alignment, isMirrored: node.isMirrored).place([item], in: rect)
        }
    }
    func fillsSafeArea(_ node: Node) -> Bool { node.contents.contains(where: \.fillsSafeArea) }
}

// MARK: - Modifiers of place and size

/// A side of a view.
public enum Edge: Int8, CaseIterable, Sendable {
    /// As in SwiftUI.
    case top, leading, bottom, trailing

    /// A set of sides.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The top.
        public static let top = Set(rawValue: 1)
        /// The side at which text begins.
        public static let leading = Set(rawValue: 2)
        /// The bottom.
        public static let bottom = Set(rawValue: 4)
        /// The side at which text ends.
        public static let trailing = Set(rawValue: 8)
        /// All of them.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// Those at which text begins and ends.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// Distances from the sides of a view, in points.
public struct EdgeInsets: Equatable, Sendable {
    /// The distance from the top.
    public var top: CGFloat
    /// The distance from the side at which text begins.
    public var leading: CGFloat
    /// The distance from the bottom.
    public var bottom: CGFloat
    /// The distance from the side at which text ends.
    public var trailing: CGFloat
    /// Creates distances of 0.
    nonisolated public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
    /// Creates distances.
    nonisolated public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

private struct Framed<Content: View> {
    let content: Content
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment
    var widths = Limits()
    var heights = Limits()

    /// The least and the greatest length, in points; nil for the content's length.
    struct Limits {
        var least: CGFloat?
        var greatest: CGFloat?

        func offered(_ length: CGFloat) -> CGFloat { min(max(length, least ?? 0), greatest ?? .infinity) }
        /// A limit that is nil is the content's length.
        func length(of content: CGFloat, in offered: CGFloat) -> CGFloat {
            min(max(offered, least ?? min(content, greatest ?? content)), greatest ?? max(content, least ?? content))
        }
    }
}
extension Framed: Layoutable {
    func update(_ node: Node) { node.setChildren([(0, content)]) }
    func size(_ node: Node, in proposal: CGSize) -> CGSize {
        let offered = CGSize(
            width: width ?? widths.offered(proposal.width), height: height ?? heights.offered(proposal.height))
        let inner = Stacking(.vertical).size(of: node.contents, in: offered)
        return CGSize(
            width: width ?? widths.length(of: inner.width, in: proposal.width),
            height: height ?? heights.length(of: inner.height, in: proposal.height))
    }
    func place(_ node: Node, in rect: CGRect) {
        Stacking(.vertical, alignment: alignment, isMirrored: node.isMirrored).place(node.contents, in: rect)
    }
}

// Row U70.
private struct Padded<Content: View> {
    let content: Content
    let insets: EdgeInsets
}
extension Padded: Layoutable {
    func update(_ node: Node) { node.setChildren([(0, content)]) }
    func size(_ node: Node, in proposal: CGSize) -> CGSize {
        let (across, along) = (insets.leading + insets.trailing, insets.top + insets.bottom)
        let offered = CGSize(width: proposal.width - across, height: proposal.height - along)
        let inner = Stacking(.vertical).size(of: node.contents, in: offered)
        return CGSize(width: inner.width + across, height: inner.height + along)
    }
    func place(_ node: Node, in rect: CGRect) {
        let left = node.isMirrored ? insets.trailing : insets.leading
        let right = node.isMirrored ? insets.leading : insets.trailing
        let inner = UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right)
        Stacking(.vertical).place(node.contents, in: rect.inset(by: inner))
    }
}

// Row U71.
private struct Offset<Content: View> {
    let content: Content
    let offset: CGSize
}
extension Offset: Layoutable {
    func update(_ node: Node) { node.setChildren([(0, content)]) }
    func size(_ node: Node, in proposal: CGSize) -> CGSize { Stacking(.vertical).size(of: node.contents, in: proposal) }
    func place(_ node: Node, in rect: CGRect) {
        let way = node.isMirrored ? -offset.width : offset.width
        Stacking(.vertical).place(node.contents, in: rect.offsetBy(dx: way, dy: offset.height))
    }
    func fillsSafeArea(_ node: Node) -> Bool { node.contents.contains(where: \.fillsSafeArea) }
}

private struct Layered<Content: View, Other: View> {
    let content: Content
    let other: Other
    let alignment: Alignment
    let isBehind: Bool
}
extension Layered: Layoutable {
    func update(_ node: Node) {
        // Row U50.
        if (content as? any MayBeAbsent)?.mayBeAbsent == true {
            node.setChildren([(Part.content, content)])
            guard !items(.content, of: node).isEmpty else { return }
        }
        node.setChildren(
            isBehind ? [(Part.other, other), (Part.content, content)] : [(Part.content, content), (Part.other, other)])
    }
    private enum Part { case content, other }
    @MainActor
    private func items(_ part: Part, of node: Node) -> [Node] {
        node.children.first { $0.key == AnyHashable(part) }?.items ?? []
    }
    func size(_ node: Node, in proposal: CGSize) -> CGSize {
        Stacking(.vertical).size(of: items(.content, of: node), in: proposal)
    }
    func place(_ node: Node, in rect: CGRect) {
        for item in items(.other, of: node) { Stacking(.vertical, alignment: alignment).place([item], in: rect) }
        Stacking(.vertical).place(items(.content, of: node), in: rect)
    }
    func fillsSafeArea(_ node: Node) -> Bool {
        let content = items(.content, of: node)
        return content.count == 1 && content[0].fillsSafeArea
    }
}

private struct Spread<Content: View> { let content: Content }
extension Spread: Layoutable {
    func update(_ node: Node) { node.setChildren([(0, content)]) }
    func size(_ node: Node, in proposal: CGSize) -> CGSize { Stacking(.vertical).size(of: node.contents, in: proposal) }
    func place(_ node: Node, in rect: CGRect) { Stacking(.vertical).place(node.contents, in: spread(rect, of: node)) }
    func fillsSafeArea(_ node: Node) -> Bool { true }

    /// Extends the rectangle over the edges of the safe area that it touches, unless a UIKit view lies between.
    @MainActor
    private func spread(_ rect: CGRect, of node: Node) -> CGRect {
        let isInner = sequence(first: node, next: \.parent).dropFirst().contains { $0.uiView != nil }
        guard let view = node.host?.view, !isInner else { return rect }
        let (whole, safe) = (view.bounds, view.bounds.inset(by: view.safeAreaInsets))
        let left = rect.minX <= safe.minX ? whole.minX : rect.minX
        let top = rect.minY <= safe.minY ? whole.minY : rect.minY
        let right = rect.maxX >= safe.maxX ? whole.maxX : rect.maxX
        let bottom = rect.maxY >= safe.maxY ? whole.maxY : rect.maxY
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension View {
    /// Sets the view's size, in points; nil keeps the view's own.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { Framed(content: self, width: width, height: height, alignment: alignment) }

    /// Lets the view take the offered size between a minimum and a maximum; nil is the view's own size. The host
    /// ignores the ideal sizes.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        Framed(
            content: self, width: nil, height: nil, alignment: alignment,
            widths: .init(least: minWidth, greatest: maxWidth),
            heights: .init(least: minHeight, greatest: maxHeight))
    }

    /// Adds space around the view, in points on each side.
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
    /// Adds space around the view.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { Padded(content: self, insets: insets) }
    /// Adds space at sides of the view; by default 16 points, a guess.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length ?? 16 : 0 }
        return padding(
            EdgeInsets(
                top: inset(.top), leading: inset(.leading), bottom: inset(.bottom), trailing: inset(.trailing)))
    }
    /// Shows the view elsewhere, in points from its place, which others keep free. From right to left, a positive `x`
    /// points to the left.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }
    /// Shows the view elsewhere, in points from its place, which others keep free.
    nonisolated public func offset(_ offset: CGSize) -> some View { Offset(content: self, offset: offset) }
    /// Shows a view behind this one, at this view's size.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { Layered(content: self, other: content(), alignment: alignment, isBehind: true) }
    /// Shows a view in front of this one, at this view's size.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { Layered(content: self, other: content(), alignment: alignment, isBehind: false) }
    /// Shows a view, such as a color, behind this one, at this view's size.
    nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        self.background(alignment: alignment) { background }
    }
    /// Shows a view, such as a color, in front of this one, at this view's size.
    nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        self.overlay(alignment: alignment) { overlay }
    }
    /// Extends the view under bars and the keyboard.
    nonisolated public func ignoresSafeArea() -> some View { Spread(content: self) }
}
