import HeadlessUIKit
import Testing

@MainActor struct SafeAreaTests {
    /// A card as large as a phone's screen, whose safe area leaves out 47 points at the top and 34 at the bottom.
    private func card(in stage: Stage) -> UIView {
        let card = UIView(frame: stage.window.bounds)
        stage.window.addSubview(card)
        stage.advanceFrame()
        return card
    }

    /// The insets at the top and bottom of a card of a screen's size, moved down by 30 points or scaled to a half.
    private func insets(
        _ setting: Assumptions.SafeAreaUnderTransform, under transform: CGAffineTransform
    ) -> (top: CGFloat, bottom: CGFloat) {
        var assumptions = Assumptions()
        assumptions.safeAreaUnderTransform = setting
        let stage = Stage(assumptions: assumptions)
        let card = card(in: stage)
        card.transform = transform
        return (card.safeAreaInsets.top, card.safeAreaInsets.bottom)
    }

    @Test("T26: a view that a transform moves has the safe area of its visible place")
    func whereItShows() {
        let moved = insets(.ofWhereItShows, under: CGAffineTransform(translationX: 0, y: 30))
        #expect(moved == (17, 34))
        let scaled = insets(.ofWhereItShows, under: CGAffineTransform(scaleX: 0.95, y: 0.95))
        #expect(abs(scaled.top - 25.9) < 1e-6)
    }

    @Test("T26: frozen while scaled, the safe area still follows a translation")
    func frozenWhileScaled() {
        #expect(insets(.frozenWhileScaled, under: CGAffineTransform(translationX: 0, y: 30)) == (17, 34))
        #expect(insets(.frozenWhileScaled, under: CGAffineTransform(scaleX: 0.95, y: 0.95)) == (47, 34))
    }

    @Test("T26: or transforms do not count; a changed frame changes the safe area in any case")
    func asWithout() {
        #expect(insets(.asWithout, under: CGAffineTransform(translationX: 0, y: 30)) == (47, 34))
        let stage = Stage()
        let card = card(in: stage)
        card.frame.origin.y = 20
        #expect(card.safeAreaInsets.top == 27)
    }

    @Test("No view's safe area exceeds its superview's: WWDC 2018, session 235")
    func atMost() {
        let stage = Stage()
        let card = card(in: stage)
        card.frame.origin.y = 20
        #expect(card.safeAreaInsets.bottom == 34)
    }

    @Test("A view is told in the next layout that its transform has changed its safe area")
    func told() {
        let stage = Stage()
        let card = SafeAreaWitness(frame: stage.window.bounds)
        stage.window.addSubview(card)
        stage.advanceFrame()
        card.tops = []
        card.transform = CGAffineTransform(translationX: 0, y: 30)
        stage.advanceFrame()
        #expect(card.tops == [17])
    }

    @Test("The safe area follows at once when an ancestor moves")
    func follows() {
        let stage = Stage()
        let card = card(in: stage)
        let (inner, innermost) = (UIView(frame: card.bounds), UIView(frame: card.bounds))
        card.addSubview(inner)
        inner.addSubview(innermost)
        #expect(innermost.safeAreaInsets.top == 47)
        card.frame.origin.y = 10
        #expect(innermost.safeAreaInsets.top == 37)
        inner.bounds.origin.y = -5
        #expect(innermost.safeAreaInsets.top == 32)
        inner.removeFromSuperview()
        #expect(innermost.safeAreaInsets == .zero)
        stage.window.addSubview(inner)
        #expect(innermost.safeAreaInsets.top == 42)
    }
}

private final class SafeAreaWitness: UIView {
    var tops: [CGFloat] = []

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        tops.append(safeAreaInsets.top)
    }
}
