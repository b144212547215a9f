import Foundation
import HeadlessUIKit
import Panels
import Support
import Testing

/// What a keyboard edits, where its frame lies, and who else answers to it, under every kind of card.
@MainActor
@Suite("Every kind of card, and what a keyboard edits")
struct KeyboardFactsTests {
    private func seenTop(_ it: CardStage) -> CGFloat { seenFrame(of: it.content.view, it).minY }

    private func seenFrame(of view: UIView, _ it: CardStage) -> CGRect {
        view.accessibilityIdentifier = "seen"
        defer { view.accessibilityIdentifier = nil }
        return it.stage.snapshot().frame(of: "seen") ?? .null
    }

    private func field(in view: UIView, y: CGFloat) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 40))
        view.addSubview(field)
        return field
    }

    @Test("Text that is edited beside the card does not move it; text in it does", arguments: CardKind.allCases)
    func editedBeside(kind: CardKind) {
        let it = CardStage(kind, CardSetup { $0.isLiveBeside = true })
        let beside = field(in: it.home.view, y: 60)
        let inside = field(in: it.content.view, y: 60)
        let before = (top: seenTop(it), insets: it.shownController?.additionalSafeAreaInsets)
        func edit(_ field: UITextField) {
            field.becomeFirstResponder()
            it.stage.settle()
        }
        edit(beside)
        #expect(seenTop(it).isNear(before.top))
        #expect(it.shownController?.additionalSafeAreaInsets == before.insets)
        edit(inside)
        if CardKeyboardTests.raised.contains(kind) { #expect(seenTop(it) < before.top - 100) }
        edit(beside)
        #expect(seenTop(it).isNear(before.top))
        beside.resignFirstResponder()
        it.stage.settle()
        #expect(seenTop(it).isNear(before.top))
        #expect(it.shownController?.additionalSafeAreaInsets == before.insets)
    }

    @Test("Text in a card over the card moves only that card", arguments: CardKind.allCases)
    func editedAbove(kind: CardKind) {
        let it = CardStage(kind)
        let before = seenTop(it)
        let upper = FieldController()
        (it.shownController ?? it.home).presentCard(upper, detents: [.height(300)], animated: false)
        it.stage.settle()
        upper.field.becomeFirstResponder()
        it.stage.settle()
        #expect(upper.field.convert(upper.field.bounds, to: nil).maxY <= 508.5)
        #expect(seenTop(it).isNear(before))
        upper.dismiss(animated: true)
        it.stage.settle()
        #expect(seenTop(it).isNear(before))
    }

    @Test("A keyboard that is reported off the main thread counts like any other", arguments: CardKind.allCases)
    func reportedElsewhere(kind: CardKind) async {
        let it = CardStage(kind)
        let before = seenTop(it)
        let (name, screen) = (UIResponder.keyboardWillShowNotification, it.stage.window.screen)
        let keys = (UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey)
        await Task.detached {
            NotificationCenter.default.post(
                name: name, object: screen,
                userInfo: [keys.0: CGRect(x: 0, y: 508, width: 390, height: 336), keys.1: 0.25])
        }.value
        for _ in 0..<20 { await Task.yield() }
        it.stage.settle()
        if CardKeyboardTests.raised.contains(kind) { #expect(seenTop(it) < before - 100) }
    }

    nonisolated static let frames: [CGRect] = [
        .infinite, .null, CGRect(x: 0, y: -1e308, width: 390, height: 1.7e308),
        CGRect(x: 0, y: 508, width: 390, height: CGFloat.infinity),
        CGRect(x: 0, y: -CGFloat.infinity, width: 390, height: CGFloat.infinity),
        CGRect(x: 0, y: CGFloat.nan, width: 390, height: 336), CGRect(x: 0, y: -2000, width: 390, height: 2844),
    ]

    @Test(
        "Whatever frame a keyboard reports, the content's safe area is no greater than the content",
        arguments: CardKind.allCases, frames.indices)
    func endlessFrame(kind: CardKind, frame: Int) throws {
        let it = CardStage(kind)
        let before = (top: seenTop(it), insets: it.shownController?.additionalSafeAreaInsets)
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillShowNotification, object: it.stage.window.screen,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: Self.frames[frame],
                UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
            ])
        it.stage.settle()
        let view = try #require((it.shownController ?? it.content).view)
        let insets = view.safeAreaInsets
        #expect(insets.top + insets.bottom <= view.bounds.height)
        #expect(insets.left + insets.right <= view.bounds.width)
        #expect(seenTop(it) > -845)
        it.stage.hideKeyboard()
        it.stage.settle()
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillHideNotification, object: it.stage.window.screen, userInfo: nil)
        it.stage.settle()
        #expect(seenTop(it).isNear(before.top))
        #expect(it.shownController?.additionalSafeAreaInsets == before.insets)
    }

    @Test(
        "A panel in a parent lower than the keyboard gives its content no more safe area than it has",
        arguments: GestureArbiter.Place.Edge.allCases)
    func lowParent(edge: GestureArbiter.Place.Edge) {
        let (home, parent, content) = (UIViewController(), UIViewController(), UIViewController())
        let stage = Stage(rootViewController: home)
        home.addChild(parent)
        home.view.addSubview(parent.view)
        parent.view.frame = CGRect(x: 0, y: 644, width: 390, height: 200)
        parent.didMove(toParent: home)
        let panel = parent.addPanel(content, as: Panel.Configuration(at: edge), animated: false)!
        stage.settle()
        stage.showKeyboard(height: 336)
        stage.settle()
        #expect(content.view.safeAreaInsets.bottom <= 200)
        #expect(panel.card.frame.height <= 200)
        stage.hideKeyboard()
        stage.settle()
        #expect(content.additionalSafeAreaInsets == .zero)
    }

    enum Move: CaseIterable, Sendable { case frame, animatedFrame, transform }

    @Test(
        "Where an app's keyboard manager puts the content's view, it stays, also after other layout passes",
        arguments: CardKind.allCases.filter { !$0.isSwiftUI }, Move.allCases)
    func movedByTheApp(kind: CardKind, move: Move) {
        let it = CardStage(kind)
        let before = it.card.map { seenFrame(of: $0, it).minY }
        let view: UIView = it.content.view
        switch move {
        case .frame: view.frame.origin.y = -60
        case .animatedFrame: UIView.animate(withDuration: 0.25) { view.frame.origin.y = -60 }
        case .transform: view.transform = CGAffineTransform(translationX: 0, y: -60)
        }
        it.stage.settle()
        let moved = seenTop(it)
        it.card?.superview?.setNeedsLayout()
        it.stage.settle()
        #expect(seenTop(it) == moved)
        #expect(view.frame.minY == -60)
        #expect(it.card.map { seenFrame(of: $0, it).minY } == before)
    }

    @Test(
        "A pull down during which the keyboard goes never opens a card, however it is let go",
        arguments: CardKind.allCases.filter { CardKeyboardTests.raised.contains($0) },
        [-100, -40, -1, 0, 1] as [CGFloat])
    func pulledDownAsKeyboardGoes(kind: CardKind, velocity: CGFloat) throws {
        let it = CardStage(kind, CardSetup { $0.isOpen = false })
        it.stage.showKeyboard(height: 336)
        it.stage.settle()
        let finger = it.stage.touch(at: CGPoint(x: 195, y: seenTop(it) + 60))
        finger.move(by: CGVector(dx: 0, dy: 40), over: 0.3)
        it.stage.hideKeyboard()
        it.stage.advance(by: 0.3)
        finger.swipe(by: .down(velocity / 10), over: 0.1)
        it.stage.settle()
        #expect(it.place.isNear(CardStage.lowest))
        let judged = try #require(it.control?.lastRelease)
        #expect(judged.target == .stop(CardStage.lowest))
        #expect(judged.release.translation >= CardStage.lowest - 0.5)
    }
}

extension CGFloat {
    fileprivate func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude < 0.5 }
}
