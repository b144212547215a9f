import GestureArbiter
import InteractiveDismissal
import UIKitShim

/// A controller in a card that stays over its parent, at one of several heights, and follows the finger between them.
///
///     let panel = map.addPanel(places, detents: [.height(88), .medium, .large])
///     panel.onChange = { detent, byUser in print(detent, byUser) }
///     panel.select(.large)
///
/// It is a child of its parent, and not modal: what is beside it stays the parent's. Whatever scrolls in it is found under
/// the finger. Everything may be said at any time, also in a finger's hand.
@preconcurrency @MainActor
public final class Panel: UIViewController {
    /// What is in it.
    public let contentViewController: UIViewController
    /// What it was made with.
    public let configuration: Configuration
    /// Its arbiter, from the beginning until it is removed.
    ///
    /// Ask it for its decisions, bind regions to it, name its recognizer in failure requirements; its `onAttempt` is yours.
    public private(set) weak var arbiter: GestureArbiter?

    /// Told when it rests at another detent from now on, or goes there; and whether its user had it go, by a finger, the
    /// handle or VoiceOver.
    public var onChange: (@MainActor (Detent.Identifier, _ byUser: Bool) -> Void)?
    /// Told where it is whenever it moves, in a hand and by itself.
    public var onProgress: (@MainActor (Position) -> Void)?
    /// Told when it is gone, and whether its user has dragged it away.
    public var onRemove: (@MainActor (_ byUser: Bool) -> Void)?
    /// A bar of the parent's at the panel's side, such as a tab bar: not kept. The panel rests on it at its smallest detent;
    /// on the way to the next one the bar moves out over its side, by its transform, and it comes back with the panel. Of a
    /// panel with one detent the bar stays.
    public weak var bar: UIView? {
        didSet {
            guard bar !== oldValue else { return }
            barLift.putBack()
            isStale = true
            viewIfLoaded?.setNeedsLayout()
        }
    }

    let restingCard: RestingCard
    package private(set) var direction: ArbitrationPolicy.Direction
    package private(set) var selection: DetentSelection

    private(set) lazy var mover = makeMover()
    private weak var edgeArbiter: GestureArbiter?
    private let face: CardFace
    private let stand = PanelStand()
    private var presence = Presence.apart
    /// A layout pass has found where it may rest.
    private var hasPlaces = false
    /// Something has changed that no layout pass would find.
    private var isStale = false
    private var lastPass: PassInputs?
    private var isOutOfSight = false {
        didSet { if isOutOfSight != oldValue { cardView.isHidden = isOutOfSight } }
    }
    /// What is seen of it while it comes or goes without moving: 0 to 1.
    private var opacity: CGFloat = 1
    /// What the hand feels, and where it would have been let go to when that was last looked at.
    private var knock: Knock?
    private var armedTarget: ReleaseRule.Target?
    private let barLift = BarLift()
    private var autoresizingMaskOfContent: UIView.AutoresizingMask = []
    var room = PanelRoom()
    var followers: [PanelFollower] = []

    private enum Presence {
        /// Not in a parent yet, or not any more.
        case apart
        case shown
        case leaving(Departure)
        /// In the hand of a finger that has caught it as it left.
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
        selection = DetentSelection(configuration.selectedDetent)
        restingCard = RestingCard(
            configuration.detents.usable, content: configuration.shownContent, keyboard: configuration.keyboard,
            response: configuration.response)
        face = CardFace(
            cornerRadius: configuration.cornerRadius, configuration.corners(along: direction),
            configuration.cornerCurve,
            handle: configuration.handle, shadow: configuration.shadow)
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

    /// There is none in a storyboard: it needs its content.
    public required init?(coder: NSCoder) { nil }

    // MARK: Asking

    /// The view that moves, around the content's. Its place, transform and opacity are set by the panel.
    public var card: UIView { restingCard.cardView }
    private var cardView: CardView { restingCard.cardView }

    /// A Boolean value that says whether it is to be seen: false once it is hidden or removed, or on its way there.
    public var isShown: Bool {
        switch presence {
        case .shown, .caught: true
        case .apart, .leaving, .hidden: false
        }
    }

    /// The detent that it rests at, or goes to. Where the one that was selected is inactive it is the one that stands in,
    /// until it is active again. Keep its name to have it there when the app is back.
    public var selectedDetent: Detent.Identifier { selection.selected.identifier }

