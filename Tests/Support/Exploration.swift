/// A state machine and everything around it: every event that may come next can be taken as a step.
package protocol ExploredWorld {
    associatedtype Step: CaseIterable
    init()
    mutating func take(_ step: Step) throws(Wrong)
    /// Lets everything end, and checks what is left.
    func settled() throws(Wrong)
}

/// An error in a world.
package struct Wrong: Error, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
}

/// All worlds that can be reached in a number of steps, each once and breadth first, so that the first error has the
/// shortest path. If no new world is found any more, these are all that can ever be reached.
package struct Exploration<World: ExploredWorld> {
    /// The number of different worlds.
    package private(set) var worlds = 0
    /// The number of steps after which no new world was found; nil if there were still new ones at the greatest depth.
    package private(set) var isCompleteAfter: Int?
    /// The first error, and the steps that led to it.
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
