import ArgumentParser
import Film
import Foundation

/// Makes the pictures of the documentation and the README.
struct PicturesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pictures",
        abstract: "Draws the pictures that the documentation shows, over those in the repository.")

    @Argument(help: "The repository's folder.")
    var repository = "."

    @MainActor
    func run() async throws {
        for picture in Illustration.all {
            do {
                try picture.write(to: URL(fileURLWithPath: repository, isDirectory: true))
                print(picture.path)
            } catch {
                complain("\(picture.path): the picture cannot be written. Give the repository's folder.")
                throw ExitCode.failure
            }
        }
    }
}
