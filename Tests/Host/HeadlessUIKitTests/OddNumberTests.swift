import Foundation
import HeadlessUIKit
import Testing

/// A layout, a script or a client may contain any number: the host goes on.
@MainActor
@Suite("Extreme numbers")
struct OddNumberTests {
    nonisolated static let numbers: [Double] = [1e19, -1e19, 1e300, .infinity, -.infinity, .nan]

    @Test("A wheel with extreme numbers comes to rest", arguments: [1e19, -1e19, 1e300])
    func picker(_ number: Double) {
        final class Rows: UIPickerViewDataSource {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
        }
        let stage = Stage()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
        let rows = Rows()
        picker.dataSource = rows
        stage.window.addSubview(picker)
        stage.settle()
        picker.frame.size.height = number
        stage.touch(at: CGPoint(x: 195, y: 150)).swipe(by: .down(80), over: 0.05)
        stage.settle()
        #expect((0..<20).contains(picker.selectedRow(inComponent: 0)))
    }

    @Test("A text view with extreme numbers can be touched", arguments: [1e19, -1e19, 1e300])
    func text(_ number: Double) {
        let stage = Stage()
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        text.text = "Some words in a line"
        stage.window.addSubview(text)
        stage.settle()
        text.textContainerInset = UIEdgeInsets(top: number, left: number, bottom: 0, right: 0)
        let finger = stage.touch(at: CGPoint(x: 100, y: 100))
        finger.hold(for: 1)
        finger.lift()
        stage.settle()
        #expect(text.text == "Some words in a line")
    }

    @Test("An offset or a finger's place that is no number changes nothing, and a warning says so")
    func noNumbers() {
        let stage = Stage()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        view.contentSize = CGSize(width: 390, height: 4000)
        stage.window.addSubview(view)
        view.contentOffset.y = 100
        view.contentOffset.y = .nan
        view.setContentOffset(CGPoint(x: CGFloat.nan, y: 0), animated: true)
        #expect(view.contentOffset == CGPoint(x: 0, y: 100))
        let finger = stage.touch(at: CGPoint(x: 100, y: 400))
        finger.move(by: .down(-30))
        finger.move(to: CGPoint(x: 100, y: CGFloat.nan))
        finger.lift()
        #expect(stage.settle())
        #expect(view.contentOffset.y.isFinite)
        #expect(stage.warnings.count == 2)
    }

    @Test("D2: a display link with an extreme frame rate works", arguments: numbers)
    func displayLink(_ number: Double) {
        final class Target {}
        let stage = Stage()
        var calls = 0
        let link = CADisplayLink(target: Target()) { _ in calls += 1 }
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: Float(number), preferred: Float(number))
        link.add(to: .main, forMode: .common)
        stage.advance(by: 1)
        link.invalidate()
        #expect(calls > 0)
    }

    @Test("A color with extreme components is drawn", arguments: numbers)
    func color(_ number: Double) {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: number, height: 100))
        view.backgroundColor = UIColor(red: number, green: number, blue: number, alpha: number)
        stage.window.addSubview(view)
        #expect(stage.snapshot().svg().hasPrefix("<svg"))
    }

    @Test("A script whose samples are years apart is printed")
    func script() {
        let samples = [0, 1e17, 2e17, 1e300].map { TouchScript.Sample(time: $0, x: 0, y: $0) }
        let script = TouchScript(name: "slow", fingers: [.init(samples: samples)])
        #expect(script.timeline.contains("touch A"))
    }

    @Test("A movement that takes longer than an hour is refused, with its place", arguments: ["3601 s", "1e30 ms"])
    func timeline(_ duration: String) {
        let error = #expect(throws: TouchScript.TimelineError.self) {
            try TouchScript(name: "slow", timeline: "touch A at (0, 0)\nA moves by (0, 60) over \(duration)\nA lifts")
        }
        #expect(error?.line == 2)
        #expect(error?.message.contains("3600 s") ?? false)
    }
}
