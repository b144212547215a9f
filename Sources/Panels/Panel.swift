@_spi(Cards) import Cards
@_spi(Cards) import GestureArbiter
import UIKitShim

/// A controller in a card that stays over its parent, rests at one of several heights, and follows the finger between
/// them.
///
///     let panel = map.addPanel(places, detents: [.height(88), .medium, .large])
///     panel.onChange = { detent, byUser in print(detent, byUser) }
///     panel.select(.large)
///
/// The panel is a child of its parent, and not modal: touches beside the panel go to the parent. The panel finds the
/// scroll view under the finger by itself. You may call and set every member at any time, also during a drag.
@preconcurrency @MainActor
public final class Panel: UIViewController {
    /// The controller in the panel.
    public let contentViewController: UIViewController
    /// The configuration that the panel was created with.
    public let configuration: Configuration
    /// The panel's arbiter, until the panel is removed.
    ///
    /// Ask the arbiter for its decisions, bind regions to it, name its recognizer in failure requirements; its
    /// `onAttempt` is yours.
    public private(set) weak var arbiter: GestureArbiter?

    /// Called when the panel rests at another detent, or starts to go there. The second argument is true if the user
    /// moved the panel, by a finger, the handle or VoiceOver.
    public var onChange: (@MainActor (Detent.Identifier, _ byUser: Bool) -> Void)?
    /// Called whenever the panel moves, under a finger and by itself.
    public var onProgress: (@MainActor (CardTraits.Position) -> Void)?
    /// Called after the panel is gone. The argument is true if the user dragged it away.
    public var onRemove: (@MainActor (_ byUser: Bool) -> Void)?
    /// A bar of the parent's at the panel's side, such as a tab bar; held weakly. The panel rests on the bar at its
    /// smallest detent. On the way to the next detent the bar moves out over its side, by its transform, and comes back
    /// with the panel. If the panel has one detent, the bar stays.
    public weak var bar: UIView? {
        didSet {
            guard bar !== oldValue else { return }
            barLift.putBack()
            isStale = true
            viewIfLoaded?.setNeedsLayout()
        }
    }

    let restingCard: RestingCard
    @_spi(Cards) public private(set) var direction: ArbitrationPolicy.Direction
    var selection: DetentSelection { restingCard.selection }

    @_spi(Cards) public private(set) lazy var mover = makeMover()
    private weak var edgeArbiter: GestureArbiter?
    private lazy var hand = Hand(self, catches: true)
    private lazy var handAtEdge = Hand(self, catches: false)
    private let face: CardFace
    private let stand = PanelStand()
    private var presence = Presence.apart
    /// True if something has changed that a layout pass would not notice.
    private var isStale = false
    private var lastPass: PassInputs?
    private var isOutOfSight = false {
        didSet { if isOutOfSight != oldValue { cardView.isHidden = isOutOfSight } }
    }
    /// The panel's opacity while it comes or goes without moving: 0 to 1.
    private var opacity: CGFloat = 1
    /// The haptic feedback; nil for none.
    private var knock: Knock?
    private let barLift = BarLift()
    private var autoresizingMaskOfContent: UIView.AutoresizingMask = []
    var room = PanelRoom()
    var followers: [PanelFollower] = []

    private enum Presence {
        /// Not in a parent yet, or removed.
        case apart
        case shown
        case leaving(Departure)
        /// Held by a finger that caught the panel as it left.
        case caught(Departure)
        case hidden
    }

    private struct Departure {
        let removes: Bool
        let byUser: Bool
        let completion: (@MainActor (Bool) -> Void)?

        func joined(by other: Departure) -> Departure {
            let (first, second) = (completion, other.completion)
            return Departure(removes: removes || other.removes, byUser: byUser || other.byUser) { hasGone in
                first?(hasGone)
                second?(hasGone)
            }
        }
    }

    init(_ content: UIViewController, configuration: Configuration) {
        contentViewController = content
        self.configuration = configuration
        direction = configuration.edge.direction.resolved(isRightToLeft: false)
        restingCard = RestingCard(
            configuration.detents.usable, selected: configuration.selectedDetent, content: configuration.shownContent,
            keyboard: configuration.keyboard, response: configuration.response)
        face = CardFace(
            cornerRadius: configuration.cornerRadius, corners: configuration.corners(along: direction),
            cornerCurve: configuration.cornerCurve, handle: configuration.handle, shadow: configuration.shadow)
        super.init(nibName: nil, bundle: nil)
        restingCard.owner = self
    }

