import HeadlessSwiftUI
import HeadlessUIKit

/// A SwiftUI view on a phone.
@MainActor
struct Hosted<Content: View> {
    let stage: Stage
    let controller: UIHostingController<Content>

    init(_ content: Content) { self.init(SwiftUIAssumptions(), content) }

    init(_ assumptions: SwiftUIAssumptions, _ content: Content) {
        stage = Stage()
        stage.swiftUIAssumptions = assumptions
        controller = UIHostingController(rootView: content)
        stage.window.rootViewController = controller
        stage.settle()
    }

    /// The views of a type in the window, the outermost first.
    func views<Kind: UIView>(_ kind: Kind.Type) -> [Kind] { views(kind, in: stage.window) }

    /// The views of a type in a view, the outermost first.
    func views<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
        ((view as? Kind).map { [$0] } ?? []) + view.subviews.flatMap { views(kind, in: $0) }
    }

    var texts: [String] { views(UILabel.self).compactMap(\.text) }

    func tap(_ title: String) {
        let control = views(UIControl.self).first { $0.subviews.contains { ($0 as? UILabel)?.text == title } }
        guard let control else { return }
        let finger = stage.touch(at: control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil))
        stage.advance(by: 0.05)
        finger.lift()
        stage.settle()
    }
}

/// What the bodies report to a test.
@MainActor
final class Notes {
    var lines: [String] = []
    var act: [String: () -> Void] = [:]

    /// Called in a body: registers a closure that sets a state.
    func on(_ name: String, _ act: @escaping () -> Void) { self.act[name] = act }
}

/// Every setting of one switch.
func settings(of name: String) -> [(description: String, assumptions: SwiftUIAssumptions)] {
    SwiftUIAssumptions.switches.first { $0.name == name }?.settings ?? []
}
