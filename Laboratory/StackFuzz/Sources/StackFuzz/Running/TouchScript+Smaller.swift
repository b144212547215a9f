import HeadlessUIKit

extension TouchScript {
    /// Scripts with a finger less.
    var withoutFingers: [TouchScript] {
        guard fingers.count > 1 else { return [] }
        return fingers.indices.map { index in changed { $0.fingers.remove(at: index) } }
    }

    /// Scripts without halves, quarters and single samples, from the end.
    var withoutSamples: [TouchScript] {
        fingers.indices.flatMap { finger in
            let count = fingers[finger].samples.count
            return [count / 2, count / 4, 3, 1].filter { $0 > 0 && $0 < count }.flatMap { length in
                stride(from: count - length, through: 1, by: -length).map { start in
                    changed { $0.fingers[finger].samples.removeSubrange(start..<(start + length)) }
                }
            }
        }
    }

    /// The same in whole points, if that is another.
    var inRoundNumbers: [TouchScript] {
        let round = changed { round in
            for finger in round.fingers.indices {
                for index in round.fingers[finger].samples.indices {
                    round.fingers[finger].samples[index].x.round()
                    round.fingers[finger].samples[index].y.round()
                }
            }
        }
        return round == self ? [] : [round]
    }

    private func changed(_ change: (inout TouchScript) -> Void) -> TouchScript {
        var copy = self
        change(&copy)
        return copy
    }
}
