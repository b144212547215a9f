import UIKitShim

/// The keyboard: the card goes up before it, what of it stays covered becomes safe area, and what is edited stays in sight.
extension RestingCard {
    /// The height of the keyboard above the container's bottom, in points; 0 where there is none, where it floats, and
    /// where the card ignores it.
    package var keyboardHeight: CGFloat {
        guard keyboard.isThere, let containerView else { return 0 }
        return keyboard.height(in: containerView)
    }

    package func heedKeyboard() {
        guard answer == .moves, keyboard.follower == nil else { return }
        keyboard.follower = KeyboardFollower { [weak self] place, seconds in
            // One on another screen says nothing about the one here.
            guard let self, containerView?.window.map({ place.isOn($0.screen) }) ?? true else { return }
            followKeyboard(to: place, over: seconds)
        } onEditing: { [weak self] text in
            guard let self, keyboardHeight > 0, text.isDescendant(of: cardView) else { return }
            followKeyboard(to: keyboard.place, over: response)
        }
    }

    /// A card in hand stays in it, and one that leaves goes on.
    private func followKeyboard(to place: KeyboardPlace, over seconds: TimeInterval) {
        let isFree = course.phase != .inHand && course.phase != .leaving
        keyboard.awaited = isFree ? nil : place
        guard isFree else { return heedKeyboardInHand(at: place) }
        keyboard.move(to: place)
        owner?.keyboardDidChange()
        coverSafeArea()
        layOut(over: seconds)
        guard keyboardHeight > 0 else { return }
        // In the next turn: whoever else has heard of the keyboard has moved what is edited by then.
        onNextTurn(of: containerView) { [weak self] in self?.showEdited(over: seconds) }
    }

    /// A card in hand stays where it is seen, but where it may rest has changed: it is let go among its detents as they
    /// are by then, not among those above a keyboard that has gone.
    private func heedKeyboardInHand(at place: KeyboardPlace) {
        guard course.phase == .inHand, resting.isDeclared, let container = containerView else { return }
        keyboard.move(to: place)
        owner?.keyboardDidChange()
        container.setNeedsLayout()
        container.layoutIfNeeded()
    }

    /// By scrolling; where there is nothing to scroll, by raising the card.
    private func showEdited(over seconds: TimeInterval) {
        guard let container = containerView, keyboard.awaited == nil, let edited = cardView.firstResponderInside else {
            return
        }
        animate(over: seconds) { [cardView] in edited.endMomentum(in: cardView) }
        guard edited.hidden(in: roomAboveKeyboard(of: container), of: cardView) > 0 else { return }
        animate(over: seconds) {
            let hidden = edited.scrollIntoSight(in: self.roomAboveKeyboard(of: container), of: self.cardView)
            guard hidden > 0 else { return }
            // Among its detents the card goes up as far as its most open place has room; with all of it, it goes farther.
            if self.resting.isDeclared {
                self.keyboard.raise = hidden
                container.setNeedsLayout()
                container.layoutIfNeeded()
            }
            self.keyboard.lift += edited.hidden(in: self.roomAboveKeyboard(of: container), of: self.cardView)
            container.setNeedsLayout()
            container.layoutIfNeeded()
        }
    }

    /// What of the card lies below the status bar and above the keyboard, from top to bottom, in the card's own coordinates: a
    /// card on its way counts as where it will rest.
    private func roomAboveKeyboard(of container: UIView) -> (top: CGFloat, bottom: CGFloat) {
        let origin = frameAboveKeyboard.minY + (direction == .down ? course.stop : 0)
        return (safeInsets.top - origin, keyboardTop(in: container) - origin)
    }

    private func layOut(over seconds: TimeInterval) {
        guard let container = containerView else { return }
        // Out of sight, as behind another tab, the card is laid out when it is back.
        container.setNeedsLayout()
        guard cardView.window != nil else { return }
        animate(over: seconds) { container.layoutIfNeeded() }
    }

    private func animate(over seconds: TimeInterval, _ changes: @escaping @MainActor () -> Void) {
        UIView.animate(
            withDuration: seconds, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: changes, completion: nil)
    }

    /// Where the card rests before the keyboard: up as far as its limit allows, and as what is edited needs.
    package var frameAboveKeyboard: CGRect {
        let frame = frameWithoutKeyboard
        return keyboardHeight > 0 ? frame.offsetBy(dx: 0, dy: -lift(of: frame) - keyboard.lift) : frame
    }

