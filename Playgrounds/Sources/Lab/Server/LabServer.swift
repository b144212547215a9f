import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Deck Lab's server: the page, and a session for each WebSocket. It serves this machine only.
package struct LabServer: Sendable {
    private let port: Int
    private let files = PageFiles()

    /// - Parameter port: 0 for one that is free.
    package init(port: UInt16) {
        self.port = Int(port)
    }

    /// Serves until the process ends.
    ///
    /// - Parameter greet: Called with the page's address once the page is served.
    package func serve(_ greet: (String) -> Void) async throws {
        let channel = try await listen()
        greet("http://127.0.0.1:\(channel.channel.localAddress?.port ?? port)")
        try await channel.executeThenClose { visits in
            try await withThrowingDiscardingTaskGroup { group in
                for try await visit in visits {
                    // The end of one connection is no matter of the others.
                    group.addTask { try? await receive(visit.get()) }
                }
            }
        }
    }

    private func listen() async throws(Failure) -> NIOAsyncChannel<EventLoopFuture<Visit>, Never> {
        do {
            return try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                // A frame is small, and the client waits for it.
                .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
                .bind(host: "127.0.0.1", port: port) { channel in
                    channel.eventLoop.makeCompletedFuture { try Visit.awaited(on: channel) }
                }
        } catch {
            throw Failure(port: port, errno: (error as? IOError)?.errnoCode)
        }
    }

    private func receive(_ visit: Visit) async throws {
        switch visit {
        case .page(let channel): try await answer(channel)
        case .session(let channel): try await converse(channel)
        }
    }

    /// The reason why nothing is served, and what to do.
    package struct Failure: Error, CustomStringConvertible {
        let port: Int
        let errno: Int32?

        package var description: String {
            switch errno {
            case EADDRINUSE:
                "port \(port) is in use. End what listens there, or take another: --port \(port % 65535 + 1)"
            case let errno?:
                "port \(port) cannot be served: \(String(cString: strerror(errno))). Take another, such as --port 8123"
            case nil: "port \(port) cannot be served. Take another, such as --port 8123"
            }
        }
    }
}

/// A connection, once its first request has said what it is for.
private enum Visit: Sendable {
    case page(NIOAsyncChannel<HTTPServerRequestPart, HTTPPart<HTTPResponseHead, ByteBuffer>>)
    case session(NIOAsyncChannel<WebSocketFrame, WebSocketFrame>)

    static func awaited(on channel: any Channel) throws -> EventLoopFuture<Visit> {
        let sockets = NIOTypedWebSocketServerUpgrader<Visit>(
            maxFrameSize: ClientMessage.longest,
            shouldUpgrade: { channel, head in
                let isAdmitted = Doorkeeper.answer(head) == .enter && head.path == "/session"
                // A request whose upgrade is refused would get no answer from NIO.
                if !isAdmitted { channel.close(promise: nil) }
                return channel.eventLoop.makeSucceededFuture(isAdmitted ? [:] : nil)
            },
            upgradePipelineHandler: { channel, _ in
                channel.eventLoop.makeCompletedFuture {
                    let whole = NIOWebSocketFrameAggregator(
                        minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 1024,
                        maxAccumulatedFrameSize: ClientMessage.longest)
                    try channel.pipeline.syncOperations.addHandler(whole)
                    return .session(try NIOAsyncChannel(wrappingChannelSynchronously: channel))
                }
            })
        let pages = NIOTypedHTTPServerUpgradeConfiguration(upgraders: [sockets]) { channel in
            channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHandler(BytesInResponses())
                return .page(try NIOAsyncChannel(wrappingChannelSynchronously: channel))
            }
        }
        return try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
            configuration: .init(upgradeConfiguration: pages))
    }
}

/// Lets a task write a response's contents as bytes; the encoder's own parts may hold a file, and cannot be sent.
private final class BytesInResponses: ChannelOutboundHandler {
    typealias OutboundIn = HTTPPart<HTTPResponseHead, ByteBuffer>
    typealias OutboundOut = HTTPServerResponsePart

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let part: HTTPServerResponsePart =
            switch Self.unwrapOutboundIn(data) {
            case .head(let head): .head(head)
            case .body(let bytes): .body(.byteBuffer(bytes))
            case .end(let trailers): .end(trailers)
            }
        context.write(Self.wrapOutboundOut(part), promise: promise)
    }
}

// MARK: - The page

extension LabServer {
    private func answer(
        _ channel: NIOAsyncChannel<HTTPServerRequestPart, HTTPPart<HTTPResponseHead, ByteBuffer>>
    ) async throws {
        try await channel.executeThenClose { requests, responses in
            for try await case .head(let request) in requests {
                let (status, file) = response(to: request)
                try await responses.write(.head(Self.head(status, of: file)))
                if request.method != .HEAD { try await responses.write(.body(file.bytes)) }
                try await responses.write(.end(nil))
                guard request.isKeepAlive else { return }
            }
        }
    }

    private func response(to request: HTTPRequestHead) -> (HTTPResponseStatus, PageFiles.File) {
        if case .refuse(let status, let words) = Doorkeeper.answer(request) { return (status, .init(words)) }
        guard [.GET, .HEAD].contains(request.method) else {
            return (.methodNotAllowed, .init("Deck Lab knows GET and HEAD only."))
        }
        return files[request.path].map { (.ok, $0) } ?? (.notFound, .init("There is no such page."))
    }

    private static func head(_ status: HTTPResponseStatus, of file: PageFiles.File) -> HTTPResponseHead {
        let headers: HTTPHeaders = [
            "Content-Type": file.type, "Content-Length": "\(file.bytes.readableBytes)", "Cache-Control": "no-store",
            // Nothing from elsewhere, and no inline scripts.
            "Content-Security-Policy":
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
                + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
            "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
            "Cross-Origin-Resource-Policy": "same-origin",
        ]
        return HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    }
}

// MARK: - A session

extension LabServer {
    /// Passes a session its messages one after the other, and the client the answers. A client that does not read its
    /// answers is not read any further.
    @MainActor
    private func converse(_ channel: NIOAsyncChannel<WebSocketFrame, WebSocketFrame>) async throws {
        let session = Session()
        try await channel.executeThenClose { messages, answers in
            for try await message in messages {
                switch message.opcode {
                case .text:
                    let wasWorking = session.isWorking
                    for answer in session.receive(String(buffer: message.unmaskedData)) {
                        try await answers.write(.text(answer))
                    }
                    if session.isWorking, !wasWorking { Task { try await Self.finish(session, answers) } }
                case .ping:
                    try await answers.write(WebSocketFrame(fin: true, opcode: .pong, data: message.unmaskedData))
                case .connectionClose:
                    return try await answers.write(
                        WebSocketFrame(fin: true, opcode: .connectionClose, data: message.unmaskedData))
                default: break
                }
            }
        }
    }

    /// Lets a session compute what takes a while. Between two pieces, messages of any client have their turn.
    @MainActor
    private static func finish(
        _ session: Session, _ answers: NIOAsyncChannelOutboundWriter<WebSocketFrame>
    ) async throws {
        while session.isWorking {
            for answer in session.proceed() { try await answers.write(.text(answer)) }
            await Task.yield()
        }
    }
}

extension WebSocketFrame {
    fileprivate static func text(_ text: String) -> WebSocketFrame {
        WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text))
    }
}
