import FlyingSocks
import Foundation

/// The sockets that wait, told to the kernel anew each time: poll(2) keeps nothing between two calls.
///
/// FlyingFox's own queues (epoll and kqueue, as of 0.27.1) note the numbers of the descriptors that the kernel watches.
/// If one is closed before its note is removed, the note stays, since the kernel refuses to unwatch a closed one. The
/// next connection gets the same number, counts as watched already, and is never heard.
package struct PollQueue: EventQueue {
    private var waiting: [Socket.FileDescriptor: Socket.Events] = [:]
    private var bell: Bell?

    package init() {}

    package mutating func open() throws {
        waiting = [:]
        bell = try Bell()
    }

    package mutating func stop() {
        bell?.ring()
        bell = nil
    }

    package mutating func close() { waiting = [:] }

    package mutating func addEvents(_ events: Socket.Events, for socket: Socket.FileDescriptor) {
        let all = waiting[socket, default: []].union(events)
        guard waiting.updateValue(all, forKey: socket) != all else { return }
        bell?.ring()
    }

    package mutating func removeEvents(_ events: Socket.Events, for socket: Socket.FileDescriptor) {
        guard let left = waiting[socket]?.subtracting(events) else { return }
        waiting[socket] = left.isEmpty ? nil : left
    }

    /// Blocks until a socket is ready, or there is another one to wait for: the pool then asks again, with all of them.
    package func getNotifications() throws -> [EventNotification] {
        guard let bell else { throw SocketError.disconnected }
        var asked = waiting.map { pollfd(fd: $0.rawValue, events: $1.pollEvents, revents: 0) } + [bell.heard]
        guard poll(&asked, nfds_t(asked.count), -1) >= 0 else {
            guard errno == EINTR else { throw SocketError.makeFailed("poll") }
            return []
        }
        bell.silence()
        return asked.dropLast().compactMap(EventNotification.init)
    }
}

extension EventNotification {
    /// Translates an answer of poll(2); nil where nothing is to be told.
    fileprivate init?(_ answer: pollfd) {
        guard answer.revents != 0 else { return nil }
        let (asked, found) = (Int32(answer.events), Int32(answer.revents))
        var errors: Set<Error> = []
        if found & (POLLERR | POLLNVAL) != 0 { errors.insert(.error) }
        // What came before the end is read first.
        if found & POLLHUP != 0, found & POLLIN == 0 { errors.insert(.endOfFile) }
        self.init(
            file: Socket.FileDescriptor(rawValue: answer.fd),
            events: Socket.Events(pollEvents: errors.isEmpty ? asked & found : asked), errors: errors)
    }
}

extension Socket.Events {
    fileprivate var pollEvents: Int16 { Int16((contains(.read) ? POLLIN : 0) | (contains(.write) ? POLLOUT : 0)) }

    fileprivate init(pollEvents: Int32) {
        self = []
        if pollEvents & POLLIN != 0 { insert(.read) }
        if pollEvents & POLLOUT != 0 { insert(.write) }
    }
}

/// A pipe that ends a wait in poll(2) from another thread.
private final class Bell: Sendable {
    private let ear: Int32
    private let clapper: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw SocketError.makeFailed("pipe") }
        (ear, clapper) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }

    // Only when nobody waits for it any more: another file may get its numbers.
    deinit { for end in [ear, clapper] { _ = close(end) } }

    var heard: pollfd { pollfd(fd: ear, events: Int16(POLLIN), revents: 0) }

    /// Rings; a pipe that is full rings already.
    func ring() { _ = write(clapper, [1], 1) }

    func silence() {
        var bytes = [UInt8](repeating: 0, count: 64)
        _ = read(ear, &bytes, bytes.count)
    }
}