    /// Where it is among its detents now.
    public var position: Position { Position(of: mover.translation, among: selection.places, distance: wayOut) }

    /// The places for it to rest at. Set, it goes to the one that is selected, now.
    public var detents: [Detent] {
        get { restingCard.detents }
        set {
            restingCard.detents = newValue
            invalidateDetents()
        }
    }

    /// The target of a release that comes to rest at `detent`, for a `.redirect(to:)` of the arbiter's `onAttempt`; nil where
    /// the panel does not have the detent now.
    public func target(of detent: Detent.Identifier) -> ReleaseRule.Target? { selection.places.target(of: detent) }

    /// The detent that a release comes to rest at with `target`, as `onAttempt` is told it; nil for `.away`.
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

    /// The content's new size comes with the spring.
    public override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === contentViewController { invalidateDetents() }
    }

    /// Taken out of its parent by somebody else, it is gone as well.
    public override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { part(byUser: false) }
    }
}

// MARK: - It is told

extension Panel {
    /// Has it go to a detent, from wherever it is and with the velocity that it has.
    ///
    /// In a finger's hand it goes there at the lift, unless it is flung. While it is hidden it is remembered. A name that is
    /// none of ``detents`` changes nothing, which is said in the log once.
    ///
    /// - Parameters:
    ///   - detent: Its name.
    ///   - animated: Whether by its spring; else it is there at once.
    public func select(_ detent: Detent.Identifier, animated: Bool = true) {
        select(detent, animated: animated, byUser: false)
    }

    /// Has it go to the next more open detent; from the most open one to the smallest. What its handle does for a tap.
    public func selectNextDetent() { restingCard.openFurther() }

    /// Has the detents asked for their heights again, now: what they depend on has changed. At rest it goes to where its
    /// detent is by then by its spring; in a hand it stays where it is seen.
    public func invalidateDetents() {
        isStale = true
        restingCard.resolveAgain()
    }

    /// Brings it back after ``hide(animated:completion:)``, to the detent that is selected; also on its way out.
    public func show(animated: Bool = true) {
        switch presence {
        case .apart: sayApart("show(animated:)")
        case .shown, .caught: break
        case .hidden, .leaving: comeBack(animated: animated)
        }
    }

    /// Has the panel go out of sight over its side. It stays its parent's child, with its content. A finger that holds the
    /// panel loses it. A finger that catches the panel on its way keeps it; a tap does not.
    ///
    /// - Parameters:
    ///   - animated: Whether by its spring.
    ///   - completion: Told once whether the panel has gone: false where a finger caught it and let it go elsewhere, or
    ///     ``show(animated:)`` brought it back.
    public func hide(animated: Bool = true, completion: (@MainActor (Bool) -> Void)? = nil) {
        leave(Departure(removes: false, byUser: false, completion: completion), animated: animated, "hide(animated:)")
    }

    /// Has the panel go out of sight, and leave its parent. This cannot be undone. A finger that holds the panel loses it. A
    /// finger that catches the panel on its way keeps it; a tap does not.
    ///
    /// - Parameters:
    ///   - animated: Whether by its spring.
    ///   - completion: Told once whether the panel has gone: false where a finger caught it and let it go elsewhere, or
    ///     ``show(animated:)`` brought it back.
    public func remove(animated: Bool = true, completion: (@MainActor (Bool) -> Void)? = nil) {
        leave(Departure(removes: true, byUser: false, completion: completion), animated: animated, "remove(animated:)")
    }

    private func sayApart(_ call: String) {
        warnOnce(
            "Panel.\(call)", "The panel is in no parent. Add it by addPanel(_:detents:); once removed, make another.")
    }
}

// MARK: - It joins its parent

