import GestureArbiter
import UIKitShim

/// A scene on a phone that can be touched, and the numbers that are shown beside the picture.
///
/// It is written against UIKit's names and knows nothing of where it runs: Deck Lab and films stage it on the host, the
/// app playground shows it on a device. A further demo is a file with a type that conforms, and a line in the
/// ``DemoCatalog``.
@MainActor
package protocol Demo: AnyObject {
    /// The name of the demo in messages, recordings and the command. Never changed: recordings hold it.
    static var name: String { get }
    static var title: String { get }
    /// One or two sentences: the things on the screen, and what to try.
    static var hint: String { get }
    static var options: [SceneOption] { get }
    /// The point at which strokes come down, in a phone's window: on content that scrolls.
    static var strokeStart: CGPoint { get }

    /// Lays everything out, at rest.
    ///
    /// - Parameter home: In a window, laid out, and empty. It has to outlive the demo.
    init(_ settings: DemoSettings, on home: UIViewController)

    /// The scroll view in the foremost card.
    var scrollView: UIScrollView? { get }
    /// The distance of the content from the place where the card takes over, in points.
    var contentOffset: CGFloat { get }
    /// Scrolls the content to that distance at once.
    func scroll(to offset: CGFloat)
    /// What is in no window at first and shown later, loaded: the host draws some controls only where it is told to.
    var viewsToCome: [UIView] { get }
    /// The home view, with the cards over it.
    var floor: any Floor { get }
}

extension Demo {
    package static var options: [SceneOption] { [] }
    package static var strokeStart: CGPoint { CGPoint(x: 195, y: 360) }

    package var viewsToCome: [UIView] { [] }
    package var isDismissed: Bool { floor.cardCount == 0 }
    package var contentOffset: CGFloat { scrollView?.contentOffset.y ?? 0 }
    package func scroll(to offset: CGFloat) { scrollView?.contentOffset.y = offset }
}

/// The ground on which cards stand, with the facts about them.
@MainActor
package protocol Floor: AnyObject {
    /// The number of cards over home.
    var cardCount: Int { get }
    /// The distance of the foremost card from rest, in points, in the direction in which it leaves.
    var cardTranslation: CGFloat { get }
    /// The arbiters, by the names that the list of decisions gives them: "" where there is only one.
    var arbiters: [(name: String, arbiter: GestureArbiter)] { get }
    /// The fate of the foremost card when it was last let go, and the reason; nil where nobody tells.
    var release: String? { get }
    /// Where the foremost card may rest; nil without one, and where that is not known.
    var places: CardPlaces? { get }
}

extension Floor {
    package var release: String? { nil }
}

/// The demos in the order in which they are offered.
@MainActor
package enum DemoCatalog {
    package static let demos: [any Demo.Type] = [
        DeckDemo.self, NestedDemo.self, FloatingDemo.self, ModalDemo.self, CardDemo.self, CarouselDemo.self,
        ControlsDemo.self, ChatDemo.self, PlacesDemo.self, PhotoDemo.self, SheetDemo.self,
        MapDemo.self, PlayerDemo.self, DrawerDemo.self, MessagesDemo.self, SongDemo.self, GalleryDemo.self,
        BindingDemo.self, DockDemo.self, TailDemo.self, RefusalDemo.self, KeyboardDemo.self,
    ]

    package static func demo(named name: String) -> (any Demo.Type)? { demos.first { $0.name == name } }
}
