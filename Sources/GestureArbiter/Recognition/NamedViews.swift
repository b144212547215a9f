import UIKitShim

/// The places and views of which the client has said what they are. Views are held weakly.
struct NamedViews: Equatable, Sendable {
    private var places: [ArbitrationPolicy.Region: GestureArbiter.Place] = [:]
    private var opaqueReferences: [WeakView] = []

    /// Views that follow the finger by themselves.
    @MainActor
    var opaque: [UIView] { opaqueReferences.compactMap(\.view) }

    mutating func bind(_ name: ArbitrationPolicy.Region, to place: GestureArbiter.Place?) { places[name] = place }

    @MainActor
    mutating func addOpaque(_ view: UIView) {
        opaqueReferences.removeAll { $0.view == nil }
        opaqueReferences.append(WeakView(view))
    }

    /// Takes over what `other` says; where both name a region, it is where `other` has it.
    mutating func adopt(_ other: Self) {
        places.merge(other.places) { _, theirs in theirs }
        opaqueReferences += other.opaqueReferences
    }

    /// The regions that lie anywhere.
    @MainActor
    var boundRegions: Set<ArbitrationPolicy.Region> {
        places.isEmpty ? [] : Set(places.filter { $0.value.exists }.keys)
    }

    /// The regions that `touch`, which has just come down, is in.
    @MainActor
    func regions(of touch: UITouch, in container: UIView) -> Set<ArbitrationPolicy.Region> {
        places.isEmpty ? [] : Set(places.filter { $0.value.holds(touch, in: container) }.keys)
    }
}

/// A view that is not kept, equal to itself also when it is gone.
struct WeakView: Equatable, Sendable {
    private let identity: ObjectIdentifier
    private(set) weak var view: UIView?

    init(_ view: UIView) {
        identity = ObjectIdentifier(view)
        self.view = view
    }

    static func == (one: Self, other: Self) -> Bool { one.identity == other.identity }
}