extension Panel {
    func join(_ parent: UIViewController, animated: Bool) {
        onScreen(of: parent.view) {
            contentViewController.panelOfItsOwn?.part(byUser: false)
            addChild(contentViewController)
            parent.addChild(self)
            // The detents may ask how high it wishes to be.
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
            // Last: content that were elsewhere first would have got the safe area of there.
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
        restingCard.heedKeyboard()
        guard let backdrop = configuration.backdrop else { return }
        stand.darken(in: backdrop.color) { [weak self] in self?.backdropTapped() }
    }

    private func attachArbiters(in ground: UIView) {
        let arbiter = GestureArbiter.attach(to: cardView, policy: configuration.wholePolicy) { [weak self] drag in
            self?.follow(drag)
        }
        arbiter.moves(mover)
        arbiter.onMomentum = { [weak self] velocity in self?.mover.bounce(at: velocity) }
        mover.begin(under: configuration.wholePolicy)
        if let handle = face.handle { arbiter.bind(.handle, to: handle) }
        self.arbiter = arbiter
        attachEdgeArbiter(to: ground)
        arbiter.declare(configuration.declared)
    }

    /// A drawer that is out of sight has no touches of its own.
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
        let arbiter = GestureArbiter.attach(to: ground, policy: policy) { [weak self] drag in self?.follow(drag) }
        arbiter.bind(.edgeOfPanel, to: .edge(configuration.edge.place, within: configuration.edgeSwipe))
        // The parent's other touches are not the drawer's, while it settles too.
        arbiter.moves(mover, catches: false)
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
    /// The one that it is the content of.
    fileprivate var panelOfItsOwn: Panel? {
        guard let panel = parent as? Panel, panel.contentViewController === self else { return nil }
        return panel
    }
}

// MARK: - A finger has it

extension Panel {
    private func follow(_ drag: GestureArbiter.Drag) {
        switch drag {
        case .began:
            if case .leaving(let departure) = presence { presence = .caught(departure) }
            // It was fading.
            if opacity < 1 { show(opacity: 1) }
            (knock, armedTarget) = (configuration.impact.map(Knock.init), nil)
            mover.follow(drag)
        case .moved:
            mover.follow(drag)
            feel()
        case .ended, .cancelled:
            let wasInHand = mover.phase == .inHand
            mover.follow(drag)
            knock = nil
            guard wasInHand else { return }
            endCatch()
            if isShown { takeTarget(byUser: drag != .cancelled) }
        }
    }

    /// A tap on a panel that leaves lets it go on; a drag has called its departure off.
    private func endCatch() {
        guard case .caught(let departure) = presence else { return }
        if mover.phase == .leaving, mover.lastJudgement == nil {
            presence = .leaving(departure)
        } else {
            presence = .shown
            departure.completion?(false)
        }
    }

    private func feel() {
        guard let knock, mover.phase == .inHand else { return }
        knock.follow(mover.translation)
        let target = mover.targetIfLetGo
        if let armedTarget, armedTarget != target { knock.pass(at: mover.translation) }
        armedTarget = target
    }

