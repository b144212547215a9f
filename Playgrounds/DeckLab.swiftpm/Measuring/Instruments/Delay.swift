import UIKitShim

/// Calls a closure after some seconds of the display's time, on a device and on a stage alike.
@MainActor
final class Delay {
    private var start: TimeInterval?
    private var link: FrameLink?

    /// Creates a delay, which stays alive until it has called.
    @discardableResult init(_ seconds: TimeInterval, then action: @escaping @MainActor () -> Void) {
        link = FrameLink { [self] link in
            let start = start ?? link.timestamp
            self.start = start
            guard link.timestamp - start >= seconds else { return }
            self.link?.invalidate()
            self.link = nil
            action()
        }
    }
}
