import Foundation

/// A module of the page and all that it imports, as one script: a page in a single file has no server to fetch the
/// others from.
///
/// Each module keeps a scope of its own; its imports are taken from the scopes of the other modules, which are made
/// before. Of JavaScript's forms it supports those that the page uses, `import { A, B } from "./x.js";` and `export
/// class`, `function` or `const`; any other is an error.
struct ModuleBundle {
    private(set) var script = ""
    private let read: (String) -> String?
    private var exports: [String: (variable: String, names: [String])] = [:]

    /// - Parameters:
    ///   - entry: The file's name.
    ///   - read: Returns the text of a file; nil if there is none.
    init(of entry: String, reading read: @escaping (String) -> String?) throws(PageFault) {
        self.read = read
        try add(entry, importedBy: [])
    }

    /// Adds a module, after those that it imports.
    private mutating func add(_ file: String, importedBy path: [String]) throws(PageFault) {
        guard exports[file] == nil else { return }
        guard !path.contains(file) else {
            let circle = (path.drop { $0 != file } + [file]).joined(separator: " imports ")
            throw PageFault("\(circle). Move what both need into a file of its own")
        }
        guard let text = read(file) else {
            throw PageFault("\(file), which \(path.last ?? "the page") needs, is missing. Restore it in Lab/Page")
        }
        var (body, names): ([String], [String]) = ([], [])
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let form = try Form(String(line), at: "\(file), line \(index + 1)")
            switch form {
            case .plain: body.append(String(line))
            case .exports(let name, let rest):
                names.append(name)
                body.append(rest)
            case .imports(let wanted, let other):
                try add(other, importedBy: path + [file])
                body.append(try importing(wanted, from: other, into: file))
            }
        }
        let variable = "module\(exports.count)"
        exports[file] = (variable, names)
        script += """
            // \(file)
            const \(variable) = (() => {
            \(body.joined(separator: "\n"))
            return { \(names.joined(separator: ", ")) };
            })();

            """
    }

    private func importing(_ names: [String], from other: String, into file: String) throws(PageFault) -> String {
        guard let (variable, exported) = exports[other] else {
            throw PageFault("\(file) imports \(other), which is not read yet. Import it first")
        }
        if let missing = names.first(where: { !exported.contains($0) }) {
            throw PageFault("\(file) imports \(missing), which \(other) does not export. Export it there")
        }
        return "const { \(names.joined(separator: ", ")) } = \(variable);"
    }
}

extension ModuleBundle {
    /// A line of a module, by what it says about other modules.
    private enum Form {
        case plain
        case imports([String], from: String)
        /// The name, and the line without "export".
        case exports(String, rest: String)

        init(_ line: String, at place: String) throws(PageFault) {
            if let match = line.wholeMatch(of: /import \{ (\w+(?:, \w+)*) \} from "\.\/([\w.-]+\.js)";/) {
                let names = match.output.1.split(separator: ", ").map { String($0) }
                self = .imports(names, from: String(match.output.2))
            } else if let match = line.prefixMatch(of: /export ((?:class|function|const) (\w+)\b.*)/) {
                self = .exports(String(match.output.2), rest: String(match.output.1))
            } else if line.contains(/^\s*(?:import|export)\b\s*[\w{*"']|\bimport\s*\(|import\.meta/) {
                throw PageFault(
                    """
                    \(place): "\(line.trimmingCharacters(in: .whitespaces))" is a form of import or export that this does \
                    not know. Write import { A, B } from "./x.js"; or export class, function or const
                    """)
            } else if line.contains(/^(?:await\b|(?:const|let|var)\b.*=\s*await\b)/) {
                throw PageFault("\(place): a module that awaits cannot stand in one script. Await in a function")
            } else {
                self = .plain
            }
        }
    }
}

/// The reason why no page is written, and what to do.
package struct PageFault: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
