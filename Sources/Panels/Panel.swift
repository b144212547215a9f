@_spi(Cards) import Cards
@_spi(Cards) import GestureArbiter
import UIKitShim

/// A controller in a card that stays over its parent, rests at one of several heights, and follows the finger between
/// them.
///
///     let panel = map.addPanel(places, detents: [.height(88), .medium, .large])
///     panel.onEvent = { event in print(event) }
///     panel.select(.large)
///
/// The panel is a child of its parent, and not modal: touches beside the panel go to the parent. The panel finds the
/// scroll view under the finger by itself. You may call and set every member at any time, also during a drag.
@preconcurrency @MainActor
public final class Panel: UIViewController, CardControlling {
    /// The controller in the panel.
    public let contentViewController: UIViewController
    /// The configuration that the panel was created with.
    public let configuration: Configuration
    /// The values that all kinds of card have.
    public var traits: CardTraits { restingCard.traits }
    /// The panel's arbiter, until the panel is removed.
    ///
    /// Ask the arbiter for its decisions, bind regions to it, name its recognizer in failure requirements; its
    /// `onAttempt` is yours.
    public internal(set) weak var arbiter: GestureArbiter?

    /// Called on the main actor for everything that happens to the panel.
    public var onEvent: (@MainActor (CardEvent) -> Void)?
    /// A bar of the parent's at the panel's side, such as a tab bar; held weakly. The panel rests on the bar at its
    /// smallest detent. On the way to the next detent the bar moves out over its side, by its transform, and comes back
    /// with the panel. If the panel has one detent, the bar stays.
    public weak var bar: UIView? {
        didSet {
            guard bar !== oldValue else { return }
            barLift.putBack()
            lastPass = nil
            viewIfLoaded?.setNeedsLayout()
        }
    }

    @_spi(Cards) public let restingCard: RestingCard
    @_spi(Cards) public internal(set) var direction: ArbitrationPolicy.Direction
    var selection: DetentSelection { restingCard.selection }
    @_spi(Cards) public private(set) lazy var mover = makeMover()
    var presence = PanelPresence.apart
    /// Dims the parent; nil if it stays as it is.
    var dimmingView: DimmingView?
    /// The haptic feedback of the drag; nil for none.
    var knock: Knock?
    let stand = PanelStand()
    /// The inputs of the last layout pass; nil to force the next pass.
    var lastPass: PanelPass?
    weak var edgeArbiter: GestureArbiter?
    lazy var hand = PanelHand(self, catches: true)
    lazy var handAtEdge = PanelHand(self, catches: false)
    let barLift = BarLift()
    var guests: [PanelGuest] = []
    /// The largest detent that the panel makes room for; nil: any.
    var roomLimit: Detent.Identifier?
    var followers: [PanelFollower] = []

    init(_ content: UIViewController, configuration: Configuration) {
        contentViewController = content
        self.configuration = configuration
        direction = configuration.edge.direction.resolved(isRightToLeft: false)
        restingCard = RestingCard(
            configuration.traits, along: direction, floats: configuration.floats, hasFace: true)
        super.init(nibName: nil, bundle: nil)
        restingCard.owner = self
    }

    private func makeMover() -> GestureArbiter.Mover {
        let mover = GestureArbiter.Mover(
            release: traits.release, spring: traits.spring,
            leavingAt: { [weak self] in
                guard let self, !self.traits.interactiveDismissDisabled else { return nil }
                return wayOut
            },
            show: { [weak self] _ in self?.cardDidMove() },
            onOutcome: { [weak self] outcome in self?.arrive(outcome) })
        mover.stretch = configuration.stretch
        restingCard.setUp(mover)
        return mover
    }

    /// Panels cannot come from a storyboard: they need their content.
    public required init?(coder: NSCoder) { nil }

    // MARK: State

    /// The view that moves, around the content's view. The panel sets its place, transform and opacity.
    public var card: UIView { restingCard.cardView }
    var cardView: CardView { restingCard.cardView }

    /// A Boolean value that says whether the panel is visible: false once it is hidden or removed, or on its way there.
    public var isShown: Bool { presence.isShown }

    /// The detent that the panel rests at or goes to. If the selected detent is inactive, this is its replacement until
    /// the detent is active again. Save the identifier to restore the detent when the app is back.
    public var selectedDetent: Detent.Identifier { selection.selected.identifier }

