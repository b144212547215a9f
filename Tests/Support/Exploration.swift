/// A state machine and all that surrounds it: whatever may happen next may be taken as a step.
package protocol ExploredWorld {
    associatedtype Step: CaseIterable
    init()
    mutating func take(_ step: Step) throws(Wrong)
    /// Lets everything come to its end, and checks what is left.
    func settled() throws(Wrong)
}

/// What is wrong in a world.
package struct Wrong: Error, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
}

/// All that may come of a world in so many steps, each world once, by breadth: what is found first is shortest. Where nothing
/// new comes any more, it is all that may ever come.
package struct Exploration<World: ExploredWorld> {
    /// How many different worlds there were.
    package private(set) var worlds = 0
    /// After how many steps nothing new came; nil: not within the depth.
    package private(set) var isCompleteAfter: Int?
    /// The first thing that is wrong, and what led to it.
    package private(set) var wrong: String?

    package init(of _: World.Type, depth: Int) {
        var known: Set<String> = ["\(World())"]
        var edge: [(world: World, path: [World.Step])] = [(World(), [])]
        for step in 1...depth {
            var next: [(world: World, path: [World.Step])] = []
            for (world, path) in edge {
                for step in World.Step.allCases {
                    var new = world
                    let path = path + [step]
                    do throws(Wrong) {
                        try new.take(step)
                        guard known.insert("\(new)").inserted else { continue }
                        try new.settled()
                    } catch {
                        (worlds, wrong) = (known.count, "\(error) after \(path)")
                        return
                    }
                    next.append((new, path))
                }
            }
            if next.isEmpty, isCompleteAfter == nil { isCompleteAfter = step }
            edge = next
        }
        worlds = known.count
    }
}
