import HeadlessUIKit
import Testing

@MainActor struct SafeAreaTests {
    /// As large as a phone's screen, whose safe area leaves out 47 points at the top and 34 at the bottom.
    private func card(in stage: Stage) -> UIView {
        let card = UIView(frame: stage.window.bounds)
        stage.window.addSubview(card)
        stage.advanceFrame()
        return card
    }

    @Test("T26: a view under a transform keeps the safe area that it has without; moved by its frame it gets another")
    func transform() {
        let stage = Stage()
        let card = card(in: stage)
        #expect(card.safeAreaInsets.top == 47)
        card.transform = CGAffineTransform(translationX: 0, y: 100)
        stage.advanceFrame()
        #expect(card.safeAreaInsets.top == 47 && card.safeAreaInsets.bottom == 34)
        card.transform = .identity
        card.frame.origin.y = 20
        stage.advanceFrame()
        #expect(card.safeAreaInsets.top == 27 && card.safeAreaInsets.bottom == 54)
    }

    @Test("It follows at once what moves around a view, wherever that is")
    func follows() {
        let stage = Stage()
        let card = card(in: stage)
        let (inner, innermost) = (UIView(frame: card.bounds), UIView(frame: card.bounds))
        card.addSubview(inner)
        inner.addSubview(innermost)
        #expect(innermost.safeAreaInsets.top == 47)
        card.frame.origin.y = 10
        #expect(innermost.safeAreaInsets.top == 37)
        inner.bounds.origin.y = 5
        #expect(innermost.safeAreaInsets.top == 42)
        inner.removeFromSuperview()
        #expect(innermost.safeAreaInsets == .zero)
        stage.window.addSubview(inner)
        #expect(innermost.safeAreaInsets.top == 52)
    }
}
