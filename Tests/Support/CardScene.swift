import GestureArbiter
import HeadlessUIKit

/// A phone with a card over it that a list fills: 60 rows of 44 pt in 789 pt.
@MainActor
public final class CardScene {
    public let stage: Stage
    public let card = UIView(frame: CGRect(x: 0, y: 55, width: 390, height: 789))
    public let list: UIScrollView
    /// The drags that the client was told of, if the scene's arbiter records them.
    public private(set) var drags: [GestureArbiter.Drag] = []
    /// How interactions with the moved card ended.
    public private(set) var outcomes: [ReleaseRule.Target] = []

    public init(startOffset: CGFloat = 0, assumptions: Assumptions = .standard, rows: Int = 60) {
        stage = Stage(assumptions: assumptions)
        list = UIScrollView(frame: card.bounds)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: CGFloat(rows) * 44)
        list.contentOffset = CGPoint(x: 0, y: startOffset)
        card.addSubview(list)
        stage.window.addSubview(card)
    }

    /// Attaches to the list, moving the card.
    @discardableResult
    public func attachMoving(_ policy: ArbitrationPolicy) -> GestureArbiter {
        GestureArbiter.attach(to: list, policy: policy, moving: card) { [weak self] outcome in
            self?.outcomes.append(outcome)
        }
    }

    /// Attaches to the list, recording the drags.
    @discardableResult
    public func attachRecording(_ policy: ArbitrationPolicy) -> GestureArbiter {
        GestureArbiter.attach(to: list, policy: policy) { [weak self] drag in self?.drags.append(drag) }
    }

    /// The list's content offset, in points.
    public var contentOffset: CGFloat { list.contentOffset.y }
    /// How far the card is from rest, in points.
    public var cardTranslation: CGFloat { card.transform.ty }

    /// Runs the actions that wait for the next turn.
    public func turn() { stage.advance(by: 0) }

    /// Puts a finger in the middle of the list.
    public func touch() -> Finger { stage.touch(at: CGPoint(x: 195, y: 400)) }
}
