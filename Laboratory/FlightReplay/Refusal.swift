@_spi(Engine) import GestureArbiter
@_spi(Engine) import GestureArbiterFlights
import HeadlessUIKit

/// The reason, in words, why the host cannot replay a flight. The engine's replay needs no scene and remains exact.
public struct ReplayRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, and what to do instead.
    public var description: String

    init(_ description: String) { self.description = description }
}

extension GestureArbiter.Flight {
    /// Throws the reason why the host cannot rebuild the scene.
    func validateScene() throws(ReplayRefusal) {
        func require(_ holds: Bool, _ what: String) throws(ReplayRefusal) {
            guard !holds else { return }
            throw ReplayRefusal(
                "The flight's scene cannot be rebuilt: \(what). `firstDifference()` replays what was decided without it."
            )
        }
        try require(!entries.isEmpty && [.began, .scrolls].contains(fingers.first?.phase), "no finger comes down")
        try require(
            (1...240).contains(device.framesPerSecond), "no screen has \(device.framesPerSecond) frames a second")
        try require((0.5...8).contains(device.scale), "no screen has \(device.scale) pixels a point")
        try require(scene.size.isUsable && scene.size.width > 0 && scene.size.height > 0, "its window has no size")
        try require(scene.safeArea.allSatisfy { $0.isUsable } && scene.safeArea.count == 4, "its safe area is none")
        try require((1...200).contains(scene.views.count), "it has \(scene.views.count) views")
        let others = scene.recognizers.count
        try require(others <= 500, "its touch has \(others) recognizers")
        try require(scene.views.indices.contains(scene.container), "its container is not among its views")
        for (index, view) in scene.views.enumerated() {
            try require(view.parent.map { (0..<index).contains($0) } ?? true, "view \(index) lies in none before it")
            try require(view.isUsable, "view \(index) has a place or a size that nothing has")
        }
        for (depth, index) in scene.chain.enumerated() {
            let isScroll = scene.views.indices.contains(index) && scene.views[index].scroll != nil
            try require(isScroll, "the scroll view at depth \(depth) is none")
        }
        try require(policy.contradiction() == nil, "its policy contradicts itself")
        let isShared = entries.contains { entry in
            guard case .event(.move(let move)) = entry.what else { return false }
            return move.isPassedOn || move.elsewhere != 0
        }
        try require(!isShared, "another card had a part of the finger, and a flight has one card")
        try validateTimes()
    }

    /// Allows ten minutes at most from touch-down, because the host plays them frame by frame.
    private func validateTimes() throws(ReplayRefusal) {
        let start = fingers.first?.timestamp ?? 0
        let times = entries.map(\.time) + fingers.map(\.timestamp) + entries.flatMap { $0.what.frameTimes }
        let isUsable =
            start.isUsable && times.allSatisfy { $0 - start >= -60 && $0 - start <= 600 }
            && fingers.allSatisfy { $0.location.isUsable }
        guard isUsable else {
            throw ReplayRefusal(
                "A time or a place of the flight is none, or it lasts longer than ten minutes. Send one as it was recorded."
            )
        }
    }
}

extension GestureArbiter.Flight.Observation {
    fileprivate var frameTimes: [Double] {
        if case .frame(let frame) = self { [frame.timestamp] } else { [] }
    }
}

extension Double {
    /// Whether a distance or a time on a screen can be that large.
    fileprivate var isUsable: Bool { magnitude <= 1e6 }
}

extension CGPoint {
    fileprivate var isUsable: Bool { Double(x).isUsable && Double(y).isUsable }
}

extension CGSize {
    fileprivate var isUsable: Bool {
        Double(width).isUsable && Double(height).isUsable && width >= 0 && height >= 0
    }
}

extension GestureArbiter.Flight.View {
    fileprivate var isUsable: Bool {
        let area = right.x * down.y - right.y * down.x
        guard center.isUsable, size.isUsable, right.isUsable, down.isUsable, area.magnitude > 1e-6 else { return false }
        guard let scroll else { return true }
        return scroll.contentSize.isUsable && scroll.offset.isUsable && scroll.inset.count == 4
            && scroll.inset.allSatisfy { $0.isUsable } && (0.5...0.9999).contains(scroll.rate)
    }
}
