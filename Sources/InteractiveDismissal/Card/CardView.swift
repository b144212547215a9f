import UIKitShim

/// What a presentation moves: a view around the presented controller's, so that the controller's own transform, alpha
/// and safe area stay its own.
package final class CardView: UIView {
    package var onEscape: (@MainActor () -> Bool)?
    package var onWindowChange: (@MainActor () -> Void)?
    package var onSafeAreaChange: (@MainActor () -> Void)?
    package var onTraitChange: (@MainActor () -> Void)?
    /// Called with the property by which somebody else tries to place the card.
    package var onForeignPlace: (@MainActor (String) -> Void)?
    /// Where it rests; null before it is placed.
    private var place = CGRect.null
    /// Where it would lie if it did not resize: set by UIKit or a layout callback, these places are not taken, and nothing is
    /// said.
    private var expectedPlaces: [CGRect?] = []

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        onWindowChange?()
    }

    /// In the layout pass, before what is in it is laid out: where the safe area follows a transform no sooner.
    package override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        onSafeAreaChange?()
    }

    /// Heights may follow the size of the text, and detents the size classes.
    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection != nil { onTraitChange?() }
    }

    package override func accessibilityPerformEscape() -> Bool { onEscape?() ?? false }

    /// Where it lies without its transform, in its superview.
    package var restingFrame: CGRect {
        CGRect(
            x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    }

    /// At rest in `rect`, whatever the transform is.
    func lie(in rect: CGRect, insteadOf expectedPlaces: [CGRect?] = []) {
        (place, self.expectedPlaces) = (rect, expectedPlaces)
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        // As small as it was and as it will be while it is neither here nor there: else it would lie under the status bar for
        // a moment, and a list in it would make way for that.
        resize(to: CGSize(width: min(bounds.width, rect.width), height: min(bounds.height, rect.height)))
        if center != middle { super.center = middle }
        resize(to: rect.size)
    }

    private func resize(to size: CGSize) {
        let resized = CGRect(origin: bounds.origin, size: size)
        if bounds != resized { super.bounds = resized }
    }

    /// Under the transform of a card in hand a frame would move the place of rest, and the card would jump. The place
    /// itself may be set again, as layout callbacks and UIKit do: it is there.
    package override var frame: CGRect {
        get { super.frame }
        set {
            if !place.isNull, newValue != place { refusePlace(by: "frame") { $0 == newValue } }
        }
    }

    package override var center: CGPoint {
        get { super.center }
        set {
            let middle = CGPoint(x: place.midX, y: place.midY)
            guard place.isNull || newValue == middle else {
                return refusePlace(by: "center") { newValue == CGPoint(x: $0.midX, y: $0.midY) }
            }
            super.center = newValue
        }
    }

    /// Its origin is anybody's: it places nothing but what is in it.
    package override var bounds: CGRect {
        get { super.bounds }
        set {
            let kept = CGRect(origin: newValue.origin, size: place.size)
            guard place.isNull || newValue == kept else {
                return refusePlace(by: "bounds") { $0.size == newValue.size }
            }
            super.bounds = newValue
        }
    }

    private func refusePlace(by property: String, isExpected: (CGRect) -> Bool) {
        if !expectedPlaces.contains(where: { $0.map(isExpected) == true }) { onForeignPlace?(property) }
    }
}
