import UIKitShim

extension InteractiveDismissal {
    /// A place for a card to rest at, by how much of the card shows there.
    ///
    ///     InteractiveDismissal(detents: [.height(120), .medium, .large])
    ///
    /// How much shows is measured along the card's way out, as the system's sheet measures: without the safe area at the
    /// side that it leaves over, which comes in addition. So one detent serves phones with a home indicator and without.
    /// For a card that leaves sideways it is a width.
    public struct Detent: Equatable, Sendable {
        /// The name by which it is selected and told.
        public let identifier: Identifier
        let measure: Measure

        enum Measure: Sendable {
            case fraction(CGFloat)
            case medium
            case points(CGFloat)
            case content
            case custom(@MainActor @Sendable (Context) -> CGFloat?)
        }

        /// The whole card.
        public static let large = Detent(identifier: .large, measure: .fraction(1))
        /// Half of the whole card. Inactive where the height is compact, as on a phone on its side.
        ///
        /// The system's is "approximately half the height of the screen": how many points that is, is not documented.
        public static let medium = Detent(identifier: .medium, measure: .medium)
        /// As much as the content wishes: see ``Context/contentHeight``. Content that wishes more than there is scrolls in
        /// the whole card.
        public static let content = Detent(identifier: .content, measure: .content)

        /// Points, and at most the whole card. What is negative or not finite is no detent: it is left out, which is said
        /// in the log once.
        ///
        /// - Parameters:
        ///   - points: How much of the card shows.
        ///   - identifier: Its name; nil: `.height(points)`.
        public static func height(_ points: CGFloat, identifier: Identifier? = nil) -> Detent {
            Detent(identifier: identifier ?? .height(points), measure: .points(points))
        }

        /// A share of the whole card, 0 to 1. What is more counts as 1; what is negative or not a number is left out,
        /// which is said in the log once.
        ///
        /// - Parameters:
        ///   - share: How much of the card shows, of all of it.
        ///   - identifier: Its name; nil: `.fraction(share)`.
        public static func fraction(_ share: CGFloat, identifier: Identifier? = nil) -> Detent {
            Detent(identifier: identifier ?? .fraction(share), measure: .fraction(share))
        }

        /// What a closure of yours answers: points, or nil where the detent is inactive just now.
        ///
        ///     .custom("two rows") { context in min(2 * 44 + 60, context.maximumHeight / 2) }
        ///
        /// It stands for its name: two with one name are equal. An answer that is negative or not a number counts as nil,
        /// which is said in the log once.
        ///
        /// - Parameters:
        ///   - identifier: Its name.
        ///   - height: Called on the main actor whenever the card is laid out anew. Keep it cheap, and ask it nothing of
        ///     the card that is being laid out: it gets what there is to know.
        public static func custom(
            _ identifier: Identifier, _ height: @escaping @MainActor @Sendable (Context) -> CGFloat?
        ) -> Detent {
            Detent(identifier: identifier, measure: .custom(height))
        }

        /// Two are equal that have one name and one measure.
        public static func == (one: Detent, other: Detent) -> Bool {
            guard one.identifier == other.identifier else { return false }
            switch (one.measure, other.measure) {
            case (.fraction(let share), .fraction(let otherShare)): return share == otherShare
            case (.points(let points), .points(let otherPoints)): return points == otherPoints
            case (.medium, .medium), (.content, .content), (.custom, .custom): return true
            case (.fraction, _), (.medium, _), (.points, _), (.content, _), (.custom, _): return false
            }
        }
    }
}

extension InteractiveDismissal.Detent {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible
    {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { self.init(rawValue: value) }

        /// The name of ``InteractiveDismissal/Detent/large``.
        public static let large: Identifier = "large"
        /// The name of ``InteractiveDismissal/Detent/medium``.
        public static let medium: Identifier = "medium"
        /// The name of ``InteractiveDismissal/Detent/content``.
        public static let content: Identifier = "content"
        /// The name of a detent of so many points that was given none.
        public static func height(_ points: CGFloat) -> Identifier { Identifier(rawValue: "height \(points)") }
        /// The name of a detent of such a share that was given none.
        public static func fraction(_ share: CGFloat) -> Identifier { Identifier(rawValue: "fraction \(share)") }

        public var description: String { rawValue }
    }

    /// What a detent can know of the place where its card is shown.
    @MainActor
    public struct Context {
        /// The height of the whole card without the safe area, in points: of a card that leaves sideways, its width.
        public let maximumHeight: CGFloat
        /// The traits of what the card is in.
        public let traitCollection: UITraitCollection
        private let measureContent: @MainActor () -> CGFloat

        /// The height that the content wishes, in points, without the safe area: its controller's `preferredContentSize`;
        /// without one, what a scroll view holds that is the controller's view, or what the view needs by its
        /// constraints. Found when it is asked, which may mean to lay the content out.
        public var contentHeight: CGFloat { measureContent() }

        /// A place of such measures: for tests of detents of your own.
        ///
        /// - Parameters:
        ///   - maximumHeight: In points; what is negative or not finite counts as 0.
        ///   - traitCollection: The traits of what the card is in.
        ///   - contentHeight: What the content wishes, in points. Asked at most once for each use.
        public init(
            maximumHeight: CGFloat, traitCollection: UITraitCollection,
            contentHeight: @escaping @autoclosure @MainActor () -> CGFloat = 0
        ) {
            self.maximumHeight = maximumHeight > 0 && maximumHeight.isFinite ? maximumHeight : 0
            self.traitCollection = traitCollection
            measureContent = contentHeight
        }
    }

    /// Returns the height of the card at this detent, in points, without the safe area; nil where the detent is
    /// inactive.
    @MainActor
    public func height(in context: Context) -> CGFloat? {
        let height: CGFloat?
        switch measure {
        case .fraction(let share): height = min(share, 1) * context.maximumHeight
        case .medium: height = context.traitCollection.verticalSizeClass == .compact ? nil : context.maximumHeight / 2
        case .points(let points): height = points
        case .content: height = context.contentHeight
        case .custom(let resolve):
            height = resolve(context)
            if let height, !height.isHeight {
                warnOnce(
                    "InteractiveDismissal.Detent.custom",
                    "\"\(identifier)\" answered \(height): inactive. Answer points, 0 or more, or nil.")
            }
        }
        guard let height, height.isHeight else { return nil }
        return min(height, context.maximumHeight)
    }

    /// False for what can never be a height.
    var isMeant: Bool {
        switch measure {
        case .fraction(let share): share >= 0
        case .points(let points): points.isHeight
        case .medium, .content, .custom: true
        }
    }
}

extension [InteractiveDismissal.Detent] {
    /// Those that a card can rest at, each name once: the first of those that share one.
    package var usable: [InteractiveDismissal.Detent] {
        var usable: [InteractiveDismissal.Detent] = []
        for detent in self {
            if !detent.isMeant {
                warnOnce(
                    "InteractiveDismissal.detents",
                    "\"\(detent.identifier)\" can be no height, and was left out. Give 0 or more.")
            } else if usable.contains(where: { $0.identifier == detent.identifier }) {
                warnOnce(
                    "InteractiveDismissal.detents.identifier",
                    "Two are called \"\(detent.identifier)\": the first one counts. Give each a name of its own.")
            } else {
                usable.append(detent)
            }
        }
        return usable
    }
}

extension CGFloat {
    fileprivate var isHeight: Bool { self >= 0 && isFinite }
}
