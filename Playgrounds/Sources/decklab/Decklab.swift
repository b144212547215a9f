import ArgumentParser

@main
struct Decklab: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "decklab",
        abstract: "Plays finger strokes over scroll views in cards, and shows who moved and why.",
        subcommands: [FilmCommand.self])
}
