import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing

/// The scroll view that a controller declares.
extension ShownChainTests {
    @Test(
        "A scroll view that a controller declares hands over alone, wherever it shows", arguments: kinds, Place.allCases
    )
    func declared(kind: CardKind, place: Place) {
        let it = CardStage(kind, CardSetup { ($0.stops, $0.list) = (.one, .atEdge) }, in: place.around)
        let other = UIScrollView()
        it.content.view.addSubview(other)
        it.content.scrollViewForCard = other
        func touch() -> Finger {
            switch kind.direction {
            // Above a tab bar.
            case .down: it.stage.touch(at: CGPoint(x: 195, y: 650))
            // Below a navigation bar of any height.
            case .up: it.stage.touch(at: CGPoint(x: 195, y: 140))
            default: it.touch()
            }
        }
        let finger = touch()
        finger.move(by: it.way(60), over: 0.2)
        #expect(it.place == 0)
        it.letGo(finger)
        it.content.scrollViewForCard = it.content.list
        it.stage.settle()
        let again = touch()
        again.move(by: it.way(60), over: 0.2)
        #expect(it.place > 20)
        it.letGo(again)
    }

    @Test("The outermost controller that declares a scroll view decides", arguments: kinds)
    func outermost(kind: CardKind) throws {
        let it = CardStage(kind, CardSetup { ($0.stops, $0.list) = (.one, .atEdge) }, in: Place.child.around)
        let other = UIScrollView()
        it.content.view.addSubview(other)
        it.content.scrollViewForCard = other
        try #require(it.root as? Container).scrollViewForCard = it.content.list
        let finger = it.touch()
        finger.move(by: it.way(60), over: 0.2)
        #expect(it.place > 20)
        it.letGo(finger)
    }

    /// Two children, one at each side of the card.
    private final class Halves: UIViewController {
        private let halves: [UIViewController]
        init(_ halves: [UIViewController]) {
            self.halves = halves
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            for child in halves {
                addChild(child)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            for (index, child) in children.enumerated() {
                child.view.frame = CGRect(
                    x: CGFloat(index) * view.bounds.width / 2, y: 0, width: view.bounds.width / 2,
                    height: view.bounds.height)
            }
        }
    }

    @Test("Of two controllers side by side, the one under the finger declares", arguments: kinds, [false, true])
    func beside(kind: CardKind, isSecond: Bool) {
        let other = ContentController()
        let setup = CardSetup { ($0.stops, $0.list) = (.one, .atEdge) }
        other.setup = setup
        other.isVertical = kind.direction == .down || kind.direction == .up
        other.comesFromEnd = kind.direction == .up || kind.direction == .left
        let it = CardStage(kind, setup) { Halves([$0, other]) }
        if other.comesFromEnd {
            other.list.contentOffset =
                other.isVertical
                ? CGPoint(x: 0, y: 3000 - other.list.bounds.height)
                : CGPoint(x: 3000 - other.list.bounds.width, y: 0)
        }
        let (touched, beside) = isSecond ? (other, it.content) : (it.content, other)
        func pull() -> CGFloat {
            let frame = touched.view.convert(touched.view.bounds, to: nil).intersection(it.stage.window.bounds)
            let finger = it.stage.touch(at: CGPoint(x: frame.midX, y: frame.midY))
            finger.move(by: it.way(60), over: 0.2)
            defer {
                it.settle(lettingGo: finger)
            }
            return it.place
        }
        beside.scrollViewForCard = beside.list
        #expect(pull() > 20, "it declares nothing")
        touched.scrollViewForCard = touched.list
        #expect(pull() > 20, "it declares its list")
        let inner = UIScrollView()
        touched.view.addSubview(inner)
        touched.scrollViewForCard = inner
        #expect(pull() == 0, "it declares another")
    }

    private final class TwoLists: UIViewController, DeckTransitionViewControllerProtocol, CardContent {
        let lists = [CGFloat(0), 200].map { UIScrollView(frame: CGRect(x: 0, y: $0, width: 390, height: 200)) }
        var scrollViewForDeck: UIScrollView?
        var scrollViewForCard: UIScrollView?

        override func viewDidLoad() {
            super.viewDidLoad()
            for list in lists {
                list.contentSize = CGSize(width: 390, height: 3000)
                list.contentInsetAdjustmentBehavior = .never
                view.addSubview(list)
            }
        }
    }

    @Test("In a deck, scrollViewForDeck counts as scrollViewForCard does", arguments: [true, false], Place.allCases)
    func forDeck(isForDeck: Bool, place: Place) throws {
        let (home, content) = (UIViewController(), TwoLists())
        let stage = Stage(rootViewController: home)
        let card = try #require(home.presentDeck(place.around(content), animated: false))
        stage.settle()
        if isForDeck {
            content.scrollViewForDeck = content.lists[0]
        } else {
            content.scrollViewForCard = content.lists[0]
        }
        for (list, moves) in zip(content.lists, [true, false]) {
            let middle = list.convert(CGPoint(x: 195, y: 100), to: nil)
            let finger = stage.touch(at: middle)
            finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
            #expect((card.progress > 0) == moves)
            finger.hold(for: 0.2)
            finger.lift()
            stage.settle()
        }
    }
}
