import Foundation
@_spi(Cards) import GestureArbiter
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
    var arbiter: GestureArbiter? { demo.floor.arbiters.map(\.arbiter).last }

    mutating func touch(at point: CGPoint) { track = FingerTrack(screen.stage.touch(at: point)) }

    func move(by x: CGFloat, _ y: CGFloat) { track?.finger.move(by: CGVector(dx: x, dy: y)) }

    /// Moves the finger by `distance` points along the way out, spread over the frames.
    func move(along distance: CGFloat, frames: Int) throws {
        let step = try #require(arbiter).direction.movement(by: distance / CGFloat(frames))
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
}