    private func makeMover() -> GestureArbiter.Mover {
        let mover = GestureArbiter.Mover(
            release: configuration.release, spring: configuration.spring,
            leavingAt: { [weak self] in
                guard let self, self.configuration.canBeDraggedAway else { return nil }
                return wayOut
            },
            show: { [weak self] _ in self?.cardDidMove() },
            onOutcome: { [weak self] outcome in self?.arrive(outcome) })
        mover.stretch = configuration.stretch
        return mover
    }

    /// Panels cannot come from a storyboard: they need their content.
    public required init?(coder: NSCoder) { nil }

    // MARK: State

    /// The view that moves, around the content's view. The panel sets its place, transform and opacity.
    public var card: UIView { restingCard.cardView }
    private var cardView: CardView { restingCard.cardView }

    /// A Boolean value that says whether the panel is visible: false once it is hidden or removed, or on its way there.
    public var isShown: Bool {
        switch presence {
        case .shown, .caught: true
        case .apart, .leaving, .hidden: false
        }
    }

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

    /// Returns the target of a release that comes to rest at `detent`, for a `.redirect(to:)` of the arbiter's `onAttempt`;
    /// nil if the panel does not have the detent now.
    public func target(of detent: Detent.Identifier) -> ReleaseRule.Target? { selection.places.target(of: detent) }

    /// Returns the detent of a target that the arbiter's `onAttempt` gets; nil for `.away`.
    public func detent(at target: ReleaseRule.Target) -> Detent.Identifier? { selection.detent(at: target) }

    // MARK: UIKit's callbacks

    public override func loadView() {
        stand.onWindowChange = { [weak self] in self?.windowChanged() }
        view = stand
    }

