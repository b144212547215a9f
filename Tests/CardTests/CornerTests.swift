import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

/// The corners of cards that have any, in a window whose corners are as round as a phone's.
@MainActor
@Suite("The corners of every kind of card")
struct CornerTests {
    nonisolated static let kinds = CardKind.controlled
    /// The kinds whose corners are round by default.
    nonisolated static let rounded = kinds.filter { $0 != .cover }

    static func scene(_ kind: CardKind, _ corners: CardTraits.Corners) -> CardStage {
        let scene = CardStage(
            kind,
            CardSetup { ($0.stops, $0.corners, $0.shadow) = (.one, corners, CardTraits.Shadow()) })
        scene.stage.window.cornerConfiguration = .corners(radius: .fixed(60))
        scene.card?.subviews.first?.setNeedsLayout()
        scene.stage.settle()
        return scene
    }

    @Test(
        "Concentric corners at the screen's corners have the screen's radius, and the others the card's",
        arguments: rounded)
    func concentric(kind: CardKind) throws {
        let scene = Self.scene(kind, [.all, .concentric])
        let face = try #require(scene.card?.subviews.first)
        let (frame, window) = (face.convert(face.bounds, to: nil), scene.stage.window.bounds)
        let radii = [
            face.effectiveRadius(corner: .topLeft), face.effectiveRadius(corner: .topRight),
            face.effectiveRadius(corner: .bottomLeft), face.effectiveRadius(corner: .bottomRight),
        ]
        let isAtCorner = [
            frame.minX == window.minX && frame.minY == window.minY,
            frame.maxX == window.maxX && frame.minY == window.minY,
            frame.minX == window.minX && frame.maxY == window.maxY,
            frame.maxX == window.maxX && frame.maxY == window.maxY,
        ]
        #expect(isAtCorner.contains(true))
        #expect(zip(radii, isAtCorner).allSatisfy { radius, isAtCorner in isAtCorner ? radius == 60 : radius < 60 })
        #expect(radii.allSatisfy { $0 > 0 })
    }

    @Test("Other corners have the card's radius in any place", arguments: rounded)
    func fixed(kind: CardKind) throws {
        let scene = Self.scene(kind, .all)
        let face = try #require(scene.card?.subviews.first)
        #expect(face.effectiveRadius(corner: [.topLeft, .bottomRight]) == 0)
        #expect(face.layer.cornerRadius > 0)
        #expect(face.layer.maskedCorners.rawValue == CardTraits.Corners.all.rawValue)
    }

    @Test(
        "The shadow has the card's size, with corners of either kind", arguments: kinds,
        [CardTraits.Corners.all, [.all, .concentric]])
    func shadow(kind: CardKind, corners: CardTraits.Corners) throws {
        let scene = Self.scene(kind, corners)
        let face = try #require(scene.card?.subviews.first)
        let outline = try #require(face.superview?.layer.shadowPath?.boundingBoxOfPath)
        #expect(abs(outline.minX - face.frame.minX) < 1e-6)
        #expect(abs(outline.maxX - face.frame.maxX) < 1e-6)
        #expect(abs(outline.minY - face.frame.minY) < 1e-6)
        #expect(abs(outline.maxY - face.frame.maxY) < 1e-6)
    }
}
