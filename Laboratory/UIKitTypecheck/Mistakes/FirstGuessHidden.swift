import Panels

@MainActor
func look(at panel: Panel) -> Bool {
    panel.isHidden  // expect-error: Ask `isShown`; call `hide()` and `show()`
}
