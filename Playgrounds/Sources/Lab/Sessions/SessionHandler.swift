import NIOCore
import NIOWebSocket
import Recordings

/// A WebSocket: passes a session its messages and the client the answers, within limits.
final class SessionHandler: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private enum State {
        case open
        /// A close frame was sent, and the client's is awaited; anything else that comes is discarded.
        case closing
    }

    private let site: Site
    private let mailbox: Mailbox
    private var gathering: Gathering
    private var pings: Allowance
    private var state = State.open
    private var hasPlace = false
    private var isReadHeld = false
    private var untaken = 0
    private var lastHeard = NIODeadline.now()
    private var nextPing: Scheduled<Void>?

    init(_ site: Site) {
        self.site = site
        mailbox = Mailbox(limits: site.limits)
        gathering = Gathering(limits: site.limits)
        let (burst, perSecond) = site.limits.pings
        pings = Allowance(burst: burst, perSecond: perSecond, now: NIODeadline.now().seconds)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        hasPlace = site.visitors.takePlace()
        guard hasPlace else {
            let most = site.limits.sessions
            return close(.full("all \(most) places are taken. Close a page of Deck Lab and reload"), context)
        }
        pingSoon(context)
        let (loop, handler) = (context.eventLoop, NIOLoopBound((self, context), eventLoop: context.eventLoop))
        let conversation = Conversation(mailbox: mailbox) { [mailbox] answer in
            // Once the mailbox is closed, the socket's thread may have ended.
            guard !mailbox.isClosed else { return }
            loop.execute {
                let (handler, context) = handler.value
                handler.take(answer, context)
            }
        }
        Task { await conversation.run() }
    }

    func channelInactive(context: ChannelHandlerContext) {
        end()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { end() }

    private func end() {
        nextPing?.cancel()
        mailbox.close()
        if hasPlace { site.visitors.leavePlace() }
        (hasPlace, state) = (false, .closing)
    }
}

extension SessionHandler {
    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = Self.unwrapInboundIn(data)
        lastHeard = .now()
        guard case .open = state else {
            if frame.opcode == .connectionClose { context.close(mode: .output, promise: nil) }
            return
        }
        do throws(Gathering.Fault) {
            try gathering.check(frame)
            switch frame.opcode {
            case .connectionClose: try answerClose(frame, context)
            case .ping: try answerPing(frame, context)
            case .pong: break
            default:
                guard let text = try gathering.add(frame) else { return }
                mailbox.put(Mailbox.Letter(text: text, arrival: lastHeard))
            }
        } catch {
            close(error.refusal, code: error.code, context)
        }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        // This sends the answers to pings.
        context.flush()
        context.fireChannelReadComplete()
    }

    /// A client whose messages wait is not read any further, so that it waits, too.
    func read(context: ChannelHandlerContext) {
        if case .open = state, mailbox.isFull {
            isReadHeld = true
        } else {
            context.read()
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case NIOWebSocketError.invalidFrameLength: close(gathering.tooLong.refusal, code: 1009, context)
        case is NIOWebSocketError:
            let fault = Gathering.Fault.protocol("a control frame is cut up or longer than 125 bytes. Send it whole")
            close(fault.refusal, code: fault.code, context)
        // Whatever follows a frame that cannot be read.
        case is ByteToMessageDecoderError, is ChannelError: break
        default: context.close(promise: nil)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ServerStops { close(nil, code: 1001, reason: "the server stops", context) }
        context.fireUserInboundEventTriggered(event)
    }

    private func answerPing(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) throws(Gathering.Fault) {
        guard pings.spend(1, now: lastHeard.seconds) else {
            throw Gathering.Fault(code: 1008, refusal: .tooMuch("too many pings. Send one per second"))
        }
        write(.pong, frame.unmaskedData, context)
    }

    private func answerClose(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) throws(Gathering.Fault) {
        var data = frame.unmaskedData
        guard let code = data.readInteger(as: UInt16.self) else {
            guard data.readableBytes == 0 else { throw .protocol("a close frame has half a code. Send two bytes") }
            sendClose(ByteBuffer(), context)
            return context.close(mode: .output, promise: nil)
        }
        guard (1000...1003).contains(code) || (1007...1014).contains(code) || (3000...4999).contains(code) else {
            throw .protocol("a close frame has the code \(code), which is none. Send 1000")
        }
        sendClose(ByteBuffer(integer: code), context)
        context.close(mode: .output, promise: nil)
    }

    private func pingSoon(_ context: ChannelHandlerContext) {
        nextPing = context.eventLoop.assumeIsolated().scheduleTask(in: site.limits.pingTime) { [self] in
            guard NIODeadline.now() - lastHeard < site.limits.silenceTime else {
                let seconds = site.limits.silenceTime.nanoseconds / 1_000_000_000
                return close(.tooMuch("nothing was heard for \(seconds) s. Answer pings"), code: 1008, context)
            }
            write(.ping, ByteBuffer(), context)
            context.flush()
            pingSoon(context)
        }
    }
}

