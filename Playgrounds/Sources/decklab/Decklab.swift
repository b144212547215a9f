import ArgumentParser

@main
struct Decklab: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "decklab",
        abstract: "Lets you drag what the libraries run, plays and films finger strokes, and shows who moved and why.",
        subcommands: [
            ServeCommand.self, FilmCommand.self, PicturesCommand.self, ReplayCommand.self, RecordCommand.self,
        ],
        defaultSubcommand: ServeCommand.self)
}
