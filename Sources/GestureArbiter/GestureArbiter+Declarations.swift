import UIKitShim

extension GestureArbiter {
    /// A container's declarations besides its policy, as a value, for a container that has no arbiter yet.
    ///
    ///     var configuration = DeckConfiguration()
    ///     configuration.declared.flags = [.editing]
    ///     configuration.declared.bind(.edge, to: .edge(.leading, within: 24))
    ///     configuration.declared.setUp = { arbiter in arbiter.onAttempt = ask }
    ///
    /// Apply the value by ``GestureArbiter/GestureArbiter/declare(_:)``. Views are held weakly.
    public struct Declarations: Equatable, Sendable {
        /// The flags of your app that are on.
        public var flags: Set<ArbitrationPolicy.Flag> = []
        /// A closure that sets up the arbiter, after all other declarations. For a card, it runs once the card's view
        /// is loaded. Called on the main actor. The value keeps the closure, so the closure must not retain a view
        /// controller that retains the value. The closure is equal only to its copies.
        public var setUp: (@MainActor (GestureArbiter) -> Void)? {
            get { step?.run }
            set { step = newValue.map(Step.init) }
        }

        var namedViews = NamedViews()
        private var step: Step?

        /// Creates empty declarations.
        public init() {}

        /// Binds the region `name` to a view: touches that start in `view` are in the region. nil unbinds.
        @MainActor
        public mutating func bind(_ name: ArbitrationPolicy.Region, to view: UIView?) {
            namedViews.bind(name, to: view.map(Place.view))
        }

        /// Binds the region `name` to a place.
        public mutating func bind(_ name: ArbitrationPolicy.Region, to place: Place) {
            namedViews.bind(name, to: place)
        }

        /// Gives touches that start in `view` to that view alone.
        @MainActor
        public mutating func treatAsOpaque(_ view: UIView) { namedViews.addOpaque(view) }
    }

    /// Applies declarations, in addition to the arbiter's own. If both bind a region, the declarations' place wins.
    public func declare(_ declarations: Declarations) {
        recognition.namedViews.adopt(declarations.namedViews)
        flags.formUnion(declarations.flags)
        declarations.setUp?(self)
    }
}

/// A closure that can be compared: it is equal to its copies.
private final class Step: Equatable, Sendable {
    let run: @MainActor (GestureArbiter) -> Void

    init(_ run: @escaping @MainActor (GestureArbiter) -> Void) { self.run = run }

    static func == (one: Step, other: Step) -> Bool { one === other }
}
