import UIKitShim

extension GestureArbiter {
    /// A container's declarations besides its policy, as a value: for one that has no arbiter yet.
    ///
    ///     var configuration = DeckConfiguration()
    ///     configuration.declared.flags = [.editing]
    ///     configuration.declared.bind(.edge, to: .edge(.leading, within: 24))
    ///     configuration.declared.setUp = { arbiter in arbiter.onAttempt = ask }
    ///
    /// It speaks the arbiter's words, and holds when ``GestureArbiter/GestureArbiter/declare(_:)`` is given it. Views in
    /// it are not kept.
    public struct Declarations: Equatable, Sendable {
        /// The states of your app that are on.
        public var flags: Set<ArbitrationPolicy.Flag> = []
        /// A step that is done with the arbiter, last; of a card, once its view is loaded, before a finger can touch
        /// it.
        ///
        /// Called on the main actor. It is kept with the value, so let it keep no view controller that keeps the value.
        /// It is equal to its copies only.
        public var setUp: (@MainActor (GestureArbiter) -> Void)? {
            get { step?.run }
            set { step = newValue.map(Step.init) }
        }

        var namedViews = NamedViews()
        private var step: Step?

        /// Nothing is said yet.
        public init() {}

        /// Binds the region `name` to a view: touches that start in `view` are in it. nil unbinds.
        @MainActor
        public mutating func bind(_ name: ArbitrationPolicy.Region, to view: UIView?) {
            namedViews.bind(name, to: view.map(Place.view))
        }

        /// Binds the region `name` to a place.
        public mutating func bind(_ name: ArbitrationPolicy.Region, to place: Place) {
            namedViews.bind(name, to: place)
        }

        /// Lets touches that start in `view` go to it alone.
        @MainActor
        public mutating func treatAsOpaque(_ view: UIView) { namedViews.addOpaque(view) }
    }

    /// Takes over what was declared before there was an arbiter: in addition to what it was told itself, and, where both
    /// bind a region, in its place.
    public func declare(_ declarations: Declarations) {
        recognition.namedViews.adopt(declarations.namedViews)
        flags.formUnion(declarations.flags)
        declarations.setUp?(self)
    }
}

/// A closure that can be compared: it is the same as its copies.
private final class Step: Equatable, Sendable {
    let run: @MainActor (GestureArbiter) -> Void

    init(_ run: @escaping @MainActor (GestureArbiter) -> Void) { self.run = run }

    static func == (one: Step, other: Step) -> Bool { one === other }
}
