@_spi(Cards) import GestureArbiter
import UIKitShim

/// A card with its content, which may rest at several detents.
@MainActor
@_spi(Cards) public final class RestingCard {
    public let cardView = CardView()
    /// The card's visible part; nil if the content is the card's only view.
    public private(set) var face: CardFace?
    @exclusivity(unchecked) public weak var owner: (any CardOwner)?
    /// The card's values; the selected detent is the current one, once another than the first was selected. The policy
    /// is the arbiter's, as soon as there is one: read ``policy``.
    @exclusivity(unchecked) public var traits: CardTraits
    /// During a change of the traits: whether the card moves by its spring; else it moves at once.
    var changesBySpring: Bool?
    public weak var arbiter: GestureArbiter?
    /// Moves the card.
    public private(set) lazy var mover = makeMover()
    /// The controller that the card was made for, also after it has left the card.
    weak var content: UIViewController?
    /// The content's parent while the content is in the card; nil for content that is presented.
    public weak var contentParent: UIViewController?
    /// The way out as declared: left or right, never leading or trailing. The owner sets it when the card may turn.
    @exclusivity(unchecked) public var declaredDirection: ArbitrationPolicy.Direction
    /// Called for each event before the client, for the code that made the card, such as a SwiftUI modifier.
    @exclusivity(unchecked) public var observer: (@MainActor (CardEvent) -> Void)?
    @exclusivity(unchecked) public var onEvent: (@MainActor (CardEvent) -> Void)?
    public internal(set) var decisions: [CardDecision] = []
    /// True from a finger's touch, or the announcement that the card leaves, until the card has returned or left.
    var hasSetOut = false
    /// Whether the finger's lift would make the card leave, as the client was told last.
    var isArmed = false
    /// The feedback for the finger that has the card, if it gets any.
    var impactFeedback: ImpactFeedback?
    /// The client's closures and animators that follow the card between two detents.
    var followers: [CardFollower] = []
    /// Called once the card has left.
    var endListeners: [@MainActor () -> Void] = []
    /// Whether a finger opens the card from out of sight. Such a card with one resting place may always be put back there.
    public var opensByFinger = false
    /// Whether the client is being asked about a dismissal without a finger.
    var isAsking = false
    /// Whether VoiceOver itself changes the detent, and reads the handle's new value.
    var isReadAloud = false
    /// The place that was told last; before the first, one that equals no place.
    @exclusivity(unchecked) var told = CardTraits.Position(of: 0, among: .large, distance: 0, progress: .nan)
    @exclusivity(unchecked) var resting = CardDetents()
    /// The selected detent, and the resting places of the last layout pass.
    @exclusivity(unchecked) public internal(set) var selection: DetentSelection
    /// True if the next layout pass lays out the card, even if the card moves, and is to lie where it does.
    @exclusivity(unchecked) public var needsLayout = true
    /// The card's transform in the last layout pass.
    @exclusivity(unchecked) var passed = CGAffineTransform.identity
    /// True once a layout pass has found the resting places.
    var hasPlaces = false
    /// True once the card lies where it begins: out of sight, or at its stop. Layout passes before that tell no place.
    public var hasBegun = false
    var safeArea = CardSafeArea()
    /// The card that this one lies over and tells how far it has come, such as the card whose content presented this one.
    @exclusivity(unchecked) public internal(set) weak var cardBehind: RestingCard?
    /// The card that lies over this one.
    weak var cardInFront: RestingCard?
    /// The share of its way that the card over this one has come, 0 to 1, and whether that card fades instead of moving.
    var covered = (share: CGFloat(0), fades: false)
    /// The surface below a card that is pulled beyond its most open place; nil while it is not.
    @exclusivity(unchecked) var underside: UIView?
    @exclusivity(unchecked) var keyboard = CardKeyboard()
    /// The duration of the keyboard's movement, while cards are laid out for it, or for other regions of the screen that
    /// are reserved; nil otherwise. A card's animation lays out the cards in it, too.
    static var secondsOfKeyboard: TimeInterval?
    /// What the regions that hardware reserves leave of the card.
    @exclusivity(unchecked) var reserved = ReservedAnswers()
    /// The part of the container, beside a fold, in which the card lies; nil: the whole container.
    public var part: CGRect? { reserved.part }
    /// Dims the views behind the card, and takes or passes the touches there; nil if neither is asked for.
    @exclusivity(unchecked) public internal(set) var dimmingView: DimmingView?
    /// Whether the card keeps a distance from the side that it leaves over.
    public var floats: Bool { didSet { if floats != oldValue { updateFace(along: direction) } } }
    /// The content's own mask, while the content is in the card.
    private(set) var maskOfContent: UIView.AutoresizingMask?
    private static let filling: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]

    /// - Parameter hasFace: Whether the card has a face also if its traits need none.
    public init(
        _ content: UIViewController, _ traits: CardTraits, along direction: ArbitrationPolicy.Direction,
        floats: Bool = false, hasFace: Bool
    ) {
        (self.content, self.traits, self.floats) = (content, traits, floats)
        declaredDirection = direction
        selection = DetentSelection(traits.selectedDetent)
        cardView.restingCard = self
        if hasFace { face = CardFace(on: cardView) }
        updateFace(along: direction)
        keepOutOfRegions()
    }

    private func updateFace(along direction: ArbitrationPolicy.Direction) {
        if face == nil, traits.hasFace {
            let face = CardFace(on: cardView)
            if let content = contentController?.viewIfLoaded, content.superview === cardView {
                content.frame = face.bounds
                face.insertSubview(content, at: 0)
            }
            self.face = face
        }
        let look = face == nil ? traits.grabber : nil
        if cardView.handle?.look != look { cardView.handle = look.map { HandleView($0, of: self, isVisible: false) } }
        guard let face else { return }
        let wasVisible = face.handle?.isVisible == true
        guard face.take(traits, of: self, along: direction, floats: floats), let handle = face.handle else { return }
        // Without a grabber, the region may be the client's.
        if wasVisible || handle.isVisible { bindHandle() }
    }

    /// Begins or ends to keep out of the regions that hardware reserves, as the traits say.
    private func keepOutOfRegions() {
        reserved = ReservedAnswers()
        guard let keep = traits.reservedRegions?.keep else { return }
        withUnsafeMutablePointer(to: &reserved) { keep(UnsafeMutableRawPointer($0)) }
    }

    /// Makes the grabber the arbiter's region `.handle`, by its place: around the bar, touches land on the content.
    private func bindHandle() {
        guard let handle = face?.handle, handle.isVisible else { return arbiter?.bind(.handle, to: nil) ?? () }
        arbiter?.bind(.handle, to: .frame(of: handle))
    }

    /// Whether the card is as tall as its visible part.
    public var resizes: Bool {
        hasDetents && (traits.contentSizing == .resizes || floats || direction == .up)
    }
    public var hasDetents: Bool { !traits.detents.isEmpty }
    /// True while a detent's closure computes its height; no layout happens meanwhile.
    public internal(set) var isResolving = false

    /// Shows the content's view, which then fills the card below the grabber.
    public func show(_ content: UIView) {
        let place: UIView = face ?? cardView
        content.bounds.size = place.bounds.size
        content.center = CGPoint(x: place.bounds.midX, y: place.bounds.midY)
        maskOfContent = content.autoresizingMask
        content.autoresizingMask = Self.filling
        place.insertSubview(content, at: 0)
    }

    /// Makes the card's mover, which leaves by a finger if the user may dismiss the card.
    private func makeMover() -> GestureArbiter.Mover {
        let mover = GestureArbiter.Mover(
            leavingAt: { [weak self] in
                guard let self, !staysForUser else { return nil }
                return self.mover.outOfSight
            },
            show: { [weak self] _ in self?.owner?.cardDidMove() })
        setUp(mover)
        mover.showsOpacity = true
        mover.owner = self
        return mover
    }

    func setUp(_ mover: GestureArbiter.Mover) {
        (mover.release, mover.spring) = (traits.release, traits.spring)
        (mover.setup.comingSpring, mover.setup.leavingSpring) = (traits.presentingSpring, traits.dismissingSpring)
    }

    /// The declared policy. A touch adds the card's handle, and the owner its direction.
    public var policy: ArbitrationPolicy { arbiter?.policy ?? traits.policy }
    /// The policy of a touch, by the card's handle.
    public func adapted(_ policy: ArbitrationPolicy) -> ArbitrationPolicy {
        policy.draggedByHandle(traits.prefersGrabberVisible)
    }
    var currentTraits: CardTraits {
        var current = traits
        current.policy = policy
        return current
    }

    /// Attaches the card's arbiter, which moves `hand`, and makes the grabber its region `.handle`.
    public func attachArbiter(moving hand: any ArbitratedCard) -> GestureArbiter {
        let arbiter = GestureArbiter.attach(to: cardView, policy: traits.policy, moving: hand)
        arbiter.addRule { [weak self] in self?.verdict(on: $0) ?? .allow }
        self.arbiter = arbiter
        if face?.handle?.isVisible == true { bindHandle() }
        return arbiter
    }

    /// Keeps the card if the discovery finds none of the scroll views under the finger.
    private func verdict(on attempt: GestureArbiter.Attempt) -> Arbitration.Verdict {
        guard attempt.stage != .release, !attempt.scrollViews.isEmpty, let contentController else { return .allow }
        let found = traits.discovery.scrollView(
            in: ScrollSearch(in: contentController, touchedScrollViews: attempt.scrollViews, along: direction))
        if attempt.scrollViews.contains(where: { $0 === found }) { return .allow }
        return .deny(reason: "\(traits.discovery.description) finds \(found.map { "\(type(of: $0))" } ?? "nothing")")
    }

    /// Takes a client's new values.
    public func take(_ new: CardTraits) {
        let old = currentTraits
        guard let owner, new != old else { return }
        traits = new
        traits.selectedDetent = new.selectedDetent ?? old.selectedDetent
        if mover.leavesBothWays, !new.detents.isEmpty {
            warnOnce(
                "CardControlling.detents",
                "A card that leaves both ways rests at one place. Give its policy one way, as .down.")
            traits.detents = []
        }
        setUp(mover)
        updateFace(along: direction)
        if underside != nil {
            hideUnderside()
            showUnderside()
        }
        if new.coveredLook != old.coveredLook {
            show(new.coveredLook ?? CardTraits.CoveredLook(scale: 1))
            // A deck in front may push the card back now, or no longer.
            if let cardInFront { cardInFront.owner?.didProgress(to: cardInFront.mover.progress) }
        }
        if new.reservedRegions != old.reservedRegions { keepOutOfRegions() }
        if new.policy != old.policy { arbiter?.policy = new.policy }
        if new.declared != old.declared { declare() }
        let enclosing = changesBySpring
        changesBySpring = enclosing ?? false
        owner.traitsDidChange(from: old)
        onScreen(of: cardView) {
            let name = new.selectedDetent == old.selectedDetent ? nil : new.selectedDetent
            if let name, new.detents != old.detents { selection.wish(name) }
            if !new.hasPlaces(of: old) { resolveAgain() }
            // For the lift, a finger's card has to know what was selected.
            if let name, name != selection.selected.identifier || phase == .inHand {
                select(name, animated: enclosing == true, byUser: false)
            }
        }
        changesBySpring = enclosing
    }

    /// Makes the client's declarations, without the set-up, which may load the controller's view.
    public func declare() {
        var declared = traits.declared
        declared.setUp = nil
        arbiter?.declare(declared)
    }

    /// The card as a touch finds it.
    ///
    /// - Parameters:
    ///   - resistance: How the card resists the finger beyond its detents; nil: not at all.
    ///   - scale: The finger's points for each of the card's.
    public func card(
        mayOpen: Bool, resistance: Motion.ClassicResistance? = nil, scale: CGFloat = 1
    ) -> Arbitration.Card {
        if phase != .inHand { (mover.setup.resistance, mover.setup.scale) = (resistance, scale) }
        return mover.card(mayOpen: mayOpen)
    }

    /// Whether the content, or a controller that shows in it, keeps its user from dismissing the card, so that the card
    /// resists the finger.
    public var isModal: Bool { contentController?.shownControllers.contains { $0.isModalInPresentation } ?? false }

    /// Restores the content after the card is removed, and takes out its view unless it already shows elsewhere.
    public func letGo(of content: UIViewController) {
        endFollowing()
        leaveRow()
        removeDimming()
        forgetKeyboard()
        forgetPlaces()
        hideUnderside()
        giveSafeAreaBack(of: content)
        guard let view = content.viewIfLoaded, view.isDescendant(of: cardView) else { return }
        view.removeFromSuperview()
        // A mask that its owner has set stays.
        if let maskOfContent, view.autoresizingMask == Self.filling { view.autoresizingMask = maskOfContent }
    }

    public func giveSafeAreaBack(of content: UIViewController) {
        safeArea = CardSafeArea()
        LentInsets.of(content).lend(.zero, by: self)
    }

    // MARK: The content, the container and the way

    /// The controller in the card; nil if other code has removed it.
    public var contentController: UIViewController? { content.flatMap { $0.parent === contentParent ? $0 : nil } }
    var containerView: UIView? { owner?.containerView }
    /// The way out; of a two-way direction, the side to which the card is displaced.
    public var direction: ArbitrationPolicy.Direction {
        switch declaredDirection {
        case .vertical, .horizontal: declaredDirection.way(onOtherSide: mover.isOnOtherSide)
        case .up, .down, .left, .right, .leading, .trailing: declaredDirection
        }
    }
    /// The place where the card rests or comes to rest.
    var selectedStop: CGFloat { mover.selected }
    var phase: CardPhase { mover.phase }
    /// The distance from the most open place along the way out, in points.
    var translation: CGFloat { mover.placeOnSide }
    var safeInsets: UIEdgeInsets { owner?.safeInsets ?? .zero }
}

