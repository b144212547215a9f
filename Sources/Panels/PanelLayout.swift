@_spi(Cards) import Cards
@_spi(Cards) import GestureArbiter
import UIKitShim

@_spi(Cards) extension Panel: CardOwner {
    public var obstacle: DismissalRefusal? {
        if isApart || isHiddenAway { return .notPresented }
        return isLeaving ? .isBeingDismissed : restingCard.standingRefusal
    }

    public func refusalByDelegate() -> DismissalRefusal? { obstacle ?? host?.refusal(of: self) }

    public func leaveForUser() { leave(departureForUser, animated: true, "attemptDismissal()") }

    public var containerView: UIView? { isApart ? nil : viewIfLoaded }
    public var highestTop: CGFloat { max(wholeFrame.minY, safeInsets.top) }

    /// The safe area without the insets that panels give to controllers around this panel: those are no bars.
    public var safeInsets: UIEdgeInsets {
        LentInsets.safeArea(of: self, without: parent?.addedPanels ?? [self])
    }

    public var outOfSight: CGFloat {
        guard let container = containerView else { return 0 }
        // A card that resizes has another frame elsewhere.
        let bounds = hostPlace?.visibleBounds ?? container.bounds
        return max(direction.distance(of: restingCard.openFrame, outOf: bounds), restingCard.lowestStop)
    }

    public var wholeFrame: CGRect {
        if let frame = hostPlace?.frame { return restingCard.part.map(frame.intersection) ?? frame }
        guard let container = containerView else { return .zero }
        let direction = direction
        let bounds = restingCard.part ?? container.bounds
        let around = container.bounds.insets(of: bounds)
        let safe = safeInsets.combined(with: around) { max($0 - $1, 0) }
        let (margins, isVertical) = (configuration.margins, direction.axis == .vertical)
        var insets =
            isVertical
            ? UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0)
            : UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
        // At its own side the panel reaches to the end; a floating panel stays within the safe area.
        if direction.inset(of: margins) == 0 { insets = insets - direction.insets(direction.inset(of: safe)) }
        var frame = bounds.inset(by: insets + margins)
        if min(frame.size.width, frame.size.height) <= 0 { frame = bounds.inset(by: insets) }
        frame.size = CGSize(width: max(frame.size.width, 0), height: max(frame.size.height, 0))
        return isVertical && container.bounds.width > Self.readableWidth ? narrowed(frame) : frame
    }

    /// The width up to which a panel fills its parent, in points: UIKit's readable width at the default text size. On
    /// iOS 27 the size class is compact in a phone's window of any width.
    private static let readableWidth: CGFloat = 672

    private func narrowed(_ frame: CGRect) -> CGRect {
        let width = min(traits.maximumWidth, frame.width)
        let share: CGFloat =
            switch configuration.alignment {
            case .leading: isRightToLeft ? 1 : 0
            case .center: 0.5
            case .trailing: isRightToLeft ? 0 : 1
            }
        return CGRect(x: frame.minX + (frame.width - width) * share, y: frame.minY, width: width, height: frame.height)
    }

    /// By the card's own attribute; without one by the parent's view. The side that follows from this is the only answer
    /// to where the panel lies: the arbiters' direction and the strip at the edge follow the panel.
    private var isRightToLeft: Bool {
        let view = cardView.semanticContentAttribute == .unspecified ? parent?.viewIfLoaded ?? cardView : cardView
        return view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    public func cardDidMove() {
        guard containerView != nil else { return }
        giveUpLostContent()
        restingCard.display()
        showSurroundings()
        host?.panelDidMove(self)
        restingCard.tellPosition()
    }

    public func willLayOut() { askHost() }
    public func didCome() { restingCard.stop() }
    public func didStop() {
        if resolvedDirection != direction { view.setNeedsLayout() }
        noteArrival()
    }
    public func didLeave() { isGone() }
    public func selectionDidChange() { updateRoom() }

    public func traitsDidChange(from old: CardTraits) {
        configuration.traits = traits
        guard !isApart, !traits.hasDimming(of: old) else { return }
        dimParent()
        cardDidMove()
    }
}

// MARK: - Layout

extension Panel {
    func layOut() {
        guard let container = containerView else { return }
        turnToSide()
        guard restingCard.layOut(in: container) else { return }
        showSurroundings()
        updateRoom()
    }

    private var resolvedDirection: ArbitrationPolicy.Direction {
        configuration.edge.direction.resolved(isRightToLeft: isRightToLeft)
    }

    /// Turns the panel to its side, which depends on the layout direction. A panel that moves turns when it rests.
    private func turnToSide() {
        let resolved = resolvedDirection
        guard resolved != direction, [.resting, .leaving, .away].contains(mover.phase) else { return }
        restingCard.declaredDirection = resolved
        restingCard.face?.corners = traits.corners(along: resolved, floats: restingCard.floats)
        restingCard.forgetPlaces()
        bindEdge()
    }

    /// Content that other code has taken out gets its own safe area back.
    func giveUpLostContent() {
        if restingCard.contentController == nil { restingCard.giveSafeAreaBack(of: contentViewController) }
    }

    func tell(_ event: CardEvent) { restingCard.tell(event) }

    /// Updates the backdrop and the bar to the panel's place.
    private func showSurroundings() {
        // Hide a closed drawer: its shadow would show at the side, and VoiceOver would find its content.
        let wayOut = outOfSight
        let isOutOfSight = wayOut > 0 && mover.translation >= wayOut - 0.5
        if cardView.isHidden != isOutOfSight { cardView.isHidden = isOutOfSight }
        if let dimmingView = restingCard.dimmingView {
            dimmingView.show(restingCard.dimmedShare)
            // VoiceOver reaches the parent when touches do.
            panelView.accessibilityViewIsModal = dimmingView.alpha >= 0.01
        }
        moveBar()
    }
}
