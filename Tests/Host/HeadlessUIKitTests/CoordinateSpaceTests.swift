import HeadlessUIKit
import Testing

@MainActor
@Suite("Coordinate spaces")
struct CoordinateSpaceTests {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
    var screen: any UICoordinateSpace { stage.window.screen.coordinateSpace }

    init() { stage.window.addSubview(view) }

    @Test("A window that fills its screen has the screen's coordinates; another has its own")
    func screens() {
        let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(view.convert(rect, to: screen) == CGRect(x: 11, y: 22, width: 30, height: 40))
        stage.window.frame.origin = CGPoint(x: 200, y: 100)
        #expect(view.convert(rect, to: screen) == CGRect(x: 211, y: 122, width: 30, height: 40))
        #expect(view.convert(rect, from: screen) == CGRect(x: -209, y: -118, width: 30, height: 40))
        #expect(screen.convert(CGPoint(x: 211, y: 122), to: view) == CGPoint(x: 1, y: 2))
        #expect(screen.convert(CGPoint.zero, from: stage.window) == CGPoint(x: 200, y: 100))
        #expect(screen.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test("Conversion by coordinate space equals conversion by view, whatever lies in between")
    func views() {
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        view.addSubview(inner)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        stage.window.frame.origin.y = 100
        let (one, other): (any UICoordinateSpace, any UICoordinateSpace) = (inner, stage.window)
        for point in [CGPoint.zero, CGPoint(x: 3, y: 7)] {
            #expect(one.convert(point, to: other) == inner.convert(point, to: stage.window as UIView?))
            #expect(one.convert(point, from: other) == inner.convert(point, from: stage.window as UIView?))
        }
    }

    @Test("The keyboard's frame is in the screen's coordinates, wherever the window is")
    func keyboard() throws {
        var shown: CGRect?
        let key = UIResponder.keyboardFrameEndUserInfoKey
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: stage.window.screen, queue: nil
        ) { notification in
            let frame = notification.userInfo?[key] as? CGRect
            MainActor.assumeIsolated { shown = frame }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        stage.window.frame = CGRect(x: 50, y: 60, width: 300, height: 500)
        stage.showKeyboard(height: 300)
        #expect(try #require(shown) == CGRect(x: 0, y: 544, width: 390, height: 300))
    }
}
