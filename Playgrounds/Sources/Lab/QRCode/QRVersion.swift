/// A size of a code at level M: how much it holds, and how that is divided into blocks with words for error correction.
struct QRVersion: Hashable, Sendable {
    let number: Int
    /// The words for error correction in each block.
    let correctionLength: Int
    let blocks: Int
    /// The number of words in all.
    let length: Int
    /// The rows and columns of the centers of the small squares.
    let alignment: [Int]

    /// Source: ISO/IEC 18004:2015, tables 1, 9 and E.1.
    static let all = [
        QRVersion(number: 1, correctionLength: 10, blocks: 1, length: 26, alignment: []),
        QRVersion(number: 2, correctionLength: 16, blocks: 1, length: 44, alignment: [6, 18]),
        QRVersion(number: 3, correctionLength: 26, blocks: 1, length: 70, alignment: [6, 22]),
        QRVersion(number: 4, correctionLength: 18, blocks: 2, length: 100, alignment: [6, 26]),
        QRVersion(number: 5, correctionLength: 24, blocks: 2, length: 134, alignment: [6, 30]),
        QRVersion(number: 6, correctionLength: 16, blocks: 4, length: 172, alignment: [6, 34]),
        QRVersion(number: 7, correctionLength: 18, blocks: 4, length: 196, alignment: [6, 22, 38]),
        QRVersion(number: 8, correctionLength: 22, blocks: 4, length: 242, alignment: [6, 24, 42]),
        QRVersion(number: 9, correctionLength: 22, blocks: 5, length: 292, alignment: [6, 26, 46]),
        QRVersion(number: 10, correctionLength: 26, blocks: 5, length: 346, alignment: [6, 28, 50]),
    ]

    var size: Int { 17 + 4 * number }
    var dataLength: Int { length - correctionLength * blocks }
    /// The mode and the text's length take one and a half words, or two and a half.
    var headLength: Int { number < 10 ? 2 : 3 }

    /// The text with its length before it, padded.
    func words(of bytes: [UInt8]) -> [UInt8] {
        var bits: [Bool] = []
        func add(_ value: Int, _ count: Int) {
            for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
        }
        // Mode 4: bytes.
        add(4, 4)
        add(bytes.count, number < 10 ? 8 : 16)
        for byte in bytes { add(Int(byte), 8) }
        add(0, 4)
        var words = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<min(start + 8, bits.count)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        for filling in 0..<(dataLength - words.count) { words.append(filling.isMultiple(of: 2) ? 0xEC : 0x11) }
        return words
    }

    /// The words with those for error correction, taken from each block in turn.
    func interleaved(_ words: [UInt8]) -> [UInt8] {
        let short = dataLength / blocks
        let shortBlocks = blocks - dataLength % blocks
        var (start, data): (Int, [ArraySlice<UInt8>]) = (0, [])
        for block in 0..<blocks {
            let end = start + short + (block < shortBlocks ? 0 : 1)
            data.append(words[start..<end])
            start = end
        }
        let corrections = data.map { ReedSolomon.remainder(of: $0, count: correctionLength) }
        let first = (0...short).flatMap { index in
            data.compactMap { $0.indices.contains($0.startIndex + index) ? $0[$0.startIndex + index] : nil }
        }
        return first + (0..<correctionLength).flatMap { index in corrections.map { $0[index] } }
    }
}

/// Words for error correction, in the field of 256 elements that x⁸ + x⁴ + x³ + x² + 1 generates.
enum ReedSolomon {
    static func remainder(of words: some Sequence<UInt8>, count: Int) -> [UInt8] {
        let divisor = divisor(count)
        var remainder = [UInt8](repeating: 0, count: count)
        for word in words {
            let factor = word ^ remainder.removeFirst()
            remainder.append(0)
            for (index, coefficient) in divisor.enumerated() { remainder[index] ^= product(coefficient, factor) }
        }
        return remainder
    }

    /// The product of (x − 2⁰) … (x − 2ⁿ⁻¹), without its first coefficient, which is 1.
    private static func divisor(_ count: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: count - 1) + [1]
        var root: UInt8 = 1
        for _ in 0..<count {
            for index in 0..<count {
                result[index] = product(result[index], root) ^ (index + 1 < count ? result[index + 1] : 0)
            }
            root = product(root, 2)
        }
        return result
    }

    static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
        var result = 0
        for bit in (0..<8).reversed() {
            result = result << 1 ^ (result >> 7) * 0x11D
            result ^= Int(other >> bit & 1) * Int(one)
        }
        return UInt8(result)
    }
}
