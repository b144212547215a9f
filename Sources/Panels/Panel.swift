@_spi(Cards) import Cards
@_spi(Cards) import GestureArbiter
import UIKitShim

/// A controller in a card that stays over its parent, and follows the finger between several heights.
///
///     let panel = map.addPanel(places, detents: [.height(88), .medium, .large])
///     panel?.onEvent = { event in print(event) }
///     panel?.select(.large)
///
/// The panel is a child of its parent, and not modal: touches beside the panel go to the parent.
@preconcurrency @MainActor
public final class Panel: UIViewController, CardControlling {
    /// The controller in the panel.
    public let contentViewController: UIViewController
    /// The panel's place, look and behaviour.
    public internal(set) var configuration: Configuration
    /// A bar of the parent's at the panel's side, such as a tab bar; held weakly. The panel rests on the bar at its
    /// smallest detent. On the way to the next detent, the bar moves out over its side, by its transform. UIKit does not
    /// tell the panel that a bar comes or goes, such as by `hidesBottomBarWhenPushed`: call `invalidateDetents()` then.
    public weak var bar: UIView? {
        didSet {
            guard bar !== oldValue else { return }
            barLift.putBack()
            restingCard.needsLayout = true
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The object that says where the panel lies; nil: the configuration does.
    weak var host: (any PanelHost)?
    /// The host's last answer.
    var hostPlace: Place?
    var isAskingHost = false

    @_spi(Cards) public let restingCard: RestingCard
    @_spi(Cards) public var direction: ArbitrationPolicy.Direction { restingCard.direction }
    var selection: DetentSelection { restingCard.selection }
    @_spi(Cards) public let mover: GestureArbiter.Mover
    /// Whether the panel is in no parent: not yet, or not any more.
    var isApart = true
    /// The way out that the panel is on; nil: none.
    var departure: PanelDeparture?
    let panelView = PanelView()
    weak var edgeArbiter: GestureArbiter?
    lazy var hand = PanelHand(self, catches: true)
    lazy var handAtEdge = PanelHand(self, catches: false)
    let barLift = BarLift()
    /// The controllers that a client wants room in, and those that get it.
    var (covered, withRoom): ([WeakController], [WeakController]) = ([], [])
    var isGivingRoom = false
    /// Called when the panel has come, by `addPanel`.
    var onCome: (@MainActor () -> Void)?
    /// The largest detent that the panel makes room for; nil: any.
    var roomLimit: Detent.Identifier?

    init(_ content: UIViewController, configuration: Configuration, host: (any PanelHost)?) {
        self.host = host
        contentViewController = content
        self.configuration = configuration
        restingCard = RestingCard(
            content, configuration.traits, along: configuration.edge.direction.resolved(isRightToLeft: false),
            floats: configuration.floats, hasFace: true)
        mover = restingCard.mover
        super.init(nibName: nil, bundle: nil)
        (restingCard.owner, restingCard.contentParent) = (self, self)
        mover.stretch = configuration.stretch
    }

    /// Panels cannot come from a storyboard: they need their content.
    @_spi(Cards) public required init?(coder: NSCoder) { nil }

    var cardView: CardView { restingCard.cardView }

    /// A Boolean value that says whether the panel is visible: false once it is hidden or removed, or on its way there.
    public var isShown: Bool { !isApart && !isLeaving && !isHiddenAway }
    @available(*, unavailable, message: "Ask `isShown`; call `hide()` and `show()`.")
    public var isHidden: Bool { !isShown }

    // MARK: UIKit's callbacks

    /// Takes the panel away as its user would, without asking: a panel with an `edgeSwipe` is hidden, another removed. If a
    /// controller is presented over the panel, that controller is dismissed, as UIKit does.
    public override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        if presentedViewController != nil { return super.dismiss(animated: animated, completion: completion) }
        let departure = PanelDeparture(removes: departureForUser.removes, byUser: false) { if $0 { completion?() } }
        leave(departure, animated: animated, "dismiss(animated:)")
    }

    @_spi(Cards) public override func loadView() {
        panelView.onWindowChange = { [weak self] in self?.windowChanged() }
        view = panelView
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

    @_spi(Cards) public override var childForStatusBarStyle: UIViewController? { contentViewController }
    @_spi(Cards) public override var childForStatusBarHidden: UIViewController? { contentViewController }
    @_spi(Cards) public override var childForHomeIndicatorAutoHidden: UIViewController? { contentViewController }
    @_spi(Cards) public override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
        contentViewController
    }
    @_spi(Cards) public override var disablesAutomaticKeyboardDismissal: Bool {
        contentViewController.anyShownKeepsKeyboard
    }

    /// If someone else removes the panel from its parent, the panel is gone as well.
    @_spi(Cards) public override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { leaveParent(byUser: false) }
    }
}

// MARK: - Controlling the panel

extension Panel {
    /// Moves the panel to the detent of a name, as `select(_:animated:)` does with an identifier. Without this method,
    /// `panel.select("tip")` would call `select(_:)` of `UIResponder`, which selects nothing.
    public func select(_ name: String, animated: Bool = true) {
        select(Detent.Identifier(rawValue: name), animated: animated)
    }

    /// Brings a hidden or leaving panel back to the selected detent; one that a finger holds goes there after the lift,
    /// unless the finger flings it.
    public func show(animated: Bool = true) {
        if isApart { return sayApart("show(animated:)") }
        if !isShown || departure != nil { comeBack(animated: animated) }
    }

    /// Moves the panel out of sight over its side, also from under a finger; it stays its parent's child. `completion`
    /// is called once with whether the panel has gone: false if a finger or ``show(animated:)`` brought it back.
    public func hide(animated: Bool = true, completion: (@MainActor (Bool) -> Void)? = nil) {
        let departure = PanelDeparture(removes: false, byUser: false, completion: completion)
        leave(departure, animated: animated, "hide(animated:)")
    }

    /// Moves the panel out of sight as ``hide(animated:completion:)`` does, and removes it from its parent.
    public func remove(animated: Bool = true, completion: (@MainActor (Bool) -> Void)? = nil) {
        let departure = PanelDeparture(removes: true, byUser: false, completion: completion)
        leave(departure, animated: animated, "remove(animated:)")
    }

    func sayApart(_ call: String) {
        warnOnce(
            "Panel.\(call)", "The panel is in no parent. Add it by addPanel(_:detents:); once removed, make another.")
    }
}
