/// Base64 and a checksum. Foundation's coders would be linked into an app for this alone.
enum Base64 {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let padding = UInt8(ascii: "=")

    static func text(of bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let three = (0..<3).map { start + $0 < bytes.count ? UInt32(bytes[start + $0]) : 0 }
            let bits = three[0] << 16 | three[1] << 8 | three[2]
            for index in 0..<4 {
                let isThere = start + index - 1 < bytes.count
                text.append(isThere ? letters[Int(bits >> UInt32(18 - index * 6) & 63)] : padding)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Nil if the text is not Base64.
    static func bytes(of text: some StringProtocol) -> [UInt8]? {
        var values: [UInt8: UInt32] = [:]
        for (value, letter) in letters.enumerated() { values[letter] = UInt32(value) }
        var bytes: [UInt8] = []
        var (bits, count): (UInt32, UInt32) = (0, 0)
        for letter in text.utf8 where letter != padding {
            guard let value = values[letter] else { return nil }
            bits = bits << 6 | value
            count += 6
            guard count >= 8 else { continue }
            count -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> count))
            bits &= (1 << count) - 1
        }
        return bytes
    }
}

/// A checksum of bytes: CRC-32, as in ZIP.
struct Checksum {
    private(set) var value: UInt32 = 0

    mutating func add(_ bytes: [UInt8]) {
        var sum = ~value
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
        value = ~sum
    }
}
