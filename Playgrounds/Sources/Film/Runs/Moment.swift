import HeadlessUIKit

/// The state of the screen at one time.
package struct Moment: Hashable, Sendable {
    /// The seconds since touch-down.
    package var time: TimeInterval
    /// True if the screen showed it: a frame, not an event between frames.
    package var isFrame: Bool
    /// The place of the finger, in the window; nil once it has left.
    package var finger: CGPoint?
    /// The list's offset, in points; 0 at its top.
    package var contentOffset: CGFloat
    /// The distance of the card from rest, in points, downward.
    package var cardTranslation: CGFloat

    package init(
        time: TimeInterval = 0, isFrame: Bool = false, finger: CGPoint? = nil, contentOffset: CGFloat = 0,
        cardTranslation: CGFloat = 0
    ) {
        self.time = time
        self.isFrame = isFrame
        self.finger = finger
        self.contentOffset = contentOffset
        self.cardTranslation = cardTranslation
    }
}
