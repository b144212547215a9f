/// A picture. The host only knows its size: it decodes and draws nothing.
public final class UIImage: Hashable, Sendable {
    /// The use of a picture's own colours. Stores only.
    public enum RenderingMode: Int, Sendable {
        /// A use that depends on where the picture is shown.
        case automatic = 0
        /// The picture's own colours.
        case alwaysOriginal = 1
        /// The tint colour, in the picture's shape.
        case alwaysTemplate = 2
    }

    /// The name with which the picture was created; nil without one. Host-only.
    public let name: String?
    /// The size in points.
    public let size: CGSize
    /// The pixels per point.
    public let scale: CGFloat
    /// The use of the picture's own colours; `.automatic` unless set. Stores only.
    public let renderingMode: RenderingMode

    // Row V22.
    /// What a renderer has drawn; empty for any other picture. Host-only.
    public let drawn: [String]

    private init(
        name: String?, size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic, drawn: [String] = []
    ) {
        self.drawn = drawn
        func length(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
        self.size = CGSize(width: length(size.width), height: length(size.height))
        (self.name, self.scale, self.renderingMode) = (name, scale, renderingMode)
    }

    /// Creates a picture without a size or content.
    public convenience init() { self.init(name: nil, size: .zero) }

    /// Creates a picture of a size in points, for a test. Host-only.
    public convenience init(size: CGSize) { self.init(name: nil, size: size) }
    convenience init(size: CGSize, drawn: [String]) { self.init(name: nil, size: size, drawn: drawn) }

    // Row W1.
    /// Creates the picture with this name in ``assets``; nil if there is none, like a missing asset in UIKit. It traps
    /// off the main thread.
    public convenience init?(named name: String) {
        guard let size = MainActor.assumeIsolated({ Self.assets[name] }) else { return nil }
        self.init(name: name, size: size)
    }

    /// Creates the picture with this name in ``assets``, for all bundles and traits; nil if there is none.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) { self.init(named: name) }

    /// Creates a symbol for any name: 20 points square, a guess.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Creates a symbol for any name: a square that grows with the point size, 20 points at 17: a guess.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let side = 20 / 17 * ((configuration as? SymbolConfiguration)?.pointSize ?? 17)
        self.init(name: name, size: CGSize(width: side, height: side))
    }

    // Row W1.
    /// Creates a picture from a PNG file's data, a pixel a point; nil for data of any other kind.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates a picture from a PNG file's data, with `scale` pixels a point; nil for data of any other kind.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let pixels = Self.pixels(ofPNG: data), scale > 0 else { return nil }
        self.init(name: nil, size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale)
    }

    /// The sizes, in points, of the pictures that `init(named:)` finds. Empty unless a test sets it; shared by all
    /// stages of the process. Host-only.
    @MainActor public static var assets: [String: CGSize] = [:]

    /// Returns the same picture with another use of its colours.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(name: name, size: size, scale: scale, renderingMode: renderingMode, drawn: drawn)
    }

    /// Returns the same picture: the host stretches nothing.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

    /// Returns the same picture: the host draws no colours.
    public func withTintColor(_ color: UIColor) -> UIImage { self }

    /// Returns the same picture with another use of its colours: the host draws no colours.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withRenderingMode(renderingMode)
    }

    public static func == (one: UIImage, other: UIImage) -> Bool { one === other }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The width and height in a PNG file, 4 bytes each after the signature and the first chunk's name.
    private static func pixels(ofPNG data: Data) -> CGSize? {
        let bytes = [UInt8](data.prefix(24))
        guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) else {
            return nil
        }
        func number(at start: Int) -> CGFloat { bytes[start..<start + 4].reduce(0) { $0 * 256 + CGFloat($1) } }
        return CGSize(width: number(at: 16), height: number(at: 20))
    }
}
