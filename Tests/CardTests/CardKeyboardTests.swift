import Foundation
import HeadlessUIKit
import Panels
import Support
import Testing

/// Keyboards that come and go in unusual ways, under every kind of card.
@MainActor
@Suite("Every kind of card, and an unusual keyboard")
struct CardKeyboardTests {
    /// The kinds that make room for a keyboard at the bottom.
    nonisolated static let raised = CardKind.controlled.filter { $0.direction == .down }

    /// The visible top of the content, in the window.
    private func seenTop(_ it: CardStage) -> CGFloat? {
        it.content.view.accessibilityIdentifier = "content"
        return it.stage.snapshot().frame(of: "content")?.minY
    }

    @Test("A card returns when the keyboard only reports that it hides, without a frame", arguments: CardKind.allCases)
    func hidesOnly(kind: CardKind) throws {
        let it = CardStage(kind)
        let before = try #require(seenTop(it))
        it.stage.showKeyboard(height: 300)
        it.stage.settle()
        if Self.raised.contains(kind) { #expect(try #require(seenTop(it)) < before - 100) }
        it.stage.hideKeyboard(tellsFrame: false)
        it.stage.settle()
        #expect(abs(try #require(seenTop(it)) - before) < 0.5)
    }

    @Test("A keyboard that shows above the bottom raises no card", arguments: CardKind.allCases)
    func showsAbove(kind: CardKind) throws {
        let it = CardStage(kind)
        let before = try #require(seenTop(it))
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillShowNotification, object: it.stage.window.screen,
            userInfo: [UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 40, y: 300, width: 320, height: 240)])
        it.stage.settle()
        #expect(abs(try #require(seenTop(it)) - before) < 0.5)
    }

    @Test(
        "The frame of a hidden keyboard does not raise a card, before the keyboard appears and after it has gone",
        arguments: CardKind.allCases)
    func reportsWhileHidden(kind: CardKind) throws {
        let it = CardStage(kind)
        let before = try #require(seenTop(it))
        func report() {
            NotificationCenter.default.post(
                name: UIResponder.keyboardWillChangeFrameNotification, object: it.stage.window.screen,
                userInfo: [
                    UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 800, width: 390, height: 44),
                    UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
                ])
            it.stage.settle()
        }
        report()
        #expect(abs(try #require(seenTop(it)) - before) < 0.5)
        it.stage.showKeyboard(height: 300)
        it.stage.settle()
        it.stage.hideKeyboard()
        it.stage.settle()
        report()
        #expect(abs(try #require(seenTop(it)) - before) < 0.5)
    }

    @Test(
        "A keyboard that hides while a finger holds the card no longer counts at the release",
        arguments: CardKind.allCases)
    func hidesInHand(kind: CardKind) throws {
        let it = CardStage(kind)
        let before = try #require(seenTop(it))
        it.stage.showKeyboard(height: 300)
        it.stage.settle()
        let finger = it.stage.touch(
            at: it.content.view.convert(
                CGPoint(x: it.content.view.bounds.midX, y: it.content.view.bounds.midY), to: nil))
        let way = it.way(30)
        finger.move(by: way, over: 0.2)
        it.stage.hideKeyboard(tellsFrame: false)
        it.stage.advance(by: 0.3)
        finger.move(by: CGVector(dx: -way.dx, dy: -way.dy), over: 0.2)
        it.settle(lettingGo: finger)
        #expect(abs(try #require(seenTop(it)) - before) < 0.5)
    }

    @Test("With a keyboard that appears without animation, a card is in place at once", arguments: CardKind.allCases)
    func comesAtOnce(kind: CardKind) throws {
        let it = CardStage(kind)
        let before = try #require(seenTop(it))
        it.stage.showKeyboard(height: 300, over: 0)
        it.stage.advance(by: 0)
        let atOnce = try #require(seenTop(it))
        it.stage.settle()
        #expect(abs(try #require(seenTop(it)) - atOnce) < 0.5)
        it.stage.hideKeyboard(over: 0)
        it.stage.advance(by: 0)
        #expect(abs(try #require(seenTop(it)) - before) < 0.5)
    }

    @Test(
        "A keyboard that hides while the panel is behind another tab no longer counts when the panel is back",
        arguments: [true, false])
    func hidesBehindTab(tellsFrame: Bool) {
        let map = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [map, UIViewController()]
        let stage = Stage(rootViewController: tabs)
        let panel = map.addPanel(UIViewController(), detents: [.height(200), .large], animated: false)!
        stage.settle()
        let before = panel.card.convert(CGPoint.zero, to: nil).y
        stage.showKeyboard(height: 300)
        stage.settle()
        #expect(panel.card.convert(CGPoint.zero, to: nil).y < before - 100)
        tabs.selectedIndex = 1
        stage.hideKeyboard(tellsFrame: tellsFrame)
        stage.settle()
        tabs.selectedIndex = 0
        stage.settle()
        #expect(abs(panel.card.convert(CGPoint.zero, to: nil).y - before) < 0.5)
    }

    @Test(
        "A card stays within a tablet's window that is resized and keeps its size classes", arguments: CardKind.allCases
    )
    func resizedTablet(kind: CardKind) throws {
        let it = CardStage(kind, screen: .tablet)
        it.stage.resize(to: CGSize(width: 700, height: 1000), over: 0.3)
        it.stage.settle()
        let frame = it.content.view.convert(it.content.view.bounds, to: nil)
        #expect(frame.minX > -0.5 && frame.maxX < 700.5)
    }

    /// What happens to a card whose text is edited.
    enum Deed: CaseIterable, Sendable {
        case pulledAndBack, refused, flung, dismissed

        /// True if the card leaves.
        var dismisses: Bool { self == .flung || self == .dismissed }
    }

    @Test(
        "Editing ends once it is certain that the card leaves, and not before", arguments: ContentTests.Kind.allCases,
        Deed.allCases)
    func editing(kind: ContentTests.Kind, deed: Deed) throws {
        let content = FieldController()
        content.y = 100
        let scene = ContentTests.Scene(kind, content, detents: [.large])
        let card = try #require(content.enclosingCard)
        card.interactiveDismissDisabled = false
        (scene.presentation?.presentedViewController ?? content).isModalInPresentation = deed == .refused
        content.field.becomeFirstResponder()
        scene.stage.settle()
        switch deed {
        case .dismissed: card.dismiss(animated: true)
        case .pulledAndBack:
            let finger = scene.stage.touch(at: CGPoint(x: 195, y: 300))
            finger.move(by: CGVector(dx: 0, dy: 60), over: 0.3)
            #expect(content.field.isEditing, "in hand")
            finger.hold(for: 0.15)
            finger.lift()
        case .refused, .flung: scene.stage.touch(at: CGPoint(x: 195, y: 300)).swipe(by: .down(200), over: 0.1)
        }
        scene.stage.advance(by: 0.02)
        #expect(content.field.isEditing == !deed.dismisses)
        scene.stage.settle()
        #expect(content.field.isEditing == !deed.dismisses)
        #expect((content.viewIfLoaded?.window == nil) == deed.dismisses)
    }

    /// A search that asks a view more than once, at each level, would not come to an end here.
    @Test("Editing ends with a card whose field lies 30 views deep", arguments: ContentTests.Kind.allCases)
    func deepField(kind: ContentTests.Kind) throws {
        let content = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        var view: UIView = content.view
        for _ in 0..<30 {
            let inner = UIView(frame: view.bounds)
            view.addSubview(inner)
            view = inner
        }
        view.addSubview(field)
        let scene = ContentTests.Scene(kind, content, detents: [.large])
        field.becomeFirstResponder()
        scene.stage.showKeyboard(height: 336)
        scene.stage.settle()
        #expect(field.isFirstResponder)
        let card = try #require(content.enclosingCard)
        card.interactiveDismissDisabled = false
        try card.attemptDismissal()
        #expect(!field.isFirstResponder)
    }

    @Test(
        "The safe area ends where a card that resizes shows, after a keyboard had raised the card to its most open place",
        arguments: ContentTests.Kind.allCases, [60.0, 100, 600])
    func safeAreaAfterKeyboard(kind: ContentTests.Kind, height: CGFloat) {
        let content = UIViewController()
        let scene = ContentTests.Scene(
            kind, content, detents: [.height(height), .large], selected: .height(height), mode: .resizes)
        scene.stage.resize(to: CGSize(width: 844, height: 390), over: 0.3)
        scene.stage.settle()
        scene.stage.showKeyboard(height: 336)
        scene.stage.settle()
        scene.stage.showKeyboard(height: 0)
        scene.stage.settle()
        #expect(content.view.safeAreaInsets.bottom == 34)
    }
}
