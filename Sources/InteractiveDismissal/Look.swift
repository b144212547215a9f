@_spi(Cards) import Cards
import GestureArbiter
import UIKitShim

extension CardConfiguration {
    /// The card's look on its way in and out: a function of its progress and the finger's place, in every frame.
    ///
    ///     presentCard(photo, as: .cover) {
    ///         $0.policy = ArbitrationPolicy(.vertical, when: .atEdge)
    ///         $0.look = .zoom(from: { [weak self] in self?.thumbnail })
    ///     }
    ///
    /// A custom look:
    ///
    ///     configuration.look = CardConfiguration.Look(over: .black) { state in
    ///         var appearance = CardConfiguration.Look.Appearance(moving: state.offset)
    ///         appearance.alpha = 1 - state.progress
    ///         appearance.backdrop = 1 - state.progress
    ///         return appearance
    ///     }
    ///
    /// A card with detents slides between them; the look begins below the smallest detent.
    public struct Look: Equatable, Sendable {
        /// A single reference, so that a configuration is cheap to copy; nil: the card slides.
        let form: Form?

        final class Form: Sendable {
            typealias Answer = @MainActor @Sendable (State, Home?, _ picture: CGRect?) -> Appearance

            /// The color of the backdrop between the card and its presenter; nil: none.
            let backdropColor: UIColor?
            /// Whether the card also follows the finger perpendicular to its way.
            let followsAcross: Bool
            /// The view that the card comes from, and the view in the card that fits into it.
            let home, picture: (@MainActor () -> UIView?)?
            /// The scale of a card that shrinks; nil: it does something else.
            let scale: CGFloat?
            let appearance: Answer
            /// Puts the look on the screen. A closure, so that an app links that only if it names a look.
            let onScreen: @MainActor @Sendable (Form) -> ShownLook = { LookOnScreen($0).shown }

            init(
                over backdropColor: UIColor?, followsAcross: Bool, home: (@MainActor () -> UIView?)? = nil,
                picture: (@MainActor () -> UIView?)? = nil, scale: CGFloat? = nil, _ appearance: @escaping Answer
            ) {
                (self.backdropColor, self.followsAcross) = (backdropColor, followsAcross)
                (self.home, self.picture, self.scale, self.appearance) = (home, picture, scale, appearance)
            }
        }

        private init(_ form: Form?) { self.form = form }

        /// Two looks are equal if they are copies of one look, both slide, or shrink by one scale over one color.
        public static func == (one: Look, other: Look) -> Bool {
            if one.form === other.form { return true }
            guard let one = one.form, let other = other.form, let scale = one.scale else { return false }
            return scale == other.scale && one.backdropColor == other.backdropColor
        }

        /// The card moves along its way, and nothing else changes.
        public static let slide = Look(nil)

        /// The card follows the finger in two dimensions, becomes smaller, fades, and leaves as the finger throws it.
        public static let shrink = shrink()

        /// Returns a look that shrinks to a scale out of sight, clamped to 0.05...1, 0.6 if it is not a number. The
        /// backdrop fades with the card; nil: the presenter shows.
        public static func shrink(to scale: CGFloat = 0.6, over backdropColor: UIColor? = .black) -> Look {
            let scale = scale.isNaN ? 0.6 : min(max(scale, 0.05), 1)
            return Look(
                Form(over: backdropColor, followsAcross: true, scale: scale) { state, _, _ in shrunk(state, to: scale) }
            )
        }

        /// Returns a look that opens a picture from a smaller one. During a drag the picture follows the finger in two
        /// dimensions and becomes smaller; after the lift it flies into its place. Meanwhile `home` has the alpha 0.
        ///
        /// - Parameters:
        ///   - home: Returns the view that the card comes from and goes into, on the main actor. Called when the card
        ///     comes, and each time that it begins to leave. If the result is nil, or not on the screen, the card
        ///     shrinks.
        ///   - picture: Returns the view in the card that fits into `home`, such as an image view; nil: the whole card.
        ///   - backdropColor: The color of the backdrop, which is gone halfway; nil: the presenter shows.
        public static func zoom(
            from home: @escaping @MainActor () -> UIView?, showing picture: (@MainActor () -> UIView?)? = nil,
            over backdropColor: UIColor? = .black
        ) -> Look {
            Look(Form(over: backdropColor, followsAcross: true, home: home, picture: picture, zoomed))
        }

