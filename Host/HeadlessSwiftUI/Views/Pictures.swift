import HeadlessUIKit

/// An image. A touch goes through to the hosting view.
public struct Image {
    private let image: UIImage?
    private var isResizable = false
    /// Creates an image from a UIKit image.
    nonisolated public init(uiImage: UIImage) { image = uiImage }
    /// Creates an image from the app's image with this name.
    nonisolated public init(_ name: String) { image = UIImage(named: name) }
    /// Creates an image from a system symbol.
    nonisolated public init(systemName: String) { image = UIImage(systemName: systemName) }
    /// Lets the image take the offered size.
    nonisolated public func resizable() -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }
}
extension Image: Layoutable {
    func update(_ node: Node) {
        let view = node.uiView as? UIImageView ?? UIImageView()
        view.image = image
        node.uiView = view
    }
    func size(_ node: Node, in proposal: CGSize) -> CGSize { isResizable ? proposal : image?.size ?? .zero }
    func place(_ node: Node, in rect: CGRect) { node.uiView?.frame = rect }
    /// The size of the picture itself.
    fileprivate var imageSize: CGSize? { image?.size }
}

// MARK: - Shapes

/// How a view with a shape of its own takes a space.
public enum ContentMode: Hashable, Sendable, CaseIterable {
    /// As large as the space lets it.
    case fit
    /// So large that it leaves nothing of the space free.
    case fill
}

/// A view with a ratio of width to height; nil: its own.
private struct Shaped<Content: View> {
    let content: Content
    let ratio: CGFloat?
    let mode: ContentMode
}
extension Shaped: Layoutable {
    func update(_ node: Node) { node.setChildren([(0, content)]) }
    func size(_ node: Node, in proposal: CGSize) -> CGSize {
        Stacking(.vertical).size(of: node.contents, in: shape(node, in: proposal))
    }
    func place(_ node: Node, in rect: CGRect) {
        let size = size(node, in: rect.size)
        Stacking(.vertical).place(
            node.contents,
            in: CGRect(
                x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height))
    }

    /// The largest size of this ratio in the space, or the smallest around it.
    @MainActor private func shape(_ node: Node, in space: CGSize) -> CGSize {
        let own = (content as? Image)?.imageSize ?? Stacking(.vertical).size(of: node.contents, in: space)
        let ratio = ratio ?? own.width / own.height
        guard ratio.isFinite, ratio > 0 else { return space }
        let byWidth = CGSize(width: space.width, height: space.width / ratio)
        let byHeight = CGSize(width: space.height * ratio, height: space.height)
        switch (space.width.isFinite, space.height.isFinite) {
        case (true, true): return (byWidth.height <= space.height) == (mode == .fit) ? byWidth : byHeight
        case (true, false): return byWidth
        case (false, true): return byHeight
        case (false, false): return own
        }
    }
}

// Row U67.
extension View {
    /// Gives the view a ratio of width to height, or keeps its own.
    nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        Shaped(content: self, ratio: ratio, mode: contentMode)
    }
    /// Keeps the view's own shape, in the space.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// Keeps the view's own shape, around the space.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// A title beside a symbol.
public struct Label<Title: View, Icon: View> {
    private let title: Title
    private let icon: Icon
    /// Creates a label from its title and its symbol.
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        (self.title, self.icon) = (title(), icon())
    }
}
extension Label where Title == Text, Icon == Image {
    /// Creates a label from its title and the symbol's name.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}
extension Label: View {
    public var body: some View {
        HStack {
            icon
            title
        }
    }
}

// MARK: - Gradients

/// The colors of a gradient, in their order.
public struct Gradient: Hashable, Sendable {
    let colors: [Color]
    /// Creates a gradient.
    nonisolated public init(colors: [Color]) { self.colors = colors }
}

/// A point in a view, as shares of its width and height.
public struct UnitPoint: Hashable, Sendable {
    /// The share of the width.
    public var x: CGFloat
    /// The share of the height.
    public var y: CGFloat
    /// Creates a point.
    nonisolated public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the top.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The middle of the side at which text begins.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the side at which text ends.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
}

/// Colors that change along a line. The view takes the offered size; the host shows the first color.
public struct LinearGradient {
    private let gradient: Gradient
    /// Creates a gradient along a line between two points.
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
    }
    /// Creates a gradient along a line between two points.
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
}
extension LinearGradient: View {
    public var body: some View { gradient.colors.first ?? .clear }
}

