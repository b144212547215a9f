import Cards
import Foundation
import GestureArbiter
import InteractiveDismissal
import ObjectiveCShim
import UIKitShim

/// The values that every kind of card has, for Objective-C: those of a configuration, or of a card on the screen. See
/// `CardTraits`, also for the defaults.
///
/// A change of a card's values takes effect at once, or by the card's spring in `-animateChanges:`.
public class GATraits: GAObject {
    /// The values, wherever a subclass has them.
    var traits: CardTraits {
        get { CardConfiguration.cover.traits }
        set {}
    }

    /// Only the classes here inherit.
    init(of _: Void) { super.init() }

    // MARK: Places

    /// The resting places, in any order.
    public var detents: [GADetent] {
        get { traits.detents.map { GADetent($0) } }
        set { traits.detents = newValue.map(\.detent) }
    }
    /// The name of the first detent; nil: the smallest. Of a card on the screen: of the detent at which it rests, or to
    /// which it goes.
    public var selectedDetent: String? {
        get { traits.selectedDetent?.rawValue }
        set { traits.selectedDetent = newValue.map(Detent.Identifier.init(rawValue:)) }
    }
    /// The name of the largest detent at which the views behind the card are not dimmed, and get touches.
    public var largestUndimmedDetent: String? {
        get { traits.largestUndimmedDetent?.rawValue }
        set { traits.largestUndimmedDetent = newValue.map(Detent.Identifier.init(rawValue:)) }
    }
    /// How the content is laid out between detents.
    public var contentSizing: GAContentSizing {
        get { GAContentSizing.words.word(of: traits.contentSizing) }
        set { traits.contentSizing = GAContentSizing.words.value(of: newValue) }
    }
    /// The card's response to a keyboard.
    public var keyboard: GAKeyboard {
        get { GAKeyboard.words.word(of: traits.keyboard) }
        set { traits.keyboard = GAKeyboard.words.value(of: newValue) }
    }
    /// The greatest width of the card in a wide container, in points.
    public var maximumWidth: CGFloat {
        get { traits.maximumWidth }
        set { traits.maximumWidth = newValue }
    }

    // MARK: Leaving

    /// Whether the user cannot dismiss the card, in any way.
    public var interactiveDismissDisabled: Bool {
        get { traits.interactiveDismissDisabled }
        set { traits.interactiveDismissDisabled = newValue }
    }
    /// The effect of a touch beside the card.
    public var tapOutside: GATapOutside {
        get { GATapOutside.words.word(of: traits.tapOutside) }
        set { traits.tapOutside = GATapOutside.words.value(of: newValue) }
    }

    // MARK: Look

    /// Whether the card has a grabber.
    public var prefersGrabberVisible: Bool {
        get { traits.prefersGrabberVisible }
        set { traits.prefersGrabberVisible = newValue }
    }
    /// The grabber's accessibility label. Translate it yourself.
    public var grabberLabel: String {
        get { traits.grabber.label }
        set { traits.grabber.label = newValue }
    }
    /// The name of the action by which assistive technology dismisses the card. Translate it yourself.
    public var dismissLabel: String {
        get { traits.grabber.dismissLabel }
        set { traits.grabber.dismissLabel = newValue }
    }
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat {
        get { traits.cornerRadius }
        set { traits.cornerRadius = newValue }
    }
    /// The color behind the content; nil for content that has its own.
    public var surface: UIColor? {
        get { traits.surface }
        set { traits.surface = newValue }
    }
    /// The effect behind the content, in place of a color.
    public var surfaceEffect: UIVisualEffect? {
        get { traits.surfaceEffect }
        set { traits.surfaceEffect = newValue }
    }
    /// The opacity of the color over the views behind the card, 0 to 1.
    public var dimming: CGFloat {
        get { traits.dimming }
        set { traits.dimming = newValue }
    }

    // MARK: Movement

    /// Who moves, the content or the card.
    public var policy: GAPolicy {
        get { GAPolicy(traits.policy) }
        set { traits.policy = newValue.policy }
    }
    /// The springs' undamped period, in seconds.
    public var response: TimeInterval {
        get { traits.response }
        set { traits.response = newValue }
    }
    /// The springs' damping ratio: 1 does not overshoot, less does.
    public var dampingRatio: Double {
        get { traits.dampingRatio }
        set { traits.dampingRatio = newValue }
    }
}
