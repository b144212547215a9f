import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A connection to a server on this machine, byte by byte: it can send what a browser would never send.
final class Wire {
    private let socket: Int32
    #if canImport(Glibc)
    private static let flags = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
    #else
    private static let flags = MSG_DONTWAIT
    #endif
    private var isOpen = true

    init(port: Int) throws {
        #if canImport(Glibc)
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(result == 0, "no connection to port \(port): \(String(cString: strerror(errno)))")
    }

    deinit { close() }

    /// Waits until all is sent. False if the server read no more, or not within the time.
    @discardableResult
    func send(_ bytes: some Collection<UInt8>, within seconds: Double = 5) -> Bool {
        let bytes = Array(bytes)
        let end = Date(timeIntervalSinceNow: seconds)
        var sent = 0
        while sent < bytes.count {
            guard wait(for: Int16(POLLOUT), until: end) else { return false }
            let count = bytes[sent...].withUnsafeBytes {
                Foundation.send(socket, $0.baseAddress, $0.count, Self.flags)
            }
            if count < 0 && errno != EAGAIN { return false }
            sent += max(0, count)
        }
        return true
    }

    @discardableResult
    func send(_ text: String, within seconds: Double = 5) -> Bool { send(text.utf8, within: seconds) }

    /// The next bytes, as many as have come; none after the server's end, or after the time.
    func receive(within seconds: Double = 5) -> [UInt8] {
        guard wait(for: Int16(POLLIN), until: Date(timeIntervalSinceNow: seconds)) else { return [] }
        var bytes = [UInt8](repeating: 0, count: 65536)
        let count = recv(socket, &bytes, bytes.count, 0)
        return Array(bytes.prefix(max(0, count)))
    }

    /// Everything up to the server's end.
    func rest(within seconds: Double = 10) -> String {
        let end = Date(timeIntervalSinceNow: seconds)
        var all: [UInt8] = []
        while case let bytes = receive(within: max(0, end.timeIntervalSinceNow)), !bytes.isEmpty { all += bytes }
        return String(decoding: all, as: UTF8.self)
    }

    /// True if the server has closed, or does so within the time; what it sends meanwhile is discarded.
    func isClosed(within seconds: Double) -> Bool {
        let end = Date(timeIntervalSinceNow: seconds)
        while wait(for: Int16(POLLIN), until: end) {
            if receive(within: 0).isEmpty { return true }
        }
        return false
    }

    /// Ends the connection as a crash does: unsent bytes are lost.
    func reset() {
        var now = linger(l_onoff: 1, l_linger: 0)
        setsockopt(socket, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
        close()
    }

    func close() {
        guard isOpen else { return }
        isOpen = false
        Foundation.close(socket)
    }

    private func wait(for events: Int16, until end: Date) -> Bool {
        var file = pollfd(fd: socket, events: events, revents: 0)
        let milliseconds = max(0, end.timeIntervalSinceNow * 1000)
        return poll(&file, 1, Int32(milliseconds)) > 0
    }
}

extension Wire {
    /// A request for a page, with further header lines.
    static func request(_ path: String, port: Int, method: String = "GET", _ headers: String...) -> String {
        let lines = ["\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + headers
        return lines.joined(separator: "\r\n") + "\r\n\r\n"
    }
}

extension String {
    /// The number in the first line of a response; 0 without one.
    var status: Int { Int(split(separator: " ").dropFirst().first ?? "") ?? 0 }
}
