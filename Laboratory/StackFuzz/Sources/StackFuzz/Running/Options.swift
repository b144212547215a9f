/// The options of the command line.
struct Options {
    var count = 100_000
    /// The seed of the first sequence. Each further sequence has the next number.
    var seed: UInt64 = 1
    var processes = 2
    /// Whether the program started this process to play a part of the sequences.
    var isWorker = false
    var prints = false
    /// The rule at whose first failure the process stops, without making the sequence smaller; `any` for every rule,
    /// nil to go on after failures. For seeded faults.
    var hunted: String?
    /// Whether to play cards of every kind instead of the other sequences.
    var playsCards = false
    /// Whether to tell, for each smallest failure, what showed and what was decided after each event.
    var tells = false
    /// Whether to draw the maps of every kind of card again instead of playing sequences.
    var drawsMaps = false
    /// The kind of sequences that is played, for the report.
    var field: Reached.Field { playsCards ? .cards : .stack }
    /// Whether to show one failure of each rule in each kind of scene, not just one of each rule.
    var showsKinds = false

    static let usage = """
        StackFuzz [--cards | --maps] [--count N] [--seed N] [--processes N] [--print] [--tell] [--kinds]
        Plays N random touch sequences over the whole stack, from the seed on, each by its own number.
        --cards plays every kind of card instead: several under the same finger, or one in an app.
        --maps draws the maps of every kind of card again, and prints what differs from Tests/CardTests/Maps.
        --seed 4711 --count 1 --print shows and plays one of them again.
        --tell adds to a failure what was seen and decided after each of its events.
        --kinds shows the smallest failure of each rule in each kind of scene; it takes longer.
        """

    /// Returns nil if an argument is unknown.
    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let name = rest.popFirst() {
            switch name {
            case "--print": prints = true
            case "--cards": playsCards = true
            case "--maps": drawsMaps = true
            case "--tell": tells = true
            case "--hunt": hunted = rest.popFirst()
            case "--kinds": showsKinds = true
            case "--worker": isWorker = true
            case "--count", "--seed", "--processes":
                guard let value = rest.popFirst().flatMap(UInt64.init) else { return nil }
                switch name {
                case "--count": count = Int(value)
                case "--seed": seed = value
                default: processes = max(1, Int(value))
                }
            default: return nil
            }
        }
    }
}
