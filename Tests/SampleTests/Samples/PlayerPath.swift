import GestureArbiterDiagnostics
import HeadlessUIKit
import InteractiveDismissal

/// The samples of "From one line to a player", step by step, in an app that has a bar and a player with a queue.
@MainActor
enum PlayerPath {
    /// A player over the app's first screen: a queue, and on its top, scrolling with it, the artwork.
    final class Home: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 746, width: 390, height: 64))
        let player = UIView(frame: CGRect(x: 0, y: 47, width: 390, height: 797))
        let artwork = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 240))
        let queue = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 797))
        let nowPlaying = Player()

        override func viewDidLoad() {
            super.viewDidLoad()
            queue.contentInsetAdjustmentBehavior = .never
            queue.contentSize = CGSize(width: 390, height: 2640)
            queue.addSubview(artwork)
            player.addSubview(queue)
            view.addSubview(bar)
        }

        func showPlayer() { view.addSubview(player) }

        func stepOne() {
            GestureArbiter.attach(to: player, moving: player) { [weak self] outcome in
                if outcome == .away { self?.player.removeFromSuperview() }
            }
        }

        func stepTwo() -> GestureArbiter {
            let policy = ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .continuous)
            let arbiter = GestureArbiter.attach(to: player, policy: policy, moving: player) { [weak self] outcome in
                if outcome == .away { self?.player.removeFromSuperview() }
            }
            arbiter.bind(.handle, to: artwork)
            return arbiter
        }

        func ask(_ arbiter: GestureArbiter) {
            if let touch = arbiter.lastTouch { print(touch) }
        }

        func stepThree() {
            let policy = ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .continuous)
            var configuration = CardConfiguration.cover { $0.policy = policy }
            configuration.declared.bind(.handle, to: nowPlaying.artwork)
            presentCard(nowPlaying, as: configuration)
        }

        func stepFour() {
            var configuration = CardConfiguration.cover
            configuration.look = .grow(from: { [weak bar] in bar })
            attachCard(to: bar, as: configuration) { [weak self] _ in self?.nowPlaying }
        }

        func attachPlayer() {
            var configuration = CardConfiguration.cover { $0.detents = [.medium, .large] }
            configuration.largestUndimmedDetent = .medium
            attachCard(to: bar, as: configuration) { [weak self] _ in self?.nowPlaying }
        }
    }

    final class Player: UIViewController {
        let artwork = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 240))
        let queue = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

        override func viewDidLoad() {
            super.viewDidLoad()
            queue.contentInsetAdjustmentBehavior = .never
            queue.contentSize = CGSize(width: 390, height: 2640)
            queue.addSubview(artwork)
            view.addSubview(queue)
        }
    }
}
