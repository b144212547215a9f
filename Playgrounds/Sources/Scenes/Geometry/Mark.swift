import Foundation
import GestureArbiter

/// Something that is drawn over the phone, in the window's coordinates, and its text. The page draws it without knowing
/// what it means.
///
///     {"k":"box","at":[185,390,20,20],"role":"slop","says":"slop 10 pt"}
package struct Mark: Hashable, Sendable {
    package struct Point: Hashable, Sendable {
        package var x, y: Double

        package init(_ point: CGPoint) { (x, y) = (point.x, point.y) }
    }

    package enum Shape: Hashable, Sendable {
        /// A part of a circle, from one angle clockwise to another: degrees from the right, as a canvas measures them.
        case wedge(at: Point, radius: Double, from: Double, to: Double)
        case line(from: Point, to: Point)
        case box(x: Double, y: Double, width: Double, height: Double)
    }

    package enum Role: String, Encodable, Hashable, Sendable, CaseIterable {
        /// The area in which a finger decides nothing.
        case slop
        /// The directions in which a finger drags.
        case cone
        /// The edge of the content from which on the finger drags.
        case edge
        /// The distance from the finger to where the content comes to that edge.
        case room
        /// A scroll view that the arbiter holds still.
        case held
        /// A scroll view that scrolls under the finger.
        case scroll
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
        switch shape {
        case .wedge(let at, let radius, let from, let to):
            try values.encode("wedge", forKey: .k)
            try values.encode([at.x, at.y], forKey: .at)
            try values.encode(radius, forKey: .r)
            try values.encode(from, forKey: .from)
            try values.encode(to, forKey: .to)
        case .line(let from, let to):
            try values.encode("line", forKey: .k)
            try values.encode([from.x, from.y], forKey: .from)
            try values.encode([to.x, to.y], forKey: .to)
        case .box(let x, let y, let width, let height):
            try values.encode("box", forKey: .k)
            try values.encode([x, y, width, height], forKey: .at)
        }
        try values.encode(role, forKey: .role)
        try values.encode(says, forKey: .says)
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

    /// The single directions that it consists of.
    var ways: [ArbitrationPolicy.Direction] {
        switch self {
        case .vertical: [.down, .up]
        case .horizontal: [.right, .left]
        case .down, .up, .left, .right, .leading, .trailing: [self]
        }
    }

    /// The opposite direction.
    var turned: ArbitrationPolicy.Direction {
        switch self {
        case .down, .vertical: .up
        case .up: .down
        case .left, .leading: .right
        case .right, .trailing, .horizontal: .left
        }
    }
}