    /// How far the whole card goes up beyond its limit, in points.
    package var keyboardLift: CGFloat { keyboardHeight > 0 ? keyboard.lift : 0 }

    private func lift(of frame: CGRect) -> CGFloat {
        guard let container = containerView else { return 0 }
        // What is safe area below a detent's height lies behind the keyboard.
        let covered = frame.maxY - keyboardTop(in: container) - resting.safe + detentRaise
        return min(max(covered, 0), max(frame.minY - (owner?.highestTop ?? 0), 0))
    }

    /// How far every detent goes up, as far as there is room, so that what is edited shows, in points.
    package var detentRaise: CGFloat { resting.isDeclared && keyboardHeight > 0 ? keyboard.raise : 0 }

    func keyboardTop(in container: UIView) -> CGFloat { container.bounds.maxY - keyboardHeight }

    /// What the keyboard covers of a card that is as high as its limit allows: raising it for what is edited uncovers
    /// nothing that its content would have to follow.
    var keyboardOverlap: CGFloat {
        guard let container = containerView, keyboardHeight > 0 else { return 0 }
        let frame = frameWithoutKeyboard
        return frame.maxY - lift(of: frame) - keyboardTop(in: container)
    }

    /// The card leaves: what was edited in it is not edited any more, and the keyboard goes with it.
    package func endEditing() {
        guard let edited = cardView.firstResponderInside else { return }
        keyboard.interrupted = edited
        cardView.endEditing(true)
    }

    /// The card is brought back.
    package func resumeEditing() {
        let interrupted = keyboard.interrupted
        keyboard.interrupted = nil
        interrupted?.becomeFirstResponder()
        if let awaited = keyboard.awaited { followKeyboard(to: awaited, over: response) }
    }

    package func forgetKeyboard() {
        let wasThere = keyboardHeight > 0 || keyboard.raise > 0 || keyboard.lift > 0
        keyboard = CardKeyboard()
        if wasThere { owner?.keyboardDidChange() }
    }
}

// MARK: - What is known of it

/// What the keyboard means for a card: how far it goes up before it, and what stays covered.
@MainActor
struct CardKeyboard {
    fileprivate var follower: KeyboardFollower?
    fileprivate var place = KeyboardPlace()
    /// How far every detent goes up, as far as there is room, so that what is edited shows, in points; 0 where something in the
    /// card could be scrolled.
    fileprivate var raise: CGFloat = 0
    /// How far the whole card goes up beyond its limit, where that is not enough, in points.
    fileprivate var lift: CGFloat = 0
    /// Where it is by now, while the card is in hand or leaves and does not follow it.
    fileprivate var awaited: KeyboardPlace?
    /// What was edited when the card left.
    fileprivate weak var interrupted: UIView?

    fileprivate mutating func move(to place: KeyboardPlace) { (self.place, raise, lift) = (place, 0, 0) }

    /// One that floats has no frame: it covers nothing.
    fileprivate var isThere: Bool { !place.frame.isEmpty }

    /// How far it reaches up from the bottom of `container`, in points; 0 where it does not.
    fileprivate func height(in container: UIView) -> CGFloat {
        // One that stands free of the bottom covers nothing up from there.
        guard isThere, let screen = container.window?.screen, place.isOn(screen) else { return 0 }
        let frame = container.convert(place.frame, from: screen.coordinateSpace)
        guard frame.maxY >= container.bounds.maxY - 1 else { return 0 }
        return max(container.bounds.maxY - frame.minY, 0)
    }
}

/// Where a keyboard will be.
private struct KeyboardPlace {
    /// In the screen's coordinates; null: there is none.
    var frame = CGRect.null
    /// Nil where UIKit does not say: before iOS 16.1.
    var screen: UIScreen?

    @MainActor func isOn(_ other: UIScreen) -> Bool { screen ?? other === other }
}

/// Tells where the keyboard goes, as long as it lives.
@MainActor
private final class KeyboardFollower {
    /// Nobody has to stop it: it goes with its owner.
    private final class Registration {
        let token: any NSObjectProtocol
        init(_ token: any NSObjectProtocol) { self.token = token }
        deinit { NotificationCenter.default.removeObserver(token) }
    }

    private var registrations: [Registration] = []

