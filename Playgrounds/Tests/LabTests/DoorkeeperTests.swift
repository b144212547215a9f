import Foundation
import NIOHTTP1
import Testing

@testable import Lab

/// Who is admitted, by the head of a request.
struct DoorkeeperTests {
    private func head(_ uri: String = "/", host: String? = "127.0.0.1:8080", _ headers: (String, String)...)
        -> HTTPRequestHead
    {
        HTTPRequestHead(
            version: .http1_1, method: .GET, uri: uri,
            headers: HTTPHeaders((host.map { [("Host", $0)] } ?? []) + headers))
    }

    private func status(_ answer: Doorkeeper.Answer) -> UInt? {
        if case .refuse(let status, _) = answer { status.code } else { nil }
    }

    @Test(
        "Without a token, requests to this machine's own names are accepted, and others are not",
        arguments: [
            ("127.0.0.1:8080", nil), ("localhost", nil), ("LOCALHOST:1", nil), ("example.com", 403),
            ("127.0.0.1.example.com", 403), ("", 403), (nil, 403), ("192.168.0.7:8080", 403),
        ] as [(String?, UInt?)])
    func ownNamesAreLetIn(host: String?, expected: UInt?) {
        var doorkeeper = Doorkeeper(token: nil)
        #expect(status(doorkeeper.answer(head(host: host), from: "127.0.0.1", now: 0)) == expected)
    }

    @Test(
        "A page of another origin is refused, with or without a token",
        arguments: ["http://example.com", "null", "http://127.0.0.1:1", "https://127.0.0.1:8080"])
    func pageOfAnotherOriginIsNotLetIn(origin: String) {
        var own = Doorkeeper(token: nil)
        #expect(status(own.answer(head("/", ("Origin", origin)), from: nil, now: 0)) == 403)
        #expect(own.answer(head("/", ("Origin", "http://127.0.0.1:8080")), from: nil, now: 0) == .enter)
        let token = AccessToken()
        var network = Doorkeeper(token: token)
        let cookie = ("Cookie", "decklab=\(token.text)")
        #expect(status(network.answer(head("/", ("Origin", origin), cookie), from: nil, now: 0)) == 403)
        #expect(network.answer(head("/", ("Origin", "http://127.0.0.1:8080"), cookie), from: nil, now: 0) == .enter)
    }

    @Test(
        "With a token, requests without it are refused", arguments: ["/", "/main.js", "/session", "/qr.svg", "/none"])
    func nobodyWithoutTheTokenIsLetIn(path: String) {
        var doorkeeper = Doorkeeper(token: AccessToken())
        let answer = doorkeeper.answer(head(path, host: "192.168.0.7:8080"), from: "192.168.0.9", now: 0)
        #expect(status(answer) == 403)
    }

    @Test("A request with the token gets a cookie, and an address without the token")
    func whoShowsTheTokenGetsACookie() {
        let token = AccessToken()
        var doorkeeper = Doorkeeper(token: token)
        let shown = head("/?scene=deck&token=\(token.text)&policy=once", host: "192.168.0.7:8080")
        #expect(
            doorkeeper.answer(shown, from: "192.168.0.9", now: 0)
                == .keepToken(
                    cookie: "decklab=\(token.text); HttpOnly; SameSite=Strict; Path=/",
                    location: "/?scene=deck&policy=once"))
        for path in ["/", "/main.js", "/session", "/qr.svg"] {
            let kept = head(path, host: "anything", ("Cookie", "other=1; decklab=\(token.text)"))
            #expect(doorkeeper.answer(kept, from: "192.168.0.9", now: 0) == .enter, "\(path)")
        }
    }

    @Test("No address leads to another site", arguments: ["//example.com/", "/\\example.com", "http://example.com/"])
    func noAddressLeadsToAnotherSite(path: String) {
        let token = AccessToken()
        var doorkeeper = Doorkeeper(token: token)
        #expect(doorkeeper.answer(head("\(path)?token=\(token.text)"), from: nil, now: 0) == .enter)
    }

    @Test("A wrong token is refused, however close it is", arguments: ["", "a", "decklab"])
    func wrongTokenIsNotLetIn(guess: String) {
        let token = AccessToken()
        var doorkeeper = Doorkeeper(token: token)
        #expect(status(doorkeeper.answer(head("/?token=\(guess)"), from: "a", now: 0)) == 403)
        #expect(status(doorkeeper.answer(head("/?token=\(token.text.dropLast())"), from: "a", now: 0)) == 403)
        #expect(status(doorkeeper.answer(head("/?token=\(token.text)A"), from: "a", now: 0)) == 403)
        let near = token.text.dropLast() + (token.text.last == "A" ? "B" : "A")
        #expect(status(doorkeeper.answer(head("/?token=\(near)"), from: "a", now: 0)) == 403)
    }

    @Test("After too many guesses a client must wait, even with the right token; other clients need not")
    func whoGuessesTooOftenWaits() {
        let token = AccessToken()
        var doorkeeper = Doorkeeper(token: token)
        for _ in 0..<10 { #expect(status(doorkeeper.answer(head("/?token=x"), from: "a", now: 0)) == 403) }
        #expect(status(doorkeeper.answer(head("/?token=x"), from: "a", now: 0)) == 429)
        let right = head("/main.js?token=\(token.text)")
        #expect(status(doorkeeper.answer(right, from: "a", now: 0)) == 429)
        #expect(doorkeeper.answer(right, from: "b", now: 0) == .enter)
        #expect(doorkeeper.answer(right, from: "a", now: 11) == .enter)
    }

    @Test("The code is shown on this machine without a token, and to no page of another name")
    func codeIsShownOnThisMachine() {
        var doorkeeper = Doorkeeper(token: AccessToken())
        #expect(doorkeeper.answer(head("/qr.svg"), from: "127.0.0.1", now: 0) == .enter)
        #expect(status(doorkeeper.answer(head("/qr.svg"), from: "192.168.0.9", now: 0)) == 403)
        #expect(status(doorkeeper.answer(head("/qr.svg", host: "example.com"), from: "127.0.0.1", now: 0)) == 403)
    }

    @Test("A token has 32 letters that an address can hold, and differs each time")
    func tokenHas32LettersAndIsAnotherOneEachTime() {
        let tokens = (0..<100).map { _ in AccessToken().text }
        #expect(Set(tokens).count == 100)
        #expect(tokens.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9_-]{32}/) != nil })
    }
}
