import HeadlessUIKit

/// The lists' properties that are the client's, and that nobody else may change.
@MainActor struct Properties {
    private var lines: [ObjectIdentifier: String] = [:]
    private var transforms: [ObjectIdentifier: CGAffineTransform] = [:]
    private var targets: [ObjectIdentifier: Int] = [:]

    /// Notes a list's properties as the client has set them.
    mutating func note(_ list: UIScrollView) {
        lines[ObjectIdentifier(list)] = Self.line(of: list)
        targets[ObjectIdentifier(list)] = list.panGestureRecognizer.countOfTargets
        noteTransform(of: list)
    }

    /// Notes the list's transform alone. In mid-touch, the arbiter may have changed the other properties for a while.
    mutating func noteTransform(of list: UIScrollView) { transforms[ObjectIdentifier(list)] = list.transform }

    /// Returns a description of each list that is not as the client set it.
    func differences(in lists: [UIScrollView]) -> [String] {
        lists.compactMap { list in
            let (was, now) = (lines[ObjectIdentifier(list)], Self.line(of: list))
            let isTurned = transforms[ObjectIdentifier(list)].map { $0 != list.transform } ?? false
            return was == nil || was == now && !isTurned ? nil : "\(now), transform \(list.transform)"
        }
    }

    /// Returns a description of each list whose pan has another number of targets than before the arbiter was attached.
    func lefts(in lists: [UIScrollView]) -> [String] {
        lists.compactMap { list in
            let (was, now) = (targets[ObjectIdentifier(list)], list.panGestureRecognizer.countOfTargets)
            return was == nil || was == now ? nil : "\(now) targets on a list's pan, \(was ?? 0) before"
        }
    }

    private static func line(of list: UIScrollView) -> String {
        "list bounces \(list.bounces), always \(list.alwaysBounceVertical)/\(list.alwaysBounceHorizontal), "
            + "scrolls \(list.isScrollEnabled), indicators \(list.showsVerticalScrollIndicator)/"
            + "\(list.showsHorizontalScrollIndicator), interacts \(list.isUserInteractionEnabled), "
            + "delegate \(list.delegate != nil), pan \(list.panGestureRecognizer.isEnabled), "
            + "its delegate \(list.panGestureRecognizer.delegate != nil), "
            + "touches \(list.panGestureRecognizer.maximumNumberOfTouches)"
    }
}

extension UIGestureRecognizer {
    /// The number of the recognizer's targets, deallocated ones included, because UIKit would call them. No API tells
    /// the number, so this reads the property by reflection.
    fileprivate var countOfTargets: Int {
        let ancestry = sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
        let targets = ancestry.lazy.flatMap(\.children).first { $0.label == "targets" }
        return targets.map { Mirror(reflecting: $0.value).children.count } ?? 0
    }
}
