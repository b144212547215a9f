import HeadlessUIKit

/// A picture: an image view that touches go through.
public struct Image {
    private let image: UIImage?
    private var isResizable = false
    /// Takes a picture of UIKit.
    nonisolated public init(uiImage: UIImage) { image = uiImage }
    /// Takes a picture of the app's, by its name.
    nonisolated public init(_ name: String) { image = UIImage(named: name) }
    /// Takes one of the system's symbols.
    nonisolated public init(systemName: String) { image = UIImage(systemName: systemName) }
    /// Lets the picture take what it is offered.
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
}

/// Words beside a symbol.
public struct Label<Title: View, Icon: View> {
    private let title: Title
    private let icon: Icon
    /// Takes the words and the symbol.
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        (self.title, self.icon) = (title(), icon())
    }
}
extension Label where Title == Text, Icon == Image {
    /// Takes the words and the symbol's name.
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

// MARK: - Shapes

/// A figure that takes all that it is offered. The host shows its color and its corners.
public protocol Shape: View {
    /// The radius of the corners in a size, in points. Host-only.
    nonisolated func cornerRadius(in size: CGSize) -> CGFloat
}
extension Shape {
    /// Black, as where no other color is set.
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
    /// Takes the radius of the corners, in points.
    nonisolated public init(cornerRadius: CGFloat) { radius = cornerRadius }
    nonisolated public func cornerRadius(in size: CGSize) -> CGFloat { min(radius, min(size.width, size.height) / 2) }
}
/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
    /// Creates a capsule.
    nonisolated public init() {}
    nonisolated public func cornerRadius(in size: CGSize) -> CGFloat { min(size.width, size.height) / 2 }
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
