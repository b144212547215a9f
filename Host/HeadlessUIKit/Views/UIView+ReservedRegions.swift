// Row V24.
extension UIView {
    /// A region of a view that hardware reserves, such as the fold of a display.
    public struct ReservedRegion: Identifiable, Hashable, Sendable {
        /// The identity of what reserves the region.
        public struct ID: Hashable, Sendable {
            let number: Int
        }

        /// Whether content is divided or covered there.
        public struct Kind: Hashable, Sendable {
            let name: String

            /// A region on whose both sides content is arranged, such as a fold.
            public static let division = Kind(name: "division")
            /// A region that something covers, such as a camera.
            public static let occlusion = Kind(name: "occlusion")
        }

        /// What is asked for.
        public struct QueryOptions: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// Also regions that are not active, such as the fold of a display that lies flat.
            public static let includeInactive = QueryOptions(rawValue: 1 << 0)
        }

        /// The identity of what reserves the region.
        public let id: ID
        /// Whether content is divided or covered there.
        public let kind: Kind
        /// The place with its margins, in the view's coordinates.
        public let frame: CGRect
        /// The part of the frame that is a margin for interactive content.
        public let margins: UIEdgeInsets
        /// A Boolean value that says whether the region counts now.
        public let isActive: Bool

        /// Creates a region of the window, for ``Stage/reservedRegions``. Regions with the same number are the same
        /// fold, or the same camera, at another time.
        public init(
            _ kind: Kind, in frame: CGRect, margins: UIEdgeInsets = .zero, isActive: Bool = true, number: Int = 0
        ) {
            self.init(id: ID(number: number), kind: kind, frame: frame, margins: margins, isActive: isActive)
        }

        fileprivate init(id: ID, kind: Kind, frame: CGRect, margins: UIEdgeInsets, isActive: Bool) {
            (self.id, self.kind, self.frame) = (id, kind, frame)
            (self.margins, self.isActive) = (margins, isActive)
        }
    }

    /// Returns the regions of a kind that reach into the view, in its coordinates. A view whose layout asks is laid out
    /// again when the stage's regions change; a view that asks at another time is not told.
    public func reservedRegions(
        kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions = []
    ) -> [ReservedRegion] {
        guard let window, let stage = window.stage else { return [] }
        if let asking = sequence(first: self, next: \.superview).first(where: \.layoutRecord.isLayingOut),
            // Row V26: while its container is laid out, a presentation controller asks.
            !(asking is UITransitionView) || stage.assumptions.presentationLayoutReadsRegions
        {
            asking.layoutRecord.readsRegions = true
        }
        return stage.reservedRegions.compactMap { region in
            guard region.kind == kind, region.isActive || options.contains(.includeInactive) else { return nil }
            let frame = convert(region.frame, from: window)
            guard frame.isNoPlace || frame.intersects(bounds) else { return nil }
            return ReservedRegion(
                id: region.id, kind: kind, frame: frame, margins: region.margins, isActive: region.isActive)
        }
    }

    /// Asks for the layout of each view inside whose last layout has asked for the regions.
    func reservedRegionsDidChange() {
        if layoutRecord.readsRegions { setNeedsLayout() }
        for subview in subviews { subview.reservedRegionsDidChange() }
    }
}

extension CGRect {
    /// Whether one of the numbers is none: UIKit would hardly give such a place, and a test may.
    fileprivate var isNoPlace: Bool { !(minX + minY + width + height).isFinite }
}
