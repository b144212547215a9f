import GestureArbiter
import SwiftUIShim
import UIKitShim

extension View {
    /// Shows a ``ForecastOverlay`` in the view's window, as long as the view is there. For debug builds.
    ///
    ///     ContentView().forecastOverlay(isOn, moving: .left)
    ///
    /// The overlay asks again whenever SwiftUI updates this view.
    public func forecastOverlay(
        _ isShown: Bool = true, moving way: ArbitrationPolicy.Direction = .down
    ) -> some View {
        background { OverlayMarker(isShown: isShown, way: way) }
    }
}

/// Puts the overlay into the window of a view without a look.
private struct OverlayMarker: UIViewRepresentable {
    let isShown: Bool
    let way: ArbitrationPolicy.Direction

    func makeUIView(context: Context) -> OverlayMarkerView {
        let view = OverlayMarkerView(frame: .zero)
        view.isUserInteractionEnabled = false
        return view
    }

    func updateUIView(_ view: OverlayMarkerView, context: Context) { view.wish = isShown ? way : nil }
    static func dismantleUIView(_ view: OverlayMarkerView, coordinator: ()) { view.wish = nil }
}

final class OverlayMarkerView: UIView {
    /// The finger's way; nil: no overlay.
    var wish: ArbitrationPolicy.Direction? {
        didSet { update() }
    }

    private weak var overlay: ForecastOverlay?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // The window may still be adding this view.
        onNextTurn(of: self) { [weak self] in self?.update() }
    }

    private func update() {
        guard let wish, let window else {
            overlay?.hide()
            return
        }
        if overlay?.superview !== window {
            overlay?.hide()
            overlay = .show(in: window, moving: wish)
        } else {
            overlay?.moving = wish
            overlay?.refresh()
        }
    }
}
