import HeadlessUIKit
import Testing

@MainActor
@Suite("A tap on the status bar")
struct StatusBarTests {
    final class Listener: UIScrollViewDelegate {
        var heard: [String] = []
        var allows = true

        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
            heard.append("should")
            return allows
        }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { heard.append("did") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("end of animation") }
    }

    let stage = Stage()
    let listener = Listener()

    func addList(_ frame: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844)) -> UIScrollView {
        let list = UIScrollView(frame: frame)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 2640)
        list.contentInset.top = 20
        list.contentOffset.y = 500
        list.delegate = listener
        stage.window.addSubview(list)
        return list
    }

    @Test("S40: content scrolls to its top with an animation, and reports its arrival")
    func goesToTop() {
        let list = addList()
        stage.tapStatusBar()
        stage.advance(by: 0.1)
        #expect(list.contentOffset.y < 500)
        #expect(list.contentOffset.y > -20)
        #expect(listener.heard == ["should"])
        #expect(stage.settle())
        #expect(list.contentOffset.y == -20)
        #expect(listener.heard == ["should", "did"])
    }

    @Test("S40: nothing happens if the delegate or the scroll view refuses, or at the top")
    func refused() {
        let list = addList()
        listener.allows = false
        stage.tapStatusBar()
        #expect(stage.settle())
        #expect(list.contentOffset.y == 500)
        list.scrollsToTop = false
        listener.allows = true
        stage.tapStatusBar()
        #expect(stage.settle())
        #expect(list.contentOffset.y == 500)
        list.scrollsToTop = true
        list.contentOffset.y = -20
        stage.tapStatusBar()
        #expect(stage.settle())
        #expect(listener.heard == ["should"], "asked the first time only")
    }

    @Test("S40: of several on the screen none scrolls; hidden, transparent and outside ones do not count")
    func several() {
        let list = addList()
        let other = addList(CGRect(x: 0, y: 400, width: 390, height: 200))
        stage.tapStatusBar()
        #expect(stage.settle())
        #expect(list.contentOffset.y == 500)
        #expect(listener.heard.isEmpty)
        let ways: [(UIScrollView) -> Void] = [
            { $0.isHidden = true }, { $0.alpha = 0 }, { $0.frame.origin.y = 900 }, { $0.scrollsToTop = false },
            { $0.removeFromSuperview() },
        ]
        for takeAway in ways {
            list.contentOffset.y = 500
            (other.isHidden, other.alpha, other.frame.origin.y) = (false, 1, 400)
            takeAway(other)
            stage.tapStatusBar()
            #expect(stage.settle())
            #expect(list.contentOffset.y == -20)
        }
        #expect(other.contentOffset.y == 500)
    }

    @Test("S40: a finger that comes down stops the scrolling, and no end is reported")
    func stopped() {
        let list = addList()
        stage.tapStatusBar()
        stage.advance(by: 0.1)
        let finger = stage.touch(at: CGPoint(x: 195, y: 300))
        let caught = list.contentOffset.y
        stage.advance(by: 0.5)
        #expect(list.contentOffset.y == caught)
        finger.lift()
        #expect(stage.settle())
        #expect(listener.heard == ["should"])
    }
}
