import Film
import Foundation
import Testing

@MainActor struct IllustrationTests {
    private let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test("The repository's pictures are what the libraries do; where not, run \"film pictures\"")
    func repositorysPicturesAreWhatTheLibrariesDoWhereNotRunFilmPictures() throws {
        for picture in Illustration.all {
            let file = try Data(contentsOf: repository.appendingPathComponent(picture.path))
            #expect(picture.svg == String(decoding: file, as: UTF8.self), "\(picture.path)")
        }
    }

    @Test("Each of them is shown somewhere")
    func eachOfThemIsShownSomewhere() throws {
        let pages = try ["README.md"] + articles()
        let text = try pages.map { try String(contentsOf: repository.appendingPathComponent($0), encoding: .utf8) }
            .joined()
        for picture in Illustration.all {
            let name = URL(fileURLWithPath: picture.path).deletingPathExtension().lastPathComponent
            #expect(text.contains("](\(name))") || text.contains("=\"\(picture.path)\""), "\(picture.path)")
        }
    }

    private func articles() throws -> [String] {
        let files = FileManager.default.enumerator(atPath: repository.appendingPathComponent("Sources").path)
        return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }.map { "Sources/\($0)" }
    }
}
