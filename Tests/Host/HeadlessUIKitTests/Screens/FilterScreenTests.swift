import HeadlessUIKit
import Testing

/// A filter with small controls.
@MainActor struct FilterScreenTests {
    private let stage = Stage(screen: Screen(size: CGSize(width: 400, height: 800), scale: 3, safeAreaInsets: .zero))

    private func add(_ control: UIControl, y: CGFloat, width: CGFloat) {
        control.frame = CGRect(x: 0, y: y, width: width, height: 40)
        stage.window.addSubview(control)
    }

    @Test("W27: segments, steppers and dots of pages take a tap at its place, and tell of a change")
    func controls() {
        var heard: [String] = []
        let segments = UISegmentedControl(items: ["All", "Open", "Closed"])
        segments.addAction(
            UIAction { [unowned segments] _ in heard.append("segment \(segments.selectedSegmentIndex)") },
            for: .valueChanged)
        let stepper = UIStepper()
        (stepper.maximumValue, stepper.wraps) = (1, true)
        stepper.addAction(UIAction { [unowned stepper] _ in heard.append("\(stepper.value)") }, for: .valueChanged)
        let pages = UIPageControl()
        pages.numberOfPages = 2
        add(segments, y: 100, width: 300)
        add(stepper, y: 200, width: 100)
        add(pages, y: 300, width: 100)
        for x in [150, 150, 250] { stage.touch(at: CGPoint(x: x, y: 120)).lift() }
        for x in [80, 80, 20] { stage.touch(at: CGPoint(x: x, y: 220)).lift() }
        for x in [80, 80, 20] { stage.touch(at: CGPoint(x: x, y: 320)).lift() }
        #expect(heard == ["segment 1", "segment 2", "1.0", "0.0", "1.0"])
        #expect(pages.currentPage == 0)
        segments.removeSegment(at: 2, animated: false)
        #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("W27: a wheel hides while it stands still; progress keeps its limits")
    func indicators() {
        let wheel = UIActivityIndicatorView(style: .medium)
        #expect(wheel.isHidden)
        wheel.startAnimating()
        #expect(!wheel.isHidden)
        wheel.stopAnimating()
        #expect(wheel.isHidden)
        let progress = UIProgressView()
        progress.setProgress(3, animated: true)
        #expect(progress.progress == 1)
    }

    @Test("W28: what VoiceOver is told is recorded")
    func announcements() {
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        #expect(stage.announcements.map(\.notification) == [.announcement])
        #expect(stage.announcements.first?.argument as? String == "Saved")
    }

    @Test("W28: an app is told when VoiceOver is turned on, and can ask")
    func voiceOver() {
        #expect(!UIAccessibility.isVoiceOverRunning)
        var told = 0
        let name = UIAccessibility.voiceOverStatusDidChangeNotification
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { told += UIAccessibility.isVoiceOverRunning ? 1 : 10 }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        stage.isVoiceOverRunning = true
        stage.isVoiceOverRunning = true
        #expect(told == 1)
    }

    @Test("W29: an alert's first field is edited as the alert appears, and its text is there for the action")
    func alert() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        var name: String?
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in name = alert.textFields?.first?.text })
        let root = UIViewController()
        stage.window.rootViewController = root
        root.present(alert, animated: true)
        stage.settle()
        stage.typeText("Ada")
        stage.tapAlert("OK")
        stage.settle()
        #expect(name == "Ada")
    }

    @Test("S42: a rectangle is scrolled to by as little as shows it")
    func visible() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        view.contentSize = CGSize(width: 400, height: 4000)
        stage.window.addSubview(view)
        view.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 100), animated: false)
        #expect(view.contentOffset.y == 300)
        view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 100), animated: false)
        #expect(view.contentOffset.y == 300)
        view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 100), animated: false)
        #expect(view.contentOffset.y == 100)
    }
}
