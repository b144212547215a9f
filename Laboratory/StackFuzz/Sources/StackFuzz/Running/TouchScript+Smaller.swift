import HeadlessUIKit

extension TouchScript {
    /// Copies of the script with one finger less.
    var withoutFingers: [TouchScript] {
        guard fingers.count > 1 else { return [] }
        return fingers.indices.map { index in changed { $0.fingers.remove(at: index) } }
    }

    /// Copies of the script without a half, a quarter, three or one of a finger's samples, beginning at the end.
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

    /// The script in whole points, if that is a different script.
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
