import GestureArbiter
import UIKitShim

extension InteractiveDismissal {
    /// What a card looks like on its way: a function of how far it has gone, and of where the finger has it.
    ///
    ///     var dismissal = InteractiveDismissal(policy: ArbitrationPolicy(.vertical, when: .atEdge))
    ///     dismissal.look = .zoom(into: { [weak self] in self?.thumbnail })
    ///     present(photo, dismissal: dismissal)
    ///
    /// It holds for the way in and the way out, by finger, by spring and by code, and begins anew at every frame: so what
    /// is caught stays where it is. Nothing of it remains on a view that is the app's.
    ///
    /// A look of your own:
    ///
    ///     dismissal.look = InteractiveDismissal.Look(over: .black) { state in
    ///         var appearance = InteractiveDismissal.Look.Appearance(moving: state.offset)
    ///         appearance.alpha = 1 - state.progress
    ///         appearance.backdrop = 1 - state.progress
    ///         return appearance
    ///     }
    ///
    /// A card with detents slides between them; the look begins below the smallest.
    public struct Look: Equatable, Sendable {
        /// One reference: a dismissal that only slides is copied everywhere, and pays for no more.
        private let form: Form

        var kind: Kind { form.kind }
        /// The color of what comes between the card and its presenter; nil: nothing does.
        public var backdropColor: UIColor? { form.backdropColor }
        /// Whether the card follows the finger across its way, too.
        public var followsAcross: Bool { form.followsAcross }

        enum Kind: Sendable {
            case slide
            case shrink(to: CGFloat)
            case zoom(Views)
            case grow(Views)
            case own(@MainActor (State) -> Appearance)
        }

        private final class Form: Sendable {
            let kind: Kind
            let backdropColor: UIColor?
            let followsAcross: Bool

            init(_ kind: Kind, over backdropColor: UIColor?, followsAcross: Bool) {
                (self.kind, self.backdropColor, self.followsAcross) = (kind, backdropColor, followsAcross)
            }
        }

        private init(_ kind: Kind, over backdropColor: UIColor?, followsAcross: Bool) {
            form = Form(kind, over: backdropColor, followsAcross: followsAcross)
        }

        /// Two are equal that are copies of one, or slide, or shrink as far over the same color.
        public static func == (one: Look, other: Look) -> Bool {
            if one.form === other.form { return true }
            switch (one.kind, other.kind) {
            case (.slide, .slide): return true
            case (.shrink(let scale), .shrink(let otherScale)):
                return scale == otherScale && one.backdropColor == other.backdropColor
            case (.slide, _), (.shrink, _), (.zoom, _), (.grow, _), (.own, _): return false
            }
        }

        /// The card moves along its way, and nothing else changes.
        public static let slide = Look(.slide, over: nil, followsAcross: false)

        /// The card follows the finger in two dimensions, becomes smaller, and fades in the second half of its way; let go
        /// to leave, it goes on as it was thrown.
        public static let shrink = shrink()

        /// The same, with measures.
        ///
        /// - Parameters:
        ///   - scale: How large it is when it is out of sight, as a share of its size; taken into 0.05...1, 0.6 where it is
        ///     not a number.
        ///   - backdropColor: What it leaves behind it, which fades with it; nil: the presenter is seen.
        public static func shrink(to scale: CGFloat = 0.6, over backdropColor: UIColor? = .black) -> Look {
            let scale = scale.isNaN ? 0.6 : min(max(scale, 0.05), 1)
            return Look(.shrink(to: scale), over: backdropColor, followsAcross: true)
        }

        /// A picture that is opened from a smaller one, and thrown back into it: in hand it follows the finger in two
        /// dimensions and becomes smaller; let go to leave, it flies into its place.
        ///
        /// As long as the card is elsewhere, `home` is not seen (its alpha is 0, and put back).
        ///
        /// - Parameters:
        ///   - home: Returns the view that it comes from and goes into, on the main actor: asked when it comes, and each time
        ///     that it begins to leave, so that another page has another one. nil, or one that is not on the screen: it
        ///     shrinks.
        ///   - picture: Returns the view in the card that fits into it, as the image view of a photo; nil: the whole card.
        ///   - backdropColor: What it leaves behind it, which is gone halfway; nil: the presenter is seen.
        public static func zoom(
            into home: @escaping @MainActor () -> UIView?, showing picture: (@MainActor () -> UIView?)? = nil,
            over backdropColor: UIColor? = .black
        ) -> Look {
            Look(.zoom(Views(home: home, picture: picture)), over: backdropColor, followsAcross: true)
        }

