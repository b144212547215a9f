import InteractiveDismissal
import UIKitShim

/// A note in a card, to tap right after the card came to rest.
@MainActor
package final class TailDemo: NoteDemo, Demo {
    package static let name = "tail"
    package static let title = "Tap as soon as it rests"
    package static let hint = """
        Pull the card down a little, let go, and tap the button, or flick the list, as soon as the card seems to rest. \
        The tap counts and the list scrolls, although the spring still has a fraction of a point to go.
        """
}

/// A note with unsaved changes, which the user may lower but not dismiss.
@MainActor
package final class RefusalDemo: NoteDemo, Demo {
    package static let name = "refusal"
    package static let title = "Unsaved changes"
    package static let hint = """
        The note says no to leaving. Between its detents the card goes wherever you let it go; pulled far down it comes \
        to rest at the nearest detent.
        """

    override class func configure(_ configuration: inout CardConfiguration) {
        configuration.declared.setUp = { arbiter in
            arbiter.onAttempt = { $0.stage == .release ? .deny(reason: "unsaved changes") : .allow }
        }
    }
}

/// A note whose keyboard is dismissed by the drag.
@MainActor
package final class KeyboardDemo: NoteDemo, Demo {
    package static let name = "keyboard"
    package static let title = "The keyboard that leaves"
    package static let hint = """
        Tap the field: the keyboard raises the card. Pull the card down by its list: the keyboard goes with the drag, \
        and the card comes to rest no further open than it was.
        """
}

/// The common part: a note in a card with two detents.
@MainActor
package class NoteDemo {
    package static let options: [SceneOption] = [.release]
    package static let strokeStart = CGPoint(x: 195, y: 640)

    package let floor: any Floor
    private let note: NoteController

    class func configure(_ configuration: inout CardConfiguration) {}

    package required init(_ settings: DemoSettings, on home: UIViewController) {
        let (note, configure) = (NoteController(), Self.configure)
        floor = ModalFloor(on: home) { home, animated, completion in
            home.presentCard(note, detents: [.medium, .large], animated: animated) {
                $0.traits.follow(settings)
                configure(&$0)
            } completion: {
                completion()
            }
        }
        self.note = note
    }

    package var scrollView: UIScrollView? { note.table }
}

/// A field and a button over a list. Dragging the list ends editing.
@MainActor
final class NoteController: UIViewController {
    private let rows = Rows.numbered(40)
    private(set) lazy var table = rows.table()
    private let field = UITextField(frame: .zero)
    private var count = 0
    private lazy var button: TextButton = TextButton("Tapped 0 times", on: .systemGray6) { [weak self] in self?.tap() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        field.placeholder = "A note"
        field.accessibilityIdentifier = "field"
        button.accessibilityIdentifier = "button"
        table.keyboardDismissMode = .onDrag
        for part in [field, button, table] as [UIView] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        field.frame = CGRect(x: 20, y: 28, width: width - 220, height: 44)
        button.frame = CGRect(x: width - 180, y: 28, width: 160, height: 44)
        table.frame = CGRect(x: 0, y: 84, width: width, height: max(view.bounds.height - 84, 0))
    }

    private func tap() {
        count += 1
        button.setTitle("Tapped \(count) times", for: .normal)
    }
}
