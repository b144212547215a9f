import Foundation

/// A secret that admits everybody who knows it: 192 random bits, as text that an address can hold.
struct AccessToken: Sendable {
    let text: String

    init() {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<24).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        // 24 bytes are 32 characters without padding.
        text = Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
    }

    /// Compares in a time that depends only on the guess's length, so that nobody finds the token letter by letter.
    func isSame(as guess: some StringProtocol) -> Bool {
        let (own, other) = (Array(text.utf8), Array(guess.utf8))
        guard own.count == other.count else { return false }
        return zip(own, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
