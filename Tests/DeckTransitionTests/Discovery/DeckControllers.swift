import DeckTransition
import HeadlessUIKit

/// Shows `content` as its direct subviews, the first one at the back.
@MainActor
class PlainController: UIViewController {
    let content: [UIView]

    init(_ content: [UIView] = []) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("No test decodes one.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        content.forEach(view.addSubview)
    }
}

/// The same as a container that names the child to search.
final class ContainerController: PlainController, DeckTransitionViewControllerProtocol {
    var childViewControllerForDeck: UIViewController?
}

/// The same as a controller that declares its scroll view.
final class DeclaringController: PlainController, DeckTransitionViewControllerProtocol {
    var scrollViewForDeck: UIScrollView?
    private(set) var timesAsked = 0
    var childViewControllerForDeck: UIViewController? {
        timesAsked += 1
        return nil
    }
}

/// A base class that conforms, and declares nothing.
class SilentBase: PlainController, DeckTransitionViewControllerProtocol {}

/// Subclasses of it that declare what the base class does not.
final class StoringController: SilentBase {
    let scrollViewForDeck = UITableView()
}

final class LazyController: SilentBase {
    lazy var scrollViewForDeck = UIScrollView()
}

final class StoringContainer: SilentBase {
    var childViewControllerForDeck: UIViewController?
}

/// A controller whose view is its scroll view.
final class ScrollController: UIViewController {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    override func loadView() { view = scrollView }
}

extension UIViewController {
    /// The controller with its view loaded.
    func loaded() -> Self {
        loadViewIfNeeded()
        return self
    }
}

/// A strategy of a client: a plain class.
final class Finding: ScrollViewDiscovery {
    private let find: (ScrollSearch) -> UIScrollView?
    init(_ find: @escaping (ScrollSearch) -> UIScrollView?) { self.find = find }
    func scrollView(in search: ScrollSearch) -> UIScrollView? { find(search) }
}

extension Discovery {
    @MainActor static func finding(_ find: @escaping (ScrollSearch) -> UIScrollView?) -> Discovery {
        .strategy(Finding(find))
    }
}
