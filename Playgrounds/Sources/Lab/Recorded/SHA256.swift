import Foundation

/// The hash by which a page's security policy names a script: FIPS 180-4, section 6.2.
enum SHA256 {
    /// The 32 bytes of the hash.
    static func digest(of message: [UInt8]) -> [UInt8] {
        var hash = primes.prefix(8).map { fraction(of: $0.squareRoot()) }
        let keys = primes.map { fraction(of: cbrt($0)) }
        let padded = padded(message)
        for start in stride(from: 0, to: padded.count, by: 64) {
            mix(padded[start..<start + 64], into: &hash, with: keys)
        }
        return hash.flatMap(bytes)
    }

    /// The message, a 1, zeros, and its length in bits: whole blocks of 64 bytes.
    private static func padded(_ message: [UInt8]) -> [UInt8] {
        let length = UInt64(message.count) * 8
        let zeros = (119 - message.count % 64) % 64
        let end = (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * UInt64($0))) }
        return message + [0x80] + [UInt8](repeating: 0, count: zeros) + end
    }

    private static func mix(_ block: ArraySlice<UInt8>, into hash: inout [UInt32], with keys: [UInt32]) {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
            block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let one = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
            let other = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
            words.append(words[index - 16] &+ one &+ words[index - 7] &+ other)
        }
        var state = hash
        for index in 0..<64 {
            let (a, b, c, e, f, g) = (state[0], state[1], state[2], state[4], state[5], state[6])
            let choice = (e & f) ^ (~e & g)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            let sum = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
            let one = state[7] &+ sum &+ choice &+ keys[index] &+ words[index]
            let other = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
            state = [one &+ other, a, b, c, state[3] &+ one, e, f, g]
        }
        for index in 0..<8 { hash[index] &+= state[index] }
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    private static func bytes(_ word: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }

    /// The first 64 primes.
    private static let primes: [Double] = {
        var primes: [Int] = []
        var number = 2
        while primes.count < 64 {
            if !primes.contains(where: { number.isMultiple(of: $0) }) { primes.append(number) }
            number += 1
        }
        return primes.map(Double.init)
    }()

    /// The first 32 bits of the fraction of a root, from which the standard has its constants.
    private static func fraction(of root: Double) -> UInt32 {
        UInt32(truncatingIfNeeded: UInt64(root * 4_294_967_296))
    }
}
