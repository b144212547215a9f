import GestureArbiter
import UIKitShim

/// A picture that leaves up or down; one that is taller than the screen scrolls between its ends.
@MainActor
package final class PhotoDemo: Demo {
    package static let name = "photo"
    package static let title = "A photo, up or down"
    package static let hint = """
        A picture is pulled down or pushed up, and leaves that way. Drag it down and then up, past where it lay. A tall \
        one scrolls first, and with a hand-off it leaves at its ends under the finger that scrolled it.
        """
    package static let options: [SceneOption] = [
        .toggle("tall", "The picture is taller than the screen", standard: false),
        .release,
    ]

    package let floor: any Floor
    private let picture: UIScrollView

    package init(_ settings: DemoSettings, on home: UIViewController) {
        let screen = home.view.bounds
        picture = UIScrollView(frame: screen.insetBy(dx: 0, dy: 55))
        picture.contentInsetAdjustmentBehavior = .never
        picture.backgroundColor = .black
        picture.accessibilityIdentifier = "card"
        let height = settings.value(of: Self.options[0]).isOn ? 2 * picture.bounds.height : picture.bounds.height
        picture.contentSize = CGSize(width: screen.width, height: height)
        floor = MoverFloor(
            picture, handle: nil, named: "photo", on: home.view, settings, policy: settings.policy.policy(.vertical),
            leavingAt: screen.height - 55)
        let stripe: CGFloat = height / 12
        for number in 0..<12 {
            let view = UIView(
                frame: CGRect(x: 0, y: stripe * CGFloat(number), width: screen.width, height: stripe))
            view.backgroundColor = Palette.hue(number)
            picture.addSubview(view)
        }
    }

    package var scrollView: UIScrollView? { picture }
}