    private func takeTarget(byUser: Bool) {
        switch mover.phase {
        case .leaving, .away:
            presence = .leaving(Departure(removes: true, byUser: true, completion: nil))
            restingCard.endEditing()
        case .resting, .inHand, .coming, .settling:
            let before = selectedDetent
            selection.select(at: mover.selected)
            tellSelection(from: before, byUser: byUser)
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

// MARK: - It goes, and comes back

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
            // On its way already.
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
        opacity = 1
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

    /// With reduced motion it comes and goes in its place.
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

    /// It leaves its parent; everything is put back.
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

// MARK: - It rests at one of several places

extension Panel: CardOwner {
    package var contentController: UIViewController? {
        contentViewController.parent === self ? contentViewController : nil
    }
    package var containerView: UIView? {
        if case .apart = presence { return nil }
        return viewIfLoaded
    }
    package var highestTop: CGFloat { safeInsets.top + configuration.margins.top }
    package var ground: CGFloat { max(barHeight - direction.inset(of: safeInsets), 0) }

    package var course: CardCourse {
        var course = CardCourse(mover)
        if course.phase == .settling, course.translation > restingCard.lowestStop { course.phase = .coming }
        course.opacity = opacity
        return course
    }

    /// What panels have lent to their parents is no bar for panels.
    package var safeInsets: UIEdgeInsets {
        guard isViewLoaded else { return .zero }
        var insets = view.safeAreaInsets
        for panel in parent?.addedPanels ?? [self] where !panel.room.isEmpty {
            for controller in sequence(first: self as UIViewController, next: \.parent) {
                insets = insets - panel.room.share(of: controller)
            }
        }
        return insets
    }

    /// From where it is most open to where nothing of it shows, in points.
    private var wayOut: CGFloat {
        guard let container = containerView else { return 0 }
        return max(direction.distance(of: openFrame, outOf: container.bounds), restingCard.lowestStop)
    }

    /// Where the card lies when it is most open: a card that resizes lies elsewhere meanwhile.
    private var openFrame: CGRect { restingCard.frameAboveKeyboard }

    package var wholeFrame: CGRect {
        guard let container = containerView else { return .zero }
        let (bounds, insets, margins) = (container.bounds, safeInsets, configuration.margins)
        func room(_ edge: ArbitrationPolicy.Direction, _ inset: CGFloat, _ margin: CGFloat) -> CGFloat {
            // At its own side it reaches to the very end; a panel that floats does so beyond the safe area.
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

    package func keyboardDidChange() { isStale = true }

    package func take(_ places: RestingPlaces, shiftedBy shift: CGFloat, isAtOnce: Bool) {
        let hasChanged = !hasPlaces || places != selection.places
        guard shift != 0 || hasChanged || mover.selected != selection.selected.translation else { return }
        let before = hasPlaces ? selectedDetent : nil
        hasPlaces = true
        if hasChanged {
            selection.take(places)
            restingCard.placesDidChange()
        }
        heedReduceMotion()
        mover.take(
            places.stops, selected: selection.selected.translation, shiftedBy: shift, animated: !isAtOnce)
        if hasChanged, before != nil, mover.phase == .resting { tellProgress() }
        if let before { tellSelection(from: before, byUser: false) }
    }

    package func select(_ detent: Detent.Identifier, animated: Bool, byUser: Bool) {
        if case .apart = presence { return sayApart("select(_:animated:)") }
        guard restingCard.knows(detent, "Panel.select(_:)") else { return }
        let before = selectedDetent
        selection.select(detent)
        onScreen(of: view) {
            if isShown {
                heedReduceMotion()
                mover.select(selection.selected.translation, animated: animated && view.window != nil)
            }
            tellSelection(from: before, byUser: byUser)
        }
    }

    /// With reduced motion a short move, without overshoot, where code sends it.
    private func heedReduceMotion() {
        mover.setup.sendingSpring = UIAccessibility.isReduceMotionEnabled ? configuration.spring.reduced : nil
    }

    private func tellSelection(from before: Detent.Identifier, byUser: Bool) {
        updateRoom()
        guard selectedDetent != before else { return }
        onChange?(selectedDetent, byUser)
    }
}

// MARK: - It is laid out, and shown

extension Panel {
    /// What a pass places it by. A view whose subview moves is laid out in every frame: then nothing is to be found anew.
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
        if course.phase == .resting || course.phase == .leaving {
            resolveDirection()
        } else if resolvedDirection != direction {
            // Once it rests.
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
        // It lies at the other side: nothing of where it lay counts.
        restingCard.forgetPlaces()
    }

    private func cardDidMove() {
        guard containerView != nil else { return }
        if contentController == nil { restingCard.giveSafeAreaBack(of: contentViewController) }
        restingCard.display()
        if restingCard.resizes { face.outlineShadow() }
        showSurroundings()
        if hasPlaces { tellProgress() }
    }

    private func tellProgress() {
        for follower in followers { follower.follow(mover.translation, among: selection.places) }
        onProgress?(position)
    }

    /// The backdrop and the bar are where the panel has them.
    private func showSurroundings() {
        // A closed drawer: its shadow would show at the side, and VoiceOver would find what is in it.
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
        guard view.window == nil else { return }
        // What was under way ends at once.
        if case .leaving = presence { return isGone() }
        mover.putBack()
        endCatch()
    }
}

// MARK: - The bar that it rests on

extension Panel {
    /// How far the bar reaches in from the panel's side, where it rests.
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
        // One at another side reaches across the whole container.
        let length = direction.axis == .vertical ? container.bounds.height : container.bounds.width
        return depth <= length / 2 ? depth : 0
    }

    /// A panel narrower than the container leaves its bar, and what is behind it, to the rest.
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

    /// How far `frame` reaches into `bounds` from the side that the direction goes over.
    fileprivate func depth(of frame: CGRect, in bounds: CGRect) -> CGFloat {
        switch self {
        case .down, .vertical: bounds.maxY - frame.minY
        case .up: frame.maxY - bounds.minY
        case .left, .leading: frame.maxX - bounds.minX
        case .right, .trailing, .horizontal: bounds.maxX - frame.minX
        }
    }

    /// What is left of `bounds` without a strip along that side.
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
