import GestureArbiter
import UIKitShim

/// A scene on a phone that can be touched, and the numbers that are shown beside the picture.
///
/// It is written against UIKit's names and does not depend on where it runs: Deck Lab and films stage it on the host,
/// the app playground shows it on a device. To add a demo, add a file with a type that conforms, and a line in the
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
    /// The distance of the content from the place at which the card takes over, in points.
    var contentOffset: CGFloat { get }
    /// Scrolls the content to that distance at once.
    func scroll(to offset: CGFloat)
    /// Loaded views that are in no window at first and are shown later: the host draws some controls only if it is told
    /// to.
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

/// The screen that cards cover, with the facts about the cards.
@MainActor
package protocol Floor: AnyObject {
    /// The number of cards over home.
    var cardCount: Int { get }
    /// The distance of the foremost card from rest, in points, in the direction in which it leaves.
    var cardTranslation: CGFloat { get }
    /// The arbiters, by the names that the list of decisions gives them: "" if there is only one.
    var arbiters: [(name: String, arbiter: GestureArbiter)] { get }
    /// What became of the foremost card when it was last let go, and why; nil if it is not known.
    var release: String? { get }
    /// The same of the card of one of the arbiters, by the arbiter's name.
    func release(of arbiter: String) -> String?
}

extension Floor {
    package var release: String? { nil }
    package func release(of arbiter: String) -> String? { release }
}

/// The demos in the order in which they are offered.
@MainActor
package enum DemoCatalog {
    package static let demos: [any Demo.Type] = [
        DeckDemo.self, NestedDemo.self, FloatingDemo.self, ModalDemo.self, CardDemo.self, CarouselDemo.self,
        ControlsDemo.self, ChatDemo.self, PlacesDemo.self, PhotoDemo.self, SheetDemo.self,
        MapDemo.self, PlayerDemo.self, DrawerDemo.self, MessagesDemo.self, SongDemo.self, GalleryDemo.self,
        BindingDemo.self, DockDemo.self, NestDemo.self, TailDemo.self, RefusalDemo.self, KeyboardDemo.self,
    ]

    package static func demo(named name: String) -> (any Demo.Type)? { demos.first { $0.name == name } }
}
