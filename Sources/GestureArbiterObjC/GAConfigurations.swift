import Cards
import DeckTransition
import Foundation
import InteractiveDismissal
import ObjectiveCShim
import Panels
import UIKitShim

/// The look and behaviour of a presented card, for Objective-C: see `CardConfiguration`.
public final class GACardConfiguration: GATraits {
    var configuration: CardConfiguration

    init(_ configuration: CardConfiguration) {
        self.configuration = configuration
        super.init(of: ())
    }

    /// Creates the configuration of a sheet.
    public convenience init() { self.init(CardConfiguration()) }

    /// A bare card over the whole window: no grabber, no corners, nothing dimmed.
    public static var cover: GACardConfiguration { GACardConfiguration(.cover) }

    override var traits: CardTraits {
        get { configuration.traits }
        set { configuration.traits = newValue }
    }
}

/// The look and behaviour of a deck, for Objective-C: see `DeckConfiguration`.
public final class GADeckConfiguration: GATraits {
    var configuration: DeckConfiguration

    init(_ configuration: DeckConfiguration) {
        self.configuration = configuration
        super.init(of: ())
    }

    /// Creates the configuration of a deck like DeckTransition's.
    public convenience init() { self.init(DeckConfiguration()) }

    /// DeckTransition 2's feel and look.
    public static var classic: GADeckConfiguration { GADeckConfiguration(.classic) }

    override var traits: CardTraits {
        get { configuration.traits }
        set { configuration.traits = newValue }
    }
}

/// The place, look and behaviour of a panel, for Objective-C: see `Panel.Configuration`.
public final class GAPanelConfiguration: GATraits {
    var configuration: Panel.Configuration

    /// Creates the configuration of a panel that comes from `edge`.
    public init(edge: GAEdge) {
        configuration = Panel.Configuration(at: GAEdge.words.value(of: edge))
        super.init(of: ())
    }

    /// Creates the configuration of a panel that comes from the bottom.
    public convenience init() { self.init(edge: .bottom) }

    override var traits: CardTraits {
        get { configuration.traits }
        set { configuration.traits = newValue }
    }

    /// The distance from the sides of the parent's view, in points. With a margin at its own side the panel floats.
    public var margins: UIEdgeInsets {
        get { configuration.margins }
        set { configuration.margins = newValue }
    }
    /// The width in points of a strip along the panel's side, in which a finger opens a hidden panel.
    public var edgeSwipe: CGFloat {
        get { configuration.edgeSwipe }
        set { configuration.edgeSwipe = newValue }
    }
    /// Whether the panel rests on the tab bar of the nearest tab bar controller.
    public var restsOnTabBar: Bool {
        get { configuration.restsOnTabBar }
        set { configuration.restsOnTabBar = newValue }
    }
}
