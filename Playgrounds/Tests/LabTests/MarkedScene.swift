import Foundation
@_spi(Engine) @_spi(Cards) import GestureArbiter
import HeadlessUIKit
import Scenes
import Testing

/// A scene under a finger, with the marks that are drawn over it.
@MainActor
struct MarkedScene {
    let screen: DemoScreen
    private(set) var track: FingerTrack?

    init(_ scene: String, _ options: [String: OptionValue] = [:]) throws {
        screen = DemoScreen(try #require(DemoCatalog.demo(named: scene)), options)
        // SwiftUI's cards appear in the turn after the screen.
        screen.settle()
    }

    var demo: any Demo { screen.scene.demo }
    var marks: [Mark] { Geometry(of: screen.scene, under: track).marks }
    func marks(_ role: Mark.Role) -> [Mark] { marks.filter { $0.role == role } }
    var places: CardPlaces { get throws { try #require(demo.floor.places) } }
    var arbiter: GestureArbiter? { demo.floor.arbiters.map(\.arbiter).last }

    mutating func touch(at point: CGPoint) {
        track = FingerTrack(screen.stage.touch(at: point), at: screen.stage.time)
    }

    mutating func move(by x: CGFloat, _ y: CGFloat) {
        track?.finger.move(by: CGVector(dx: x, dy: y))
        track?.note(at: screen.stage.time)
    }

    /// Moves the finger by `distance` points along the way out, spread over the frames.
    mutating func move(along distance: CGFloat, frames: Int) throws {
        let step = try places.direction.movement(by: distance / CGFloat(frames))
        for _ in 0..<frames {
            screen.stage.advanceFrame()
            move(by: step.x, step.y)
        }
    }

    func rest() { screen.stage.advance(by: 0.1) }

    mutating func lift() {
        track?.finger.lift()
        track = nil
        screen.settle()
    }

    /// Moves the card with a finger so that its side is `beyond` points past a line.
    mutating func carryCard(to line: Mark, onOtherSide isOther: Bool, beyond: CGFloat) throws {
        let way = try places.direction
        let card = try #require(marks(.card).first)
        let distance = (line.along(way) - card.side(way, isOther: isOther)) * way.sign + (isOther ? -beyond : beyond)
        // A chat rests at its newest message, which is as far down as it scrolls: there only the handle has the card.
        let isChat = type(of: demo).name == "messages"
        touch(at: isChat ? CGPoint(x: 195, y: card.side(way, isOther: false) + 8) : type(of: demo).strokeStart)
        try move(along: distance + copysign(10, distance), frames: 60)
        rest()
    }

    /// Where the card has come to rest, in a mark's words: "back", "away", or a place's name.
    func outcome(of cards: Int) -> String? {
        guard demo.floor.cardCount == cards, let way = demo.floor.places?.direction else { return "away" }
        guard let card = marks(.card).first else { return nil }
        let rest = self.marks(.rest).first { abs($0.along(way) - card.side(way, isOther: false)) < 0.6 }
        return rest.map { $0.says.replacingOccurrences(of: "rests here: ", with: "") }
    }
}

extension Mark {
    /// A line's place along an axis.
    func along(_ way: ArbitrationPolicy.Direction) -> CGFloat {
        guard case .line(let from, _) = shape else { return .nan }
        return way.axis == .vertical ? from.y : from.x
    }

    /// The side of a box that comes last on the way out.
    func side(_ way: ArbitrationPolicy.Direction, isOther: Bool) -> CGFloat {
        guard case .box(let x, let y, let width, let height) = shape else { return .nan }
        let isFirst = (way.sign > 0) != isOther
        return way.axis == .vertical ? (isFirst ? y : y + height) : isFirst ? x : x + width
    }
}
