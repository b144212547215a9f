/// How much to fuzz, from the command line.
struct Options {
    var count = 100_000
    /// Of the first sequence; the others follow.
    var seed: UInt64 = 1
    var processes = 2
    /// Set by the program itself where it is one of the processes.
    var isWorker = false
    var prints = false
    /// Ends at the first failure of this rule, or of any, as it is: for seeded faults.
    var hunted: String?
    /// Plays panels, and nothing else.
    var playsPanels = false
    /// Plays the same finger in several kinds of card, and nothing else.
    var playsCards = false
    /// Tells of the smallest failure what was seen and decided, event by event.
    var tells = false
    /// What is played, for the report.
    var field: Reached.Field { playsCards ? .cards : playsPanels ? .panels : .stack }
    /// Shows one failure of each rule and of each kind of scene, not of each rule alone.
    var showsKinds = false

    static let usage = """
        StackFuzz [--panels | --cards] [--count N] [--seed N] [--processes N] [--print] [--tell] [--kinds]
        Plays N random touch sequences over the whole stack, from the seed on, each by its own number.
        --panels plays panels instead, --cards the same finger in several kinds of card.
        --seed 4711 --count 1 --print shows and plays one of them again.
        --tell adds to a failure what was seen and decided after each of its events.
        --kinds shows the smallest failure of each rule in each kind of scene; it takes longer.
        """

    /// Nil where an argument is not known.
    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let name = rest.popFirst() {
            switch name {
            case "--print": prints = true
            case "--panels": playsPanels = true
            case "--cards": playsCards = true
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