// MARK: - How the card lies on the screen

@_spi(Cards) extension RestingCard {
    /// The way out on the screen, where the container may be mirrored or turned. A finger moves along this way.
    public var directionOnScreen: ArbitrationPolicy.Direction {
        let way = wayOnScreen
        guard max(abs(way.x), abs(way.y)) > 0 else { return direction }
        return abs(way.x) > abs(way.y) ? (way.x < 0 ? .left : .right) : (way.y < 0 ? .up : .down)
    }

    /// The finger's points for each point of the card: the container may be shown scaled.
    public var scaleOnScreen: CGFloat {
        let way = wayOnScreen
        let scale = hypot(way.x, way.y)
        // A rounding error is no scale.
        return scale.isFinite && scale > 0.001 && abs(scale - 1) > 1e-6 ? scale : 1
    }

    /// One point of the card's way out, on the screen.
    private var wayOnScreen: CGPoint {
        let way = direction.movement(by: 1)
        return containerView?.wayInWindow(of: way) ?? way
    }
}

extension RestingCard: MoverOwner {
    package func feel(_ target: ReleaseRule.Target) { impactFeedback?.feel(target, at: mover.placeOnSide) }
    package func arm(_ isArmed: Bool) { tell(.armed(isArmed)) }
    package func arrive(_ outcome: CardState.Outcome) {
        switch outcome {
        case .rested, .bounced: stop()
        case .came: owner?.didCome()
        case .left: owner?.didLeave()
        }
    }
}
