import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Testing

/// A blur or glass as the surface of every kind of card.
@MainActor
@Suite("Every kind of card, with an effect as its surface")
struct EffectTests {
    nonisolated static let kinds = CardKind.controlled

    private func scene(_ kind: CardKind, _ change: @escaping @MainActor @Sendable (inout CardTraits) -> Void = { _ in })
        -> CardStage
    {
        let it = CardStage(
            kind,
            CardSetup {
                $0.changeTraits = { traits in
                    traits.surfaceEffect = UIBlurEffect(style: .systemMaterial)
                    change(&traits)
                }
            })
        it.content.view.backgroundColor = nil
        return it
    }

    private func effects(_ it: CardStage) -> [UIVisualEffectView] {
        func find(in view: UIView) -> [UIVisualEffectView] {
            ((view as? UIVisualEffectView).map { [$0] } ?? []) + view.subviews.flatMap(find)
        }
        return find(in: it.stage.window)
    }

    private func face(_ it: CardStage) -> UIView? { it.shownController?.view.superview }

    @Test("The effect lies behind the content, with the card's size and corners", arguments: kinds)
    func look(kind: CardKind) throws {
        let it = scene(kind) { ($0.corners, $0.cornerRadius) = ([.topLeft], 21) }
        let effect = try #require(effects(it).first)
        #expect(effects(it).count == 1)
        #expect(effect.frame == it.card?.bounds)
        #expect(effect.effect is UIBlurEffect)
        let radii = [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map {
            effect.effectiveRadius(corner: $0)
        }
        #expect(radii == [21, 0, 0, 0])
        #expect(effect.clipsToBounds)
        #expect(effect.layer.cornerCurve == .continuous)
        let order = try #require(it.card).subviews
        #expect(order.firstIndex(of: effect) == 0)
        #expect(face(it).map { order.firstIndex(of: $0) } == 1)
        #expect(face(it)?.backgroundColor == nil)
        if kind.isSwiftUI { #expect(it.shownController?.view.backgroundColor == .clear) }
    }

    @Test("Content keeps its place, its touches and its order for VoiceOver", arguments: kinds)
    func content(kind: CardKind) throws {
        let (plain, it) = (CardStage(kind, CardSetup { $0.changeTraits = { $0.surface = .red } }), scene(kind))
        let frames = [plain, it].map { $0.content.view.convert($0.content.view.bounds, to: nil) }
        #expect(frames[0] == frames[1])
        it.touch().lift()
        it.stage.settle()
        #expect(it.content.taps == 1)
        #expect(face(it)?.accessibilityElements?.count == face(plain)?.accessibilityElements?.count)
        #expect(effects(it).first?.isUserInteractionEnabled == false)
        let point = it.point(depth: 60, aside: 20)
        #expect(it.stage.window.hitTest(point, with: nil) is UIVisualEffectView == false)
    }

    @Test("A card without an effect has no view for one", arguments: kinds)
    func none(kind: CardKind) {
        let it = CardStage(kind, CardSetup { $0.changeTraits = { $0.surface = .red } })
        #expect(effects(it).isEmpty)
    }

    @Test("The effect goes and comes back at once, and the color replaces it", arguments: kinds)
    func changed(kind: CardKind) throws {
        let it = scene(kind) { $0.surface = .red }
        let card = try #require(it.control)
        card.surfaceEffect = nil
        #expect(effects(it).isEmpty)
        #expect(face(it)?.backgroundColor == .red)
        let glass = UIGlassEffect(style: .regular)
        card.surfaceEffect = glass
        #expect(effects(it).map(\.effect) == [glass])
        #expect(face(it)?.backgroundColor == nil)
        card.surfaceEffect = UIBlurEffect(style: .dark)
        #expect(effects(it).count == 1)
        (card.corners, card.cornerRadius) = (.all, 33)
        #expect(effects(it).first?.effectiveRadius(corner: .bottomLeft) == 33)
        it.panel?.remove(animated: false)
        it.presentation?.presentedViewController.dismiss(animated: false)
        it.stage.settle()
        #expect(effects(it).isEmpty)
        #expect(it.stage.warnings == [])
    }

    @Test("A change during a drag moves nothing, and leaves the card under the finger", arguments: kinds)
    func inHand(kind: CardKind) throws {
        let it = CardStage(kind)
        let card = try #require(it.control)
        let finger = it.touch()
        finger.move(by: it.way(60), over: 0.2)
        let (place, frame) = (it.place, it.content.view.convert(it.content.view.bounds, to: nil))
        for effect in [UIBlurEffect(style: .light), nil, UIGlassEffect(style: .clear)] as [UIVisualEffect?] {
            card.surfaceEffect = effect
            it.stage.advanceFrame()
            #expect(it.place == place)
            #expect(it.content.view.convert(it.content.view.bounds, to: nil) == frame)
            #expect(it.arbiter?.owner == .drag)
            #expect(effects(it).count == (effect == nil ? 0 : 1))
        }
        it.settle(lettingGo: finger)
        #expect(it.place == 0)
    }

    @Test("In an animation the effect lies in its place from the first frame", arguments: kinds)
    func animated(kind: CardKind) throws {
        let it = CardStage(kind)
        let card = try #require(it.control)
        UIView.animate(withDuration: 0.4) {
            card.surfaceEffect = UIBlurEffect(style: .light)
            card.cornerRadius = 17
        }
        let effect = try #require(effects(it).first)
        it.stage.advanceFrame()
        #expect(effect.layer.presentation()?.frame ?? effect.frame == card.card.bounds)
        it.stage.settle()
        #expect(effect.frame == card.card.bounds)
    }

    @Test("Beyond its most open place the card's effect reaches its side, and no other view does", arguments: kinds)
    func beyond(kind: CardKind) throws {
        guard kind != .topPanel, !kind.isSwiftUI else { return }
        let it = scene(kind)
        let (effect, card) = try (#require(effects(it).first), #require(it.card))
        let size = effect.frame.size
        let finger = it.touch()
        finger.move(by: it.way(20), over: 0.1)
        finger.move(by: it.way(-140), over: 0.3)
        #expect(it.place < -5)
        let reach = effect.convert(effect.bounds, to: nil)
        let (window, way) = (it.stage.window.bounds, kind.direction)
        let gap = way == .down ? window.maxY - reach.maxY : way == .left ? reach.minX : window.maxX - reach.maxX
        #expect(abs(gap) < 0.01)
        #expect(card.subviews.count == 2)
        it.control?.surfaceEffect = UIBlurEffect(style: .dark)
        #expect(effect.convert(effect.bounds, to: nil) == reach)
        it.control?.surfaceEffect = nil
        it.control?.surface = .red
        #expect(card.subviews.first?.backgroundColor == .red)
        it.control?.surfaceEffect = UIBlurEffect(style: .dark)
        #expect(effects(it).first?.convert(CGRect(origin: .zero, size: reach.size), to: nil) == reach)
        #expect(card.subviews.count == 2)
        finger.lift()
        it.stage.settle()
        #expect(effects(it).first?.frame.size == size)
    }

    /// A cover that has come out of a thumbnail.
    private func zoomed(
        _ change: (inout CardConfiguration) -> Void = { _ in }
    ) throws -> (it: CardStage, photo: UIViewController, card: any CardControlling) {
        let it = CardStage(.cover)
        it.presentation?.presentedViewController.dismiss(animated: false)
        it.stage.settle()
        let (thumbnail, photo) = (UIView(frame: CGRect(x: 40, y: 200, width: 80, height: 60)), UIViewController())
        thumbnail.layer.cornerRadius = 9
        it.home.view.addSubview(thumbnail)
        let card = try #require(
            it.home.presentCard(photo, as: .cover, animated: false) {
                $0.look = .zoom(from: { thumbnail })
                $0.surfaceEffect = UIBlurEffect(style: .light)
                change(&$0)
            })
        it.stage.settle()
        return (it, photo, card)
    }

    @Test("A look that cuts the card cuts the effect, without a mask around it")
    func cut() throws {
        let (it, photo, card) = try zoomed()
        let finger = it.stage.touch(at: CGPoint(x: 200, y: 300))
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.3)
        let effect = try #require(effects(it).first)
        #expect(photo.view.superview?.mask != nil)
        #expect(effect.frame == photo.view.superview?.mask?.frame)
        func masked() -> Bool {
            sequence(first: effect.superview, next: { $0?.superview }).contains { $0?.mask != nil }
        }
        #expect(!masked())
        card.surfaceEffect = nil
        #expect(card.card.mask != nil)
        #expect(photo.view.superview?.mask == nil)
        card.surfaceEffect = UIBlurEffect(style: .dark)
        #expect(card.card.mask == nil)
        #expect(photo.view.superview?.mask != nil)
        finger.move(by: CGVector(dx: 0, dy: -200), over: 0.3)
        finger.hold(for: 0.2)
        finger.lift()
        it.stage.settle()
        #expect(photo.view.superview?.mask == nil)
        #expect(effects(it).first?.frame == card.card.bounds)
        photo.dismiss(animated: true)
        it.stage.settle()
        #expect(photo.presentingViewController == nil)
        #expect(effects(it).isEmpty)
    }

    @Test("Where a look cuts a card less than its own corners do, the effect has the card's corners")
    func cutCorners() throws {
        let (it, photo, _) = try zoomed { ($0.cornerRadius, $0.corners) = (20, .all) }
        let finger = it.stage.touch(at: CGPoint(x: 200, y: 300))
        finger.move(by: CGVector(dx: 0, dy: 40), over: 0.3)
        #expect(photo.view.superview?.mask != nil)
        #expect(effects(it).first?.effectiveRadius(corner: .topLeft) == 20)
        #expect(effects(it).first?.effectiveRadius(corner: .bottomRight) == 20)
        finger.cancel()
    }

    @Test("Behind another deck the effect stands as its card does")
    func behind() throws {
        let it = scene(.deck)
        it.content.presentDeck(UIViewController(), animated: false)
        it.stage.settle()
        let effect = try #require(effects(it).first)
        #expect(effect.transform == face(it)?.transform)
        #expect(effect.transform != .identity)
        #expect(effect.effectiveRadius(corner: .topLeft) == face(it)?.layer.cornerRadius)
        it.control?.surfaceEffect = UIBlurEffect(style: .dark)
        #expect(effect.frame == face(it)?.frame)
        it.control?.surfaceEffect = nil
        it.control?.surfaceEffect = UIBlurEffect(style: .dark)
        #expect(effects(it).first?.frame == face(it)?.frame)
    }

    @Test("The effect of a card behind another is as large as the card, also after a keyboard has gone there")
    func keyboardGoesBehind() throws {
        let it = scene(.deck) { $0.detents = [.height(300)] }
        it.stage.showKeyboard(height: 300)
        it.stage.settle()
        it.content.presentDeck(UIViewController(), animated: false)
        it.stage.settle()
        it.stage.hideKeyboard()
        it.stage.settle()
        it.content.dismiss(animated: false)
        it.stage.settle()
        #expect(effects(it).first?.frame == it.card?.bounds)
    }
}
