@_spi(Engine) import GestureArbiter
import GestureArbiterDiagnostics
import HeadlessUIKit

/// A finger that is down, and where it came down, in the window.
@MainActor
package struct FingerTrack {
    package let finger: Finger
    package let start: CGPoint
    package var location: CGPoint { finger.location }

    /// A finger that has just come down.
    package init(_ finger: Finger) { (self.finger, start) = (finger, finger.location) }
}

/// What the rules see of a finger, as marks over the phone. It only reads the scene, and changes nothing.
///
/// A mark is true: what it says happens. What the libraries' public API does not tell is not drawn.
@MainActor
package struct Geometry {
    let scene: Scene
    /// The finger that came down first; nil without one.
    let finger: FingerTrack?

    package init(of scene: Scene, under finger: FingerTrack?) { (self.scene, self.finger) = (scene, finger) }

    package var marks: [Mark] {
        guard let finger, let arbiter else { return [] }
        let path = TouchPath(from: finger.finger.touch.view, to: arbiter)
        return touchMarks(of: finger, path, arbiter) + contentMarks(of: finger, path, arbiter)
    }

    /// The arbiter that has been given the finger's touch; of nested ones the one that drags, or else the innermost.
    private var arbiter: GestureArbiter? {
        guard let finger, let touched = finger.finger.touch.view else { return nil }
        let asked = scene.demo.floor.arbiters.map(\.arbiter).filter { arbiter in
            guard let container = arbiter.panGestureRecognizer?.view, touched.isDescendant(of: container) else {
                return false
            }
            return arbiter.lastTouch?.location == finger.start
        }
        return asked.last { $0.owner == .drag } ?? asked.last
    }
}

// MARK: - Where the finger came down

extension Geometry {
    /// The slop, and the directions of the drag. A finger that caught the card has neither.
    private func touchMarks(of finger: FingerTrack, _ path: TouchPath, _ arbiter: GestureArbiter) -> [Mark] {
        let policy = arbiter.policy
        guard arbiter.lastTouch?.decisions.contains(where: \.isCatch) != true else { return [] }
        // If a list scrolls beside the drag, the drag begins no earlier than the list's pan.
        let shared: CGFloat = policy.handoff != .never && path.links.contains(where: \.isPannable) ? 10 : 0
        let slop = max(policy.slop, shared)
        // The slop counts along each axis: a square, not a circle.
        let frame = CGRect(origin: finger.start, size: .zero).insetBy(dx: -slop, dy: -slop)
        var marks = [Mark.box(frame, .slop, "slop \(slop.tenths) pt")]
        for way in ways(to: arbiter, path) {
            marks.append(
                Mark(
                    .wedge(
                        at: Mark.Point(finger.start), radius: 70, from: way.angle - policy.cone,
                        to: way.angle + policy.cone),
                    .cone, "cone \(policy.cone.tenths)°, \(way.rawValue)"))
        }
        return marks
    }

    /// The directions of the policy, and the opposite ones if the card can be opened, or resists where nothing scrolls.
    private func ways(to arbiter: GestureArbiter, _ path: TouchPath) -> [ArbitrationPolicy.Direction] {
        let direction = arbiter.direction
        guard !direction.isBothWays, let card = arbiter.card else { return direction.ways }
        let isInHandle = arbiter.lastTouch?.regions.contains(.handle) ?? false
        let now = card.card(mayOpen: arbiter.policy.opening != .never || isInHandle)
        let resists =
            arbiter.policy.beyondRest == .resists && !path.links.contains(where: \.isPannable)
            && arbiter.policy.decide(in: situation(of: arbiter)).drags
        return resists || now.place > now.ceiling + 0.5 ? [direction, direction.turned] : [direction]
    }

    /// The situation of the arbiter's touch where nothing scrolls.
    private func situation(of arbiter: GestureArbiter) -> ArbitrationPolicy.Situation {
        ArbitrationPolicy.Situation(regions: arbiter.lastTouch?.regions ?? [], flags: arbiter.flags)
    }
}

extension Arbitration.Decision {
    fileprivate var isCatch: Bool { if case .caught = reason { true } else { false } }
}
