import NIOHTTP1

/// Decides from a request's head whether the client is admitted. It uses no socket.
///
/// It admits only pages of this machine. It checks the name of the host, since a page from elsewhere may have a name
/// that leads here, and the origin if one is given.
enum Doorkeeper {
    enum Answer: Hashable, Sendable {
        case enter
        case refuse(HTTPResponseStatus, String)
    }

    static func answer(_ head: HTTPRequestHead) -> Answer {
        let hosts = head.headers["Host"]
        guard let host = hosts.first, hosts.count == 1 else {
            return .refuse(.forbidden, "The request names no host, or several. Send one \"Host\" line.")
        }
        guard head.headers["Origin"].allSatisfy({ $0 == "http://\(host)" }) else {
            return .refuse(.forbidden, "Deck Lab serves pages of its own only. Open it at its own address.")
        }
        guard isThisMachine(host) else {
            return .refuse(.forbidden, "Deck Lab serves this machine only. Open it as 127.0.0.1.")
        }
        return .enter
    }

    /// A name of this machine, alone or with a port of digits: `127.0.0.1:8080@evil.com` is another machine's.
    private static func isThisMachine(_ host: String) -> Bool {
        let parts = host.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let isPort = parts.dropFirst().allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }
        return isPort && ["127.0.0.1", "localhost"].contains(parts[0].lowercased())
    }
}

extension HTTPRequestHead {
    /// The address up to the "?".
    var path: String { String(uri.prefix { $0 != "?" }) }
}
