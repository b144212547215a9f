import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// The documentation's samples, as an app would have them, with a finger on them.
@MainActor
@Suite("The samples of the way in")
struct WayInSampleTests {
    private final class PlayerViewController: UIViewController {}

    private class Home: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 740, width: 390, height: 104))
        let thumbnail = UIView(frame: CGRect(x: 40, y: 300, width: 80, height: 80))
        let photo = UIViewController()
        var barArbiter: GestureArbiter?

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(bar)
            view.addSubview(thumbnail)
        }
    }

    private final class LongHome: Home {
        override func viewDidLoad() {
            super.viewDidLoad()
            barArbiter = GestureArbiter.attach(to: bar, policy: ArbitrationPolicy(.up)) { [weak self] drag in
                guard case .began = drag, let self else { return }
                presentCard(PlayerViewController(), configuration: .cover, followedBy: barArbiter)
            }
        }
    }

    private final class ShortHome: Home {
        override func viewDidLoad() {
            super.viewDidLoad()
            attachCard(to: bar) { _ in PlayerViewController() }
        }
    }

    private final class PhotoHome: Home {
        func open() {
            var configuration = CardConfiguration.cover { $0.policy = ArbitrationPolicy(.vertical, when: .atEdge) }
            configuration.look = .zoom(from: { [weak self] in self?.thumbnail })
            presentCard(photo, configuration: configuration)
        }

        func openFading() {
            var configuration = CardConfiguration.cover
            configuration.look = CardConfiguration.Look(over: .black) { state in
                var appearance = CardConfiguration.Look.Appearance(moving: state.offset)
                appearance.alpha = 1 - state.progress
                appearance.backdrop = 1 - state.progress
                return appearance
            }
            presentCard(photo, configuration: configuration)
        }
    }

    @Test("A bar opens a player, by the long way and by the short one", arguments: [true, false])
    func bar(isLong: Bool) {
        let home: Home = isLong ? LongHome() : ShortHome()
        let stage = Stage(rootViewController: home)
        stage.settle()
        let finger = stage.touch(at: CGPoint(x: 195, y: 790))
        finger.move(by: .down(-210), over: 0.3)
        #expect(home.presentedViewController?.view.superview?.transform.ty == 644)
        finger.move(by: .down(-160), over: 0.1)
        finger.lift()
        stage.settle()
        #expect(home.presentedViewController is PlayerViewController)
    }

    @Test("A photo opens out of its thumbnail")
    func photo() {
        let home = PhotoHome()
        let stage = Stage(rootViewController: home)
        stage.settle()
        home.open()
        stage.advance(by: 0)
        let seen = home.photo.view.superview.map { card in card.convert(card.mask?.frame ?? card.bounds, to: nil) }
        #expect(seen?.minX.isNear(40) == true)
        #expect(seen?.height.isNear(80) == true)
        stage.settle()
        #expect(home.presentedViewController === home.photo)
    }

    @Test("A look of one's own fades it")
    func fading() {
        let home = PhotoHome()
        let stage = Stage(rootViewController: home)
        stage.settle()
        home.openFading()
        stage.advance(by: 0.1)
        let alpha = home.photo.view.superview?.alpha ?? 0
        #expect((0.01..<1).contains(alpha))
        stage.settle()
        #expect(home.photo.view.superview?.alpha == 1)
    }
}
