import GestureArbiter
import HeadlessUIKit

/// A touch event from the finger to the next frame, with other arbiters in the same window that do not receive the
/// touch.
extension Subject {
    static var crowds: [Subject] { [1, 10, 100, 1_000].map { crowd(of: $0) } + [1, 10, 100].map { nest(of: $0) } }

    static func crowd(of count: Int) -> Subject {
        Subject("touch: drags, arbiters elsewhere: \(count)", isLong: true) { drag(beside: count) }
    }

    @MainActor
    private static func drag(beside count: Int) -> Step {
        let deck = DeckOfRows(.deck, .atTop)
        let elsewhere = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        deck.stage.window.addSubview(elsewhere)
        for _ in 0..<count {
            let view = UIView(frame: elsewhere.bounds)
            elsewhere.addSubview(view)
            GestureArbiter.attach(to: view, policy: .continuous) { _ in }
        }
        deck.stage.settle()
        return deck.moving()
    }

    /// A touch that comes down in nested lists, each with its own arbiter, and lifts.
    static func nest(of count: Int) -> Subject {
        Subject("touch: down and up in nested lists, an arbiter each: \(count)", isLong: true) { tap(in: count) }
    }

    @MainActor
    private static func tap(in count: Int) -> Step {
        let controller = UIViewController()
        let stage = Stage(rootViewController: controller)
        var view: UIView = controller.view
        for _ in 0..<count {
            let list = UIScrollView(frame: view.bounds)
            list.contentSize = CGSize(width: view.bounds.width, height: 4 * view.bounds.height)
            view.addSubview(list)
            GestureArbiter.attach(to: list, policy: .continuous) { _ in }
            view = list
        }
        stage.settle()
        return {
            stage.touch(at: CGPoint(x: 195, y: 400)).lift()
            stage.advance(by: 0.01)
        }
    }
}
