@_spi(Cards) import DeckTransition
@_spi(Engine) @_spi(Cards) import GestureArbiter
import GestureArbiterDiagnostics
import HeadlessUIKit
import InteractiveDismissal
import Support

/// The numbers that result from a call, from an engine, a stage or a layout.
extension BadInputTests {
    /// Nothing, where what was given was not a number either.
    static func numbers(_ results: CGFloat..., from given: CGFloat...) -> [CGFloat] {
        given.contains { $0.isNaN } ? [] : results
    }

    /// Everything that a touch comes to, printed: a drag down and back, and a lift.
    static func played(
        _ first: [Arbitration.Event], _ policy: ArbitrationPolicy = .continuous
    ) -> [CGFloat] {
        var engine = Arbitration(policy)
        var numbers: [CGFloat] = []
        let rest: [Arbitration.Event] = [
            .down(.init(time: 0)), .move(.init(time: 0.1, along: 40)), .move(.init(time: 0.2, along: -90)),
            .geometry(depth: 7, .init(offset: 0, minimum: 0, maximum: 9)), .answer(.yes), .up(time: 0.3),
        ]
        for event in first.isEmpty ? rest : first + rest.dropFirst() {
            let actions = engine.handle(event)
            numbers += [actions.ledger.dragged, actions.ledger.scrolled, actions.ledger.residual]
        }
        for decision in engine.decisions where decision.description.isEmpty { numbers.append(.nan) }
        return numbers
    }

    static func panel() -> (Stage, UIView) {
        let stage = Stage()
        let panel = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 744))
        stage.window.addSubview(panel)
        return (stage, panel)
    }

    static func pulled(_ stage: Stage, _ panel: UIView) -> [CGFloat] {
        stage.touch(at: CGPoint(x: 100, y: 200)).swipe(by: .down(60), over: 0.1)
        stage.advance(by: 1)
        return [panel.transform.ty, panel.frame.minY]
    }

    static func moved(_ mover: GestureArbiter.Mover) -> [CGFloat] {
        let stage = Stage()
        mover.follow(.began)
        mover.follow(.moved(translation: 40))
        mover.follow(.ended(Arbitration.Release(translation: 40, velocity: 500)))
        stage.advance(by: 1)
        return mover.stops + [mover.translation, mover.selected]
    }

    static func judged(_ release: Arbitration.Release) -> [CGFloat] {
        let rules: [ReleaseRule] = [.velocityAndProgress(), .projection(), .distance(), .distance(points: 240)]
        return rules.flatMap { looked($0.judgement(of: release)) }
    }

    static func judged(_ rule: ReleaseRule) -> [CGFloat] {
        looked(rule.judgement(of: .init(translation: 100, distance: 700, velocity: 900)))
    }

    static func looked(_ judgement: ReleaseRule.Judgement) -> [CGFloat] {
        judgement.description.isEmpty ? [.nan] : []
    }

    /// A touch on a view with one region.
    static func touched(in place: GestureArbiter.Place) -> [CGFloat] {
        let stage = Stage()
        let arbiter = GestureArbiter.attach(to: stage.window) { _ in }
        arbiter.bind(.handle, to: place)
        stage.touch(at: CGPoint(x: 20, y: 20)).lift()
        return []
    }

    /// A deck, with which something is done.
    static func shown(_ change: (DeckPresentationController) -> Void) -> [CGFloat] {
        let (home, modal) = (UIViewController(), UIViewController())
        let stage = Stage(rootViewController: home)
        home.presentDeck(modal)
        stage.settle()
        guard let deck = modal.enclosingCard as? DeckPresentationController else { return [.nan] }
        change(deck)
        for _ in 0..<3 { stage.advanceFrame() }
        return [deck.progress, deck.card.frame.minY, deck.card.transform.ty]
    }

    static func looked(_ look: CardConfiguration.Look) -> [CGFloat] {
        let (home, modal) = (UIViewController(), UIViewController())
        let stage = Stage(rootViewController: home)
        var configuration = CardConfiguration.cover
        configuration.look = look
        home.presentCard(modal, as: configuration)
        for _ in 0..<3 { stage.advanceFrame() }
        guard let card = modal.view.superview else { return [.nan] }
        let cut = card.mask?.frame ?? .zero
        return [card.transform.a, card.transform.tx, card.transform.ty, card.alpha, cut.minX, cut.minY, cut.width]
    }

    static func laidOut(_ container: DeckLayout.Container) -> [CGFloat] {
        measures(DeckLayout(in: container))
    }

    static func measures(_ layout: DeckLayout) -> [CGFloat] {
        let frame = layout.cardFrame
        return [frame.minX, frame.minY, frame.width, frame.height, layout.presenterScale]
            + [layout.presenterTop, layout.presenterCornerRadius]
    }
}
