import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// Selections by code, by a resolver, and by a detent that became inactive; and what is told of them.
@MainActor
@Suite("Selecting a detent")
struct DetentSelectionTests {

    @Test("A detent that is selected while the card comes in is where it arrives, and it is presented once")
    func whileItComes() {
        let scene = SheetScene(isPresented: false)
        scene.present(CardConfiguration.cover { $0.detents = [.medium, .large] })
        scene.stage.advance(by: 0.1)
        scene.card?.select(.large)
        scene.stage.settle()
        #expect(scene.translation == 0)
        #expect(scene.selected == .large)
        #expect(!scene.sheet.isBeingPresented)
    }

    @Test(
        "A selection made as the view loads, as it appears, or in the turn of presenting counts", arguments: 0..<3,
        [false, true])
    func early(when: Int, animated: Bool) {
        final class EarlyController: SheetController {
            var when = 0
            var card: InteractivePresentationController? {
                presentationController as? InteractivePresentationController
            }
            override func viewDidLoad() {
                super.viewDidLoad()
                if when == 0 { card?.select(.large) }
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                if when == 1 { card?.select(.large) }
            }
        }
        let sheet = EarlyController()
        sheet.when = when
        let scene = SheetScene(sheet: sheet, isPresented: false)
        scene.map.presentCard(
            sheet, as: .cover { $0.detents = [.medium, .large] }, animated: animated)
        if when == 2 { sheet.card?.select(.large, animated: false) }
        scene.stage.settle()
        #expect(scene.selected == .large)
        #expect(scene.translation == 0)
    }

