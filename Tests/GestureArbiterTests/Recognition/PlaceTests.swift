@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import Testing

/// Which touches a place contains, asked for touches that do nothing else.
@MainActor
@Suite("The touches in a place")
struct PlaceTests {
    static let here = ArbitrationPolicy.Region("here")

    /// A container on the stage, and whether a finger that comes down at a point of the window is in the region.
    @MainActor
    private final class Scene {
        let stage = Stage()
        let container: UIView
        let arbiter: GestureArbiter

        init(_ container: UIView = UIView(), frame: CGRect = CGRect(x: 100, y: 200, width: 200, height: 400)) {
            container.frame = frame
            stage.window.addSubview(container)
            self.container = container
            arbiter = GestureArbiter.attach(to: container) { _ in }
            stage.advanceFrame()
        }

        func holds(_ x: CGFloat, _ y: CGFloat) -> Bool {
            let finger = stage.touch(at: CGPoint(x: x, y: y))
            defer {
                finger.lift()
                stage.settle()
            }
            return arbiter.lastTouch?.regions == [PlaceTests.here]
        }

        func add(_ view: UIView, _ frame: CGRect, to superview: UIView? = nil) {
            view.frame = frame
            (superview ?? container).addSubview(view)
            stage.advanceFrame()
        }
    }

    private func inert(_ view: UIView = UIView()) -> UIView {
        view.isUserInteractionEnabled = false
        return view
    }

    // MARK: Rectangles

    @Test("A rectangle is in the container's coordinates")
    func rectangle() {
        let scene = Scene()
        scene.arbiter.bind(Self.here, to: .rect(CGRect(x: 0, y: 10, width: 50, height: 30)))
        #expect(scene.holds(101, 211))
        #expect(!scene.holds(101, 209))
        #expect(!scene.holds(151, 211))
    }

    @Test("A negative size gives the same rectangle")
    func negative() {
        let scene = Scene()
        scene.arbiter.bind(Self.here, to: .rect(CGRect(x: 50, y: 40, width: -50, height: -30)))
        #expect(scene.holds(101, 211))
        #expect(!scene.holds(151, 211))
    }

    @Test(
        "A rectangle with a side that is not a number contains no touch",
        arguments: [
            CGRect(x: CGFloat.nan, y: 0, width: 200, height: 400),
            CGRect(x: 0, y: CGFloat.nan, width: 200, height: 400),
            CGRect(x: 0, y: 0, width: CGFloat.nan, height: 400),
            CGRect(x: 0, y: 0, width: 200, height: CGFloat.nan),
            .null, .zero,
        ])
    func noRectangle(_ rect: CGRect) {
        let scene = Scene()
        scene.arbiter.bind(Self.here, to: .rect(rect))
        #expect(!scene.holds(101, 211))
    }

