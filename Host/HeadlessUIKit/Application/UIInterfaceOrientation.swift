/// The orientation of the interface.
public enum UIInterfaceOrientation: Int, Sendable {
    /// An unknown orientation.
    case unknown = 0
    /// Upright: a window that is at least as high as wide.
    case portrait = 1
    /// Upside down. The host never uses it.
    case portraitUpsideDown = 2
    /// Landscape, the device rotated to the right. The host never uses it.
    case landscapeLeft = 4
    /// Landscape, the device rotated to the left: a window that is wider than high.
    case landscapeRight = 3

    /// A Boolean value that says whether the interface is in landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// A Boolean value that says whether the interface is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    init(size: CGSize) { self = size.width > size.height ? .landscapeRight : .portrait }
}

/// A set of orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// Landscape, rotated to the left.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// Landscape, rotated to the right.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Both landscape orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// All but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
