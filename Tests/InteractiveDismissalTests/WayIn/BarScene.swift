@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support

/// A phone's home screen with a bar at its bottom, out of which a finger draws a controller with a list.
@MainActor
final class BarScene: ListOnPhone {
    let stage: Stage
    let home = AppearanceRecorder()
    let bar = UIView(frame: CGRect(x: 0, y: 740, width: 390, height: 104))
    let modal: ListModal
    let configuration: CardConfiguration
    private(set) var arbiter: GestureArbiter?
    private(set) var events: [CardEvent] = []
    private(set) var progress: [CGFloat] = []
    private(set) var presentations = 0
    /// What the bar's own handler was told.
    private(set) var drags: [GestureArbiter.Drag] = []

    init(
        _ configuration: CardConfiguration = CardConfiguration.cover,
        policy: ArbitrationPolicy = ArbitrationPolicy(.up),
        assumptions: Assumptions = .standard, modal: ListModal? = nil
    ) {
        self.configuration = configuration
        self.modal = modal ?? ListModal()
        stage = Stage(rootViewController: home, assumptions: assumptions)
        home.view.addSubview(bar)
        stage.settle()
        arbiter = GestureArbiter.attach(to: bar, policy: policy) { [weak self] drag in
            self?.drags.append(drag)
            if drag == .began { self?.present() }
        }
    }

    func present() {
        home.presentCard(
            modal, as: configuration, followedBy: arbiter,
            onEvent: { [weak self] event in
                self?.note(event)
            },
            completion: { [weak self] in
                self?.presentations += 1
            })
    }

    private func note(_ event: CardEvent) {
        if case .moved(let position) = event { return progress.append(position.progress) }
        events.append(event)
    }

    func touch(at y: CGFloat = 790) -> Finger { stage.touch(at: CGPoint(x: 195, y: y)) }

    /// Draws the card up by `distance` points in half a second, the slop included, and holds it until it has no
    /// velocity.
    func draw(by distance: CGFloat) -> Finger {
        let finger = touch()
        finger.move(by: .down(-distance), over: 0.5)
        finger.hold(for: 0.1)
        return finger
    }

    /// Swipes up quickly, ending at about 1600 pt/s.
    func fling() {
        touch().swipe(by: .down(-160), over: 0.1)
    }

    var isTidy: Bool { isTidyApart && bar.transform.isIdentity && bar.alpha == 1 }
}
