import UIKitShim

/// The card's response to a keyboard: the card moves up, the rest becomes safe area, and edited text stays in sight.
@_spi(Cards) extension RestingCard {
    /// The keyboard's height above the container's bottom, in points; 0 if it is absent, floating or ignored, or edits
    /// something beside the card.
    public var keyboardHeight: CGFloat {
        guard keyboard.place.isThere, traits.keyboard != .ignores, !keyboard.isOfOthers else { return 0 }
        return containerView.map { keyboard.place.height(in: $0) } ?? 0
    }

    public func observeKeyboard() {
        guard keyboard.follower == nil else { return }
        keyboard.follower = KeyboardFollower { [weak self] place, seconds in
            // Ignore a keyboard on another screen.
            guard let self, containerView?.window.map({ place.isOn($0.screen) }) ?? true else { return }
            guard !place.frame.isNull || mayCover(keyboard.awaited ?? keyboard.place) else { return }
            followKeyboard(to: place, over: seconds)
        } onEditing: { [weak self] text in
            guard let self, keyboard.place.isThere, text.window === cardView.window else { return }
            guard text.isDescendant(of: cardView) || !keyboard.isOfOthers else { return }
            followKeyboard(to: keyboard.place, over: traits.response)
        }
    }

    /// False if the keyboard covers nothing: its frame was told before, and nothing is left to do when it hides.
    private func mayCover(_ place: KeyboardPlace) -> Bool {
        guard let container = containerView, container.window != nil else { return place.isThere }
        return place.height(in: container) > 0
    }

    /// Follows the keyboard, except for a card that a finger holds, or that leaves.
    private func followKeyboard(to place: KeyboardPlace, over seconds: TimeInterval) {
        let isFree = ![.inHand, .leaving, .away].contains(phase)
        keyboard.awaited = isFree ? nil : place
        guard isFree else { return keepPlaceInHand(at: place) }
        take(place)
        onScreen(of: cardView) { layOut(over: seconds) }
        guard keyboardHeight > 0 else { return }
        // Wait a turn: other observers of the keyboard have then moved the edited text.
        onNextTurn(of: containerView) { [weak self] in self?.showEdited(over: seconds) }
    }

    /// Updates the resting places of a card that a finger holds; the card stays where it shows. A release then chooses
    /// among the current detents, not among those above a keyboard that has gone. Other cards wait for the lift.
    private func keepPlaceInHand(at place: KeyboardPlace) {
        guard phase == .inHand, hasDetents, direction == .down, let container = containerView else { return }
        take(place)
        layOutAgain(container)
    }

    private func take(_ place: KeyboardPlace) {
        keyboard.move(to: place)
        keyboard.isOfOthers = place.isThere && editsOnlyOthers
    }

    /// Whether text is edited in the card's window, but not in the card.
    private var editsOnlyOthers: Bool {
        guard let window = cardView.window, cardView.firstResponderInside == nil else { return false }
        return window.firstResponderInside != nil
    }

    /// Reveals the edited text by scrolling; if nothing scrolls, by raising the card.
    private func showEdited(over seconds: TimeInterval) {
        guard let container = containerView, keyboard.awaited == nil, let edited = cardView.firstResponderInside else {
            return
        }
        animate(over: seconds) { [cardView] in edited.endMomentum(in: cardView) }
        guard edited.distance(into: spanAboveKeyboard, of: cardView) > 0 else { return }
        animate(over: seconds) {
            let distance = edited.scroll(into: self.spanAboveKeyboard, of: self.cardView)
            guard distance > 0 else { return }
            // With detents, raise the most open place as far as there is room, then raise the whole card.
            if self.hasDetents {
                self.keyboard.rise.ofDetents = distance
                self.layOutAgain(container)
            }
            self.keyboard.rise.ofCard += edited.distance(into: self.spanAboveKeyboard, of: self.cardView)
            self.layOutAgain(container)
        }
    }

    func layOutAgain(_ container: UIView) {
        container.setNeedsLayout()
        container.layoutIfNeeded()
    }

    /// The top and bottom of the visible span between status bar and keyboard, in the coordinates of the resting card.
    private var spanAboveKeyboard: (top: CGFloat, bottom: CGFloat) {
        let origin = openFrame.minY + (direction == .down ? selectedStop : 0)
        return (safeInsets.top - origin, (containerView?.bounds.maxY ?? 0) - keyboardHeight - origin)
    }

