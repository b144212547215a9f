import Foundation

/// The Swift files under a folder, with their declarations, except folders that replace Apple's frameworks.
struct Sources {
    struct File {
        var path: String
        var tokens: SwiftTokens
        var declarations: [Declaration]
    }

    private let files: [File]

    init(under folder: String) {
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        files = paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Headless") }.map { path in
            let text = (try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)) ?? ""
            let tokens = SwiftTokens(text)
            return File(path: path, tokens: tokens, declarations: tokens.declarations)
        }
    }

    /// Returns the declarations whose qualified name is or ends with `name`.
    func declarations(named name: String) -> [(file: File, declaration: Declaration)] {
        files.flatMap { file in
            file.declarations.filter { $0.name == name || $0.name.hasSuffix("." + name) }.map { (file, $0) }
        }
    }
}
