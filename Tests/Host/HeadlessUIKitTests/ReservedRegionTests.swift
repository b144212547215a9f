import HeadlessUIKit
import Testing

@MainActor
@Suite struct ReservedRegionTests {
    private final class Asking: UIView {
        var (asks, layouts): (Bool, Int) = (true, 0)

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            if asks { _ = reservedRegions(kind: .division) }
        }
    }

    private let fold = UIView.ReservedRegion(.division, in: CGRect(x: 0, y: 400, width: 390, height: 40))

    private func scene() -> (stage: Stage, view: Asking) {
        let (stage, view) = (Stage(), Asking(frame: CGRect(x: 20, y: 100, width: 200, height: 500)))
        stage.window.addSubview(view)
        stage.settle()
        view.layouts = 0
        return (stage, view)
    }

    @Test("V24: a view is told the regions that reach into it, in its coordinates")
    func coordinates() {
        let (stage, view) = scene()
        stage.reservedRegions = [fold]
        #expect(view.reservedRegions(kind: .division).map(\.frame) == [CGRect(x: -20, y: 300, width: 390, height: 40)])
        #expect(view.reservedRegions(kind: .occlusion) == [])
        view.frame.size.height = 200
        #expect(view.reservedRegions(kind: .division) == [])
    }

    @Test("V24: an inactive region is told only if it is asked for")
    func inactive() {
        let (stage, view) = scene()
        stage.reservedRegions = [UIView.ReservedRegion(.division, in: fold.frame, isActive: false)]
        #expect(view.reservedRegions(kind: .division) == [])
        #expect(view.reservedRegions(kind: .division, options: .includeInactive).map(\.isActive) == [false])
    }

    @Test(
        "V24: a view whose layout asks is laid out again when the regions change, another is not",
        arguments: [true, false])
    func layout(asks: Bool) {
        let (stage, view) = scene()
        view.asks = asks
        view.setNeedsLayout()
        stage.settle()
        view.layouts = 0
        stage.reservedRegions = [fold]
        stage.settle()
        #expect(view.layouts == (asks ? 1 : 0))
    }

    private final class AskingPresentation: UIPresentationController {
        var layouts = 0
        override func containerViewWillLayoutSubviews() {
            layouts += 1
            _ = containerView?.reservedRegions(kind: .division)
        }
    }

    private final class Transition: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            AskingPresentation(presentedViewController: presented, presenting: presenting)
        }
    }

    @Test("V26: what a presentation's layout asks counts for its container, or not", arguments: [true, false])
    func presentation(counts: Bool) throws {
        var assumptions = Assumptions()
        assumptions.presentationLayoutReadsRegions = counts
        let (stage, transition) = (Stage(assumptions: assumptions), Transition())
        let (home, sheet) = (UIViewController(), UIViewController())
        stage.window.rootViewController = home
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = transition
        home.present(sheet, animated: false)
        stage.settle()
        let presentation = try #require(sheet.presentationController as? AskingPresentation)
        presentation.layouts = 0
        stage.reservedRegions = [fold]
        stage.settle()
        #expect(presentation.layouts == (counts ? 1 : 0))
    }

    @Test("V24: a view that asks at another time is not told")
    func outside() {
        let (stage, view) = scene()
        view.asks = false
        view.setNeedsLayout()
        stage.settle()
        view.layouts = 0
        _ = view.reservedRegions(kind: .division)
        stage.reservedRegions = [fold]
        stage.settle()
        #expect(view.layouts == 0)
    }
}
