@_spi(Cards) import Cards
@_spi(Cards) @_spi(Engine) import GestureArbiter
import UIKitShim

extension Panel {
    /// The place, look and behaviour of a panel, as one value.
    ///
    ///     map.addPanel(places, detents: [.height(88), .medium, .large]) { $0.cornerRadius = 20 }
    ///
    /// The values of ``traits`` are set by their names here. The defaults are those of a sheet from the bottom with a
    /// grabber. A length that is negative or not finite counts as 0, one above 100,000 as that, and the log says so once.
    @dynamicMemberLookup
    public struct Configuration: Equatable, Sendable {
        /// The values that all kinds of card have.
        ///
        /// A panel changes these defaults: `interactiveDismissDisabled` is true, `tapOutside` `.collapses`,
        /// `maximumWidth` 375 in a parent that is wider than 672 pt, `cornerRadius` 12, `surface` the system's
        /// background; it has a grabber and a shadow. Without `dimming`, the parent gets the touches beside the panel.
        public var traits: CardTraits {
            get { kept.values }
            set { kept = KeptTraits(newValue) }
        }
        private var kept: KeptTraits

        /// The side that the panel comes from and leaves over.
        public var edge = GestureArbiter.Place.Edge.bottom
        /// The distance from the sides of the parent's view, in points. The default is 0. With a margin at its own side
        /// the panel floats: then it is as tall as its visible part, whatever `contentSizing` says. Margins that leave no
        /// room do not count.
        public var margins = UIEdgeInsets.zero {
            didSet {
                margins = UIEdgeInsets(
                    top: margins.top.length(of: "margins.top"), left: margins.left.length(of: "margins.left"),
                    bottom: margins.bottom.length(of: "margins.bottom"),
                    right: margins.right.length(of: "margins.right"))
            }
        }
        /// The place of a panel at the top or bottom that is narrower than its parent. The default is `.leading`.
        public var alignment = Alignment.leading
        /// The width in points of a strip along the panel's side of the parent. A finger that starts in the strip opens
        /// a panel that is hidden, or at its smallest detent, such as a drawer that is out of sight; let go too early,
        /// a hidden panel goes back. The default is 0: no strip. Views under the strip keep their taps.
        ///
        /// The user's way out hides such a panel, and does not remove it. With one detent the user may always hide it: by
        /// a swipe, by a tap beside it if it has a `dimming`, or by escape.
        public var edgeSwipe: CGFloat = 0 { didSet { edgeSwipe = edgeSwipe.length(of: "edgeSwipe") } }
        /// Whether the panel's ``Panel/bar`` is the tab bar of the nearest tab bar controller, around its parent or
        /// inside. A panel without a bar looks for it whenever it comes into a window. The default is false.
        ///
        /// In SwiftUI the modifier may be in a tab or around a `TabView`, which is a tab bar controller on an iPhone.
        public var restsOnTabBar = false
        /// The distance beyond its most open detent over which the panel follows a finger point by point, in points. The
        /// policy's `beyondRest` counts from there. The default is 0.
        public var stretch: CGFloat = 0 { didSet { stretch = stretch.length(of: "stretch") } }

        /// Creates the configuration of a panel that comes from `edge`, with the changes of `change`. Without detents
        /// the panel rests where it shows whole; without a selected detent it comes to the smallest. A panel from the
        /// top has the `opening` `.always`: where its list begins, `.atEdge` would only scroll.
        public init(
            at edge: GestureArbiter.Place.Edge = .bottom, detents: [Detent]? = nil, selected: Detent.Identifier? = nil,
            _ change: (inout Configuration) -> Void = { _ in }
        ) {
            var traits = CardTraits()
            traits.rest(at: detents, selected: selected)
            traits.interactiveDismissDisabled = true
            traits.tapOutside = .collapses
            traits.maximumWidth = 375
            traits.prefersGrabberVisible = true
            traits.grabber.touchHeight = 22
            traits.cornerRadius = 12
            traits.surface = .systemBackground
            traits.shadow = CardTraits.Shadow(opacity: 0.16, radius: 10, offset: 0)
            kept = KeptTraits(traits)
            self = at(edge)
            change(&self)
        }

        /// The value of the same name in ``traits``.
        public subscript<Value>(dynamicMember trait: WritableKeyPath<CardTraits, Value>) -> Value {
            get { traits[keyPath: trait] }
            set { traits[keyPath: trait] = newValue }
        }
    }
}

extension Panel.Configuration {
    /// The place of a panel in a parent that is wider than 672 pt.
    public enum Alignment: Equatable, Sendable {
        /// At the side where text begins.
        case leading
        /// In the middle.
        case center
        /// At the side where text ends.
        case trailing
    }

    /// These values at another side; nil: at their own.
    @_spi(Cards) public func at(_ edge: GestureArbiter.Place.Edge?) -> Self {
        guard let edge else { return self }
        var values = self
        values.edge = edge
        if edge == .top, traits.policy == .continuous { values.traits.policy.opening = .always }
        return values
    }

    /// Whether the panel keeps a distance from its own side.
    var floats: Bool { edge.direction.inset(of: margins) > 0 }
}

extension GestureArbiter.Place.Edge {
    /// The way out over this side.
    var direction: ArbitrationPolicy.Direction {
        switch self {
        case .top: .up
        case .bottom: .down
        case .left: .left
        case .right: .right
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}

extension CGFloat {
    fileprivate func length(of property: String) -> CGFloat { length("Panel.Configuration.\(property)") }
}
