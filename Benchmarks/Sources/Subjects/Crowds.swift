import GestureArbiter
import HeadlessUIKit

/// The whole way of a touch event, with other arbiters in the same window that the touch has nothing to do with.
extension Subject {
    static var crowds: [Subject] { [1, 10, 100, 1_000].map { crowd(of: $0) } }

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
}
