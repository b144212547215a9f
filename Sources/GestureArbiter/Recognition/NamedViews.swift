import UIKitShim

/// The views of which the client has said what they are, held weakly.
@MainActor
struct NamedViews {
    private var regions: [ArbitrationPolicy.Region: Reference] = [:]
    private var opaqueReferences: [Reference] = []

    private struct Reference { weak var view: UIView? }

    /// Views that follow the finger by themselves.
    var opaque: [UIView] { opaqueReferences.compactMap(\.view) }

    mutating func bind(_ name: ArbitrationPolicy.Region, to view: UIView?) {
        regions[name] = view.map { Reference(view: $0) }
    }

    mutating func addOpaque(_ view: UIView) {
        opaqueReferences.removeAll { $0.view == nil }
        opaqueReferences.append(Reference(view: view))
    }

    /// The regions that a touch on `touchedView` is in.
    func regions(around touchedView: UIView?) -> Set<ArbitrationPolicy.Region> {
        guard !regions.isEmpty, let touchedView else { return [] }
        return Set(regions.filter { $0.value.view.map(touchedView.isDescendant(of:)) ?? false }.keys)
    }
}
