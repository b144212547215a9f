import ArgumentParser

/// Tells who types what "decklab" did once that "film" does it now.
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