    @Test(
        "A selection does not stop a card that leaves; if it is brought back, it goes to that detent",
        .touchesInTransitions)
    func whileItLeaves() {
        let scene = SheetScene()
        scene.sheet.dismiss(animated: true)
        scene.stage.advance(by: 0.05)
        scene.card?.select(.large)
        scene.stage.advance(by: 0.02)
        let finger = scene.touch(at: 800)
        finger.hold(for: 0.5)
        finger.move(by: .down(-30), over: 0.2)
        finger.hold(for: 0.1)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.isPresented)
        #expect(scene.translation == 0)
    }

    @Test("Selecting an unknown name changes nothing, and is logged once")
    func unknown() {
        let scene = SheetScene()
        scene.card?.select("nowhere")
        scene.card?.select("nowhere")
        scene.stage.settle()
        #expect(scene.selected == .medium)
        #expect(scene.stage.warnings.filter { $0.contains("nowhere") }.count == 1)
    }

    @Test("If the name that is selected from the start is unknown, this is logged and the smallest detent is shown")
    func unknownAtFirst() {
        let scene = SheetScene([.medium, .large], selected: "nowhere")
        #expect(scene.selected == .medium)
        #expect(scene.stage.warnings.contains { $0.contains("nowhere") })
    }

    @Test("Detents with the same name, or with an impossible height, are left out, and the log says so")
    func refused() {
        let detents: [Detent] = [
            .height(-5), .height(.nan), .fraction(-1), .height(.infinity), .medium, .height(300, identifier: .medium),
        ]
        let stage = Stage()
        _ = stage
        let configuration = CardConfiguration.cover { $0.detents = detents }
        #expect(configuration.detents == [.medium])
    }

    @Test("If no detent is active, the whole card shows")
    func noneActive() {
        let scene = SheetScene([.custom("never") { _ in nil }])
        #expect(scene.top == 47)
        #expect(scene.selected == .large)
    }

    @Test("A custom detent is given the available room, and is asked again when it is invalidated")
    func custom() {
        let height = Box<CGFloat>(120)
        let scene = SheetScene(
            CardConfiguration.cover {
                $0.detents = [
                    .custom("rows") { context in min(height.value, context.maximumHeight) }, .large,
                ]
            })
        #expect(scene.top.isNear(844 - 34 - 120))
        height.value = 200
        scene.card?.invalidateDetents()
        #expect(scene.top.isNear(844 - 34 - 120), "it is not there at once")
        scene.stage.settle()
        #expect(scene.top.isNear(844 - 34 - 200))
        #expect(scene.selections.isEmpty, "it is the same detent")
    }

    @Test("A resolver whose answer is no number makes its detent inactive, and is logged once")
    func notANumber() {
        let scene = SheetScene([.custom("odd") { _ in .nan }, .medium])
        scene.card?.invalidateDetents()
        #expect(scene.selected == .medium)
        #expect(scene.stage.warnings.filter { $0.contains("odd") }.count == 1)
    }

    @Test("A resolver may ask the card for anything, select, invalidate or dismiss without harm")
    func resolverThatActs() {
        for act in 0..<5 {
            let reference = Box<InteractivePresentationController?>(nil)
            let scene = SheetScene(
                CardConfiguration.cover {
                    $0.detents = [
                        .custom("acting") { context in
                            guard let card = reference.value else { return 200 }
                            switch act {
                            case 0: card.select(.large)
                            case 1: card.invalidateDetents()
                            case 2: card.presentedViewController.dismiss(animated: true)
                            case 3: card.detents = [.large]
                            default: card.presentedViewController.view.layoutIfNeeded()
                            }
                            return context.maximumHeight / 3
                        }, .large,
                    ]
                })
            reference.value = scene.card
            scene.card?.invalidateDetents()
            scene.stage.settle()
            #expect(scene.isPresented == (act != 2), "act \(act)")
            reference.value = nil
        }
    }

    @Test("If a resolver acts while the card comes, is in hand or moves, the card ends at one of its detents")
    func resolverThatActsAnywhere() {
        for (act, when) in (0..<5).flatMap({ act in (0..<3).map { (act, $0) } }) {
            let (sheet, isActing) = (SheetController(), Box(when == 0))
            let acting = Detent.custom("acting") { [weak sheet] context in
                let card = sheet?.presentationController as? InteractivePresentationController
                guard isActing.value, let sheet, let card else { return context.maximumHeight / 3 }
                switch act {
                case 0: card.select(.large, animated: false)
                case 1: sheet.preferredContentSize.height += 1
                case 2: sheet.view.removeFromSuperview()
                case 3: if sheet.presentedViewController == nil { sheet.present(UIViewController(), animated: true) }
                default: return .nan
                }
                return context.maximumHeight / 3
            }
            let scene = SheetScene([acting, .large], sheet: sheet)
            let finger = when == 1 ? scene.carry(by: -60) : nil
            if when == 2 {
                scene.card?.select(.large)
                scene.stage.advance(by: 0.05)
            }
            isActing.value = true
            scene.card?.invalidateDetents()
            scene.stage.advance(by: 0.1)
            isActing.value = false
            scene.card?.invalidateDetents()
            finger?.lift()
            #expect(scene.stage.settle(), "act \(act), when \(when)")
            let place = scene.selected == .large ? 47 : 844 - 34 - 763.0 / 3
            #expect(abs(scene.top - place) < 0.5, "act \(act), when \(when)")
        }
    }

    @Test("A detent that becomes inactive gives way to the nearest in height, and is back as soon as it is active")
    func inactive() {
        let isActive = Box(true)
        let scene = SheetScene(
            [.height(100), .custom("middle") { _ in isActive.value ? 500 : nil }, .large], selected: "middle")
        isActive.value = false
        scene.card?.invalidateDetents()
        scene.stage.settle()
        #expect(scene.selected == .large, "500 of 763 pt is nearer to all of them than to 100")
        isActive.value = true
        scene.card?.invalidateDetents()
        scene.stage.settle()
        #expect(scene.selected == "middle")
        #expect(scene.selections == ["large", "middle"])
    }

    @Test("New detents keep the selected name; if it is gone, the selection moves to another")
    func replaced() {
        let scene = SheetScene()
        scene.card?.detents = [.height(200), .large]
        scene.stage.settle()
        #expect(scene.selected == .height(200) || scene.selected == .large)
        #expect(scene.card?.detents.map(\.identifier) == [.height(200), .large])
        scene.card?.detents = []
        scene.stage.settle()
        #expect(scene.translation == 0)
        #expect(scene.selected == .large)
        scene.card?.detents = [.medium, .large]
        scene.stage.settle()
        #expect(scene.selected == .medium)
    }

    @Test("If detents are replaced in hand, in flight, or while the card comes and goes, it ends at one of them")
    func replacedAnywhere() {
        for moment in 0..<4 {
            let scene = SheetScene(isPresented: false)
            scene.present(CardConfiguration.cover { $0.detents = [.medium, .large] })
            if moment == 0 { scene.stage.advance(by: 0.1) } else { scene.stage.settle() }
            let finger = moment == 1 ? scene.carry(by: -50) : nil
            if moment == 2 {
                scene.card?.select(.large)
                scene.stage.advance(by: 0.1)
            }
            if moment == 3 {
                scene.sheet.dismiss(animated: true)
                scene.stage.advance(by: 0.1)
            }
            let before = scene.top
            scene.card?.animateChanges { scene.card?.detents = [.height(300)] }
            #expect(abs(scene.top - before) < 0.01, "moment \(moment)")
            finger?.lift()
            scene.stage.settle()
            #expect(scene.isPresented == (moment != 3))
            if moment != 3 { #expect(scene.top.isNear(844 - 34 - 300), "moment \(moment)") }
        }
    }

    @Test(
        "If detents are removed in hand, the card stays where it is, and the safe area holds nothing of them",
        arguments: CardTraits.ContentSizing.allCases)
    func takenAwayInHand(_ content: CardTraits.ContentSizing) {
        var configuration = CardConfiguration.cover { $0.detents = [.medium, .large] }
        configuration.contentSizing = content
        let scene = SheetScene(configuration)
        let finger = scene.carry(by: -100)
        let top = scene.top
        scene.card?.detents = []
        #expect(scene.top.isNear(top))
        finger.move(by: .down(10), over: 0.1)
        #expect(scene.top.isNear(top + 10))
        scene.stage.settle(lettingGo: finger)
        #expect(scene.top == 0, "a card without detents fills the container")
        #expect(scene.sheet.additionalSafeAreaInsets == .zero)
    }

    @Test("Detents that are given to a card that stops at its end let it come there without overshoot")
    func givenLater() {
        var policy = ArbitrationPolicy.continuous
        policy.beyondRest = .stops
        let scene = SheetScene(
            CardConfiguration.cover {
                $0.policy = policy
                $0.dampingRatio = 0.5
            })
        scene.card?.detents = [.medium, .large]
        scene.stage.settle()
        scene.card?.select(.large)
        var least: CGFloat = 0
        for _ in 0..<120 {
            scene.stage.advanceFrame()
            least = min(least, scene.translation)
        }
        #expect(least > -0.2)
    }

    @Test("Several detents of the same height are one place, and each can be selected by its name")
    func sameHeight() {
        let scene = SheetScene([.fraction(0.5), .medium, .large])
        #expect([.medium, .fraction(0.5)].contains(scene.selected))
        scene.card?.select(.fraction(0.5))
        scene.stage.settle()
        #expect(scene.selected == .fraction(0.5))
        #expect(scene.translation.isNear(SheetScene.medium))
        scene.drag(by: -300)
        #expect(scene.selected == .large)
    }

    @Test("Progress between detents is told in every frame, in hand and in motion")
    func position() {
        let scene = SheetScene()
        #expect(scene.positions.allSatisfy { $0.moreOpen == .medium && $0.lessOpen == nil }, "as it comes")
        let coming = scene.positions.count
        scene.card?.select(.large)
        scene.stage.settle()
        let opening = scene.positions.dropFirst(coming)
        #expect(opening.count > 10)
        #expect(opening.allSatisfy { $0.moreOpen == .large && $0.lessOpen == .medium })
        #expect(zip(opening, opening.dropFirst()).allSatisfy { $1.share < $0.share })
        #expect(opening.last?.share == 0)
        _ = scene.carry(by: 100)
        let position = scene.card?.position
        #expect(position?.lessOpen == .medium)
        #expect(abs((position?.share ?? 0) - scene.translation / SheetScene.medium) < 1e-6)
    }

    @Test("A client that selects again whenever it is told of a selection is obeyed, and the card comes to rest")
    func selectsInItsMoment() {
        let scene = SheetScene(isPresented: false)
        var count = 0
        scene.map.presentCard(
            scene.sheet, as: .cover { $0.detents = [.medium, .large] },
            onEvent: {
                event in
                guard case .selected(let detent, _) = event, count < 5 else { return }
                count += 1
                (scene.sheet.presentationController as? InteractivePresentationController)?
                    .select(detent == .large ? .medium : .large)
            })
        scene.stage.settle()
        scene.card?.select(.large)
        scene.stage.settle()
        #expect(count == 5)
        #expect(scene.translation == (scene.selected == .large ? 0 : scene.translation))
    }
}

/// A value that a closure of a test may change.
final class Box<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
}
