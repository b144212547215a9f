import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers a connection's requests, each before the next is read, and upgrades to a WebSocket on request.
final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private enum State {
        case open
        /// The request's end comes next.
        case head(HTTPRequestHead)
        /// The last answer was given. Whatever still comes is discarded, but read: closing a connection with unread
        /// bytes would lose the last answer.
        case leaving
    }

    private let site: Site
    private let clock: RequestClock
    private let decoder: ByteToMessageHandler<HTTPRequestDecoder>
    private let encoder: HTTPResponseEncoder
    private let isLetIn: Bool
    private var state = State.open
    private var slowTaker: Scheduled<Void>?

    /// - Parameter isLetIn: False if there are too many connections.
    init(
        _ site: Site, isLetIn: Bool, clock: RequestClock, decoder: ByteToMessageHandler<HTTPRequestDecoder>,
        encoder: HTTPResponseEncoder
    ) {
        (self.site, self.isLetIn, self.clock, self.decoder, self.encoder) = (site, isLetIn, clock, decoder, encoder)
    }

    /// The handlers of a new connection, in their order.
    static func handlers(of channel: any Channel, on site: Site) -> [any ChannelHandler] {
        var limits = NIOHTTPDecoderLimitConfiguration()
        limits.maxHeaderFieldSize = site.limits.headerLine
        limits.maxHeaderListSize = site.limits.head
        limits.maxHeaderFieldCount = site.limits.headerLines
        let decoder = ByteToMessageHandler(
            HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: limits))
        let (clock, encoder) = (RequestClock(limits: site.limits), HTTPResponseEncoder())
        let requests = RequestHandler(
            site, isLetIn: site.visitors.enter(channel), clock: clock, decoder: decoder, encoder: encoder)
        return [clock, encoder, decoder, requests]
    }

    func channelActive(context: ChannelHandlerContext) {
        guard !isLetIn else { return }
        let most = site.limits.connections
        refuse(
            .serviceUnavailable, "All \(most) connections are taken. Close a page of Deck Lab and reload.", context)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch (state, Self.unwrapInboundIn(data)) {
        case (.open, .head(let head)):
            state = .head(head)
            refuseTooLong(head, context)
        case (.head(let head), .end):
            state = .open
            if let clock = try? context.pipeline.syncOperations.context(handler: clock) {
                self.clock.requestIsComplete(clock)
            }
            answer(head, context)
        // Anything beyond the head was refused with it, so a body is empty here.
        case (.head, .body), (.head, .head), (.open, .body), (.open, .end), (.leaving, _): break
        }
    }

    /// Refuses at the head what can be refused there, without waiting for the end.
    private func refuseTooLong(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let most = site.limits.address
        guard head.uri.utf8.count <= most else {
            return refuse(
                .uriTooLong, "The address has \(head.uri.utf8.count) bytes. Ask with \(most) at most.", context)
        }
        let lengths = head.headers[canonicalForm: "Content-Length"]
        guard lengths.allSatisfy({ $0 == "0" }), !head.headers.contains(name: "Transfer-Encoding") else {
            return refuse(.payloadTooLarge, "Deck Lab takes no contents in a request. Send none.", context)
        }
    }

    private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        switch Doorkeeper.answer(head) {
        case .refuse(let status, let words): refuse(status, words, context)
        case .enter where head.method != .GET && head.method != .HEAD:
            refuse(.methodNotAllowed, "Deck Lab knows GET and HEAD only.", [("Allow", "GET, HEAD")], context)
        case .enter where head.path == "/session": upgrade(head, context)
        case .enter:
            if let file = site.files[head.path] {
                respond(.ok, to: head, file, context)
            } else {
                let words = PageFiles.File(type: Self.text, bytes: ByteBuffer(string: "There is no such page.\n"))
                respond(.notFound, to: head, words, context)
            }
        }
    }
}

extension RequestHandler {
    private static let text = "text/plain; charset=utf-8"

    /// The page's security policy: nothing from elsewhere, and no inline scripts.
    private static let policy =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

    private func respond(
        _ status: HTTPResponseStatus, to head: HTTPRequestHead, _ file: PageFiles.File, _ context: ChannelHandlerContext
    ) {
        // After a request for another protocol the decoder reads no further request.
        let staysOpen = head.isKeepAlive && !head.headers.contains(name: "Upgrade")
        send(status, [], file, isHead: head.method == .HEAD, staysOpen: staysOpen, context)
        if !staysOpen { leave(context) }
    }

    /// Answers with the reason, and closes.
    private func refuse(
        _ status: HTTPResponseStatus, _ words: String, _ headers: [(String, String)] = [],
        _ context: ChannelHandlerContext
    ) {
        if case .leaving = state { return }
        let isHead = if case .head(let head) = state { head.method == .HEAD } else { false }
        let words = PageFiles.File(type: Self.text, bytes: ByteBuffer(string: words + "\n"))
        send(status, headers, words, isHead: isHead, staysOpen: false, context)
        leave(context)
    }

    private func refuse(_ status: HTTPResponseStatus, _ words: String, _ context: ChannelHandlerContext) {
        refuse(status, words, [], context)
    }

