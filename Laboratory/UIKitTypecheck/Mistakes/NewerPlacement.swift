import UIKitShim

@MainActor
func place(_ sheet: UISheetPresentationController) {
    if #available(iOS 27.0, *) { sheet.preferredPlacement = .leading }
    if #available(iOS 26.0, *) {
        sheet.preferredPlacement = .trailing  // expect-error: only available in iOS 27.0 or newer
    }
}
