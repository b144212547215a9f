import HeadlessUIKit

/// What is the client's: nobody else may change it.
@MainActor struct Properties {
    private var lines: [ObjectIdentifier: String] = [:]

    /// Takes them as the client has set them.
    mutating func note(_ list: UIScrollView) { lines[ObjectIdentifier(list)] = Self.line(of: list) }

    /// What is not as the client set it.
    func differences(in lists: [UIScrollView]) -> [String] {
        lists.compactMap { list in
            let (was, now) = (lines[ObjectIdentifier(list)], Self.line(of: list))
            return was == nil || was == now ? nil : now
        }
    }

    private static func line(of list: UIScrollView) -> String {
        "list bounces \(list.bounces), always \(list.alwaysBounceVertical)/\(list.alwaysBounceHorizontal), "
            + "scrolls \(list.isScrollEnabled), indicators \(list.showsVerticalScrollIndicator)/"
            + "\(list.showsHorizontalScrollIndicator), interacts \(list.isUserInteractionEnabled), "
            + "delegate \(list.delegate != nil), pan \(list.panGestureRecognizer.isEnabled), "
            + "its delegate \(list.panGestureRecognizer.delegate != nil), "
            + "touches \(list.panGestureRecognizer.maximumNumberOfTouches), transform \(list.transform)"
    }
}