    private func send(
        _ status: HTTPResponseStatus, _ headers: [(String, String)], _ file: PageFiles.File, isHead: Bool,
        staysOpen: Bool, _ context: ChannelHandlerContext
    ) {
        let standard = [
            ("Content-Type", file.type), ("Content-Length", "\(file.bytes.readableBytes)"),
            ("Cache-Control", "no-store"), ("Content-Security-Policy", Self.policy),
            ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
            ("Cross-Origin-Resource-Policy", "same-origin"), ("Connection", staysOpen ? "keep-alive" : "close"),
        ]
        let head = HTTPResponseHead(version: .http1_1, status: status, headers: HTTPHeaders(standard + headers))
        context.write(Self.wrapOutboundOut(.head(head)), promise: nil)
        if !isHead { context.write(Self.wrapOutboundOut(.body(.byteBuffer(file.bytes))), promise: nil) }
        context.writeAndFlush(Self.wrapOutboundOut(.end(nil)), promise: nil)
    }

    private func leave(_ context: ChannelHandlerContext) {
        state = .leaving
        context.close(mode: .output, promise: nil)
        context.eventLoop.assumeIsolated().scheduleTask(in: site.limits.farewellTime) { context.close(promise: nil) }
    }
}

extension RequestHandler {
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case HTTPParserError.headerOverflow:
            refuse(
                .requestHeaderFieldsTooLarge,
                "The request's head is too long: \(site.limits.head >> 10) kB at most, in \(site.limits.headerLines) "
                    + "lines of \(site.limits.headerLine >> 10) kB. Delete this site's cookies, or ask for less.",
                context)
        case is HTTPParserError:
            refuse(.badRequest, "This is not a request of HTTP/1.1 (\(error)). Ask with a browser.", context)
        case is ChannelError: break
        default: context.close(promise: nil)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case RequestClock.RunOut.late:
            let seconds = site.limits.requestTime.nanoseconds / 1_000_000_000
            refuse(.requestTimeout, "The request took more than \(seconds) s. Send it at once.", context)
        case RequestClock.RunOut.idle, is ServerStops: context.close(promise: nil)
        default: context.fireUserInboundEventTriggered(event)
        }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        slowTaker?.cancel()
        let isTaken = context.channel.isWritable
        // A client that does not read its answers is not read any further.
        context.channel.setOption(.autoRead, value: isTaken).whenFailure { _ in }
        if !isTaken {
            slowTaker = context.eventLoop.assumeIsolated().scheduleTask(in: site.limits.takingTime) {
                context.close(promise: nil)
            }
        }
        context.fireChannelWritabilityChanged()
    }

    func handlerRemoved(context: ChannelHandlerContext) { slowTaker?.cancel() }
}

extension RequestHandler {
    /// Upgrades the connection to a WebSocket, or answers what the request lacks.
    private func upgrade(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let headers = head.headers
        func names(_ word: String, _ name: String) -> Bool {
            headers[canonicalForm: name].contains { $0.lowercased() == word }
        }
        // The decoder stops after a request that has both headers, and only after such a one.
        guard head.method == .GET, names("websocket", "Upgrade"), names("upgrade", "Connection") else {
            return refuse(
                .badRequest, "This address is for WebSockets. Ask with \"Upgrade: websocket\".", context)
        }
        guard headers["Sec-WebSocket-Version"] == ["13"] else {
            return refuse(
                .upgradeRequired, "Another version of WebSockets is asked for. Ask with version 13.",
                [("Sec-WebSocket-Version", "13"), ("Upgrade", "websocket")], context)
        }
        guard headers["Sec-WebSocket-Key"].count == 1, headers["Sec-WebSocket-Key"][0].utf8.count == 24 else {
            return refuse(.badRequest, "The WebSocket's key is missing. Send 16 bytes in base 64.", context)
        }
        NIOWebSocketServerUpgrader(
            shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
            upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededVoidFuture() }
        )
        .buildUpgradeResponse(channel: context.channel, upgradeRequest: head, initialResponseHeaders: [:])
        .assumeIsolated().whenComplete { [self] headers in
            switch headers {
            case .success(let headers): becomeWebSocket(headers, context)
            case .failure(let error):
                refuse(.badRequest, "No WebSocket can be made of this request: \(error)", context)
            }
        }
    }

    private func becomeWebSocket(_ headers: HTTPHeaders, _ context: ChannelHandlerContext) {
        let head = HTTPResponseHead(version: .http1_1, status: .switchingProtocols, headers: headers)
        context.write(Self.wrapOutboundOut(.head(head)), promise: nil)
        context.writeAndFlush(Self.wrapOutboundOut(.end(nil)), promise: nil)
        let (channel, pipeline) = (context.channel, context.pipeline.syncOperations)
        state = .leaving
        // Everything that is written from now on is in frames.
        for handler in [clock, encoder, self] as [any RemovableChannelHandler] {
            pipeline.removeHandler(handler, promise: nil)
        }
        do {
            try pipeline.addHandlers([
                WebSocketFrameEncoder(), ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: site.limits.message)),
                SessionHandler(site),
            ])
            // Passes on the bytes after the request.
            pipeline.removeHandler(decoder, promise: nil)
        } catch {
            channel.close(promise: nil)
        }
    }
}
