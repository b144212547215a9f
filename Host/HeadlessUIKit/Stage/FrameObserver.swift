/// One frame of the screen.
struct Frame {
    let number: Int
    /// In seconds of the stage's clock.
    let time: TimeInterval
    let framesPerSecond: Int
}

/// An object that runs frame by frame, in the order in which the objects started.
@MainActor protocol FrameObserver: AnyObject {
    func show(_ frame: Frame)
    var isMoving: Bool { get }
    /// True if the object can be removed.
    var isDone: Bool { get }
    /// What is moving and how to stop it, in words.
    var explanation: String { get }
}
