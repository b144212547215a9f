import ArgumentParser
import Foundation

/// The command "film". It links no server, so that it is built quickly.
@main
struct FilmTool: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "film",
        abstract: "Plays finger strokes over what the libraries run, films them, and tells who moved and why.",
        usage: """
            film [<options of strokes>] [<files> ...]
            film <subcommand>
            """,
        discussion: """
            "film" alone plays the built-in strokes over a card with a list. "film --scene deck --policy once" plays \
            them elsewhere, "film pull.json" plays strokes of your own; "film help strokes" names all options.
            """,
        subcommands: [
            FilmCommand.self, RecordCommand.self, FlightCommand.self, MapCommand.self, PicturesCommand.self,
            EvidenceCommand.self,
        ],
        defaultSubcommand: FilmCommand.self)
}

/// Prints a line to standard error, apart from the results.
func complain(_ message: String) {
    FileHandle.standardError.write(Data("film: \(message)\n".utf8))
}
