import NIOCore

/// Limits the time that a client takes for its requests, before their bytes are decoded.
///
/// A request that comes byte by byte occupies a connection, of which there are not many.
final class RequestClock: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    enum RunOut {
        /// No request came.
        case idle
        /// A request came in part.
        case late
    }

    private let limits: Limits
    private var isWithinRequest = false
    private var alarm: Scheduled<Void>?

    init(limits: Limits) {
        self.limits = limits
    }

    func handlerAdded(context: ChannelHandlerContext) { wait(context) }

    func handlerRemoved(context: ChannelHandlerContext) { alarm?.cancel() }

    func channelInactive(context: ChannelHandlerContext) {
        alarm?.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if !isWithinRequest {
            isWithinRequest = true
            wait(context)
        }
        context.fireChannelRead(data)
    }

    /// A request is complete; what comes from now on is another one.
    func requestIsComplete(_ context: ChannelHandlerContext) {
        isWithinRequest = false
        wait(context)
    }

    private func wait(_ context: ChannelHandlerContext) {
        alarm?.cancel()
        let runOut = isWithinRequest ? RunOut.late : .idle
        let time = isWithinRequest ? limits.requestTime : limits.idleTime
        alarm = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
            context.fireUserInboundEventTriggered(runOut)
        }
    }
}
