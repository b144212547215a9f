import Foundation

/// Plays a range of sequences, and writes the results for the process that started this one.
@MainActor struct Worker {
    /// The rules, or rules and kinds, of which a failure has been shown. Further failures are only counted.
    private var shown: Set<String> = []
    private(set) var failed = 0
    private(set) var reached = Reached()

    mutating func play(_ options: Options) {
        for number in options.seed..<(options.seed + UInt64(options.count)) {
            play(number, options)
            if options.hunted != nil, failed > 0 { return }
        }
    }

    private mutating func play(_ number: UInt64, _ options: Options) {
        var chance = Chance(seed: number)
        if !options.playsCards {
            play(Case.random(&chance), number, options)
        } else {
            play(number % 3 == 0 ? CardCase.random(&chance) : CardCase.randomInApp(&chance), number, options)
        }
    }

    private mutating func play(_ played: some Playable, _ number: UInt64, _ options: Options) {
        if options.prints { print(played) }
        guard let violation = played.violation(&reached) else { return }
        if let hunted = options.hunted, hunted != "any", hunted != violation.rule { return }
        failed += 1
        reached.count("failed: \(violation.rule)")
        guard options.hunted == nil else {
            return print("FAIL sequence \(number): \(violation.rule): \(violation.text)")
        }
        guard options.showsKinds || shown.insert(violation.rule).inserted else { return }
        var shrinking = Shrinking(rule: violation.rule)
        let smallest = shrinking.shrink(played)
        guard !options.showsKinds || shown.insert("\(violation.rule) \(smallest.kind)").inserted else { return }
        var unused = Reached()
        let text = smallest.violation(&unused)?.text ?? violation.text
        print("FAIL sequence \(number): \(violation.rule): \(text)\n\(smallest)\n")
        if options.tells { print(smallest.story.joined(separator: "\n"), terminator: "\n\n") }
        fflush(nil)
    }

    /// Prints the counts in lines that start with `=`, for ``Summary``.
    func report() {
        print("=\(failed) failed")
        for (name, number) in reached.counts { print("=\(number) \(name)") }
    }
}
