@_spi(Cards) import Cards
@_spi(Cards) import GestureArbiter
import UIKitShim

// MARK: - Resting places

@_spi(Cards) extension Panel: CardOwner {
    public var isDismissible: Bool {
        !traits.interactiveDismissDisabled && !contentViewController.isModalInPresentation
    }

    public func dismissForUser() -> Bool {
        if isDismissible { leave(PanelDeparture(), animated: true, "escape") }
        return isDismissible
    }

    public var contentController: UIViewController? {
        contentViewController.parent === self ? contentViewController : nil
    }
    public var containerView: UIView? { presence.isApart ? nil : viewIfLoaded }
    public var highestTop: CGFloat { safeInsets.top + configuration.margins.top }
    public var ground: CGFloat { max(barHeight - direction.inset(of: safeInsets), 0) }

    public var course: CardCourse {
        var course = CardCourse(mover)
        if course.phase == .settling, course.translation > restingCard.lowestStop { course.phase = .coming }
        return course
    }

    /// The safe area without the insets that panels give to their parents, so that panels do not count them as bars.
    public var safeInsets: UIEdgeInsets {
        guard isViewLoaded else { return .zero }
        var insets = view.safeAreaInsets
        for guest in (parent?.addedPanels ?? [self]).flatMap(\.guests) {
            let around = sequence(first: self as UIViewController, next: \.parent)
            if around.contains(where: { $0 === guest.controller }) { insets = insets - guest.share }
        }
        return insets
    }

    /// The distance from the most open place to where the panel is out of sight, in points.
    var wayOut: CGFloat {
        guard let container = containerView else { return 0 }
        // A card that resizes has another frame elsewhere.
        let openFrame = restingCard.frameAboveKeyboard
        return max(direction.distance(of: openFrame, outOf: container.bounds), restingCard.lowestStop)
    }

    public var wholeFrame: CGRect {
        guard let container = containerView else { return .zero }
        let (safe, margins, isVertical) = (safeInsets, configuration.margins, direction.axis == .vertical)
        var insets =
            isVertical
            ? UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0)
            : UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
        // At its own side the panel reaches to the end; a floating panel stays within the safe area.
        if direction.inset(of: margins) == 0 { insets = insets - direction.insets(direction.inset(of: safe)) }
        var frame = container.bounds.inset(by: insets + margins)
        frame.size = CGSize(width: max(frame.size.width, 0), height: max(frame.size.height, 0))
        return isVertical && container.bounds.width > Self.readableWidth ? narrowed(frame) : frame
    }

    /// The width up to which a panel fills its parent, in points: UIKit's readable width at the default text size. A
    /// size class does not tell: iOS 27 keeps it compact in a phone's window of any width.
    private static let readableWidth: CGFloat = 672

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

    public var outOfSight: CGFloat { wayOut }
    public func placesDidChange() { if mover.phase == .resting { tellProgress() } }
    public func didStop() { arrive(.rested(at: mover.selected)) }

    public func selectionDidChange(byUser: Bool) {
        updateRoom()
        tell(.selected(selectedDetent, byUser: byUser))
    }

    public func select(_ detent: Detent.Identifier, animated: Bool, byUser: Bool) {
        guard !presence.isApart else { return sayApart("select(_:animated:)") }
        guard restingCard.knows(detent, "Panel.select(_:)") else { return }
        onScreen(of: view) {
            restingCard.select(detent, animated: animated && view.window != nil, byUser: byUser, moves: isShown)
        }
    }
}

// MARK: - Layout

extension Panel {
    func layOut() {
        guard let container = containerView, !restingCard.isResolving else { return }
        let pass = PanelPass(
            bounds: container.bounds, insets: safeInsets, heights: [barHeight, restingCard.keyboardHeight],
            isRightToLeft: isRightToLeft)
        guard pass != lastPass || restingCard.needsLayout else { return }
        lastPass = pass
        resolveDirection()
        _ = restingCard.layOut(in: container)
        if mover.phase == .away { mover.leave(at: wayOut, animated: false) }
        showSurroundings()
        updateRoom()
    }

    /// Turns the panel to its side, which is another one in another language. A panel that moves turns when it rests.
    private func resolveDirection() {
        let resolved = configuration.edge.direction.resolved(isRightToLeft: isRightToLeft)
        guard resolved != direction else { return }
        guard course.phase == .resting || course.isLeaving else {
            lastPass = nil
            return
        }
        direction = resolved
        restingCard.face?.corners = traits.corners(along: resolved, floats: configuration.floats)
        restingCard.forgetPlaces()
    }

    /// Content that other code has taken out gets its own safe area back.
    func giveUpLostContent() {
        if contentController == nil { restingCard.giveSafeAreaBack(of: contentViewController) }
    }

    func cardDidMove() {
        guard containerView != nil else { return }
        giveUpLostContent()
        restingCard.display()
        showSurroundings()
        if restingCard.hasPlaces { tellProgress() }
    }

    func tell(_ event: CardEvent) {
        restingCard.observer?(event)
        onEvent?(event)
    }

    private func tellProgress() {
        for follower in followers { follower.follow(mover.translation, among: selection.places) }
        tell(.moved(position))
    }

    /// Updates the backdrop and the bar to the panel's place.
    private func showSurroundings() {
        // Hide a closed drawer: its shadow would show at the side, and VoiceOver would find its content.
        let isOutOfSight = wayOut > 0 && mover.translation >= wayOut - 0.5
        if cardView.isHidden != isOutOfSight { cardView.isHidden = isOutOfSight }
        if let dimmingView {
            dimmingView.show(restingCard.dimmedShare)
            // VoiceOver reaches the parent when touches do.
            stand.accessibilityViewIsModal = dimmingView.alpha >= 0.01
        }
        moveBar()
    }

}

/// The inputs of a panel's layout pass. UIKit lays out a view whose subview moves in every frame; with equal inputs the
/// pass does nothing.
struct PanelPass: Equatable {
    let bounds: CGRect
    let insets: UIEdgeInsets
    /// The heights of the bar and the keyboard, in points.
    let heights: [CGFloat]
    let isRightToLeft: Bool
}
