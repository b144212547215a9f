import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// Keyboards, turned devices, text sizes, reduced motion, right-to-left languages.
@MainActor
@Suite("What changes around a sheet with detents")
struct DetentSurroundingsTests {
    @Test("In landscape medium is inactive and the sheet is large; in portrait it is at medium again")
    func turned() {
        let scene = SheetScene()
        scene.stage.resize(
            to: CGSize(width: 844, height: 390),
            safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47), over: 0.3)
        scene.stage.settle()
        #expect(scene.selected == .large)
        #expect(scene.top == 0)
        scene.stage.resize(
            to: CGSize(width: 390, height: 844),
            safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), over: 0.3)
        scene.stage.settle()
        #expect(scene.selected == .medium)
        #expect(scene.translation.isNear(SheetScene.medium))
        #expect(scene.selections == ["large", "medium"])
    }

    @Test("After a turn the sheet is at its detent at once, as the turn animates it")
    func turnedAtOnce() {
        let scene = SheetScene([.fraction(0.25), .large])
        scene.stage.resize(to: CGSize(width: 844, height: 390), over: 0.3)
        scene.stage.advance(by: 0)
        let there = scene.translation
        scene.stage.settle()
        #expect(scene.translation == there)
        #expect(scene.stage.stillMoving.isEmpty)
    }

    @Test("A sheet that is turned in hand keeps its share of the way, and ends at the detent's new place")
    func turnedInHand() {
        let scene = SheetScene([.height(120), .medium, .large])
        let finger = scene.carry(by: -400, from: 780)
        let share = scene.translation / (844 - 47 - 34 - 120)
        scene.stage.resize(
            to: CGSize(width: 844, height: 390),
            safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47), over: 0.3)
        scene.stage.advance(by: 0.4)
        #expect(abs(scene.translation / (390 - 21 - 120) - share) < 0.01)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.selected == .height(120))
        #expect(scene.top.isNear(390 - 21 - 120))
        #expect(scene.sheet.view.safeAreaInsets.bottom.isNear(21 + scene.translation))
    }

    @Test("Over a keyboard each detent is higher by it, as far as there is room, and comes back afterwards")
    func keyboard() {
        let scene = SheetScene([.height(100), .medium, .large])
        #expect(scene.top.isNear(844 - 34 - 100))
        scene.stage.showKeyboard(height: 300)
        scene.stage.settle()
        #expect(scene.top.isNear(844 - 300 - 100))
        #expect(scene.sheet.view.safeAreaInsets.bottom > 300)
        scene.card?.select(.medium)
        scene.stage.settle()
        #expect(scene.top.isNear(844 - 300 - 1145.0 / 3))
        scene.card?.select(.large)
        scene.stage.settle()
        #expect(scene.top == 47)
        scene.stage.showKeyboard(height: 0)
        scene.card?.select(.height(100))
        scene.stage.settle()
        #expect(scene.top.isNear(844 - 34 - 100))
        #expect(scene.selections == ["medium", "large", "height 100.0"])
    }

    @Test("Detents that a keyboard raises to one place become one, and the selected one keeps its name")
    func raisedTogether() {
        let scene = SheetScene([.height(500), .height(600), .large])
        scene.stage.showKeyboard(height: 336)
        scene.stage.settle()
        #expect(scene.top.isNear(47))
        #expect(scene.selected == .height(500))
        scene.drag(by: -60, from: 300)
        #expect(scene.selected == .height(500), "there is nothing above it")
        scene.stage.showKeyboard(height: 0)
        scene.stage.settle()
        #expect(scene.top.isNear(844 - 34 - 500))
    }

    @Test(
        "A keyboard that goes while the card is in hand leaves it there; let go, it goes by the detents without one",
        .countsFromSlop)
    func keyboardGoesInHand() {
        let scene = SheetScene([.height(100), .medium, .large], selected: .large)
        scene.stage.showKeyboard(height: 300)
        scene.stage.settle()
        let finger = scene.carry(by: 280, from: 300)
        let top = scene.top
        scene.stage.showKeyboard(height: 0)
        scene.stage.advance(by: 0.5)
        #expect(scene.top == top)
        finger.move(by: .down(10), over: 0.1)
        #expect(scene.top.isNear(top + 10))
        scene.stage.settle(lettingGo: finger)
        #expect(scene.selected == .medium, "270 pt of 381: over a keyboard the smallest would have been nearer")
        #expect(scene.translation.isNear(SheetScene.medium))
        #expect(scene.sheet.view.safeAreaInsets.bottom.isNear(34 + SheetScene.medium))
    }

    @Test("The same holds if the keyboard had raised all of the card's places", .countsFromSlop)
    func keyboardThatRaisedAllGoesInHand() {
        let scene = SheetScene([.height(100), .height(400)], selected: .height(400))
        scene.stage.showKeyboard(height: 300)
        scene.stage.settle()
        #expect(scene.top.isNear(144))
        let finger = scene.carry(by: 410, from: 300)
        #expect(scene.top.isNear(544))
        scene.stage.showKeyboard(height: 0)
        scene.stage.advance(by: 0.5)
        #expect(scene.top.isNear(544))
        scene.stage.settle(lettingGo: finger)
        #expect(scene.top.isNear(410), "nearer than the smallest, at 710")
    }

    @Test("The last row can be reached over a keyboard, too")
    func lastRowOverKeyboard() {
        let policy = ArbitrationPolicy(.down, handoff: .continuous, opening: .never)
        let scene = SheetScene(
            CardConfiguration.cover {
                $0.policy = policy
                $0.detents = [.medium, .large]
            })
        scene.stage.showKeyboard(height: 300)
        scene.stage.settle()
        for _ in 0..<8 { scene.fling(by: -200, from: 500) }
        let end = scene.sheet.list.convert(CGPoint(x: 0, y: 2640), to: nil).y
        #expect(abs(end - 544) < 0.4, "above the keyboard: \(end)")
    }

    @Test("A drawer at the leading side has widths for detents, in both reading directions", arguments: [false, true])
    func drawer(isRightToLeft: Bool) {
        let scene = SheetScene(isPresented: false)
        var configuration = CardConfiguration.cover {
            $0.policy = ArbitrationPolicy(.leading, handoff: .continuous)
            $0.detents = [.height(100), .fraction(0.8)]
        }
        configuration.contentSizing = .resizes
        scene.present(configuration, animated: false)
        let card = scene.card?.card
        card?.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        scene.card?.invalidateDetents()
        scene.stage.settle()
        scene.sheet.list.contentSize.width = 0
        let sign: CGFloat = isRightToLeft ? 1 : -1
        #expect(abs((card?.bounds.width ?? 0) - 100) < 0.1)
        scene.stage.touch(at: CGPoint(x: isRightToLeft ? 340 : 50, y: 400)).drag(by: .right(-sign * 180), over: 0.5)
        scene.stage.settle()
        #expect(scene.selected == .fraction(0.8))
        #expect(abs((card?.bounds.width ?? 0) - 312) < 0.1)
        #expect(card.map { $0.convert($0.bounds, to: nil).minX.isNear(isRightToLeft ? 78 : 0) } == true)
    }

    @Test("A sheet that rests higher than the end of its last row is not scrolled to a gap")
    func shortContent() {
        let scene = SheetScene()
        scene.sheet.list.contentSize.height = 100
        scene.drag(by: -300, from: 800)
        #expect(scene.selected == .large)
        #expect(scene.offset == 0)
    }
}