    public override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOut()
    }

    public override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    /// The spring brings the content's new size.
    public override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === contentViewController { invalidateDetents() }
    }

    /// If someone else removes the panel from its parent, the panel is gone as well.
    public override func didMove(toParent parent: UIViewController?) {
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
    public func invalidateDetents() {
        isStale = true
        restingCard.resolveAgain()
    }

    /// Brings the panel back after ``hide(animated:completion:)``, to the selected detent, also while it is on its way
    /// out.
    public func show(animated: Bool = true) {
        switch presence {
        case .apart: sayApart("show(animated:)")
        case .shown, .caught: break
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
        leave(Departure(removes: false, byUser: false, completion: completion), animated: animated, "hide(animated:)")
    }

    /// Moves the panel out of sight, and removes it from its parent. This cannot be undone. A finger that holds the
    /// panel loses it. A drag that catches the panel on its way keeps it; a tap does not.
    ///
    /// - Parameters:
    ///   - animated: Pass true to move by the panel's spring.
    ///   - completion: Called once with whether the panel has gone: false if a finger caught the panel and moved it
    ///     elsewhere, or ``show(animated:)`` brought it back.
    public func remove(animated: Bool = true, completion: (@MainActor (Bool) -> Void)? = nil) {
        leave(Departure(removes: true, byUser: false, completion: completion), animated: animated, "remove(animated:)")
    }

    private func sayApart(_ call: String) {
        warnOnce(
            "Panel.\(call)", "The panel is in no parent. Add it by addPanel(_:detents:); once removed, make another.")
    }
}

// MARK: - Joining the parent

extension Panel {
    func join(_ parent: UIViewController, animated: Bool) {
        onScreen(of: parent.view) {
            contentViewController.panelOfItsOwn?.part(byUser: false)
            addChild(contentViewController)
            parent.addChild(self)
            // The detents may ask for the content's preferred height.
            contentViewController.loadViewIfNeeded()
            guard let ground = parent.view else { return }
            view.frame = ground.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            dress()
            ground.addSubview(view)
            presence = .shown
            sayUnknownNames()
            isStale = true
            layOut()
            attachArbiters(in: ground)
            comeIn(animated: animated && ground.window != nil)
            // Add the content last, or it is laid out with its old position's safe area.
            showContent()
            didMove(toParent: parent)
        }
    }

    private func showContent() {
        guard let content = contentViewController.view else { return }
        autoresizingMaskOfContent = content.autoresizingMask
        face.show(content)
        contentViewController.didMove(toParent: self)
    }

    private func dress() {
        face.backgroundColor = configuration.surface
        face.dress(cardView)
        face.handle?.restingCard = restingCard
        stand.clip.addSubview(cardView)
        cardView.onEscape = { [weak self] in self?.escape() ?? false }
        cardView.onSafeAreaChange = { [weak restingCard] in restingCard?.keepSafeArea() }
        cardView.onTraitChange = { [weak self] in self?.invalidateDetents() }
        cardView.onForeignPlace = { property in
            warnOnce(
                "Panel.card.\(property)",
                "It was set, which would make the panel jump under a finger: it stays. Use detents and margins.")
        }
        face.onRemoval = { [weak self] in
            // UIKit's calls to take the content out end after this one.
            onNextTurn(of: self?.viewIfLoaded) { [weak self] in self?.giveUpLostContent() }
        }
        restingCard.heedKeyboard()
        guard let backdrop = configuration.backdrop else { return }
        stand.darken(in: backdrop.color) { [weak self] in self?.backdropTapped() }
    }

    private func attachArbiters(in ground: UIView) {
        let arbiter = GestureArbiter.attach(to: cardView, policy: configuration.wholePolicy, moving: hand)
        if let handle = face.handle { arbiter.bind(.handle, to: handle) }
        self.arbiter = arbiter
        attachEdgeArbiter(to: ground)
        arbiter.declare(configuration.declared)
    }

    /// While a drawer is out of sight, only its edge strip takes touches.
    private func attachEdgeArbiter(to ground: UIView) {
        guard configuration.edgeSwipe > 0 else { return }
        guard !GestureArbiter.isAttached(to: ground) else {
            return warnOnce(
                "Panel.Configuration.edgeSwipe",
                "The parent's view has a GestureArbiter, so the strip opens nothing. Attach that one to a view inside.")
        }
        var policy = configuration.wholePolicy
        policy.condition = .touchStarts(in: .edgeOfPanel)
        policy.opening = .always
        let arbiter = GestureArbiter.attach(to: ground, policy: policy, moving: handAtEdge)
        arbiter.bind(.edgeOfPanel, to: .edge(configuration.edge.place, within: configuration.edgeSwipe))
        arbiter.addVeto { [weak self] attempt in
            guard let self, attempt.stage == .begin else { return .allow }
            let isInStrip = attempt.regions.contains(.edgeOfPanel)
            let isReached = mover.translation >= restingCard.lowestStop - 0.5 || mover.movingTranslation != nil
            let opens = isInStrip && isShown && isReached
            return opens
                ? .allow : .deny(reason: isInStrip ? "the panel is open already" : "the panel is not at the edge")
        }
        edgeArbiter = arbiter
    }

    private func sayUnknownNames() {
        for (name, property) in [
            (configuration.selectedDetent, "selectedDetent"), (configuration.backdrop?.start, "backdrop.start"),
        ] {
            if let name { _ = restingCard.knows(name, "Panel.Configuration.\(property)") }
        }
    }

    private func comeIn(animated: Bool) {
        guard animated else { return mover.putBack() }
        if UIAccessibility.isReduceMotionEnabled {
            mover.putBack()
            return fade(from: 0, to: 1)
        }
        mover.leave(at: wayOut, animated: false)
        mover.select(selection.selected.translation)
    }
}

extension ArbitrationPolicy.Region {
    fileprivate static let edgeOfPanel = ArbitrationPolicy.Region("edge of the panel")
}

extension UIViewController {
    /// The panel whose content this controller is.
    fileprivate var panelOfItsOwn: Panel? {
        guard let panel = parent as? Panel, panel.contentViewController === self else { return nil }
        return panel
    }
}

// MARK: - Following a finger

extension Panel {
    /// The panel as an arbiter moves it: its own, or that of the strip at the parent's edge.
    private final class Hand: ArbitratedCard {
        private weak var panel: Panel?
        /// Whether a touch catches a settling panel. The parent keeps the touches on its strip meanwhile.
        private let catches: Bool

        init(_ panel: Panel, catches: Bool) { (self.panel, self.catches) = (panel, catches) }

        func card(mayOpen: Bool) -> Arbitration.Card {
            var card = panel?.mover.card(mayOpen: mayOpen) ?? Arbitration.Card()
            if !catches { card.isMoving = false }
            return card
        }
        func follow(_ drag: GestureArbiter.Drag) { panel?.follow(drag) }
        func target(of release: Arbitration.Release) -> ReleaseRule.Target? { panel?.mover.target(of: release) }
        func bounce(at velocity: CGFloat) { panel?.mover.bounce(at: velocity) }
        func willJoin(_ arbiter: GestureArbiter) { panel?.mover.willJoin(arbiter) }
    }

    private func follow(_ drag: GestureArbiter.Drag) {
        switch drag {
        case .began:
            if case .leaving(let departure) = presence { presence = .caught(departure) }
            // The panel may have been fading.
            if opacity < 1 { show(opacity: 1) }
            knock = configuration.impact.map(Knock.init)
            mover.follow(drag)
        case .moved:
            mover.follow(drag)
            if let knock, mover.phase == .inHand { knock.feel(mover.targetIfLetGo, at: mover.translation) }
        case .ended, .cancelled:
            let wasInHand = mover.phase == .inHand
            mover.follow(drag)
            knock = nil
            guard wasInHand else { return }
            endCatch()
            if isShown { takeTarget(byUser: drag != .cancelled) }
        }
    }

    /// Ends a catch. A tap on a leaving panel lets it leave; a drag cancels the departure.
    private func endCatch() {
        guard case .caught(let departure) = presence else { return }
        if mover.phase == .leaving, mover.lastJudgement == nil {
            presence = .leaving(departure)
        } else {
            presence = .shown
            departure.completion?(false)
        }
    }

    private func takeTarget(byUser: Bool) {
        switch mover.phase {
        case .leaving, .away:
            presence = .leaving(Departure(removes: true, byUser: true, completion: nil))
            restingCard.endEditing()
        case .resting, .inHand, .coming, .settling:
            updateRoom()
            restingCard.select(at: mover.selected, byUser: byUser)
            restingCard.resumeEditing()
        }
    }

    private func escape() -> Bool {
        let stops = selection.places.stops
        if let less = stops.first(where: { $0 > mover.selected }) {
            select(selection.places.place(at: less).identifier, animated: true, byUser: true)
            return true
        }
        guard configuration.canBeDraggedAway else { return false }
        leave(Departure(removes: true, byUser: true, completion: nil), animated: true, "escape")
        return true
    }

    private func backdropTapped() {
        guard let backdrop = configuration.backdrop, backdrop.closesByTap else { return }
        if backdrop.start == nil, configuration.canBeDraggedAway {
            return leave(Departure(removes: true, byUser: true, completion: nil), animated: true, "backdrop")
        }
        let places = selection.places
        let place = backdrop.start.flatMap(places.place(of:)) ?? places.place(at: places.lowest)
        select(place.identifier, animated: true, byUser: true)
    }
}

// MARK: - Hiding and showing

extension Panel {
    private func leave(_ departure: Departure, animated: Bool, _ call: String) {
        let isSeen = animated && view.window != nil
        switch presence {
        case .apart:
            sayApart(call)
            departure.completion?(false)
        case .hidden:
            presence = .leaving(departure)
            isGone()
        case .leaving(let former):
            // The panel is already on its way.
            presence = .leaving(former.joined(by: departure))
            if !isSeen { isGone() }
        case .shown, .caught:
            if case .caught(let former) = presence { former.completion?(false) }
            presence = .leaving(departure)
            restingCard.endEditing()
            guard isSeen else { return isGone() }
            if UIAccessibility.isReduceMotionEnabled { return fadeOut() }
            onScreen(of: view) {
                mover.leave(at: wayOut)
                letGoOfFinger()
                updateRoom()
            }
        }
    }

    private func letGoOfFinger() {
        arbiter?.cancel()
        edgeArbiter?.cancel()
    }

    private func comeBack(animated: Bool) {
        if case .leaving(let departure) = presence {
            presence = .shown
            departure.completion?(false)
        }
        presence = .shown
        stand.isHidden = false
        layOut()
        // It may have been fading out in its place.
        show(opacity: 1)
        let isSeen = animated && view.window != nil && !UIAccessibility.isReduceMotionEnabled
        mover.select(selection.selected.translation, animated: isSeen)
        if animated, !isSeen { fade(from: 0, to: 1) }
        updateRoom()
        restingCard.resumeEditing()
    }

    private func fadeOut() {
        letGoOfFinger()
        updateRoom()
        fade(from: opacity, to: 0) { [weak self] in
            guard let self, case .leaving = presence, opacity == 0 else { return }
            isGone()
        }
    }

    /// With Reduce Motion the panel fades in and out in its place.
    private func fade(from start: CGFloat, to end: CGFloat, then done: @escaping @MainActor () -> Void = {}) {
        show(opacity: start)
        UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction]) {
            self.show(opacity: end)
        } completion: { _ in
            MainActor.assumeIsolated(done)
        }
    }

    private func show(opacity: CGFloat) {
        self.opacity = opacity
        restingCard.display()
    }

    private func arrive(_ outcome: GestureArbiter.Outcome) {
        switch outcome {
        case .dismissed: isGone()
        case .rested: if isStale { view.setNeedsLayout() }
        }
    }

    private func isGone() {
        guard case .leaving(let departure) = presence else { return }
        if departure.removes { return part(byUser: departure.byUser) }
        presence = .hidden
        mover.leave(at: wayOut, animated: false)
        letGoOfFinger()
        stand.isHidden = true
        updateRoom()
        departure.completion?(true)
    }

    /// Removes the panel from its parent and restores everything.
    private func part(byUser: Bool) {
        let departure: Departure?
        switch presence {
        case .apart: return
        case .leaving(let former), .caught(let former): departure = former
        case .shown, .hidden: departure = nil
        }
        presence = .apart
        letGo()
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        if parent != nil { removeFromParent() }
        onRemove?(byUser)
        departure?.completion?(true)
    }

    private func letGo() {
        mover.putBack()
        arbiter?.detach()
        edgeArbiter?.detach()
        restingCard.letGo(of: contentViewController)
        giveRoomBack()
        endFollowing()
        barLift.putBack()
        let content = contentViewController
        guard content.parent === self else { return }
        content.willMove(toParent: nil)
        if let view = content.viewIfLoaded, view.isDescendant(of: cardView) {
            view.removeFromSuperview()
            view.autoresizingMask = autoresizingMaskOfContent
        }
        content.removeFromParent()
    }
}

