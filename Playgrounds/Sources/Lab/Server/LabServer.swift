import Foundation
import NIOCore
import NIOPosix

/// Deck Lab's server: the page, and a session for each WebSocket.
///
/// One thread has all sockets. It does nothing that takes long: sessions compute on the main actor, and use no socket.
package actor LabServer {
    private enum State {
        case new
        case listening(any Channel, MultiThreadedEventLoopGroup)
        case stopped
    }

    private let port: Int
    private let site: Site
    private var state = State.new

    /// - Parameter port: 0 for one that is free.
    package init(port: UInt16, limits: Limits = Limits()) {
        self.port = Int(port)
        site = Site(limits: limits)
    }

    /// Returns the page's address once it is served; nil if the server was started or stopped before.
    package func listen() async throws(Failure) -> String? {
        guard case .new = state else { return nil }
        guard Self.mayOpenFiles else { throw Failure(port: port, errno: EMFILE) }
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        do {
            let channel = try await Self.bootstrap(group, site).bind(host: "127.0.0.1", port: port).get()
            // It was stopped in the meantime.
            guard case .new = state else {
                try await channel.close()
                try await group.shutdownGracefully()
                return nil
            }
            state = .listening(channel, group)
            return "http://127.0.0.1:\(channel.localAddress?.port ?? port)"
        } catch {
            try? await group.shutdownGracefully()
            throw Failure(port: port, errno: (error as? IOError)?.errnoCode)
        }
    }

    /// Serves until ``stop()``. Returns at once if that was called before.
    package func serve() async {
        guard case .listening(let channel, let group) = state else { return }
        try? await channel.closeFuture.get()
        await site.visitors.sendAway()
        try? await group.shutdownGracefully()
    }

    /// Ends ``serve()``.
    package func stop() {
        if case .listening(let channel, _) = state { channel.close(promise: nil) }
        state = .stopped
    }

    private static func bootstrap(_ group: MultiThreadedEventLoopGroup, _ site: Site) -> ServerBootstrap {
        ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 256)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            // A client that sends much is read in pieces, in turn with the others.
            .childChannelOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: 4 << 10))
            .childChannelOption(.maxMessagesPerRead, value: 1)
            // A frame is small, and the client waits for it.
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandlers(RequestHandler.handlers(of: channel, on: site))
                }
            }
    }

    /// Checked here, since the sockets' thread opens a few files without being able to report a failure.
    private static var mayOpenFiles: Bool {
        let files = (0..<8).map { _ in dup(0) }
        defer { for file in files where file >= 0 { close(file) } }
        return files.allSatisfy { $0 >= 0 }
    }

    /// The reason why nothing is served, and what to do.
    package struct Failure: Error, CustomStringConvertible {
        let port: Int
        let errno: Int32?

        package var description: String {
            switch errno {
            case EADDRINUSE:
                "port \(port) is in use. End what listens there, or take another: --port \(port % 65535 + 1)"
            case EMFILE, ENFILE:
                "nothing can be served: too many files are open. Close programs, or allow more: ulimit -n 1024"
            case let errno?:
                "port \(port) cannot be served: \(String(cString: strerror(errno))). Take another, such as --port 8123"
            case nil: "port \(port) cannot be served. Take another, such as --port 8123"
            }
        }
    }
}
