import HeadlessUIKit

/// What is the client's: nobody else may change it.
@MainActor struct Properties: Equatable {
    private var lines: [String] = []

    init(_ scene: Scene) {
        for list in scene.lists {
            lines.append(
                "list bounces \(list.bounces), always \(list.alwaysBounceVertical)/\(list.alwaysBounceHorizontal), "
                    + "scrolls \(list.isScrollEnabled), indicators \(list.showsVerticalScrollIndicator)/"
                    + "\(list.showsHorizontalScrollIndicator), interacts \(list.isUserInteractionEnabled), "
                    + "delegate \(list.delegate != nil), pan \(list.panGestureRecognizer.isEnabled), "
                    + "its delegate \(list.panGestureRecognizer.delegate != nil), "
                    + "touches \(list.panGestureRecognizer.maximumNumberOfTouches), "
                    + "transform \(list.transform == .identity)")
        }
    }

    /// What is not as it is in `other`.
    func differences(from other: Properties) -> [String] { lines.filter { !other.lines.contains($0) } }
}
