import Cards
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

@MainActor
@Suite("What follows a card from one detent to another")
struct AlongsideTests {
    /// The kinds with detents by name.
    nonisolated static let kinds = CardKind.controlled
    private let few = Detent.Identifier.height(CardStage.few)
    private let many = Detent.Identifier.height(CardStage.many)

    @Test("A closure is told how far open the card is: at once, in hand, settling and by code", arguments: kinds)
    func shares(_ kind: CardKind) {
        let scene = CardStage(kind, CardSetup { $0.isOpen = false })
        var shares: [CGFloat] = []
        scene.control?.alongside(from: few, to: many) { shares.append($0) }
        #expect(shares == [0], "at once")
        let finger = scene.touch()
        finger.move(by: scene.way(-10), over: 0.1)
        finger.move(by: scene.way(-CardStage.lowest / 2), over: 0.5)
        #expect(abs((shares.last ?? 0) - 0.5) < 0.01, "in hand")
        #expect(shares == shares.sorted())
        scene.letGo(finger)
        scene.select(isOpen: true)
        scene.stage.advance(by: 0.1)
        #expect((shares.last ?? 0) > 0.5, "by code")
        scene.stage.settle()
        #expect(shares.last == 1)
        scene.select(isOpen: false)
        scene.stage.settle()
        #expect(shares.last == 0)
    }

    @Test("A card in hand that is held tells its followers nothing", arguments: kinds)
    func held(_ kind: CardKind) {
        let scene = CardStage(kind, CardSetup { $0.isOpen = false })
        var count = 0
        scene.control?.alongside(from: few, to: many) { _ in count += 1 }
        let finger = scene.touch()
        finger.move(by: scene.way(-60), over: 0.2)
        let before = count
        finger.hold(for: 0.3)
        #expect(count == before)
    }

    @Test("An animator follows the card both ways; its views return when the card has left", arguments: kinds)
    func animator(_ kind: CardKind) {
        let scene = CardStage(kind, CardSetup { $0.isOpen = false })
        let artwork = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        scene.home.view.addSubview(artwork)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { artwork.alpha = 0 }
        scene.control?.scrub(animator, from: few, to: many)
        scene.select(isOpen: true)
        scene.stage.settle()
        #expect(animator.fractionComplete == 1)
        scene.select(isOpen: false)
        scene.stage.settle()
        #expect(animator.fractionComplete == 0)
        scene.select(isOpen: true)
        scene.stage.settle()
        try? scene.control?.attemptDismissal()
        scene.stage.settle()
        #expect(artwork.alpha == 1)
        #expect(animator.state == .inactive)
    }

    @Test("New detents move the ends of the way; while one of them is missing, nothing is told", arguments: kinds)
    func newDetents(_ kind: CardKind) {
        let scene = CardStage(kind, CardSetup { $0.isOpen = false })
        var shares: [CGFloat] = []
        scene.control?.alongside(from: few, to: many) { shares.append($0) }
        scene.control?.traits.detents = [.height(CardStage.many)]
        scene.stage.settle()
        #expect(shares == [0], "no such way")
        scene.control?.traits.detents = [.height(40), .height(CardStage.few), .height(CardStage.many)]
        scene.control?.select(many)
        scene.stage.settle()
        #expect(shares.last == 1)
        scene.control?.select(.height(40))
        scene.stage.settle()
        #expect(shares.last == 0, "beyond the start")
    }

    @Test("A detent that the card does not have is logged once, and nothing is told", arguments: kinds)
    func unknown(_ kind: CardKind) {
        let scene = CardStage(kind)
        var shares: [CGFloat] = []
        scene.control?.alongside(from: "nowhere", to: many) { shares.append($0) }
        scene.select(isOpen: false)
        scene.stage.settle()
        #expect(shares.isEmpty)
        #expect(scene.stage.warnings.filter { $0.contains("nowhere") }.count == 1)
    }

    @Test("A card that is being presented tells its first place as soon as it has one")
    func presented() {
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        var shares: [CGFloat] = []
        home.presentCard(UIViewController(), detents: [.medium, .large], selected: .large)?
            .alongside(from: .medium, to: .large) { shares.append($0) }
        #expect(shares.isEmpty, "not presented yet")
        stage.settle()
        #expect(shares.first == 0, "from out of sight")
        #expect(shares.last == 1)
        #expect(shares == shares.sorted())
    }

    @Test("The card releases its followers when it has left", arguments: kinds)
    func released(_ kind: CardKind) {
        let scene = CardStage(kind)
        weak var kept: UIView?
        do {
            let view = UIView()
            kept = view
            scene.control?.alongside(from: few, to: many) { view.alpha = $0 }
        }
        #expect(kept != nil)
        try? scene.control?.attemptDismissal()
        scene.stage.settle()
        #expect(kept == nil)
    }
}
