import Foundation
import GestureArbiter

/// Something that is drawn over the phone, in the window's coordinates, and what it says. The page draws it without knowing
/// what it is about.
///
///     {"k":"circle","at":[195,400],"r":10,"role":"slop","says":"slop 10 pt"}
package struct Mark: Hashable, Sendable {
    package struct Point: Hashable, Sendable {
        package var x, y: Double

        package init(_ point: CGPoint) { (x, y) = (point.x, point.y) }
    }

    package enum Shape: Hashable, Sendable {
        case circle(at: Point, radius: Double)
        /// Of a circle, from an angle to another one clockwise: degrees from the right, as a canvas measures them.
        case wedge(at: Point, radius: Double, from: Double, to: Double)
        case line(from: Point, to: Point)
        case box(x: Double, y: Double, width: Double, height: Double)
    }

    package enum Role: String, Encodable, Hashable, Sendable, CaseIterable {
        /// Within it a finger decides nothing.
        case slop
        /// The ways that a finger drags.
        case cone
        /// The edge at which content is for the drag.
        case edge
        /// From the finger to where content comes to that edge.
        case room
        /// A place where the card rests.
        case rest
        /// Let go there at rest, the card goes elsewhere on either side.
        case halfway
        /// The same with the finger's velocity; and where it would go now.
        case threshold
        /// A scroll view that the arbiter holds still.
        case held
        /// A scroll view that scrolls under the finger.
        case scroll
        /// What has a better claim than the drag.
        case verdict
        /// The card.
        case card
    }

    package var shape: Shape
    package var role: Role
    package var says: String

    init(_ shape: Shape, _ role: Role, _ says: String) { (self.shape, self.role, self.says) = (shape, role, says) }

    static func line(from start: CGPoint, to end: CGPoint, _ role: Role, _ says: String) -> Mark {
        Mark(.line(from: Point(start), to: Point(end)), role, says)
    }

    static func box(_ frame: CGRect, _ role: Role, _ says: String) -> Mark {
        Mark(.box(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height), role, says)
    }
}

extension Mark: Encodable {
    private enum Keys: String, CodingKey { case k, at, r, from, to, role, says }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Keys.self)
        try values.encode(shape.kind, forKey: .k)
        switch shape {
        case .circle(let at, let radius):
            try values.encode([at.x, at.y], forKey: .at)
            try values.encode(radius, forKey: .r)
        case .wedge(let at, let radius, let from, let to):
            try values.encode([at.x, at.y], forKey: .at)
            try values.encode(radius, forKey: .r)
            try values.encode(from, forKey: .from)
            try values.encode(to, forKey: .to)
        case .line(let from, let to):
            try values.encode([from.x, from.y], forKey: .from)
            try values.encode([to.x, to.y], forKey: .to)
        case .box(let x, let y, let width, let height):
            try values.encode([x, y, width, height], forKey: .at)
        }
        try values.encode(role, forKey: .role)
        try values.encode(says, forKey: .says)
    }
}

extension Mark.Shape {
    /// Its name in JSON.
    package var kind: String {
        switch self {
        case .circle: "circle"
        case .wedge: "wedge"
        case .line: "line"
        case .box: "box"
        }
    }
}

extension ArbitrationPolicy.Direction {
    /// The angle of a finger that goes this way: degrees clockwise from the right.
    var angle: Double {
        switch self {
        case .right, .trailing, .horizontal: 0
        case .down, .vertical: 90
        case .left, .leading: 180
        case .up: 270
        }
    }

    /// The ways that it stands for.
    var ways: [ArbitrationPolicy.Direction] {
        switch self {
        case .vertical: [.down, .up]
        case .horizontal: [.right, .left]
        case .down, .up, .left, .right, .leading, .trailing: [self]
        }
    }

    /// The other way on the same axis.
    var turned: ArbitrationPolicy.Direction {
        switch self {
        case .down, .vertical: .up
        case .up: .down
        case .left, .leading: .right
        case .right, .trailing, .horizontal: .left
        }
    }
}
