import ArgumentParser

/// Tells a user who types a former command of "decklab" that "film" has it now.
struct MovedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "film", shouldDisplay: false, aliases: ["record", "replay", "pictures"])

    @Argument(parsing: .captureForPassthrough)
    var rest: [String] = []

    func run() throws {
        throw ValidationError(
            """
            "decklab" only serves the page. Type "film" for "decklab film", and "film record", "film replay" or \
            "film pictures" for the others.
            """)
    }
}