// MARK: - Resting places

@_spi(Cards) extension Panel: CardOwner {
    public var contentController: UIViewController? {
        contentViewController.parent === self ? contentViewController : nil
    }
    public var containerView: UIView? {
        if case .apart = presence { return nil }
        return viewIfLoaded
    }
    public var highestTop: CGFloat { safeInsets.top + configuration.margins.top }
    public var ground: CGFloat { max(barHeight - direction.inset(of: safeInsets), 0) }

    public var course: CardCourse {
        var course = CardCourse(mover)
        if course.phase == .settling, course.translation > restingCard.lowestStop { course.phase = .coming }
        course.opacity = opacity
        return course
    }

    /// The safe area without the insets that panels give to their parents, so that panels do not count them as bars.
    public var safeInsets: UIEdgeInsets {
        guard isViewLoaded else { return .zero }
        var insets = view.safeAreaInsets
        for panel in parent?.addedPanels ?? [self] where !panel.room.isEmpty {
            for controller in sequence(first: self as UIViewController, next: \.parent) {
                insets = insets - panel.room.share(of: controller)
            }
        }
        return insets
    }

    /// The distance from the most open place to where the panel is out of sight, in points.
    private var wayOut: CGFloat {
        guard let container = containerView else { return 0 }
        return max(direction.distance(of: openFrame, outOf: container.bounds), restingCard.lowestStop)
    }

