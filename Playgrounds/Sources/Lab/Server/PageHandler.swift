import FlyingFox
import Foundation

/// The page's files, from the package's resources.
struct PageHandler: HTTPHandler {
    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        let name = request.path == "/" ? "index.html" : String(request.path.dropFirst())
        guard let type = Self.types[String(name.split(separator: ".").last ?? "")], !name.contains("/"),
            let folder = Bundle.module.url(forResource: "Page", withExtension: nil),
            let data = try? Data(contentsOf: folder.appendingPathComponent(name))
        else { return HTTPResponse(statusCode: .notFound, body: Data("There is no such page.\n".utf8)) }
        return HTTPResponse(
            statusCode: .ok,
            headers: [
                .contentType: type,
                HTTPHeader("Cache-Control"): "no-store",
                HTTPHeader("Content-Security-Policy"): Self.policy,
                HTTPHeader("X-Content-Type-Options"): "nosniff",
            ],
            body: data)
    }

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
        "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml",
    ]

    /// The page's security policy: nothing from elsewhere, nothing written into the page.
    private static let policy =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
}
