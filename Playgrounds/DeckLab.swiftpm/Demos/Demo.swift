import GestureArbiter
import UIKitShim

/// Something on a phone that can be touched, and what is told of it beside the picture.
///
/// It is written against UIKit's names and knows nothing of where it runs: Deck Lab and films stage it on the host, the
/// app playground shows it on a device. A further demo is a file with a type that conforms, and a line in the
/// ``DemoCatalog``.
@MainActor
package protocol Demo: AnyObject {
    /// What the demo is called in messages, recordings and the command. Never changed: recordings hold it.
    static var name: String { get }
    static var title: String { get }
    /// One or two sentences: what is there, and what to try.
    static var hint: String { get }
    static var options: [SceneOption] { get }
    /// Where strokes come down, in points in a phone's window: on what scrolls.
    static var strokeStart: CGPoint { get }

    /// Everything laid out and at rest.
    ///
    /// - Parameter home: In a window, laid out, and empty. It has to outlive the demo.
    init(_ settings: DemoSettings, on home: UIViewController)

    /// What scrolls in the foremost card.
    var scrollView: UIScrollView? { get }
    /// How far the content is scrolled from where the card takes over, in points.
    var contentOffset: CGFloat { get }
    /// Scrolls the content there at once.
    func scroll(to offset: CGFloat)
    /// Home, with the cards over it.
    var floor: any Floor { get }
}

extension Demo {
    package static var options: [SceneOption] { [] }
    package static var strokeStart: CGPoint { CGPoint(x: 195, y: 360) }

    package var isDismissed: Bool { floor.cardCount == 0 }
    package var contentOffset: CGFloat { scrollView?.contentOffset.y ?? 0 }
    package func scroll(to offset: CGFloat) { scrollView?.contentOffset.y = offset }
}

/// What cards stand on, and what can be asked of them.
@MainActor
package protocol Floor: AnyObject {
    /// How many cards stand over home.
    var cardCount: Int { get }
    /// How far the foremost card is from rest, in points, in the direction in which it leaves.
    var cardTranslation: CGFloat { get }
    /// Those who decide, by the names that the list of decisions gives them: "" where there is only one.
    var arbiters: [(name: String, arbiter: GestureArbiter)] { get }
    /// What became of the foremost card when it was last let go, and why; nil where nobody tells.
    var release: String? { get }
}

extension Floor {
    package var release: String? { nil }
}

/// The demos in the order in which they are offered.
@MainActor
package enum DemoCatalog {
    package static let demos: [any Demo.Type] = [
        DeckDemo.self, NestedDemo.self, FloatingDemo.self, ModalDemo.self, CardDemo.self, CarouselDemo.self,
        ControlsDemo.self, ChatDemo.self,
    ]

    package static func demo(named name: String) -> (any Demo.Type)? { demos.first { $0.name == name } }
}