    private func layOut(over seconds: TimeInterval) {
        guard let container = containerView else { return }
        // A card out of sight, such as behind another tab, is laid out when it is back.
        container.setNeedsLayout()
        guard cardView.window != nil else { return }
        animate(over: seconds) { container.layoutIfNeeded() }
    }

    private func animate(over seconds: TimeInterval, _ changes: @escaping @MainActor () -> Void) {
        let enclosing = Self.secondsOfKeyboard
        Self.secondsOfKeyboard = UIView.areAnimationsEnabled ? max(seconds, 0) : 0
        defer { Self.secondsOfKeyboard = enclosing }
        UIView.animate(
            withDuration: seconds, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: changes, completion: nil)
    }

    /// Ends editing when the card leaves, so that the keyboard leaves with it.
    public func endEditing() {
        guard let edited = cardView.firstResponderInside else { return }
        keyboard.interrupted = edited
        cardView.endEditing(true)
    }

    /// Resumes editing when the card comes back.
    public func resumeEditing() {
        let interrupted = keyboard.interrupted
        keyboard.interrupted = nil
        // Before the text is edited, which is held against the keyboard that the card knows.
        if let awaited = keyboard.awaited { followKeyboard(to: awaited, over: traits.response) }
        interrupted?.becomeFirstResponder()
    }

    public func forgetKeyboard() { keyboard = CardKeyboard() }
}

/// The keyboard's effect on a card: how far the card moves up, and what stays covered.
@MainActor
struct CardKeyboard {
    fileprivate var follower: KeyboardFollower?
    fileprivate var place = KeyboardPlace()
    /// Whether the keyboard edits something beside the card, which then stays.
    fileprivate var isOfOthers = false
    fileprivate(set) var rise = CardLayout.Rise()
    /// The keyboard's current place, while a card under a finger or a leaving card does not follow it.
    fileprivate var awaited: KeyboardPlace?
    fileprivate weak var interrupted: UIView?

    fileprivate mutating func move(to place: KeyboardPlace) {
        (self.place, rise) = (place, CardLayout.Rise())
    }
}

/// The place of a keyboard at the end of its animation.
private struct KeyboardPlace {
    /// The frame in the screen's coordinates; null: there is none.
    var frame = CGRect.null
    /// Nil if UIKit does not report it: before iOS 16.1.
    var screen: UIScreen?

    /// A floating keyboard has no frame, and covers nothing.
    var isThere: Bool { !frame.isEmpty }

    @MainActor func isOn(_ other: UIScreen) -> Bool { screen ?? other === other }

    /// The height that the keyboard covers from the bottom of `container`, in points; 0 if it does not.
    @MainActor func height(in container: UIView) -> CGFloat {
        // A keyboard above the bottom covers nothing up from the bottom.
        guard isThere, let screen = container.window?.screen, isOn(screen) else { return 0 }
        let frame = container.convert(frame, from: screen.coordinateSpace)
        guard frame.maxY >= container.bounds.maxY - 1 else { return 0 }
        return min(max(container.bounds.maxY - frame.minY, 0), container.bounds.height)
    }
}

/// Observes the keyboard for as long as this object lives.
@MainActor
private final class KeyboardFollower {
    /// Ends the observation when its owner is released.
    private final class Registration {
        let token: any NSObjectProtocol
        init(_ token: any NSObjectProtocol) { self.token = token }
        deinit { NotificationCenter.default.removeObserver(token) }
    }

    private var registrations: [Registration] = []
    private var isShown = false