        /// Returns a look that draws the card out of a bar, and pushes it back. The card's edge follows the finger; at
        /// the end the card is as large as the bar, and fades into it.
        ///
        /// - Parameters:
        ///   - home: Returns the bar, on the main actor, as for ``zoom(from:showing:over:)``. If the result is nil, or
        ///     not on the card's way out, the card slides.
        ///   - backdropColor: The color of the backdrop; nil: the presenter shows.
        public static func grow(
            from home: @escaping @MainActor () -> UIView?, over backdropColor: UIColor? = nil
        ) -> Look {
            Look(Form(over: backdropColor, followsAcross: false, home: home, grown))
        }

        /// Creates a custom look.
        ///
        /// - Parameters:
        ///   - backdropColor: The color of the backdrop between the card and its presenter; nil: none.
        ///   - followsAcross: Whether ``State/offset`` also follows the finger perpendicular to the card's way.
        ///   - appearance: Returns the card's appearance. Called on the main actor for every change. An appearance that
        ///     depends on the state alone never jumps. Values that are not finite are left out, and the log says so
        ///     once. A custom look is equal only to its copies.
        public init(
            over backdropColor: UIColor? = nil, followsAcross: Bool = true,
            _ appearance: @escaping @MainActor (State) -> Appearance
        ) {
            form = Form(over: backdropColor, followsAcross: followsAcross) { state, _, _ in
                appearance(state).corrected
            }
        }
    }
}

extension CardConfiguration.Look {
    /// A card's place on its way.
    public struct State: Sendable {
        /// 0 at rest and between detents, 1 out of sight, negative while pulled beyond the most open place.
        public var progress: CGFloat
        /// The card's offset from rest, in points of the container, also across its way if the look follows the finger.
        public var offset: CGPoint
        /// The current way out: for `.vertical`, `.up` or `.down`.
        public var direction: ArbitrationPolicy.Direction
        /// The card's frame at rest, in the container's coordinates; while a keyboard moves the card, where it shows.
        public var frame: CGRect
        /// The container's bounds, in the same coordinates.
        public var bounds: CGRect

        /// Creates a state, to call a look yourself.
        @_spi(Cards) public init(
            progress: CGFloat, offset: CGPoint, direction: ArbitrationPolicy.Direction = .down, frame: CGRect,
            bounds: CGRect
        ) {
            (self.progress, self.offset, self.direction) = (progress, offset, direction)
            (self.frame, self.bounds) = (frame, bounds)
        }
    }

    /// A card's appearance at one moment.
    public struct Appearance: Sendable {
        /// The card's transform, about its middle, relative to its frame at rest.
        public var transform: CGAffineTransform
        /// The card's opacity, 0 to 1.
        public var alpha: CGFloat = 1
        /// The visible part of the card, in the card's own coordinates; nil: the whole card.
        public var crop: CGRect?
        /// The radius of the corners of the card, or of its visible part, in points of the card.
        public var cornerRadius: CGFloat = 0
        /// The opacity of the backdrop, 0 to 1.
        public var backdrop: CGFloat = 0

        /// Creates the appearance of a card that shows whole.
        @_spi(Cards) public init(transform: CGAffineTransform = .identity) { self.transform = transform }

        /// Creates the appearance of a card that is moved by `offset`, in points, and scaled about its middle.
        public init(moving offset: CGPoint, scaledBy scale: CGFloat = 1) {
            transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: offset.x, ty: offset.y)
        }

        /// The appearance with the nearest valid numbers. Logs once if there were others.
        var corrected: Appearance {
            var valid = self
            let sum = transform.a + transform.b + transform.c + transform.d + transform.tx + transform.ty
            if !sum.isFinite { valid.transform = .identity }
            valid.alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 1
            valid.backdrop = backdrop.isFinite ? min(max(backdrop, 0), 1) : 0
            valid.cornerRadius = cornerRadius.isFinite ? max(cornerRadius, 0) : 0
            if crop?.isFinite == false { valid.crop = nil }
            let isValid = (valid.alpha, valid.backdrop, valid.cornerRadius) == (alpha, backdrop, cornerRadius)
            if !isValid || !sum.isFinite || valid.crop != crop {
                warnOnce(
                    "CardConfiguration.Look",
                    """
                    The appearance has invalid numbers; the nearest valid ones replace them. Give finite numbers, and an \
                    alpha and a backdrop of 0 to 1.
                    """)
            }
            return valid
        }
    }
}
