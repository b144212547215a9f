import HeadlessUIKit
import Testing

/// A view, its layer and its recognizers have references back that keep nothing alive and are no weak references: an
/// object that is deallocated has to clear them.
@MainActor @Suite("References to deallocated objects become nil")
struct LinkTests {
    @Test("A view's reference to its superview, of which only the view is left")
    func superview() {
        let view = UIView()
        var superview: UIView? = UIView()
        superview?.addSubview(view)
        #expect(view.superview === superview)
        superview = nil
        #expect(view.superview == nil)
    }

    @Test("Every view's reference to its window, and to the stage that went with it")
    func window() {
        let (list, row) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        list.addSubview(row)
        var stage: Stage? = Stage(rootViewController: UIViewController())
        stage?.window.addSubview(list)
        stage?.settle()
        #expect(row.window === stage?.window && row.window != nil)
        stage = nil
        #expect(list.superview == nil && list.window == nil && row.window == nil)
        #expect(row.superview === list)
        #expect(row.safeAreaInsets == .zero)
        list.contentOffset.y = 7
        list.layoutIfNeeded()
    }

    @Test("A window's reference to its stage")
    func stage() {
        var stage: Stage? = Stage(rootViewController: UIViewController())
        let window = stage?.window
        stage = nil
        window?.rootViewController?.view.center.x += 1
        window?.layoutIfNeeded()
        #expect(window?.rootViewController?.view.window === window)
    }

    @Test("A recognizer's and a layer's reference to their view")
    func recognizer() {
        let pan = UIPanGestureRecognizer()
        var view: UIView? = UIView()
        let layer = view?.layer
        view?.addGestureRecognizer(pan)
        #expect(pan.view === view)
        view = nil
        #expect(pan.view == nil)
        layer?.cornerRadius = 3
        #expect(layer?.presentation() == nil)
    }

    @Test("The window is the superview's, also if that leaves while the view moves")
    func leavingOnTheWay() {
        final class Leaving: UIView {
            override func willMove(toSuperview newSuperview: UIView?) { newSuperview?.removeFromSuperview() }
        }
        let stage = Stage(rootViewController: UIViewController())
        let (superview, view) = (UIView(), Leaving())
        stage.window.addSubview(superview)
        superview.addSubview(view)
        #expect(view.superview === superview)
        #expect(superview.window == nil && view.window == nil)
    }
}
