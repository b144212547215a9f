import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

// Views of an app in Swift 5, without any isolation.

private final class PlainModel {
    var lines: [String] = []
}

private struct PlainHome: View {
    let model: PlainModel
    @State private var isShown = true

    var body: some View {
        Text("home").deck(isPresented: $isShown, onDismiss: { model.lines.append("gone") }, content: { card })
    }

    private var card: some View {
        Text("card").onArbiterAttempt { _ in .allow }
    }
}

extension View {
    fileprivate func twice() -> some View { padding(4).padding(4) }
}

@MainActor
@Suite("A client of SwiftUI in Swift 5")
struct SwiftUIClientTests {
    @Test("The client's deck is presented, and dismissed by a finger")
    func deck() {
        let model = PlainModel()
        let home = UIHostingController(rootView: PlainHome(model: model).twice())
        let stage = Stage(rootViewController: home)
        stage.settle()
        #expect(home.presentedViewController != nil)
        let finger = stage.touch(at: CGPoint(x: 200, y: 140))
        finger.move(by: CGVector(dx: 0, dy: 560), over: 0.25)
        finger.lift()
        stage.settle()
        #expect(model.lines == ["gone"])
    }
}
