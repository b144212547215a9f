import GestureArbiter
import UIKitShim

/// Home with a view over it that a ``GestureArbiter/Mover`` moves: to several places, or out at either side.
@MainActor
final class MoverFloor: Floor {
    let arbiter: GestureArbiter
    private let mover: GestureArbiter.Mover
    private var isDismissed = false

    /// - Parameters:
    ///   - card: The view that moves, by its transform.
    ///   - handle: The part of it that opens it under every policy.
    ///   - name: The card's name on home's button, which shows the card again after it has left.
    ///   - distance: The distance to where it is out of sight, in points; nil if it may not leave.
    init(
        _ card: UIView, handle: UIView?, named name: String, on view: UIView, _ settings: DemoSettings,
        policy: ArbitrationPolicy, stops: [CGFloat] = [0], selected: CGFloat = 0, leavingAt distance: CGFloat?
    ) {
        final class Relay { weak var floor: MoverFloor? }
        let relay = Relay()
        let home = HomeView(frame: view.bounds, title: "Show the \(name)") { relay.floor?.showAgain() }
        view.addSubview(home)
        view.addSubview(card)
        let mover = GestureArbiter.Mover(
            stops: stops, selected: selected, release: settings.release, leavingAt: { distance },
            show: { [weak card] place in card?.transform = CGAffineTransform(translationX: 0, y: place) },
            onOutcome: { outcome in relay.floor?.isDismissed = outcome == .away })
        // Home is dark behind an open card, and clear behind one that has left.
        let farthest = max(distance ?? 0, stops.max() ?? 0)
        mover.onProgress = { [weak home] progress in home?.dim = 1 - min(abs(progress.translation) / farthest, 1) }
        home.dim = 1 - selected / farthest
        arbiter = GestureArbiter.attach(to: card, policy: policy, moving: mover)
        arbiter.bind(.handle, to: handle)
        arbiter.flags = settings.policy.flags
        self.mover = mover
        relay.floor = self
    }

    var cardCount: Int { isDismissed ? 0 : 1 }
    var cardTranslation: CGFloat { mover.translation }
    var arbiters: [(name: String, arbiter: GestureArbiter)] { [("", arbiter)] }
    var release: String? { arbiter.lastRelease.map { "let go, \($0)" } }

    private func showAgain() {
        guard isDismissed else { return }
        isDismissed = false
        mover.select(mover.selected)
    }
}