    /// The panel's current place among its detents.
    public var position: CardTraits.Position {
        CardTraits.Position(of: mover.translation, among: selection.places, distance: wayOut)
    }

    /// The panel's resting places. If you set them, the panel goes to the selected detent.
    public var detents: [Detent] {
        get { restingCard.detents }
        set {
            restingCard.detents = newValue
            invalidateDetents()
        }
    }

    /// The largest detent at which the parent is not dimmed, at first that of the configuration.
    public var largestUndimmedDetent: Detent.Identifier? {
        get { restingCard.largestUndimmedDetent }
        set {
            restingCard.largestUndimmedDetent = newValue
            cardDidMove()
        }
    }

    /// Returns the target of a release that comes to rest at `detent`, for a `.redirect(to:)` of the arbiter's `onAttempt`;
    /// nil if the panel does not have the detent now.
    public func target(of detent: Detent.Identifier) -> ReleaseRule.Target? { selection.places.target(of: detent) }

    /// Returns the detent of a target that the arbiter's `onAttempt` gets; nil for `.away`.
    public func detent(at target: ReleaseRule.Target) -> Detent.Identifier? { selection.detent(at: target) }

    // MARK: UIKit's callbacks

    @_spi(Cards) public override func loadView() {
        stand.onWindowChange = { [weak self] in self?.windowChanged() }
        view = stand
    }

    @_spi(Cards) public override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOut()
    }

    @_spi(Cards) public override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    /// The spring brings the content's new size.
    @_spi(Cards) public override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === contentViewController { invalidateDetents() }
    }

    /// If someone else removes the panel from its parent, the panel is gone as well.
    @_spi(Cards) public override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { part(byUser: false) }
    }
}

// MARK: - Controlling the panel

extension Panel {
    /// Moves the panel to a detent, from wherever it is and with its current velocity.
    ///
    /// During a drag, the panel goes there at the lift, unless the finger flings it. A hidden panel remembers the
    /// detent. An identifier that is not in ``detents`` changes nothing, and the log says so once.
    ///
    /// - Parameters:
    ///   - detent: The detent's identifier.
    ///   - animated: Pass true to move by the panel's spring, false to jump.
    public func select(_ detent: Detent.Identifier, animated: Bool = true) {
        select(detent, animated: animated, byUser: false)
    }

    /// Moves the panel to the next more open detent, or from the most open detent to the smallest, as a tap on its
    /// handle does.
    public func selectNextDetent() { restingCard.openFurther() }

    /// Measures the detents again, after a value that they depend on has changed. At rest the panel moves to its
    /// detent's new place by its spring; during a drag it stays where it shows.
    public func invalidateDetents() { restingCard.resolveAgain() }

    /// Brings the panel back after ``hide(animated:completion:)``, to the selected detent, also while it is on its way
    /// out.
    public func show(animated: Bool = true) {
        switch presence {
        case .apart: sayApart("show(animated:)")
        case .shown, .leaving(_, isCaught: true): break
        case .hidden, .leaving: comeBack(animated: animated)
        }
    }

    /// Moves the panel out of sight over its side. The panel stays its parent's child, with its content. A finger that
    /// holds the panel loses it. A drag that catches the panel on its way keeps it; a tap does not.
    ///
    /// - Parameters:
    ///   - animated: Pass true to move by the panel's spring.
    ///   - completion: Called once with whether the panel has gone: false if a finger caught the panel and moved it
    ///     elsewhere, or ``show(animated:)`` brought it back.
    public func hide(animated: Bool = true, completion: (@MainActor (Bool) -> Void)? = nil) {
        let departure = PanelDeparture(removes: false, byUser: false, completion: completion)
        leave(departure, animated: animated, "hide(animated:)")
    }

    /// Moves the panel out of sight as ``hide(animated:completion:)`` does, and removes it from its parent. This cannot
    /// be undone.
    public func remove(animated: Bool = true, completion: (@MainActor (Bool) -> Void)? = nil) {
        let departure = PanelDeparture(removes: true, byUser: false, completion: completion)
        leave(departure, animated: animated, "remove(animated:)")
    }

    func sayApart(_ call: String) {
        warnOnce(
            "Panel.\(call)", "The panel is in no parent. Add it by addPanel(_:detents:); once removed, make another.")
    }
}