    /// - Parameters:
    ///   - onChange: Called with where the keyboard will be, and the seconds that it takes.
    ///   - onEditing: Called with the text that begins to be edited: the keyboard may be there already.
    init(
        _ onChange: @escaping @MainActor (KeyboardPlace, TimeInterval) -> Void,
        onEditing: @escaping @MainActor (UIView) -> Void
    ) {
        let (frameKey, durationKey) = (
            UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey
        )
        observe(UIResponder.keyboardWillChangeFrameNotification) { notification in
            let frame = notification.userInfo?[frameKey] as? CGRect ?? .null
            let seconds = notification.userInfo?[durationKey] as? TimeInterval ?? 0
            let screen = notification.object as? UIScreen
            MainActor.assumeIsolated { onChange(KeyboardPlace(frame: frame, screen: screen), seconds) }
        }
        for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
            observe(name) { notification in
                guard let text = notification.object as? UIView else { return }
                MainActor.assumeIsolated { onEditing(text) }
            }
        }
    }

    private func observe(_ name: Notification.Name, _ use: @escaping @Sendable (Notification) -> Void) {
        registrations.append(
            Registration(NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: use)))
    }
}

// MARK: - Into sight

extension UIView {
    /// The view in here, or this one, that gets what is typed.
    fileprivate var firstResponderInside: UIView? {
        if isFirstResponder { return self }
        for subview in subviews {
            if let responder = subview.firstResponderInside { return responder }
        }
        return nil
    }

    /// Scrolls what is around it, the innermost first, until nothing of it lies below the room's bottom, as far as there is
    /// content and no more of it than shows above the room's top. Both in points, in the coordinates of `container`.
    ///
    /// - Returns: How far it still lies below, in points.
    fileprivate func scrollIntoSight(in room: (top: CGFloat, bottom: CGFloat), of container: UIView) -> CGFloat {
        for view in sequence(first: self, next: \.superview).dropFirst().prefix(while: { $0 !== container }) {
            let hidden = hidden(in: room, of: container)
            if hidden > 0, let scrollView = view as? UIScrollView { scrollView.scroll(by: hidden, in: container) }
        }
        return hidden(in: room, of: container)
    }

    /// Ends the momentum of what is around it, at rest: what is edited must not be carried out of sight again, and what is
    /// beyond its end comes back now.
    fileprivate func endMomentum(in container: UIView) {
        for view in sequence(first: self, next: \.superview).dropFirst().prefix(while: { $0 !== container }) {
            guard let scrollView = view as? UIScrollView, scrollView.isDecelerating else { continue }
            scrollView.setContentOffset(scrollView.restingOffset, animated: false)
        }
    }

    /// How far it has to go up to lie above the room's bottom, its top no higher than the room's.
    fileprivate func hidden(in room: (top: CGFloat, bottom: CGFloat), of container: UIView) -> CGFloat {
        let place = convert(bounds, to: container)
        return max(min(place.maxY - room.bottom, place.minY - room.top), 0)
    }
}

extension UIScrollView {
    /// Where its content is, or the end that it is beyond.
    fileprivate var restingOffset: CGPoint {
        let inset = adjustedContentInset
        let (right, bottom) = (
            contentSize.width + inset.right - bounds.width, contentSize.height + inset.bottom - bounds.height
        )
        return CGPoint(
            x: max(min(contentOffset.x, right), -inset.left), y: max(min(contentOffset.y, bottom), -inset.top))
    }

    /// Moves the content up on the screen, as far as there is any below.
    fileprivate func scroll(by distance: CGFloat, in container: UIView) {
        let (start, end) = (
            convert(CGPoint.zero, from: container), convert(CGPoint(x: 0, y: distance), from: container)
        )
        let inset = adjustedContentInset
        func moved(_ offset: CGFloat, by way: CGFloat, from first: CGFloat, to last: CGFloat) -> CGFloat {
            way > 0 ? max(min(offset + way, last), offset) : min(max(offset + way, first), offset)
        }
        let offset = CGPoint(
            x: moved(
                contentOffset.x, by: end.x - start.x, from: -inset.left,
                to: contentSize.width + inset.right - bounds.width),
            y: moved(
                contentOffset.y, by: end.y - start.y, from: -inset.top,
                to: contentSize.height + inset.bottom - bounds.height))
        if offset != contentOffset { contentOffset = offset }
    }
}
