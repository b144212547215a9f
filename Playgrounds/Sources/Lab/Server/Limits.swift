import NIOCore

/// How much a client may send, hold and leave unread, and for how long. A client that exceeds a limit is told so, and
/// closed.
package struct Limits: Sendable {
    /// The longest address of a request, in bytes. The page's own holds a scene, a policy and a stroke: some 300.
    package var address = 4 << 10
    /// The longest header line, in bytes. A browser sends the cookies of every server on 127.0.0.1 in one.
    package var headerLine = 16 << 10
    /// The longest head of a request, in bytes: the longest line, and as much again for all others.
    package var head = 32 << 10
    /// The most header lines. A browser sends some 15.
    package var headerLines = 100
    /// The time from a request's first byte to its last. A request fits into one packet; a slow phone takes a second.
    package var requestTime: TimeAmount = .seconds(5)
    /// The time without a request after which a connection is closed: longer than a page takes to ask for its files.
    package var idleTime: TimeAmount = .seconds(30)
    /// The time that a client may leave a response unread.
    package var takingTime: TimeAmount = .seconds(10)
    /// The time that a client has to read the last message and to close its side.
    package var farewellTime: TimeAmount = .seconds(2)
    /// The same time when the server stops, which somebody waits for.
    package var stopTime: TimeAmount = .milliseconds(250)
    /// The most connections at once: 32 pages, each with the six connections of a browser, and some to tell others that
    /// it is full.
    package var connections = 256
    /// The most sessions at once. Each is a scene with views of its own, and all share a processor.
    package var sessions = 32
    /// The longest message, in bytes: a recording of some minutes' worth of touches. Other sessions wait while it is
    /// read.
    package var message = ClientMessage.longest
    /// The most fragments of one message. A browser cuts messages into pieces of 100 kB and more.
    package var fragments = 1024
    /// The most messages, and their bytes, that wait to be answered; until there is room nothing more is read.
    package var waitingMessages = 64
    package var waitingBytes = 1 << 20
    /// The most answers that a client may leave unread, in bytes.
    package var untaken = 16 << 20
    /// The time between two pings. Routers and phones forget connections that are silent for a minute.
    package var pingTime: TimeAmount = .seconds(15)
    /// The time without a complete frame, answers to pings included, after which a client counts as gone.
    package var silenceTime: TimeAmount = .seconds(45)
    /// The most pings at once, and per second. Browsers send none.
    package var pings = (burst: 100.0, perSecond: 10.0)

    package init() {}
}
