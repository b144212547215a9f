import Foundation
import NIOCore

/// The page's files, from the package's resources. They are read once: no name in a request is ever used as a path.
struct PageFiles: Sendable {
    struct File: Sendable {
        var type: String
        var bytes: ByteBuffer
    }

    private var files: [String: File] = [:]

    init() {
        guard let folder = Bundle.module.url(forResource: "Page", withExtension: nil),
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        else { return }
        for name in names {
            guard let type = Self.types[String(name.split(separator: ".").last ?? "")],
                let data = try? Data(contentsOf: folder.appendingPathComponent(name))
            else { continue }
            files["/" + name] = File(type: type, bytes: ByteBuffer(bytes: data))
        }
        files["/"] = files["/index.html"]
    }

    subscript(path: String) -> File? { files[path] }

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
        "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml",
    ]
}

extension PageFiles.File {
    /// A line of plain text.
    init(_ words: String) {
        self.init(type: "text/plain; charset=utf-8", bytes: ByteBuffer(string: words + "\n"))
    }
}
