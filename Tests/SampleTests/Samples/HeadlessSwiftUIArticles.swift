import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor
@Suite("Samples of SwiftUI on the host")
struct SwiftUISampleTests {
    @Test("A card that SwiftUI presents takes a finger")
    func finger() {
        let stage = Stage(rootViewController: UIHostingController(rootView: Home()))
        let finger = stage.touch(at: CGPoint(x: 200, y: 140))
        finger.move(by: CGVector(dx: 0, dy: 400), over: 0.25)
        finger.lift()
        stage.settle()
        #expect(stage.warnings == [])
    }

    @Test("A stage has the answers that it is given")
    func assumptions() {
        let home = UIHostingController(rootView: Home())
        let stage = Stage()
        stage.swiftUIAssumptions.equalViews = .evaluated
        stage.window.rootViewController = home
        stage.settle()
        #expect(stage.swiftUIAssumptions.equalViews == .evaluated)
    }
}
