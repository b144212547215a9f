import HeadlessUIKit
import Testing

@MainActor final class PickerScene: UIPickerViewDataSource, UIPickerViewDelegate {
    let scene = WidgetScene()
    let picker = UIPickerView()
    var heard: [String] = []

    init() {
        picker.dataSource = self
        picker.delegate = self
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        heard.append("row \(row) of \(component)")
    }
}

@MainActor struct PickerTests {
    @Test("A wheel turns with the finger and comes to rest on a row")
    func turns() {
        let picker = PickerScene()
        picker.scene.add(picker.picker, CGRect(x: 0, y: 200, width: 400, height: 216))
        picker.scene.touch(300, 300).drag(by: .down(-80), over: 0.3)
        #expect(picker.scene.stage.settle())
        #expect(picker.heard == ["row 2 of 1"])
        #expect(picker.picker.selectedRow(inComponent: 1) == 2)
        #expect(picker.picker.selectedRow(inComponent: 0) == 0)
        picker.picker.selectRow(7, inComponent: 0, animated: true)
        #expect(picker.scene.stage.settle())
        #expect(picker.picker.selectedRow(inComponent: 0) == 7)
        #expect(picker.heard.count == 1)
    }

    @Test("X1: a wheel's private recognizer stays possible until the lift")
    func undecided() {
        let picker = PickerScene()
        picker.scene.add(picker.picker, CGRect(x: 0, y: 200, width: 400, height: 216))
        let finger = picker.scene.touch(300, 300)
        let own = finger.touch.gestureRecognizers?.first { $0 is ScriptedGestureRecognizer }
        finger.move(by: .down(-80), over: 0.3)
        #expect(own?.state == .possible)
    }

    @Test("S30: a picker in a scroll view keeps its pans")
    func nested() {
        let picker = PickerScene()
        let scrollView = picker.scene.add(UIScrollView(), CGRect(x: 0, y: 0, width: 400, height: 800))
        scrollView.contentSize = CGSize(width: 400, height: 4000)
        picker.picker.frame = CGRect(x: 0, y: 200, width: 400, height: 216)
        scrollView.addSubview(picker.picker)
        picker.scene.stage.advanceFrame()
        picker.scene.touch(300, 300).swipe(by: .down(-80), over: 0.3)
        #expect(picker.scene.stage.settle())
        #expect(scrollView.contentOffset.y == 0)
        #expect(picker.heard.count == 1)
    }
}
