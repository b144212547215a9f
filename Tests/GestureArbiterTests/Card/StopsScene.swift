@_spi(Engine) @_spi(Cards) import GestureArbiter
import HeadlessUIKit
import Support

/// A panel over a list, with three stops: open, half open, and a strip.
@MainActor
final class StopsScene {
    let stage: Stage
    let list: UIScrollView
    let panel = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 744))
    private(set) var arbiter: GestureArbiter!
    private(set) var mover: GestureArbiter.Mover!
    private(set) var outcomes: [ReleaseRule.Target] = []

    init(
        _ doubt: Doubt = .none, stops: [CGFloat] = [0, 320, 610], at selected: CGFloat = 0,
        leaves: Bool = false, release: ReleaseRule = .velocityAndProgress(),
        policy: ArbitrationPolicy = .continuous
    ) {
        stage = Stage(assumptions: doubt.assumptions)
        list = UIScrollView(frame: panel.bounds)
        list.contentSize = CGSize(width: 390, height: 3000)
        list.contentInsetAdjustmentBehavior = .never
        panel.addSubview(list)
        stage.window.addSubview(panel)
        mover = GestureArbiter.Mover(
            stops: stops, selected: selected, release: release, leavingAt: { leaves ? 744 : nil },
            show: { [weak panel] in panel?.frame.origin.y = 100 + $0 },
            onOutcome: { [weak self] in self?.outcomes.append($0) })
        panel.frame.origin.y = 100 + mover.translation
        arbiter = GestureArbiter.attach(to: panel, policy: policy, moving: mover)
    }

    var place: CGFloat { panel.frame.minY - 100 }

    /// Puts a finger on the panel, 60 points below its top.
    func touch() -> Finger { stage.touch(at: CGPoint(x: 195, y: panel.frame.minY + 60)) }

    func drag(_ distances: CGFloat..., over time: Double = 0.4) {
        let finger = touch()
        for distance in distances { finger.move(by: CGVector(dx: 0, dy: distance), over: time) }
        stage.settle(lettingGo: finger)
    }
}
