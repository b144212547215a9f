import UIKitShim

extension GestureArbiter {
    /// A container's declarations besides its policy, as a value, for a container that has no arbiter yet.
    ///
    ///     var configuration = DeckConfiguration()
    ///     configuration.declared.flags = [.editing]
    ///     configuration.declared.bind(.edge, to: .edge(.leading, within: 24))
    ///     configuration.declared.setUp = { arbiter in arbiter.onAttempt = ask }
    ///
    /// ``GestureArbiter/GestureArbiter/declare(_:)`` applies the value. Views are held weakly.
    public struct Declarations: Equatable, Sendable {
        /// The flags of your app that are on.
        public var flags: Set<ArbitrationPolicy.Flag> = []
        /// A closure that sets up the arbiter, on the main actor, after all other declarations; for a card, once its
        /// view is loaded. The value keeps the closure: do not capture a view controller that keeps the value. Two
        /// closures are equal only if one is a copy of the other.
        public var setUp: (@MainActor (GestureArbiter) -> Void)? {
            get { step?.run }
            set { step = newValue.map(Step.init) }
        }

        var namedViews = NamedViews()
        private var step: Step?

        /// Creates empty declarations.
        public init() {}

        /// Binds the region `name` to a view; nil unbinds.
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

    /// Adds declarations to the arbiter's own. If both bind a region, the new place wins.
    public func declare(_ declarations: Declarations) {
        recognition.namedViews.adopt(declarations.namedViews)
        flags.formUnion(declarations.flags)
        declarations.setUp?(self)
    }
}

/// A closure that is equal to its copies.
private final class Step: Equatable, Sendable {
    let run: @MainActor (GestureArbiter) -> Void

    init(_ run: @escaping @MainActor (GestureArbiter) -> Void) { self.run = run }

    static func == (one: Step, other: Step) -> Bool { one === other }
}