        /// A card that is drawn out of a bar, and pushed back into it: its edge lies under the finger all the way, and at its
        /// end it is as large as the bar, which it fades into.
        ///
        /// - Parameters:
        ///   - home: Returns the bar, on the main actor, as for ``zoom(into:showing:over:)``. nil, or one that does not lie
        ///     on the card's way out: it slides.
        ///   - backdropColor: What it leaves behind it; nil: the presenter is seen.
        public static func grow(
            from home: @escaping @MainActor () -> UIView?, over backdropColor: UIColor? = nil
        ) -> Look {
            Look(.grow(Views(home: home, picture: nil)), over: backdropColor, followsAcross: false)
        }

        /// A look of your own.
        ///
        /// - Parameters:
        ///   - backdropColor: The color of what comes between the card and its presenter; nil: nothing does.
        ///   - followsAcross: Whether ``State/offset`` follows the finger across the card's way, too.
        ///   - appearance: What the card looks like, called on the main actor for every change, while it comes and goes too:
        ///     what follows from the state alone never jumps. What is not finite is left out, which is said in the log once. A
        ///     look is equal to its copies only.
        public init(
            over backdropColor: UIColor? = nil, followsAcross: Bool = true,
            _ appearance: @escaping @MainActor (State) -> Appearance
        ) {
            self.init(.own(appearance), over: backdropColor, followsAcross: followsAcross)
        }

        /// Those that a look asks for.
        struct Views: Sendable {
            let home: @MainActor () -> UIView?
            let picture: (@MainActor () -> UIView?)?
        }
    }
}

extension InteractiveDismissal.Look {
    /// Where a card is on its way.
    public struct State: Sendable {
        /// 0 at rest, 1 where it is gone; negative where it is pulled beyond rest. Of a card with detents it is 0 down to
        /// the smallest.
        public var progress: CGFloat
        /// How far it is from its place of rest, in points of the container: along its way, and across it as far as the look
        /// follows the finger there.
        public var offset: CGPoint
        /// The way out that it is on: of `.vertical`, `.up` or `.down`.
        public var direction: ArbitrationPolicy.Direction
        /// Where it rests, in the container's coordinates.
        public var frame: CGRect
        /// The container, in the same coordinates.
        public var bounds: CGRect
        /// Whether a finger has it.
        public var isInHand: Bool

        /// A card on its way, for calling a look by hand.
        public init(
            progress: CGFloat, offset: CGPoint, direction: ArbitrationPolicy.Direction = .down, frame: CGRect,
            bounds: CGRect, isInHand: Bool = false
        ) {
            (self.progress, self.offset, self.direction) = (progress, offset, direction)
            (self.frame, self.bounds, self.isInHand) = (frame, bounds, isInHand)
        }
    }

    /// What a card looks like at one moment.
    public struct Appearance: Sendable {
        /// The card's transform, about its middle, from where it rests.
        public var transform: CGAffineTransform
        /// The card's opacity, 0 to 1.
        public var alpha: CGFloat = 1
        /// The part of the card that shows, in the card's own coordinates; nil: all of it.
        public var crop: CGRect?
        /// The radius of its corners, or of those of the part that shows, in points of the card.
        public var cornerRadius: CGFloat = 0
        /// The opacity of the backdrop, 0 to 1.
        public var backdrop: CGFloat = 0

        /// A card that shows whole.
        public init(transform: CGAffineTransform = .identity) { self.transform = transform }

        /// The same, moved by `offset`, in points of the container, and scaled about its middle.
        public init(moving offset: CGPoint, scaledBy scale: CGFloat = 1) {
            transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: offset.x, ty: offset.y)
        }

        /// Takes what cannot be shown to the nearest that can; returns whether there was any.
        mutating func correct() -> Bool {
            let before = (alpha, backdrop, cornerRadius)
            let way = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            let isWay = way.allSatisfy(\.isFinite)
            if !isWay { transform = .identity }
            alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 1
            backdrop = backdrop.isFinite ? min(max(backdrop, 0), 1) : 0
            cornerRadius = cornerRadius.isFinite ? max(cornerRadius, 0) : 0
            let isCut = crop.map { [$0.minX, $0.minY, $0.width, $0.height].allSatisfy(\.isFinite) } ?? true
            if !isCut { crop = nil }
            return !isWay || !isCut || before != (alpha, backdrop, cornerRadius)
        }
    }
}
