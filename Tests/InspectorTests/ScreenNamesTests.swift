import GestureArbiter
import HeadlessUIKit
import Testing

@testable import GestureArbiterInspector

@MainActor
struct ScreenNamesTests {
    @Test func aViewIsNamedByItsIdentifierElseItsLabelElseItsClass() {
        let root = UIView()
        let (identified, labeled, plain) = (UIView(), UIButton(), UISlider())
        identified.accessibilityIdentifier = "list"
        labeled.accessibilityLabel = "Save"
        for view in [identified, labeled, plain] { root.addSubview(view) }
        let names = ScreenNames(root)
        #expect([identified, labeled, plain].map { names[$0] } == ["list", "Save", "UISlider"])
    }

    @Test func viewsOfOneNameAreNumberedFromTheBack() {
        let root = UIView()
        let sliders = [UISlider(), UISlider()]
        for slider in sliders { root.addSubview(slider) }
        let names = ScreenNames(root)
        #expect(sliders.map { names[$0] } == ["UISlider 1", "UISlider 2"])
    }

    @Test func aRecognizerIsNamedAfterItsView() {
        let canvas = UIView()
        canvas.accessibilityIdentifier = "canvas"
        let pan = UIPanGestureRecognizer()
        canvas.addGestureRecognizer(pan)
        #expect(ScreenNames(canvas).name(of: pan) == "pan of canvas")
    }

    @Test func aListsOwnPanIsItsScrolling() {
        let list = UIScrollView()
        list.accessibilityIdentifier = "list"
        #expect(ScreenNames(list).name(of: list.panGestureRecognizer) == "scrolling of list")
    }

    @Test func aCardIsNamedAfterItsFirstController() {
        final class Settings: UIViewController {}
        let settings = Settings()
        let card = UIView()
        card.addSubview(settings.view)
        let arbiter = GestureArbiter.attach(to: card, moving: card)
        #expect(ScreenNames(card).name(of: arbiter) == "card Settings")
    }
}
