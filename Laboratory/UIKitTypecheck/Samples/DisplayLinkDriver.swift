import UIKitShim

/// A class driven by a display link: an @objc target retained until the link is invalidated.
@MainActor
final class DisplayLinkDriver: NSObject {
    private var link: CADisplayLink?
    private var last: TimeInterval = 0
    private let onFrame: (TimeInterval) -> Void

    init(onFrame: @escaping (TimeInterval) -> Void) {
        self.onFrame = onFrame
        super.init()
    }

    func start() {
        let link = CADisplayLink(target: self, selector: #selector(frame(_:)))
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
        link.add(to: .main, forMode: .common)
        self.link = link
        last = CACurrentMediaTime()
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    @objc private func frame(_ link: CADisplayLink) {
        onFrame(link.targetTimestamp - last)
        last = link.targetTimestamp
    }
}
