import SwiftUIShim
import UIKitShim

/// A view behind the content, which takes no touches, with the content's place in the window.
struct BackgroundView<Kind: BackgroundUIView> {
    let wish: Kind.Wish
}

/// A view that a modifier puts behind its content.
protocol BackgroundUIView: UIView {
    associatedtype Wish
    init()
    /// Takes the values of a body, in SwiftUI's update pass.
    func take(_ wish: Wish, in environment: EnvironmentValues)
    func leave()
}

extension BackgroundView: UIViewRepresentable {
    func makeUIView(context: Context) -> Kind {
        let view = Kind()
        view.isUserInteractionEnabled = false
        view.isOpaque = false
        return view
    }

    func updateUIView(_ view: Kind, context: Context) { view.take(wish, in: context.environment) }
    static func dismantleUIView(_ view: Kind, coordinator: ()) { view.leave() }
}