    /// - Parameters:
    ///   - onChange: Called with the keyboard's future place, and the seconds that it takes; with none where it hides:
    ///     keyboards have been reported to go with no other notification.
    ///   - onEditing: Called with the text that begins editing: the keyboard may already be there.
    init(
        _ onChange: @escaping @MainActor (KeyboardPlace, TimeInterval) -> Void,
        onEditing: @escaping @MainActor (UIView) -> Void
    ) {
        let (frameKey, durationKey) = (
            UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey
        )
        // Calls, and no array: an array of names would link every app the bridging of names.
        func follow(_ name: Notification.Name, shows: Bool?) {
            observe(name) { [weak self] notification in
                let frame = shows == false ? .null : notification.userInfo?[frameKey] as? CGRect ?? .null
                let seconds = notification.userInfo?[durationKey] as? TimeInterval ?? 0
                let screen = notification.object as? UIScreen
                onMain {
                    guard let self else { return }
                    // iOS 26 reports wrong frames of a hidden keyboard.
                    guard shows != nil || self.isShown else { return }
                    self.isShown = shows ?? true
                    onChange(KeyboardPlace(frame: frame, screen: screen), seconds)
                }
            }
        }
        follow(UIResponder.keyboardWillShowNotification, shows: true)
        follow(UIResponder.keyboardWillHideNotification, shows: false)
        follow(UIResponder.keyboardWillChangeFrameNotification, shows: nil)
        let edited: @Sendable (Notification) -> Void = { notification in
            if let text = notification.object as? UIView { onMain { onEditing(text) } }
        }
        observe(UITextField.textDidBeginEditingNotification, edited)
        observe(UITextView.textDidBeginEditingNotification, edited)
    }

    private func observe(_ name: Notification.Name, _ use: @escaping @Sendable (Notification) -> Void) {
        registrations.append(
            Registration(NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: use)))
    }
}

// MARK: - Scrolling into sight

extension UIView {
    var firstResponderInside: UIView? {
        if isFirstResponder { return self }
        for subview in subviews {
            if let responder = subview.firstResponderInside { return responder }
        }
        return nil
    }

    /// Scrolls the scroll views around this view, innermost first, until the view lies above the span's bottom, as far
    /// as there is content, and without moving its top above the span's top, in the coordinates of `container`. Returns
    /// the distance by which the view still lies below, in points.
    fileprivate func scroll(into span: (top: CGFloat, bottom: CGFloat), of container: UIView) -> CGFloat {
        for scrollView in superview?.scrollViews(upTo: container) ?? [] {
            let distance = distance(into: span, of: container)
            if distance > 0 { scrollView.scroll(by: distance, in: container) }
        }
        return distance(into: span, of: container)
    }

    /// Ends momentum and animations of the scroll views around this view: they could carry edited text out of sight.
    fileprivate func endMomentum(in container: UIView) {
        for scrollView in superview?.scrollViews(upTo: container) ?? [] {
            scrollView.setContentOffset(scrollView.restingOffset, animated: false)
        }
    }

    /// How far the view has to move up to lie above the span's bottom, with its top below the span's top.
    fileprivate func distance(into span: (top: CGFloat, bottom: CGFloat), of container: UIView) -> CGFloat {
        let place = convert(bounds, to: container)
        return max(min(place.maxY - span.bottom, place.minY - span.top), 0)
    }
}

extension UIScrollView {
    /// The content offsets at the beginning and at the end of the content.
    private var ends: (first: CGPoint, last: CGPoint) {
        let inset = adjustedContentInset
        let right = contentSize.width + inset.right - bounds.width
        return (CGPoint(x: -inset.left, y: -inset.top), CGPoint(x: right, y: lastOffset()))
    }

    fileprivate var restingOffset: CGPoint {
        let (offset, (first, last)) = (contentOffset, ends)
        return CGPoint(x: max(min(offset.x, last.x), first.x), y: max(min(offset.y, last.y), first.y))
    }

    /// Scrolls the content up on the screen, as far as there is content below.
    fileprivate func scroll(by distance: CGFloat, in container: UIView) {
        let start = convert(CGPoint.zero, from: container)
        let end = convert(CGPoint(x: 0, y: distance), from: container)
        func moved(_ offset: CGFloat, by way: CGFloat, from first: CGFloat, to last: CGFloat) -> CGFloat {
            way > 0 ? max(min(offset + way, last), offset) : min(max(offset + way, first), offset)
        }
        let (offset, (first, last)) = (contentOffset, ends)
        let scrolled = CGPoint(
            x: moved(offset.x, by: end.x - start.x, from: first.x, to: last.x),
            y: moved(offset.y, by: end.y - start.y, from: first.y, to: last.y))
        if scrolled != offset { contentOffset = scrolled }
    }
}
