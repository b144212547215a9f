@_spi(Cards) import DeckTransition
import HeadlessUIKit
import Testing

@Suite("The frame of a card")
struct CardFrameTests {
    let phone = DeckLayout.Container(size: CGSize(width: 390, height: 844), safeAreaTop: 47)

    @Test("A tablet's card is centred, with the configured width")
    func tablet() {
        let tablet = DeckLayout.Container(
            size: CGSize(width: 1024, height: 1366), safeAreaTop: 24)
        let layout = DeckLayout(in: tablet)
        #expect(layout.cardFrame == CGRect(x: 160, y: 32, width: 704, height: 1334))
        #expect(abs(layout.presenterScale - (1 - 48 / 1366)) < 1e-12)
    }

    @Test("In a narrow half of a split screen the card fills the width")
    func split() {
        let half = DeckLayout.Container(size: CGSize(width: 507, height: 1366), safeAreaTop: 24)
        #expect(DeckLayout(in: half).cardFrame == CGRect(x: 0, y: 32, width: 507, height: 1334))
    }

    @Test(
        "On a phone in landscape without a top safe area, the card has the minimum inset and its maximum width"
    )
    func landscape() {
        let lying = DeckLayout.Container(size: CGSize(width: 844, height: 390))
        #expect(DeckLayout(in: lying).cardFrame == CGRect(x: 70, y: 16, width: 704, height: 374))
        #expect(abs(DeckLayout(in: lying).presenterScale - (1 - 16 / 390)) < 1e-12)
        let roomy = DeckConfiguration { $0.minimumTopInset = 20 }
        #expect(DeckLayout(in: lying, configuration: roomy).cardFrame.minY == 28)
    }

    @Test("A configured top inset replaces the safe area's")
    func topInset() {
        let layout = DeckLayout(in: phone, configuration: DeckConfiguration { $0.topInset = 100 })
        #expect(layout.cardFrame == CGRect(x: 0, y: 108, width: 390, height: 736))
        #expect(layout.presenterTop == 100)
        #expect(abs(layout.presenterScale - (1 - 200 / 844)) < 1e-12)
    }

    @Test("A configured scale replaces the calculated one")
    func presenterScale() {
        #expect(
            DeckLayout(in: phone, configuration: DeckConfiguration { $0.presenterScale = 0.9 }).presenterScale == 0.9)
    }

    // MARK: Nested

    @Test(
        "Each card of a stack is lower by the inset",
        arguments: [(1, 55), (2, 63), (3, 71), (0, 55)] as [(Int, CGFloat)])
    func stacked(level: Int, top: CGFloat) {
        let layout = DeckLayout(in: phone, level: level)
        #expect(layout.cardFrame == CGRect(x: 0, y: top, width: 390, height: 844 - top))
        #expect(layout.presenterTop == top - 8)
    }

    @Test("Each covering card has the first card's place")
    func covering() {
        let layout = DeckLayout(in: phone, level: 3, configuration: DeckConfiguration { $0.nesting = .cover })
        #expect(layout.cardFrame.minY == 55)
        #expect(layout.presenterTop == 47)
    }

    @Test("An invalid container gives only finite numbers")
    func senseless() {
        let container = DeckLayout.Container(
            size: CGSize(width: -3, height: CGFloat.nan), safeAreaTop: .infinity - 1)
        let layout = DeckLayout(in: container)
        #expect(layout.cardFrame == .zero)
        #expect(layout.presenterScale == 1)
        #expect(layout.presenterTop == 0)
    }
}
