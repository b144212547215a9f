import GestureArbiterFlights
import HeadlessUIKit
import Scenes

/// The state of a scene at rest when a finger comes down. If it equals that of a fresh scene, the touch can be played
/// from a fresh scene.
@MainActor
package struct TouchStart {
    /// The index of the finger's track among the player's.
    package let track: Int
    /// How far the content was scrolled, in points.
    package let offset: CGFloat
    private let cardCount: Int
    private let cardTranslation: CGFloat
    /// What was visible: each piece with the number of times that it occurred.
    private let pieces: [Snapshot.Node: Int]

    package init(of scene: Scene, track: Int = 0) {
        self.track = track
        offset = scene.demo.contentOffset
        cardCount = scene.demo.floor.cardCount
        cardTranslation = scene.demo.floor.cardTranslation
        pieces = scene.stage.snapshot().root.visiblePieces
    }

    /// Returns, in words, what prevents a touch that began here from being played from another start; nil if nothing
    /// does.
    package func difference(from other: TouchStart) -> String? {
        if cardCount != other.cardCount { return "another card was there" }
        if abs(cardTranslation - other.cardTranslation) > 0.5 { return "the card was elsewhere" }
        if pieces != other.pieces { return "the screen had changed" }
        return nil
    }
}

extension Snapshot.Node {
    /// The nodes without their children. A table may reuse its rows in another order, which looks the same, and an
    /// inspector over the scene only shows earlier touches.
    fileprivate var visiblePieces: [Snapshot.Node: Int] {
        var pieces: [Snapshot.Node: Int] = [:]
        func add(_ node: Snapshot.Node) {
            guard !node.isHidden, node.alpha > 0, node.kind != "\(FlightInspector.self)" else { return }
            var alone = node
            alone.children = []
            pieces[alone, default: 0] += 1
            for child in node.children { add(child) }
        }
        add(self)
        return pieces
    }
}
