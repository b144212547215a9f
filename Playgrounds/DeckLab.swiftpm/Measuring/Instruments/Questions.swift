import UIKitShim

/// A delegate that gives UIKit's default answers, and reports who asked.
final class Questions: NSObject, UIGestureRecognizerDelegate {
    var onShouldBegin: (@MainActor () -> Void)?
    var onShouldReceive: (@MainActor () -> Void)?
    var onFailureQuestion: (@MainActor () -> Void)?
    var allowsSimultaneous = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        onShouldBegin?()
        return true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        onShouldReceive?()
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        onFailureQuestion?()
        return false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { allowsSimultaneous }
}

/// A view that reports when it is asked whether a gesture may begin.
final class AskedView: UIView {
    var onShouldBegin: (@MainActor () -> Void)?

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        onShouldBegin?()
        return true
    }
}

extension UIView {
    /// Adds a recognizer and its action.
    func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ action: @escaping @MainActor (Recognizer) -> Void
    ) {
        addGestureRecognizer(recognizer)
        recognizer.on(action)
    }
}

extension UIGestureRecognizer {
    /// Adds an action after the existing ones.
    func on<Recognizer: UIGestureRecognizer>(_ action: @escaping @MainActor (Recognizer) -> Void) {
        GestureAction { recognizer in (recognizer as? Recognizer).map(action) }.add(to: self)
    }
}
