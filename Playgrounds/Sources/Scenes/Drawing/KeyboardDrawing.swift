import HeadlessUIKit

/// A keyboard in front of everything: the host reports one, and draws none.
@MainActor
final class KeyboardDrawing {
    private let board: UIView
    private weak var window: UIWindow?
    private var observer: (any NSObjectProtocol)?

    init(on stage: Stage) {
        window = stage.window
        board = UIView(frame: CGRect(x: 0, y: stage.window.bounds.maxY, width: stage.window.bounds.width, height: 336))
        board.backgroundColor = UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1)
        board.accessibilityIdentifier = "keyboard"
        board.isHidden = true
        for (row, count) in [10, 9, 7].enumerated() { addKeys(count, y: 10 + 54 * CGFloat(row)) }
        addKey(CGRect(x: 95, y: 172, width: 200, height: 44))
        let (end, duration) = (
            UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey
        )
        observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: stage.window.screen, queue: nil
        ) { [weak self] notification in
            let frame = notification.userInfo?[end] as? CGRect
            let seconds = notification.userInfo?[duration] as? TimeInterval
            MainActor.assumeIsolated { self?.move(to: frame ?? .zero, over: seconds ?? 0) }
        }
    }

    isolated deinit { observer.map(NotificationCenter.default.removeObserver) }

    private func move(to frame: CGRect, over seconds: TimeInterval) {
        guard let window else { return }
        window.addSubview(board)
        board.isHidden = false
        window.drawEditing()
        UIView.animate(withDuration: seconds) { self.board.frame.origin.y = frame.minY }
    }

    private func addKeys(_ count: Int, y: CGFloat) {
        let width: CGFloat = 33
        let start = (board.bounds.width - 39 * CGFloat(count) + 6) / 2
        for number in 0..<count { addKey(CGRect(x: start + 39 * CGFloat(number), y: y, width: width, height: 44)) }
    }

    private func addKey(_ frame: CGRect) {
        let key = UIView(frame: frame)
        key.backgroundColor = .white
        key.layer.cornerRadius = 5
        board.addSubview(key)
    }
}

extension UIView {
    /// Shows or hides the carets of fields.
    fileprivate func drawEditing() {
        for view in subviews {
            if let field = view as? FieldDrawing { field.layOut() } else { view.drawEditing() }
        }
    }
}