    /// The card's frame at the most open detent. A card that resizes has another frame elsewhere.
    private var openFrame: CGRect { restingCard.frameAboveKeyboard }

    public var wholeFrame: CGRect {
        guard let container = containerView else { return .zero }
        let (bounds, insets, margins) = (container.bounds, safeInsets, configuration.margins)
        func room(_ edge: ArbitrationPolicy.Direction, _ inset: CGFloat, _ margin: CGFloat) -> CGFloat {
            // At its own side the panel reaches to the end; a floating panel stays within the safe area.
            edge == direction ? (margin > 0 ? inset + margin : 0) : inset + margin
        }
        let isVertical = direction.axis == .vertical
        let left = isVertical ? margins.left : room(.left, insets.left, margins.left)
        let right = isVertical ? margins.right : room(.right, insets.right, margins.right)
        let top = isVertical ? room(.up, insets.top, margins.top) : margins.top
        let bottom = isVertical ? room(.down, insets.bottom, margins.bottom) : margins.bottom
        let frame = CGRect(
            x: bounds.minX + left, y: bounds.minY + top, width: max(bounds.width - left - right, 0),
            height: max(bounds.height - top - bottom, 0))
        return isVertical && container.traitCollection.horizontalSizeClass == .regular ? narrowed(frame) : frame
    }