    @Test("In a scroll view a rectangle scrolls with the content, and a strip along an edge does not")
    func scrolled() {
        let list = UIScrollView()
        let scene = Scene(list)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 200, height: 2000)
        scene.arbiter.bind(Self.here, to: .rect(CGRect(x: 0, y: 0, width: 200, height: 50)))
        #expect(scene.holds(150, 210))
        list.contentOffset.y = 40
        #expect(scene.holds(150, 205))
        #expect(!scene.holds(150, 215))
        scene.arbiter.bind(Self.here, to: .edge(.top, within: 50))
        #expect(scene.holds(150, 245))
        #expect(!scene.holds(150, 255))
        scene.arbiter.bind(Self.here, to: .edge(.bottom, within: 50))
        #expect(scene.holds(150, 595))
        #expect(!scene.holds(150, 545))
    }

    // MARK: Sides

    struct Side: CustomTestStringConvertible, Sendable {
        let edge: GestureArbiter.Place.Edge
        let inside, outside: CGPoint
        var testDescription: String { "\(edge)" }
    }
    /// The sides of a container that runs from left to right.
    nonisolated static let sides = [
        Side(edge: .top, inside: CGPoint(x: 200, y: 223), outside: CGPoint(x: 200, y: 225)),
        Side(edge: .bottom, inside: CGPoint(x: 200, y: 577), outside: CGPoint(x: 200, y: 575)),
        Side(edge: .left, inside: CGPoint(x: 123, y: 400), outside: CGPoint(x: 125, y: 400)),
        Side(edge: .right, inside: CGPoint(x: 277, y: 400), outside: CGPoint(x: 275, y: 400)),
        Side(edge: .leading, inside: CGPoint(x: 123, y: 400), outside: CGPoint(x: 125, y: 400)),
        Side(edge: .trailing, inside: CGPoint(x: 277, y: 400), outside: CGPoint(x: 275, y: 400)),
    ]

    @Test("A strip lies along its edge", arguments: sides)
    func strip(_ side: Side) {
        let scene = Scene()
        scene.arbiter.bind(Self.here, to: .edge(side.edge, within: 24))
        #expect(scene.holds(side.inside.x, side.inside.y))
        #expect(!scene.holds(side.outside.x, side.outside.y))
    }

    @Test("From right to left, leading and trailing exchange their sides, left and right do not")
    func rightToLeft() {
        let scene = Scene()
        scene.container.semanticContentAttribute = .forceRightToLeft
        scene.arbiter.bind(Self.here, to: .edge(.leading, within: 24))
        #expect(scene.holds(290, 400))
        #expect(!scene.holds(110, 400))
        scene.arbiter.bind(Self.here, to: .edge(.trailing, within: 24))
        #expect(scene.holds(110, 400))
        scene.arbiter.bind(Self.here, to: .edge(.left, within: 24))
        #expect(scene.holds(110, 400))
        scene.arbiter.bind(Self.here, to: .edge(.right, within: 24))
        #expect(scene.holds(290, 400))
    }

    @Test("A strip follows the container's size, and ignores its safe area")
    func resized() {
        let scene = Scene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scene.arbiter.bind(Self.here, to: .edge(.bottom, within: 24))
        #expect(scene.holds(200, 830))
        scene.container.frame.size.height = 500
        #expect(scene.holds(200, 490))
        #expect(!scene.holds(200, 470))
        scene.arbiter.bind(Self.here, to: .edge(.top, within: 24))
        #expect(scene.holds(200, 10))
    }

    @Test("Rotated, mirrored or scaled, the container's own coordinates count")
    func transformed() {
        let scene = Scene(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
        scene.arbiter.bind(Self.here, to: .edge(.left, within: 24))
        scene.container.transform = CGAffineTransform(rotationAngle: .pi / 2)
        // Turned clockwise by a quarter, its left side is at the top.
        #expect(scene.holds(200, 210))
        #expect(!scene.holds(110, 300))
        scene.container.transform = CGAffineTransform(scaleX: -1, y: 1)
        #expect(scene.holds(290, 300))
        #expect(!scene.holds(110, 300))
        scene.container.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(scene.holds(40, 300))
        #expect(!scene.holds(60, 300))
    }

    @Test(
        "A strip whose width is not above 0 contains no touch",
        arguments: [CGFloat(0), CGFloat(-24), CGFloat.nan, -CGFloat.infinity])
    func noStrip(_ width: CGFloat) {
        let scene = Scene()
        scene.arbiter.bind(Self.here, to: .edge(.left, within: width))
        #expect(!scene.holds(101, 400))
    }

    @Test("A strip wider than the container contains every touch", arguments: [CGFloat(1000), CGFloat.infinity])
    func wide(_ width: CGFloat) {
        let scene = Scene()
        scene.arbiter.bind(Self.here, to: .edge(.left, within: width))
        #expect(scene.holds(299, 400))
    }

    // MARK: Views

    @Test("A view that receives touches contains those that hit it, but none of a view above it")
    func interactive() {
        let scene = Scene()
        let header = UIView()
        scene.add(header, CGRect(x: 0, y: 0, width: 200, height: 60))
        let within = UIButton()
        scene.add(within, CGRect(x: 0, y: 0, width: 60, height: 60), to: header)
        let over = UIButton()
        scene.add(over, CGRect(x: 140, y: 0, width: 60, height: 60))
        scene.arbiter.bind(Self.here, to: header)
        #expect(scene.holds(200, 230))
        #expect(scene.holds(130, 230))
        #expect(!scene.holds(270, 230))
    }

    @Test("A view that receives none contains those within its bounds, rotated and scaled as it is")
    func place() {
        let scene = Scene()
        let strip = inert()
        scene.add(strip, CGRect(x: 50, y: 100, width: 100, height: 20))
        strip.transform = CGAffineTransform(rotationAngle: .pi / 2)
        scene.arbiter.bind(Self.here, to: strip)
        #expect(scene.holds(200, 350))
        #expect(!scene.holds(160, 310))
    }

    @Test("A view inside one that receives no touches contains those within its bounds, too")
    func within() {
        let scene = Scene()
        let bar = inert()
        scene.add(bar, CGRect(x: 0, y: 0, width: 200, height: 60))
        let grip = UIView()
        scene.add(grip, CGRect(x: 80, y: 0, width: 40, height: 60), to: bar)
        scene.arbiter.bind(Self.here, to: grip)
        #expect(scene.holds(200, 230))
        #expect(!scene.holds(130, 230))
    }

    @Test("A view whose touchable area exceeds its bounds contains the whole area")
    func enlarged() {
        final class Grip: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -20, dy: -20).contains(point)
            }
        }
        let scene = Scene()
        let grip = inert(Grip())
        scene.add(grip, CGRect(x: 80, y: 40, width: 40, height: 10))
        scene.arbiter.bind(Self.here, to: grip)
        #expect(scene.holds(200, 225))
        #expect(!scene.holds(200, 215))
    }

    @Test("A view that is not visible contains no touch: hidden, transparent, clipped, or in no window")
    func unseen() {
        let scene = Scene()
        let part = UIView()
        part.clipsToBounds = true
        scene.add(part, CGRect(x: 0, y: 0, width: 200, height: 60))
        let strip = inert()
        scene.add(strip, CGRect(x: 0, y: 0, width: 24, height: 400), to: part)
        scene.arbiter.bind(Self.here, to: strip)
        #expect(scene.holds(110, 230))
        #expect(!scene.holds(110, 300))
        strip.isHidden = true
        #expect(!scene.holds(110, 230))
        strip.isHidden = false
        part.alpha = 0
        #expect(!scene.holds(110, 230))
        part.alpha = 1
        #expect(scene.holds(110, 230))
        strip.removeFromSuperview()
        #expect(!scene.holds(110, 230))
    }

    // MARK: As values

    @Test("Places are equal if they are declared the same")
    func equality() {
        let (one, other) = (UIView(), UIView())
        #expect(GestureArbiter.Place.view(one) == .view(one))
        #expect(GestureArbiter.Place.view(one) != .view(other))
        #expect(GestureArbiter.Place.edge(.top, within: 24) == .edge(.top, within: 24))
        #expect(GestureArbiter.Place.edge(.top, within: 24) != .edge(.bottom, within: 24))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(GestureArbiter.Place.rect(rect) == .rect(rect))
        #expect(GestureArbiter.Place.rect(rect) != .rect(rect.offsetBy(dx: 1, dy: 0)))
    }
}
