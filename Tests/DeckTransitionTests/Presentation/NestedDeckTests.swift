@_spi(Cards) import DeckTransition
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("Decks over decks")
struct NestedDeckTests {
    let step: CGFloat = 1 - 94 / 844

    @Test("In a stack of three, each card is lower, and each level behind is one step smaller per card before it")
    func threeDeep() throws {
        let tower = Tower()
        let scene = tower.scene
        let (second, third) = (tower.push(), tower.push())
        #expect(scene.deck?.level == 1)
        #expect(second.deckAround?.level == 2)
        #expect(third.deckAround?.level == 3)
        #expect(tower.shown(third) == CGRect(x: 0, y: 71, width: 390, height: 773))
        #expect(abs(tower.shown(second).minY - 63) < 1e-9)
        #expect(abs(tower.shown(second).width - 390 * step) < 1e-9)
        #expect(abs(tower.shown(scene.modal).minY - 55) < 1e-9)
        #expect(abs(tower.shown(scene.modal).width - 390 * step * step) < 1e-9)
        let picture = try #require(scene.pictureFrame)
        #expect(abs(picture.minY - 47) < 1e-9)
        #expect(abs(picture.width - 390 * step * step * step) < 1e-9)
    }

    @Test("Dismissed one after another, each level returns to its place")
    func back() {
        let tower = Tower()
        let scene = tower.scene
        let (second, third) = (tower.push(), tower.push())
        third.dismiss(animated: true)
        scene.stage.settle()
        #expect(tower.shown(second) == CGRect(x: 0, y: 63, width: 390, height: 781))
        #expect(abs((scene.pictureFrame?.width ?? 0) - 390 * step * step) < 1e-9)
        second.dismiss(animated: true)
        scene.stage.settle()
        #expect(tower.shown(scene.modal) == CGRect(x: 0, y: 55, width: 390, height: 789))
        #expect(abs((scene.pictureFrame?.width ?? 0) - 390 * step) < 1e-9)
    }

    @Test("Dragging the front card moves the levels behind it forward", .countsFromSlop)
    func dragging() {
        let tower = Tower()
        let scene = tower.scene
        tower.push()
        let finger = scene.touch()
        finger.move(by: .down(210), over: 0.4)
        let share: CGFloat = 1 - 200 / 781
        #expect(abs(tower.shown(scene.modal).width - 390 * (1 + (step - 1) * share)) < 1e-6)
        finger.cancel()
        scene.stage.settle()
        #expect(abs(tower.shown(scene.modal).width - 390 * step) < 1e-9)
    }

    @Test("As in DeckTransition, a covering card pushes the one behind it to the first presenter's place")
    func covering() {
        let tower = Tower()
        let scene = tower.scene
        let second = tower.push(DeckConfiguration { $0.nesting = .cover })
        #expect(tower.shown(second) == CGRect(x: 0, y: 55, width: 390, height: 789))
        #expect(abs(tower.shown(scene.modal).minY - 47) < 1e-9)
        tower.push(DeckConfiguration { $0.nesting = .cover })
        #expect(abs(tower.shown(second).minY - 47) < 1e-9)
        #expect(abs(tower.shown(scene.modal).width - 390 * step) < 1e-9, "hidden, and no smaller for it")
    }

    @Test(
        "A pushed-back card has its own corners toward its presenter, and the front card's toward that",
        .countsFromSlop)
    func corners() {
        let tower = Tower()
        tower.push(DeckConfiguration { $0.cornerRadius = 20 })
        func radius() -> CGFloat? { tower.scene.modal.view.superview?.layer.cornerRadius }
        #expect(radius() == 20)
        let finger = tower.scene.touch()
        finger.move(by: .down(210), over: 0.4)
        #expect(abs((radius() ?? 0) - (8 + 12 * (1 - 200 / 781))) < 1e-9)
        finger.cancel()
        tower.scene.stage.settle()
        #expect(radius() == 20)
    }

    @Test("Dismissed without animation, the levels behind it are restored")
    func backAtOnce() {
        let tower = Tower()
        let scene = tower.scene
        let second = tower.push(DeckConfiguration { $0.cornerRadius = 20 })
        second.dismiss(animated: false)
        scene.stage.settle()
        #expect(tower.shown(scene.modal) == CGRect(x: 0, y: 55, width: 390, height: 789))
        #expect(scene.modal.view.superview?.layer.cornerRadius == 8)
        #expect(abs((scene.pictureFrame?.width ?? 0) - 390 * step) < 1e-9)
    }

    @Test("A deck over a full-screen controller is a first level")
    func overFullScreen() {
        let tower = Tower()
        let scene = tower.scene
        let full = UIViewController()
        full.modalPresentationStyle = .fullScreen
        scene.modal.present(full, animated: false)
        scene.stage.settle()
        let deck = ListController()
        full.presentDeck(deck)
        scene.stage.settle()
        #expect(deck.deckAround?.level == 1)
        #expect(tower.shown(deck) == CGRect(x: 0, y: 55, width: 390, height: 789))
    }
}
