import HeadlessUIKit

/// A thing on the screen over all frames of a film: drawn once, and placed anew in each.
///
/// Nearly everything on a screen looks the same and only moves, so a film of layers is little larger than a picture.
struct Layer {
    enum Content {
        case shape(String)
        case group(clip: String?, layers: [Layer])
    }

    var content: Content
    /// The placement in each frame; nil in frames without the layer.
    var placements: [Placement?]
    /// For each frame, whether the layer around it is there.
    var isParentThere: [Bool]
}

extension Layer {
    /// Returns the layers that together show the drawing of each frame, in the drawing's order.
    static func layers(of frames: [[Cel]?]) -> [Layer] {
        var found = Sightings(count: frames.count)
        for (index, parts) in frames.enumerated() { found.add(parts ?? [], in: index) }
        return found.inOrder.map { Layer($0, isParentThere: frames.map { $0 != nil }) }
    }

    /// - Parameter cels: The drawings of one thing, for each frame.
    private init(_ cels: [Cel?], isParentThere: [Bool]) {
        self.isParentThere = isParentThere
        let groups: [Cel.Group?] = cels.map { cel in
            guard case .group(let group) = cel else { return nil }
            return group
        }
        if case .shape(let text) = cels.lazy.compactMap(\.self).first {
            content = .shape(text)
            placements = cels.map { $0 == nil ? nil : Placement() }
        } else {
            content = .group(
                clip: groups.lazy.compactMap(\.self).first?.clip,
                layers: Layer.layers(of: groups.map { $0?.parts }))
            placements = groups.map { $0?.placement }
        }
    }
}

/// The things that were seen in some frames, each with its drawings.
private struct Sightings {
    private let count: Int
    private var things: [[Cel?]] = []
    /// The things from the hindmost to the foremost.
    private var order: [Int] = []
    /// The last drawing of each thing.
    private var last: [Cel] = []

    init(count: Int) { self.count = count }

    var inOrder: [[Cel?]] { order.map { things[$0] } }

    mutating func add(_ parts: [Cel], in frame: Int) {
        let known = recognized(parts)
        var place = 0
        for (part, thing) in zip(parts, known) {
            let thing = thing ?? new(at: place)
            things[thing][frame] = part
            last[thing] = part
            place = (order.firstIndex(of: thing) ?? place) + 1
        }

        func new(at place: Int) -> Int {
            things.append(Array(repeating: nil, count: count))
            last.append(.shape(""))
            order.insert(things.count - 1, at: min(place, order.count))
            return things.count - 1
        }
    }

    /// Returns the thing that each part is: an equal one in the same place, else an equal one elsewhere, else the most
    /// similar.
    private func recognized(_ parts: [Cel]) -> [Int?] {
        var known: [Int?] = parts.map { _ in nil }
        var free = order
        func take(_ isSame: (Cel, Cel) -> Bool) {
            for (index, part) in parts.enumerated() where known[index] == nil {
                guard let place = free.firstIndex(where: { isSame(last[$0], part) }) else { continue }
                known[index] = free.remove(at: place)
            }
        }
        take(==)
        take { $0.withoutPlaces == $1.withoutPlaces }
        take { $0.isLike($1) }
        return known
    }
}

extension Cel {
    /// True if each has most of its shapes in common with the other: one thing of which a few parts changed.
    ///
    /// Rows of a list have their background in common, and differ in their words.
    fileprivate func isLike(_ other: Cel) -> Bool {
        guard case .group(let one) = self, case .group(let two) = other, one.clip == two.clip else { return false }
        let (mine, others) = (shapes, other.shapes)
        return mine.intersection(others).count * 2 > mine.union(others).count
    }
}
