import FlyingSocks
import Foundation
import Lab
import Testing

struct PollQueueTests {
    private typealias File = Socket.FileDescriptor

    /// Two ends of a pipe: what is written to the one can be read from the other.
    private func ends() throws -> (read: File, write: File) {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        return (File(rawValue: ends[0]), File(rawValue: ends[1]))
    }

    private func send(to end: File) { #expect(write(end.rawValue, "x", 1) == 1) }

    private func opened() throws -> PollQueue {
        var queue = PollQueue()
        try queue.open()
        return queue
    }

    @Test("A file is told of when it is ready for what is waited for, and as long as that is waited for")
    func fileIsToldOfWhenItIsReadyForWhatIsWaitedForAndAsLongAsThatIsWaitedFor() throws {
        var queue = try opened()
        let (one, other) = (try ends(), try ends())
        queue.addEvents(.read, for: one.read)
        queue.addEvents(.read, for: other.read)
        #expect(try queue.getNotifications() == [], "what is new is waited for from the next time on")
        send(to: other.write)
        #expect(try queue.getNotifications() == [EventNotification(file: other.read, events: .read, errors: [])])
        queue.removeEvents(.read, for: other.read)
        queue.addEvents(.write, for: one.write)
        #expect(try queue.getNotifications() == [EventNotification(file: one.write, events: .write, errors: [])])
    }

    @Test("One that gets the number of another, closed while it was waited for, is told of")
    func oneThatGetsTheNumberOfAnotherClosedWhileItWasWaitedForIsToldOf() throws {
        var queue = try opened()
        let (closed, next) = (try ends(), try ends())
        queue.addEvents(.read, for: closed.read)
        // Closes the one and gives its number to the other.
        try #require(dup2(next.read.rawValue, closed.read.rawValue) == closed.read.rawValue)
        queue.removeEvents(.read, for: closed.read)
        queue.addEvents(.read, for: closed.read)
        send(to: next.write)
        #expect(try queue.getNotifications() == [EventNotification(file: closed.read, events: .read, errors: [])])
    }

    @Test("The end is told after what came before it")
    func endIsToldAfterWhatCameBeforeIt() throws {
        var queue = try opened()
        let (ends, others) = (try ends(), try ends())
        queue.addEvents(.read, for: ends.read)
        send(to: ends.write)
        close(ends.write.rawValue)
        #expect(try queue.getNotifications() == [EventNotification(file: ends.read, events: .read, errors: [])])
        var byte: UInt8 = 0
        #expect(read(ends.read.rawValue, &byte, 1) == 1)
        #expect(
            try queue.getNotifications() == [EventNotification(file: ends.read, events: .read, errors: [.endOfFile])])
        queue.removeEvents(.read, for: ends.read)
        queue.addEvents(.write, for: others.write)
        close(others.read.rawValue)
        #expect(
            try queue.getNotifications() == [EventNotification(file: others.write, events: .write, errors: [.error])])
    }

    @Test("A queue that is stopped ends a wait that is under way, and waits for nothing more")
    func queueThatIsStoppedEndsAWaitThatIsUnderWayAndWaitsForNothingMore() throws {
        var queue = try opened()
        queue.addEvents(.read, for: try ends().read)
        _ = try queue.getNotifications()
        let waiting = queue
        queue.stop()
        #expect(try waiting.getNotifications() == [])
        #expect(throws: SocketError.disconnected) { try queue.getNotifications() }
    }
}
