/// The way round in which the interface is shown.
public enum UIInterfaceOrientation: Int, Sendable {
    /// A way that is not known.
    case unknown = 0
    /// Upright: a window that is at least as high as wide.
    case portrait = 1
    /// On its head. The host never says so.
    case portraitUpsideDown = 2
    /// On its side, the device turned to the right. The host never says so.
    case landscapeLeft = 4
    /// On its side, the device turned to the left: a window that is wider than high.
    case landscapeRight = 3

    /// A Boolean value that says whether the interface is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// A Boolean value that says whether the interface is upright, or on its head.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    init(size: CGSize) { self = size.width > size.height ? .landscapeRight : .portrait }
}

/// A set of ways round.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// On its head.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// On its side, turned to the left.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// On its side, turned to the right.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// On either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All ways round.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// All but on its head.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