    private func narrowed(_ frame: CGRect) -> CGRect {
        let (width, share): (CGFloat, CGFloat) =
            switch configuration.regularWidth {
            case .fills: (.infinity, 0)
            case .leading(let width): (width, isRightToLeft ? 1 : 0)
            case .center(let width): (width, 0.5)
            case .trailing(let width): (width, isRightToLeft ? 0 : 1)
            }
        guard width > 0, width < frame.width else { return frame }
        return CGRect(x: frame.minX + (frame.width - width) * share, y: frame.minY, width: width, height: frame.height)
    }

    private var isRightToLeft: Bool { cardView.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    public func keyboardDidChange() { isStale = true }

    public func placesDidChange() {
        if mover.phase == .resting { tellProgress() }
    }

    public func selectionDidChange(byUser: Bool) {
        updateRoom()
        onChange?(selectedDetent, byUser)
    }

    public func didStop() { arrive(.rested(at: mover.selected)) }

    public func select(_ detent: Detent.Identifier, animated: Bool, byUser: Bool) {
        if case .apart = presence { return sayApart("select(_:animated:)") }
        guard restingCard.knows(detent, "Panel.select(_:)") else { return }
        onScreen(of: view) {
            restingCard.select(detent, animated: animated && view.window != nil, byUser: byUser, moves: isShown)
        }
    }
}

// MARK: - Layout

extension Panel {
    /// The inputs of a layout pass. UIKit lays out a view whose subview moves in every frame; with equal inputs the
    /// pass does nothing.
    private struct PassInputs: Equatable {
        let bounds: CGRect
        let insets: UIEdgeInsets
        let bar: CGFloat
        let keyboard: CGFloat
        let raise: CGFloat
        let lift: CGFloat
        let isRightToLeft: Bool
    }

    private func layOut() {
        guard let container = containerView, !restingCard.isResolving else { return }
        let inputs = PassInputs(
            bounds: container.bounds, insets: safeInsets, bar: barHeight, keyboard: restingCard.keyboardHeight,
            raise: restingCard.detentRaise, lift: restingCard.keyboardLift,
            isRightToLeft: isRightToLeft)
        guard isStale || inputs != lastPass else { return }
        (isStale, lastPass) = (false, inputs)
        if course.phase == .resting || course.isLeaving {
            resolveDirection()
        } else if resolvedDirection != direction {
            // Resolve the direction once the panel rests.
            isStale = true
        }
        stand.layOut()
        _ = restingCard.layOut(in: container)
        if mover.phase == .away { mover.leave(at: wayOut, animated: false) }
        showSurroundings()
        updateRoom()
    }

    private var resolvedDirection: ArbitrationPolicy.Direction {
        configuration.edge.direction.resolved(isRightToLeft: isRightToLeft)
    }

    private func resolveDirection() {
        let resolved = resolvedDirection
        guard resolved != direction else { return }
        direction = resolved
        face.corners = configuration.corners(along: resolved)
        // The panel is at the other side now: forget its old places.
        restingCard.forgetPlaces()
    }

    /// Content that other code has taken out gets its own safe area back.
    private func giveUpLostContent() {
        if contentController == nil { restingCard.giveSafeAreaBack(of: contentViewController) }
    }

    private func cardDidMove() {
        guard containerView != nil else { return }
        giveUpLostContent()
        restingCard.display()
        if restingCard.resizes { face.outlineShadow() }
        showSurroundings()
        if restingCard.hasPlaces { tellProgress() }
    }

