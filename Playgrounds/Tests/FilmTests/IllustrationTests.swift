import Film
import Foundation
import Testing

@MainActor struct IllustrationTests {
    private static let all = Illustration.all
    private let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test("The repository's pictures show what the libraries do; otherwise run \"film pictures\"")
    func repositorysPicturesShowWhatTheLibrariesDoOtherwiseRunFilmPictures() throws {
        for picture in Self.all {
            let file = try Data(contentsOf: repository.appendingPathComponent(picture.path))
            #expect(picture.svg == String(decoding: file, as: UTF8.self), "\(picture.path)")
        }
    }

    @Test("No picture has a script or loads anything", arguments: await MainActor.run { all.map(\.path) })
    func noPictureHasAScriptOrLoadsAnything(path: String) throws {
        let svg = try svg(path)
        #expect(["<script", "href=\"h", "@import", "url(h", "<image", "onload"].filter { svg.contains($0) } == [])
    }

    @Test("Everything that a picture refers to is in the picture", arguments: await MainActor.run { all.map(\.path) })
    func everythingThatAPictureRefersToIsInThePicture(path: String) throws {
        let svg = try svg(path)
        let names = Set(names(in: svg, after: " id=\""))
        #expect(names.count == self.names(in: svg, after: " id=\"").count)
        #expect(self.names(in: svg, after: "url(#").filter { !names.contains($0) } == [])
        #expect(self.names(in: svg, after: "href=\"#").filter { !names.contains($0) } == [])
    }

    @Test(
        "Nothing animates in an element shown by reference, because browsers differ there",
        arguments: await MainActor.run { all.map(\.path) })
    func nothingMovesInWhatIsShownByReference(path: String) throws {
        let svg = try svg(path)
        let definitions = svg.components(separatedBy: "<defs>").dropFirst().map {
            $0.components(separatedBy: "</defs>")[0]
        }
        #expect(definitions.filter { $0.contains("class=") } == [])
    }

    @Test(
        "Animations stop for users who ask for less motion", arguments: await MainActor.run { all.map(\.path) })
    func animationsStopForUsersWhoAskForLessMotion(path: String) throws {
        let svg = try svg(path)
        #expect(names(in: svg, after: "class=\"").allSatisfy { $0.hasPrefix("m k") })
        #expect(
            svg.contains("@media (prefers-reduced-motion:reduce){.m{animation:none}}") == svg.contains("@keyframes"))
    }

    @Test("Pictures are no larger than a page can bear", arguments: await MainActor.run { all.map(\.path) })
    func picturesAreNoLargerThanAPageCanBear(path: String) throws {
        #expect(try svg(path).utf8.count < 150_000)
    }

    private func svg(_ path: String) throws -> String { try #require(Self.all.first { $0.path == path }).svg }

    private func names(in svg: String, after start: String) -> [Substring] {
        svg.components(separatedBy: start).dropFirst().map { $0.prefix { $0 != "\"" && $0 != ")" } }
    }

    @Test("Each picture is shown somewhere")
    func eachPictureIsShownSomewhere() throws {
        let pages = try ["README.md"] + articles()
        let text = try pages.map { try String(contentsOf: repository.appendingPathComponent($0), encoding: .utf8) }
            .joined()
        for picture in Self.all {
            let name = URL(fileURLWithPath: picture.path).deletingPathExtension().lastPathComponent
            #expect(text.contains("](\(name))") || text.contains("=\"\(picture.path)\""), "\(picture.path)")
        }
    }

    private func articles() throws -> [String] {
        ["Sources", "Host"].flatMap { folder in
            let files = FileManager.default.enumerator(atPath: repository.appendingPathComponent(folder).path)
            return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
        }
    }
}
