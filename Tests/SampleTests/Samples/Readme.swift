import DeckTransition
import GestureArbiterUI
import HeadlessUIKit
import Panels
import Testing

/// The README's samples, in the places where a client would have them.
@MainActor
final class ReadmeController: UIViewController {
    let tableView = UIScrollView()
    let card = UIView()
    let handle = UIView()
    let settings = UIViewController()
    let places = UIViewController()
    let (photo, menu, filters) = (UIViewController(), UIViewController(), UIViewController())
    let player = ReadmePlayer()
    let (thumbnail, header) = (UIView(), UIView())
    func follow(_ drag: GestureArbiter.Drag) {}

    func lines(with form: ReadmeForm) {
        // Three heights, coming to the second; and what one sets most. Nil if UIKit cannot present it now. UIKit holds the card.
        let card: (any CardControlling)? = presentCard(
            filters, detents: [.height(240), .medium, .large], selected: .medium
        ) {
            $0.cornerRadius = 24
            $0.dimming = 0.4
            $0.prefersGrabberVisible = false
            $0.surfaceEffect = UIBlurEffect(style: .systemMaterial)
            $0.largestUndimmedDetent = .height(240)  // here the screen behind the card is bright, and gets touches
            $0.tapOutside = .collapses  // .nothing, .dismisses, .passes
        }
        card?.onEvent = { [header] event in  // also .grabbed, .armed, .attempted, .willDismiss(byUser:), .returned
            switch event {
            case .moved(let position): header.alpha = position.progress  // 1 out of sight; `position.height`
            case .selected(let detent, let byUser): print(detent, byUser)
            case .dismissed: header.alpha = 1
            default: break
            }
        }
        card?.animateChanges { card?.traits.detents = [.content, .custom("third") { $0.maximumHeight / 3 }] }
        card?.select("third")  // a name, as `.content` is; and `selectedDetent`, `dismiss()`
        card?.arbiter?.isEnabled = false  // while a photo is zoomed, say
        card?.arbiter?.flags.insert("drawing")  // read by a policy such as `.continuous.unless(.flag("drawing"))`
        // After a touch, in words with GestureArbiterDiagnostics:
        if let touch = card?.arbiter?.lastTouch { print(touch) }
        // +83 ms  undecided → scroll   .atEdge is false: 37.0 pt to the top edge (needs 0.17 or less);
        //                              .touchStarts(in: .handle) is false
        // +200 ms  scroll → nobody   lifted at 0 pt/s

        // The same for each kind of card: a deck, moved by its own title alone.
        presentDeck(player) {
            $0.policy.condition = .touchStarts(in: .handle)
            $0.policy.opening = .never
            $0.declared.bind(.handle, to: player.titleBar)
        }

        // A form as high as its content, that asks before it goes. `askToDiscard` is the form's own.
        form.isModalInPresentation = true
        presentCard(form, detents: [.content], onEvent: { if $0 == .attempted { form.askToDiscard() } })

        // A cover: no grabber, no corners, nothing dimmed. This one comes out of a thumbnail.
        presentCard(photo, as: .cover) { $0.look = .zoom(from: { self.thumbnail }) }

        // A panel that stays over its parent, whose touches go on; and a menu that waits at the leading edge.
        addPanel(places, detents: [.height(88), .medium, .large])
        let menuPanel: Panel? = addPanel(menu, at: .leading, detents: [.width(280)]) { $0.edgeSwipe = 20 }
        menuPanel?.hide(animated: false)  // and `show()`, `isShown`, `remove()`

        // A view of your own, moved by the arbiter, with the lists in it, by a policy of your own.
        let policy = ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .continuous)
        GestureArbiter.attach(to: view, policy: policy, moving: view) { outcome in print(outcome) }  // .away, or a stop
    }

    func oneLine() {
        GestureArbiter.attach(to: tableView, moving: card) { [weak self] outcome in
            if outcome == .away { self?.dismiss(animated: false) }
        }
    }

    func declared() {
        let policy = ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .continuous)
            .unless(.editing)
        let arbiter = GestureArbiter.attach(to: card, policy: policy) { [weak self] drag in self?.follow(drag) }
        arbiter.bind(.handle, to: handle)
        if let touch = arbiter.lastTouch { print(touch) }
        // +83 ms  undecided → scroll   .atEdge is false: 37.0 pt to the top edge (needs 0.17 or less);
        //                              .touchStarts(in: .handle) is false
        // +200 ms  scroll → nobody   lifted at 0 pt/s
    }

    func deck() {
        presentDeck(settings) { $0.prefersGrabberVisible = true }
        presentDeck(places, detents: [.medium, .large])
    }
}

final class ReadmePlayer: UIViewController {
    let titleBar = UIView()
}

final class ReadmeForm: UIViewController {
    func askToDiscard() {}
}

/// The README's screen.
enum ReadmeInUIKit {
    final class HomeViewController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            presentCard(SongsViewController(), detents: [.medium, .large])
        }
    }

    final class SongsViewController: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Song \(indexPath.row)"
            return cell
        }
    }
}

/// The README's test, which runs as it stands there.
@MainActor
struct SettingsTests {
    let home = UIViewController()
    let settings = UIViewController()

    @Test("A pull from the top dismisses the settings")
    func pullFromTheTop() {
        let stage = Stage(rootViewController: home)
        home.presentDeck(settings)
        stage.settle()
        let finger = stage.touch(at: CGPoint(x: 200, y: 300))
        finger.move(by: CGVector(dx: 0, dy: 260), over: 0.25)
        finger.lift()
        stage.settle()
        #expect(home.presentedViewController == nil)
    }
}

@MainActor
struct ReadmeScreenTests {
    @Test("The README's screen in UIKit shows its songs in a card at medium, which a finger opens")
    func inUIKit() {
        let home = ReadmeInUIKit.HomeViewController()
        opens(home, Stage(rootViewController: home))
    }

    @Test("The README's screen in SwiftUI shows its songs in a card at medium, which a finger opens")
    func inSwiftUI() {
        let home = UIHostingController(rootView: ReadmeInSwiftUI.Home())
        let stage = Stage(rootViewController: home)
        stage.settle()
        stage.touch(at: CGPoint(x: 195, y: home.view.bounds.midY)).lift()
        opens(home, stage)
    }

    private func opens(_ home: UIViewController, _ stage: Stage) {
        stage.settle()
        let card = home.presentedViewController?.enclosingCard
        #expect(card?.selectedDetent == .medium)
        let finger = stage.touch(at: CGPoint(x: 195, y: 600))
        finger.move(by: CGVector(dx: 0, dy: -300), over: 0.2)
        finger.lift()
        stage.settle()
        #expect(card?.selectedDetent == .large)
        #expect(stage.warnings.isEmpty)
    }
}
