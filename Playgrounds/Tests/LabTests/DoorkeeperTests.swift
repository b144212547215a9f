import NIOHTTP1
import Testing

@testable import Lab

/// Who is admitted, by the head of a request.
struct DoorkeeperTests {
    private func status(host: String?, origin: String? = nil) -> UInt? {
        let headers = [host.map { ("Host", $0) }, origin.map { ("Origin", $0) }].compactMap { $0 }
        let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: HTTPHeaders(headers))
        return if case .refuse(let status, _) = Doorkeeper.answer(head) { status.code } else { nil }
    }

    @Test(
        "Requests to this machine's own names are accepted, and others are not",
        arguments: [
            ("127.0.0.1:8080", nil), ("localhost", nil), ("LOCALHOST:1", nil), ("example.com", 403),
            ("127.0.0.1.example.com", 403), ("", 403), (nil, 403), ("192.168.0.7:8080", 403),
            ("127.0.0.1:8080@evil.com", 403), ("localhost:@evil.com", 403), ("127.0.0.1:", 403),
            ("127.0.0.1:80:80", 403), (":8080", 403),
        ] as [(String?, UInt?)])
    func ownNamesAreLetIn(host: String?, expected: UInt?) {
        #expect(status(host: host) == expected)
    }

    @Test("Two hosts in one request are refused")
    func twoHosts() {
        let hosts = HTTPHeaders([("Host", "127.0.0.1"), ("Host", "localhost")])
        let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: hosts)
        #expect(Doorkeeper.answer(head) != .enter)
    }

    @Test(
        "A page of another origin is refused",
        arguments: [
            ("http://example.com", 403), ("null", 403), ("http://127.0.0.1:1", 403), ("https://127.0.0.1:8080", 403),
            ("http://127.0.0.1:8080", nil),
        ] as [(String, UInt?)])
    func pageOfAnotherOriginIsNotLetIn(origin: String, expected: UInt?) {
        #expect(status(host: "127.0.0.1:8080", origin: origin) == expected)
    }
}
