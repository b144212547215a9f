/// An entry of a menu: an action or a submenu.
@preconcurrency @MainActor open class UIMenuElement: Hashable {
    /// The attributes of an entry. Stores only.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// An entry that cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// An entry that deletes something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// An entry that is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
    }

    /// The mark before an entry. Stores only.
    public enum State: Int, Sendable {
        /// No mark.
        case off = 0
        /// A tick.
        case on = 1
        /// A line: a part of the entry's set is on.
        case mixed = 2
    }

    /// The text of the entry.
    open var title: String { shownTitle }
    /// The text below the title; nil for none. Stores only.
    open var subtitle: String?
    /// The picture beside the title; nil for none. Stores only.
    open var image: UIImage? { shownImage }

    var shownTitle: String
    var shownImage: UIImage?

    init(title: String, image: UIImage?) { (shownTitle, shownImage) = (title, image) }

    nonisolated public static func == (one: UIMenuElement, other: UIMenuElement) -> Bool { one === other }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
