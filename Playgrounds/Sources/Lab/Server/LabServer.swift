import FlyingFox
import FlyingSocks
import Foundation

/// Deck Lab's server: the page, and a session for each WebSocket. It serves this machine alone.
package actor LabServer {
    private let server: HTTPServer
    private let port: UInt16
    private var isStopped = false

    /// - Parameter port: 0 takes one that is free; see ``listeningPort``.
    package init(port: UInt16) throws {
        self.port = port
        server = HTTPServer(
            address: try .inet(ip4: "127.0.0.1", port: port), pool: SocketPool(queue: PollQueue()), logger: .disabled)
    }

    /// Serves until ``stop()``. Throws ``Failure`` where it cannot.
    package func run() async throws {
        await server.appendRoute("GET /session", to: Guarded(handler: WebSocketHTTPHandler(handler: SessionHandler())))
        await server.appendRoute("GET,HEAD *", to: Guarded(handler: PageHandler()))
        do {
            try await server.run()
        } catch {
            // A server that was stopped says so as an error.
            guard !isStopped else { return }
            throw Failure(port: port, cause: error)
        }
    }

    package func waitUntilListening() async throws { try await server.waitUntilListening() }

    package var listeningPort: UInt16? {
        get async {
            guard case .ip4(_, let port) = await server.listeningAddress else { return nil }
            return port
        }
    }

    /// Ends ``run()``, even if that has not begun to listen yet.
    package func stop() async {
        isStopped = true
        try? await server.waitUntilListening()
        await server.stop(timeout: 0)
    }

    /// The reason why nothing is served, and the way to mend it.
    package struct Failure: Error, CustomStringConvertible {
        let port: UInt16
        let cause: any Error

        package var description: String {
            switch cause {
            case SocketError.failed(_, EADDRINUSE, _):
                "port \(port) is in use. End what listens there, or take another: --port \(port &+ 1)"
            case SocketError.failed(_, _, let message):
                "port \(port) cannot be served: \(message). Take another, such as --port 8123"
            default: "port \(port) cannot be served any more: \(cause). Start decklab again"
            }
        }
    }
}

/// A handler that lets through only requests from pages of this server: by name of the host, and by origin where one is
/// told.
private struct Guarded<Handler: HTTPHandler>: HTTPHandler {
    let handler: Handler

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard let host = request.headers[.host], isOurs(host) else { return refusal }
        if let origin = request.headers[HTTPHeader("Origin")], origin != "http://\(host)" { return refusal }
        return try await handler.handleRequest(request)
    }

    /// Checks the name of the host: a page from elsewhere, under another name that leads here, is not let in.
    private func isOurs(_ host: String) -> Bool {
        let name = host.split(separator: ":").first.map(String.init) ?? ""
        return ["127.0.0.1", "localhost"].contains(name.lowercased())
    }

    private var refusal: HTTPResponse {
        HTTPResponse(statusCode: .forbidden, body: Data("Deck Lab serves pages of its own only.\n".utf8))
    }
}
