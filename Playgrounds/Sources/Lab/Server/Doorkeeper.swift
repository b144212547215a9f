import Foundation
import NIOHTTP1

/// Decides from a request's head whether the client is admitted. It uses no socket.
///
/// Without a token, it admits only pages of this machine. It checks the name of the host, since a page from elsewhere
/// may have a name that leads here, and the origin if one is given. With a token, the token replaces the check of the
/// host's name, which differs in each network.
struct Doorkeeper: Sendable {
    enum Answer: Hashable, Sendable {
        case enter
        /// The browser keeps the token as a cookie, and requests the page again without it: so it does not stay in the
        /// history.
        case keepToken(cookie: String, location: String)
        case refuse(HTTPResponseStatus, String)
    }

    let token: AccessToken?
    private let limits: Limits
    private var guesses: [String: Allowance] = [:]
    private static let cookie = "decklab"

    init(token: AccessToken?, limits: Limits = Limits()) {
        (self.token, self.limits) = (token, limits)
    }

    /// - Parameters:
    ///   - client: The address that the request comes from; nil if it is not known.
    ///   - now: Seconds of a clock that does not go back.
    mutating func answer(_ head: HTTPRequestHead, from client: String?, now: TimeInterval) -> Answer {
        let hosts = head.headers["Host"]
        guard let host = hosts.first, hosts.count == 1 else {
            return .refuse(.forbidden, "The request names no host, or several. Send one \"Host\" line.")
        }
        let origins = head.headers["Origin"]
        guard origins.allSatisfy({ $0 == "http://\(host)" }) else {
            return .refuse(.forbidden, "Deck Lab serves pages of its own only. Open it at its own address.")
        }
        guard let token else {
            return Self.isThisMachine(host)
                ? .enter : .refuse(.forbidden, "Deck Lab serves this machine only. Open it as 127.0.0.1.")
        }
        if head.path == "/qr.svg", Self.isLoopback(client), Self.isThisMachine(host) { return .enter }
        return answer(head, token: token, from: client ?? "", now: now)
    }

    private mutating func answer(
        _ head: HTTPRequestHead, token: AccessToken, from client: String, now: TimeInterval
    ) -> Answer {
        let shown = head.token
        guard let guess = shown ?? head.cookie(Self.cookie) else {
            return .refuse(
                .forbidden, "Deck Lab asks for its token. Open the address that it prints, or scan its code.")
        }
        guard allowsGuess(from: client, now: now) else {
            return .refuse(.tooManyRequests, "Too many wrong tokens came from here. Wait a minute.")
        }
        guard token.isSame(as: guess) else {
            countGuess(from: client, now: now)
            return .refuse(
                .forbidden, "This token is another one's, or old. Open the address that Deck Lab prints now.")
        }
        guard shown != nil, head.path == "/" else { return .enter }
        return .keepToken(
            cookie: "\(Self.cookie)=\(token.text); HttpOnly; SameSite=Strict; Path=/",
            location: head.addressWithoutToken)
    }

    private mutating func allowsGuess(from client: String, now: TimeInterval) -> Bool {
        guard var left = guesses[client] else { return true }
        return left.spend(1, now: now)
    }

    private mutating func countGuess(from client: String, now: TimeInterval) {
        if guesses[client] == nil {
            // A count of addresses does not stop a client that can use so many.
            if guesses.count >= limits.countedAddresses { guesses.removeAll() }
            guesses[client] = Allowance(
                burst: limits.wrongTokens.burst, perSecond: limits.wrongTokens.perSecond, now: now)
        }
        _ = guesses[client]?.spend(1, now: now)
    }

    private static func isThisMachine(_ host: String) -> Bool {
        let name = host.split(separator: ":", omittingEmptySubsequences: false).first.map(String.init) ?? ""
        return ["127.0.0.1", "localhost"].contains(name.lowercased())
    }

    private static func isLoopback(_ client: String?) -> Bool {
        client.map { $0.hasPrefix("127.") || $0 == "::1" } ?? false
    }
}

extension HTTPRequestHead {
    /// The address up to the "?".
    var path: String { String(uri.prefix { $0 != "?" }) }

    private var query: [Substring] { uri.drop { $0 != "?" }.dropFirst().split(separator: "&") }

    /// The token in the address; nil without one.
    fileprivate var token: Substring? {
        query.first { $0.hasPrefix("token=") }?.dropFirst("token=".count)
    }

    fileprivate var addressWithoutToken: String {
        let rest = query.filter { !$0.hasPrefix("token=") }
        return rest.isEmpty ? path : "\(path)?\(rest.joined(separator: "&"))"
    }

    fileprivate func cookie(_ name: String) -> Substring? {
        let cookies = headers["Cookie"].flatMap { line -> [Substring] in line.split(separator: ";") }
        let own = cookies.map { $0.drop { $0 == " " } }.first { $0.hasPrefix("\(name)=") }
        return own?.dropFirst(name.count + 1)
    }
}
