import HeadlessUIKit
import Testing

@MainActor struct ObservationTests {
    private final class Notes: UIScrollViewDelegate {
        var heard: [String] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("delegate \(scrollView.contentOffset.y)") }
    }

    private let notes = Notes()
    private let list = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    @Test("W8: an observer of the offset is called after the delegate")
    func offset() {
        list.contentSize.height = 1000
        (list as UIScrollView).delegate = notes
        let observation = list.observe(\.contentOffset) { [notes] list, _ in
            notes.heard.append("observer \(list.contentOffset.y)")
        }
        list.contentOffset.y = 30
        #expect(notes.heard == ["delegate 30.0", "observer 30.0"])
        withExtendedLifetime(observation) {}
    }

    @Test("W8: an observer that asks for both values gets them")
    func values() {
        let observation = list.observe(\.contentSize, options: [.old, .new]) { [notes] _, change in
            notes.heard.append("\(change.oldValue?.height ?? -1) \(change.newValue?.height ?? -1)")
        }
        list.contentSize.height = 900
        #expect(notes.heard == ["0.0 900.0"])
        withExtendedLifetime(observation) {}
    }

    @Test("W8: an observer that does not ask for values gets none")
    func noValues() {
        let observation = list.observe(\.contentInset) { [notes] _, change in
            notes.heard.append("\(change.oldValue == nil) \(change.newValue == nil)")
        }
        list.contentInset.top = 9
        #expect(notes.heard == ["true true"])
        withExtendedLifetime(observation) {}
    }

    @Test("W8: an observer that asks for the initial value is called at once")
    func initial() {
        let observation = list.observe(\.contentOffset, options: .initial) { [notes] _, _ in notes.heard.append("now") }
        #expect(notes.heard == ["now"])
        withExtendedLifetime(observation) {}
    }

    @Test("W8: an observation that is invalidated or deallocated calls nothing")
    func ended() {
        let observation = list.observe(\.contentOffset) { [notes] _, _ in notes.heard.append("invalidated") }
        _ = list.observe(\.contentOffset) { [notes] _, _ in notes.heard.append("gone") }
        observation.invalidate()
        list.contentOffset.y = 30
        #expect(notes.heard.isEmpty)
    }

    @Test("W8: the stage warns of an observer that will never be called")
    func warning() {
        let stage = Stage()
        let observation = UIView().observe(\.frame) { _, _ in }
        #expect(stage.warnings.last?.contains("Only scroll views") == true)
        withExtendedLifetime(observation) {}
    }

    @Test("W8: an observer may scroll, and is called for that, too")
    func reentrant() {
        let observation = list.observe(\.contentOffset) { [notes] list, _ in
            notes.heard.append("\(list.contentOffset.y)")
            if list.contentOffset.y < 32 { list.contentOffset.y += 1 }
        }
        list.contentOffset.y = 30
        #expect(notes.heard == ["30.0", "31.0", "32.0"])
        withExtendedLifetime(observation) {}
    }
}

/// The sample in the documentation of `observe(_:options:changeHandler:)`.
@MainActor private final class Listing: UIViewController {
    let list = UITableView()
    let header = UIView()
    var observation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        let header = header
        observation = list.observe(\.contentOffset, options: .new) { list, change in
            header.alpha = list.contentOffset.y > 0 ? 1 : 0
        }
    }
}
