import Panels

@MainActor
func open(_ panel: Panel) {
    panel.move(to: .large)  // expect-error: 'move(to:animated:)' has been renamed to 'select(_:animated:)'
}
