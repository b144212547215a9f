/// A row whose actions are shown, or about to be.
struct RowSwipe {
    /// The width of an action, in points: a guess.
    static let actionWidth: CGFloat = 74

    let path: IndexPath
    let cell: any SwipedCell
    let configuration: UISwipeActionsConfiguration
    /// True if the actions are at the row's start.
    let isLeading: Bool
    /// The offset of the content when the finger grabbed it, in points.
    let start: CGFloat
}

/// A cell whose content swipe actions move aside.
@MainActor protocol SwipedCell: UIView {
    /// The distance by which swipe actions have moved the content, in points; negative to the left.
    var swipe: CGFloat { get set }
    /// The buttons behind the content, from left to right.
    var swipeButtons: [UIView] { get set }
}

extension SwipedCell {
    fileprivate func setActions(_ buttons: [UIView]) {
        for button in swipeButtons { button.removeFromSuperview() }
        swipeButtons = buttons
        for button in buttons { insertSubview(button, at: 0) }
        setNeedsLayout()
    }

    /// The buttons share the width that the content leaves free.
    func layOutSwipeButtons() {
        for (index, button) in swipeButtons.enumerated() {
            let width = abs(swipe) / CGFloat(swipeButtons.count)
            let left = swipe < 0 ? bounds.width + swipe : 0
            button.frame = CGRect(x: left + width * CGFloat(index), y: 0, width: width, height: bounds.height)
        }
    }
}

/// A list whose rows show actions when they are swiped.
@MainActor protocol SwipedList: UIScrollView {
    var swipe: RowSwipe? { get set }
    var isEditing: Bool { get }
    func swipedCell(at point: CGPoint) -> (path: IndexPath, cell: any SwipedCell)?
    /// The actions at the start or the end of a row; nil for none.
    func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
    func willSwipe(at path: IndexPath)
    func didSwipe(at path: IndexPath)
}

/// A list's private pan: begins for a horizontal movement over a row that has actions.
@MainActor final class SwipeActionPan: UIPanGestureRecognizer {
    weak var list: (any SwipedList)?

    override func isFarEnough(_ displacement: CGPoint) -> Bool {
        let displacement = list?.alongOwnAxes(displacement) ?? displacement
        return abs(displacement.x) >= slop && abs(displacement.x) > abs(displacement.y)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        // A vertical movement: the row stays closed, and the list scrolls.
        if state == .possible, super.isFarEnough(displacement) { state = .failed }
    }

    override func mayBegin() -> Bool {
        guard let touch = attempt.touches.first, let list else { return false }
        return list.beginSwipe(touch, towards: list.alongOwnAxes(displacement).x)
    }
}

extension SwipedList {
    func addSwipeRecognizer() {
        let pan = SwipeActionPan(target: nil, action: nil)
        pan.list = self
        pan.addTarget(self) { [weak self, unowned pan] _ in self?.follow(pan) }
        addGestureRecognizer(pan)
    }

    /// True if the finger has actions to show or hide.
    fileprivate func beginSwipe(_ touch: UITouch, towards x: CGFloat) -> Bool {
        guard !isEditing, let (path, cell) = swipedCell(at: convert(touch.startPosition, from: nil)) else {
            return false
        }
        if swipe?.cell !== cell { closeSwipe() }
        let isLeading = cell.swipe == 0 ? x > 0 : cell.swipe > 0
        guard let configuration = swipeActions(at: path, isLeading: isLeading), !configuration.actions.isEmpty else {
            return false
        }
        open(configuration, of: cell, at: path, isLeading: isLeading)
        return true
    }

    func open(
        _ configuration: UISwipeActionsConfiguration, of cell: any SwipedCell, at path: IndexPath, isLeading: Bool
    ) {
        if cell.swipe == 0 { willSwipe(at: path) }
        swipe = RowSwipe(
            path: path, cell: cell, configuration: configuration, isLeading: isLeading, start: cell.swipe)
        // Row W19. The outermost action is the first: at the row's end, the last from left to right.
        let actions = isLeading ? configuration.actions : configuration.actions.reversed()
        cell.setActions(
            actions.map { action in
                EditControl { [weak self, weak cell] in if let cell { self?.perform(action, of: cell) } }
            })
    }

    private func perform(_ action: UIContextualAction, of cell: any SwipedCell) {
        action.handler(action, cell) { [weak self] _ in _ = self?.closeSwipe() }
    }

    private func follow(_ pan: SwipeActionPan) {
        guard let swipe else { return }
        let way = swipe.start + pan.translation(in: self).x
        let position = swipe.isLeading ? max(0, way) : min(0, way)
        switch pan.state {
        case .began, .changed: swipe.cell.swipe = position
        case .ended: settle(swipe, at: position, velocity: pan.velocity(in: self).x)
        case .cancelled: closeSwipe()
        case .possible, .failed: break
        }
    }

    private func settle(_ swipe: RowSwipe, at position: CGFloat, velocity: CGFloat) {
        let side: CGFloat = swipe.isLeading ? 1 : -1
        let open = RowSwipe.actionWidth * CGFloat(swipe.configuration.actions.count)
        if swipe.configuration.performsFirstActionWithFullSwipe, position * side > bounds.width / 2 {
            perform(swipe.configuration.actions[0], of: swipe.cell)
        } else if (position + velocity * 0.1) * side > open / 2 {
            swipe.cell.swipe = open * side
        } else {
            closeSwipe()
        }
    }

    /// Closes the swiped row. True if one was open.
    @discardableResult func closeSwipe() -> Bool {
        guard let swipe else { return false }
        self.swipe = nil
        swipe.cell.swipe = 0
        swipe.cell.setActions([])
        didSwipe(at: swipe.path)
        return true
    }
}