extension SessionHandler {
    private func take(_ answer: Conversation.Answer, _ context: ChannelHandlerContext) {
        guard case .open = state else { return }
        switch answer {
        case .text(let text, let arrival): send(text, since: arrival, context)
        case .refusal(let refusal): close(refusal, context)
        case .room: readOn(context)
        }
    }

    private func readOn(_ context: ChannelHandlerContext) {
        guard isReadHeld else { return }
        isReadHeld = false
        context.read()
    }

    private func send(_ text: String, since arrival: NIODeadline?, _ context: ChannelHandlerContext) {
        let bytes = ByteBuffer(string: text)
        let length = bytes.readableBytes
        untaken += length
        guard untaken <= site.limits.untaken else {
            return close(
                .tooMuch("\(untaken >> 20) MB of answers are unread. Read them, or send less"), context)
        }
        let frame = WebSocketFrame(fin: true, opcode: .text, data: bytes)
        let written = context.eventLoop.makePromise(of: Void.self)
        written.futureResult.assumeIsolated().whenComplete { [self] _ in
            untaken -= length
            if let arrival { mailbox.put(Duration.nanoseconds((NIODeadline.now() - arrival).nanoseconds)) }
        }
        context.writeAndFlush(Self.wrapOutboundOut(frame), promise: written)
    }

    private func write(_ opcode: WebSocketOpcode, _ data: ByteBuffer, _ context: ChannelHandlerContext) {
        context.write(Self.wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: data)), promise: nil)
    }

    private func close(_ refusal: Refusal, _ context: ChannelHandlerContext) {
        close(refusal, code: refusal.kind.code, context)
    }

    private func close(_ refusal: Refusal, code: UInt16, _ context: ChannelHandlerContext) {
        close(refusal, code: code, reason: refusal.kind.rawValue, context)
    }

    /// Sends the reason, then closes. A close frame holds at most 123 bytes of reason; the message before it has all of
    /// it.
    private func close(_ refusal: Refusal?, code: UInt16, reason: String, _ context: ChannelHandlerContext) {
        guard case .open = state else { return }
        if let refusal {
            write(.text, ByteBuffer(string: ServerMessage.refused(refusal, goesOn: false).text), context)
        }
        var data = ByteBuffer(integer: code)
        data.writeString(reason)
        sendClose(data, context)
    }

    /// The connection is closed by the client's close frame, by its end, or when neither comes in time.
    private func sendClose(_ data: ByteBuffer, _ context: ChannelHandlerContext) {
        write(.connectionClose, data, context)
        context.flush()
        state = .closing
        nextPing?.cancel()
        mailbox.close()
        readOn(context)
        context.eventLoop.assumeIsolated().scheduleTask(in: site.limits.farewellTime) { context.close(promise: nil) }
    }
}

extension Refusal.Kind {
    /// The WebSocket code: policy violation, message too big, try again later.
    fileprivate var code: UInt16 {
        switch self {
        case .rubbish, .otherVersion: 1008
        case .tooMuch: 1009
        case .full: 1013
        }
    }
}
