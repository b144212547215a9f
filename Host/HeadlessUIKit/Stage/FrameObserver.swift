/// One picture that the screen shows.
struct Frame {
    let number: Int
    /// In seconds of the stage's clock.
    let time: TimeInterval
    let framesPerSecond: Int
}

/// Something that goes on by itself, frame by frame, in the order in which it began.
@MainActor protocol FrameObserver: AnyObject {
    func show(_ frame: Frame)
    var isMoving: Bool { get }
    /// True if it can be forgotten.
    var isDone: Bool { get }
    /// Words for what moves, and how to stop it.
    var explanation: String { get }
}
