import UIKitShim

/// The regions and opaque views that the client has declared. Views are held weakly.
struct NamedViews: Equatable, Sendable {
    /// Each region at most once. An array, because the code of a dictionary costs an app more bytes.
    private var places: [(name: ArbitrationPolicy.Region, place: GestureArbiter.Place)] = []
    private var opaqueReferences: [WeakView] = []

    @MainActor
    var opaque: [UIView] { opaqueReferences.compactMap(\.view) }

    mutating func bind(_ name: ArbitrationPolicy.Region, to place: GestureArbiter.Place?) {
        places = places.filter { $0.name != name }
        if let place { places.append((name, place)) }
    }

    @MainActor
    mutating func addOpaque(_ view: UIView) {
        opaqueReferences = opaqueReferences.filter { $0.view != nil }
        opaqueReferences.append(WeakView(view))
    }

    /// Adds the names of `other`, which win for a region that both name.
    mutating func adopt(_ other: Self) {
        for theirs in other.places { bind(theirs.name, to: theirs.place) }
        opaqueReferences += other.opaqueReferences
    }

    @MainActor
    var boundRegions: Set<ArbitrationPolicy.Region> { names { $0.exists } }

    @MainActor
    func regions(of landing: Landing, in container: UIView) -> Set<ArbitrationPolicy.Region> {
        names { $0.holds(landing, in: container) }
    }

    @MainActor
    private func names(where isMeant: (GestureArbiter.Place) -> Bool) -> Set<ArbitrationPolicy.Region> {
        var names: Set<ArbitrationPolicy.Region> = []
        for place in places where isMeant(place.place) { names.insert(place.name) }
        return names
    }

    static func == (one: Self, other: Self) -> Bool {
        one.opaqueReferences == other.opaqueReferences && one.places.count == other.places.count
            && one.places.allSatisfy { place in other.places.contains { $0 == place } }
    }
}

/// A weak reference to a view. Stays equal to other references of the view after the view is gone.
@MainActor
final class WeakView: Equatable {
    private nonisolated let identity: ObjectIdentifier
    private(set) weak var view: UIView?

    nonisolated init(_ view: UIView) {
        identity = ObjectIdentifier(view)
        self.view = view
    }

    nonisolated static func == (one: WeakView, other: WeakView) -> Bool { one.identity == other.identity }
}