    private func tellProgress() {
        for follower in followers { follower.follow(mover.translation, among: selection.places) }
        onProgress?(position)
    }

    /// Updates the backdrop and the bar to the panel's place.
    private func showSurroundings() {
        // Hide a closed drawer: its shadow would show at the side, and VoiceOver would find its content.
        isOutOfSight = wayOut > 0 && mover.translation >= wayOut - 0.5
        stand.backdrop?.alpha = backdropShare * (configuration.backdrop?.opacity ?? 0) * opacity
        moveBar()
    }

    private var backdropShare: CGFloat {
        guard let backdrop = configuration.backdrop else { return 0 }
        let (places, translation) = (selection.places, mover.translation)
        if let start = backdrop.start.flatMap(places.place(of:)) {
            return places.opening(from: start.translation, at: translation)
        }
        let way = wayOut - restingCard.lowestStop
        return way > 0 ? min(max((wayOut - translation) / way, 0), 1) : 1
    }

    private func windowChanged() {
        // A pass without a window found no safe area.
        guard view.window == nil else { return view.setNeedsLayout() }
        // End animations and drags at once.
        switch presence {
        case .leaving: return isGone()
        case .hidden: return
        case .apart, .shown, .caught: mover.putBack()
        }
        endCatch()
        restingCard.resumeEditing()
    }
}

// MARK: - The bar below the panel

extension Panel {
    /// How far the bar, at rest, reaches in from the panel's side.
    private var barHeight: CGFloat {
        guard let bar, !bar.isHidden, let container = containerView, let superview = bar.superview,
            bar.window === container.window
        else {
            return 0
        }
        let size = bar.bounds.size
        let place = CGRect(
            x: bar.center.x - size.width / 2, y: bar.center.y - size.height / 2, width: size.width, height: size.height)
        let frame = superview.convert(place, to: container)
        let depth = max(direction.depth(of: frame, in: container.bounds), 0)
        // A bar at another side reaches across the whole container.
        let length = direction.axis == .vertical ? container.bounds.height : container.bounds.width
        return depth <= length / 2 ? depth : 0
    }

    /// True if the panel is narrower than the container. Such a panel does not move its bar or the views behind it.
    var isNarrow: Bool {
        guard let container = containerView, direction.axis == .vertical else { return false }
        return wholeFrame.width + configuration.margins.left + configuration.margins.right < container.bounds.width
            - 0.5
    }

    private func moveBar() {
        guard let bar else { return stand.cover(nil) }
        let (places, height) = (selection.places, barHeight)
        let moves = restingCard.hasSeveralStops && !isNarrow
        let share = moves ? places.opening(from: places.lowest, at: mover.translation) : 0
        barLift.move(bar, by: direction.movement(by: height * share))
        stand.cover(direction.strip(of: height * (1 - share), in: view.bounds))
    }

}

extension ArbitrationPolicy.Direction {
    fileprivate func inset(of insets: UIEdgeInsets) -> CGFloat {
        switch self {
        case .down, .vertical: insets.bottom
        case .up: insets.top
        case .left, .leading: insets.left
        case .right, .trailing, .horizontal: insets.right
        }
    }

    /// How far `frame` reaches into `bounds` from the direction's side.
    fileprivate func depth(of frame: CGRect, in bounds: CGRect) -> CGFloat {
        switch self {
        case .down, .vertical: bounds.maxY - frame.minY
        case .up: frame.maxY - bounds.minY
        case .left, .leading: frame.maxX - bounds.minX
        case .right, .trailing, .horizontal: bounds.maxX - frame.minX
        }
    }

    /// `bounds` without a strip of this depth along the direction's side.
    fileprivate func strip(of depth: CGFloat, in bounds: CGRect) -> CGRect {
        switch self {
        case .down, .vertical:
            CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: max(bounds.height - depth, 0))
        case .up:
            CGRect(x: bounds.minX, y: bounds.minY + depth, width: bounds.width, height: max(bounds.height - depth, 0))
        case .left, .leading:
            CGRect(x: bounds.minX + depth, y: bounds.minY, width: max(bounds.width - depth, 0), height: bounds.height)
        case .right, .trailing, .horizontal:
            CGRect(x: bounds.minX, y: bounds.minY, width: max(bounds.width - depth, 0), height: bounds.height)
        }
    }
}