/// Colors that change outward from a point. The view takes the offered size; the host shows the first color.
public struct RadialGradient {
    private let gradient: Gradient
    /// Creates a gradient around a point, between two distances in points.
    nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
    }
    /// Creates a gradient around a point, between two distances in points.
    nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
extension RadialGradient: View {
    public var body: some View { gradient.colors.first ?? .clear }
}

// MARK: - Progress

/// Progress. Unknown progress is a wheel of 20 points; a share is a line of 4 points. The sizes are guesses.
public struct ProgressView<Label: View> {
    private let label: Label
    private let share: CGFloat?
}
extension ProgressView where Label == EmptyView {
    /// Creates a view of unknown progress.
    nonisolated public init() { (label, share) = (EmptyView(), nil) }
    /// Creates a view of a share; with nil, of unknown progress.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        (label, share) = (EmptyView(), value.map { CGFloat($0 / total) })
    }
}
extension ProgressView where Label == Text {
    /// Creates a view of unknown progress with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) { (label, share) = (Text(title), nil) }
    /// Creates a view of a share with a title; with nil, of unknown progress.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
        (label, share) = (Text(title), value.map { CGFloat($0 / total) })
    }
}
extension ProgressView: View {
    public var body: some View {
        VStack(alignment: share == nil ? .center : .leading) {
            label
            if let share {
                GeometryReader { proxy in
                    Capsule().fill(.blue).frame(width: proxy.size.width * min(max(share, 0), 1))
                }
                .frame(height: 4)
            } else {
                Capsule().fill(.gray).frame(width: 20, height: 20)
            }
        }
    }
}

// MARK: - Shapes

/// A figure that takes the offered size. The host shows its color and its corners.
public protocol Shape: View {
    /// Returns the corner radius for a size, in points. Host-only.
    nonisolated func cornerRadius(in size: CGSize) -> CGFloat
}
extension Shape {
    /// The figure in black, the default color.
    public var body: some View { fill(Color(uiColor: .black)) }
    /// Fills the figure with a color.
    nonisolated public func fill(_ color: Color) -> some View { FilledShape(shape: self, color: color) }
}

/// A rectangle.
public struct Rectangle: Shape {
    /// Creates a rectangle.
    nonisolated public init() {}
    nonisolated public func cornerRadius(in size: CGSize) -> CGFloat { 0 }
}
/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
    private let radius: CGFloat
    /// Creates a rectangle with a corner radius, in points.
    nonisolated public init(cornerRadius: CGFloat) { radius = cornerRadius }
    nonisolated public func cornerRadius(in size: CGSize) -> CGFloat { min(radius, min(size.width, size.height) / 2) }
}
/// A rectangle with half circles at its shorter sides.
public struct Capsule: Shape {
    /// Creates a capsule.
    nonisolated public init() {}
    nonisolated public func cornerRadius(in size: CGSize) -> CGFloat { min(size.width, size.height) / 2 }
}

/// A circle in the middle of the offered size.
public struct Circle: Shape {
    /// Creates a circle.
    nonisolated public init() {}
    nonisolated public func cornerRadius(in size: CGSize) -> CGFloat { min(size.width, size.height) / 2 }
    /// Fills the circle with a color.
    nonisolated public func fill(_ color: Color) -> some View {
        Capsule().fill(color).aspectRatio(1, contentMode: .fit)
    }
    public var body: some View { fill(.primary) }
}

private struct FilledShape<Figure: Shape> {
    let shape: Figure
    let color: Color
}
extension FilledShape: Layoutable {
    func update(_ node: Node) { color.update(node) }
    func size(_ node: Node, in proposal: CGSize) -> CGSize { proposal }
    func place(_ node: Node, in rect: CGRect) {
        node.uiView?.frame = rect
        node.uiView?.layer.cornerRadius = shape.cornerRadius(in: rect.size)
    }
}

/// A line between rows: 1 point, a guess.
public struct Divider {
    /// Creates a line.
    nonisolated public init() {}
}
extension Divider: View {
    public var body: some View { Color.gray.frame(height: 1) }
}
