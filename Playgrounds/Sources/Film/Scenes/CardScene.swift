import GestureArbiter
import HeadlessUIKit

/// The built-in scene: a phone, a home view that is dimmed, over it a card that a list of 60 rows fills.
@MainActor
package final class CardScene: FilmScene {
    package let stage: Stage
    private let card = UIView(frame: CardLayout.card)
    private let list: UIScrollView
    private var arbiter: GestureArbiter?
    private var outcome: GestureArbiter.Outcome?

    package init(policy: ArbitrationPolicy, startOffset: CGFloat) {
        stage = Stage()
        list = UIScrollView(frame: CGRect(origin: .zero, size: CardLayout.card.size))
        let home = UIView(frame: stage.window.bounds)
        home.alpha = 0.6
        stage.window.addSubview(home)
        stage.window.addSubview(card)
        card.backgroundColor = .white
        fillList()
        card.addSubview(list)
        arbiter = GestureArbiter.attach(to: list, policy: policy, moving: card) { [weak self] outcome in
            self?.outcome = outcome
        }
        list.contentOffset = CGPoint(x: 0, y: startOffset)
        stage.advanceFrame()
    }

    package var contentOffset: CGFloat { list.contentOffset.y + list.adjustedContentInset.top }
    package var cardTranslation: CGFloat { card.transform.ty }
    package var isDismissed: Bool { outcome == .dismissed }
    package var decisions: [Arbitration.Decision] { arbiter?.decisions ?? [] }

    private func fillList() {
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(
            width: CardLayout.card.width, height: CGFloat(CardLayout.rows) * CardLayout.rowHeight)
        for row in 0..<CardLayout.rows {
            let top = CGFloat(row) * CardLayout.rowHeight
            let label = UIView(frame: CGRect(x: 60, y: top + 18, width: 200, height: 12))
            let separator = UIView(frame: CGRect(x: 60, y: top + CardLayout.rowHeight - 1, width: 330, height: 1))
            list.addSubview(label)
            list.addSubview(separator)
        }
    }
}
