@_spi(Cards) import DeckTransition
import HeadlessUIKit
import Testing

@Suite("The deck's layout")
struct DeckLayoutTests {
    struct Expectation: Sendable {
        var size: CGSize
        var safeAreaTop: CGFloat
        var cardTop: CGFloat
        var scale: CGFloat
    }

    @Test(
        "The card and the presenter have their places in DeckTransition",
        arguments: [
            Expectation(size: CGSize(width: 375, height: 667), safeAreaTop: 20, cardTop: 28, scale: 1 - 40 / 667),
            Expectation(size: CGSize(width: 390, height: 844), safeAreaTop: 47, cardTop: 55, scale: 1 - 94 / 844),
            Expectation(size: CGSize(width: 393, height: 852), safeAreaTop: 59, cardTop: 67, scale: 1 - 118 / 852),
            Expectation(size: CGSize(width: 667, height: 375), safeAreaTop: 0, cardTop: 16, scale: 1 - 16 / 375),
        ])
    func geometry(_ expected: Expectation) {
        let layout = DeckLayout(in: .init(size: expected.size, safeAreaTop: expected.safeAreaTop))
        #expect(layout.cardFrame.minY == expected.cardTop)
        #expect(layout.cardFrame.maxY == expected.size.height)
        #expect(layout.cardFrame.width == expected.size.width)
        #expect(abs(layout.presenterScale - expected.scale) < 1e-12)
    }
}
