import DeckTransition
import GestureArbiter
import GestureArbiterDiagnostics
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing

extension CardInCardTests {
    /// A card in the content of another one, which rests at 0 and at 100 points and may not leave. Distances are in
    /// points from fully open.
    @MainActor
    struct Nest {
        let scene: CardStage
        let view: UIView
        let list = UIScrollView()
        private(set) var panel: Panel?
        private(set) var arbiter: GestureArbiter
        private let start: CGPoint
        private let exit: Exit

        private final class Exit {
            var isOpen: Bool
            init(isOpen: Bool) { self.isOpen = isOpen }
        }

        init(
            _ kind: CardKind, _ inner: Inner, direction: ArbitrationPolicy.Direction? = nil, mayLeave: Bool = false,
            hasList: Bool = false, _ assumptions: Assumptions = .standard,
            _ change: (inout CardSetup) -> Void = { _ in }
        ) {
            var setup = CardSetup { $0.stops = .one }
            change(&setup)
            exit = Exit(isOpen: mayLeave)
            scene = CardStage(kind, setup, assumptions: assumptions)
            let content = scene.content.view!
            let policy = ArbitrationPolicy(direction ?? kind.direction, handoff: .continuous)
            switch inner {
            case .view, .mover:
                view = UIView(frame: content.bounds)
                content.addSubview(view)
                if inner == .view {
                    arbiter = GestureArbiter.attach(
                        to: view, policy: policy, moving: view, stops: [0, 100], leaves: mayLeave)
                } else {
                    let mover = GestureArbiter.Mover(
                        stops: [0, 100], leavingAt: { [exit] in exit.isOpen ? 300 : nil },
                        show: { [view, scene] place in
                            let way = scene.way(place)
                            view.transform = CGAffineTransform(translationX: way.dx, y: way.dy)
                        })
                    arbiter = GestureArbiter.attach(to: view, policy: policy, moving: mover)
                }
            case .panel, .dockedPanel:
                let form = UIViewController()
                var configuration = Panel.Configuration(
                    at: kind.edge ?? .bottom, detents: [.height(100), .height(200)], selected: .height(200))
                configuration.policy.handoff = .continuous
                configuration.interactiveDismissDisabled = !mayLeave
                if inner == .panel {
                    scene.content.addPanel(form, as: configuration, animated: false)
                } else {
                    scene.content.fill(
                        with: PanelScreen(content: form, configuration: configuration), on: scene.stage)
                }
                let panel = form.enclosingCard as! Panel
                (view, arbiter, self.panel) = (panel.card, panel.arbiter!, panel)
            }
            if hasList {
                let around = panel?.contentViewController.view ?? view
                list.frame = around.bounds
                list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                list.contentInsetAdjustmentBehavior = .never
                around.addSubview(list)
                list.contentSize =
                    scene.content.isVertical ? CGSize(width: 100, height: 3000) : CGSize(width: 3000, height: 100)
            }
            scene.stage.settle()
            start = view.convert(.zero, to: content)
            if scene.content.comesFromEnd { offset = end }
        }

        private var offset: CGFloat {
            get { scene.content.isVertical ? list.contentOffset.y : list.contentOffset.x }
            nonmutating set {
                list.contentOffset = scene.content.isVertical ? CGPoint(x: 0, y: newValue) : CGPoint(x: newValue, y: 0)
            }
        }

        private var end: CGFloat {
            3000 - (scene.content.isVertical ? list.bounds.height : list.bounds.width)
        }

        /// How far the list has scrolled from the edge that the card comes from.
        var scrolled: CGFloat {
            guard scene.content.comesFromEnd else { return offset }
            return list.superview == nil ? 0 : end - offset
        }

        /// The inner card's place in the outer one.
        var inner: CGFloat {
            if let panel { return panel.position.translation }
            let here = view.convert(CGPoint.zero, to: scene.content.view)
            let way = scene.way(1)
            return (here.x - start.x) * way.dx + (here.y - start.y) * way.dy
        }

        /// Where the row under the finger is, along the way out.
        var row: CGFloat { scene.place + inner - scrolled }

        /// How far a step of the row may be off. A top panel makes its list longer with each step, so that the list's end
        /// moves in the step in which the panel hands back to the list.
        var most: CGFloat { scene.kind == .topPanel && panel != nil ? 2.5 : 0.34 }

        /// Lets the inner card leave from now on.
        func openExit() {
            exit.isOpen = true
            panel?.traits.interactiveDismissDisabled = false
        }

        func touch() -> Finger { scene.stage.touch(at: scene.point(depth: 160, aside: 0)) }

        /// Begins to scroll with a trackpad at the same place, without a slop.
        func scroll() -> Finger { scene.stage.beginScroll(at: scene.point(depth: 160, aside: 0)) }

        /// Moves the finger in steps of 4 points, a frame for each. Returns the largest difference between the finger's
        /// step and the row's.
        @discardableResult
        func pull(_ finger: Finger, _ distance: CGFloat) -> CGFloat {
            var worst: CGFloat = 0
            for _ in 0..<Int(abs(distance) / 4) {
                let (before, step) = (row, distance < 0 ? -4.0 : 4)
                finger.move(by: scene.way(step))
                scene.stage.advanceFrame()
                worst = max(worst, abs(row - before - step))
            }
            return worst
        }
    }
}
