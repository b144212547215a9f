import Panels

@MainActor
func listen(to panel: Panel) {
    panel.onEvent = { event in
        if event == .dismissed { print("gone") }  // expect-error: 'dismissed' has been renamed to 'didDismiss'
    }
}
