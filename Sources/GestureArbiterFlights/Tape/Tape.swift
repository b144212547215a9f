import GestureArbiter
import UIKitShim

/// Bytes for writing and reading values, with one description of each value for both: a writer passes the value, a
/// reader gets it.
///
/// Each number is predicted from the previous one in the same place, and only the bits that differ are kept, because a
/// finger moves little between two frames. Every number is exact.
final class Tape {
    private(set) var bytes: [UInt8]
    let isReading: Bool
    /// The version of the file, see ``GestureArbiter/Flight/version``.
    let version: Int
    /// The byte that collects flags until it is full: its index, its value, and the number of flags in it.
    private var bits: (place: Int, byte: UInt8, count: Int) = (0, 0, 8)
    private var position = 0
    private var texts: [String] = []
    private var numbersOfTexts: [String: Int] = [:]
    /// The last number in each place, and its last step.
    private var places: [Int: (last: Double, step: Double)] = [:]
    private var place = 0
    /// The last sample of the arbiter's own finger, and its movement, from which the engine's events follow.
    var finger = (time: 0.0, location: CGPoint.zero, way: CGPoint.zero)
    var direction = ArbitrationPolicy.Direction.down
    /// The last content offset of each scroll view of the chain.
    var offsets: [Int: CGPoint] = [:]

    /// Creates a tape for writing.
    init() { (bytes, isReading, version) = ([], false, GestureArbiter.Flight.version) }

    /// Creates a tape for reading, in the format of that version.
    init(of version: Int) { (bytes, isReading, self.version) = ([], true, version) }

    /// A fault in the bytes.
    enum Fault: Error, Equatable { case isOver, isNoNumber, isUnknown }

    var isAtEnd: Bool { position >= bytes.count }

    /// Returns the bytes written so far, and continues with the next piece of the tape.
    func takeBytes() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    /// Continues reading with the next piece of the tape.
    func goOn(with more: [UInt8]) {
        bytes = Array(bytes[position...]) + more
        position = 0
    }

    /// Begins an entry, which can be read without later bytes.
    func beginsEntry() { bits.count = 8 }

    /// Begins a record of this kind, whose numbers are predicted from the last record of the kind.
    func beginsRecord(of kind: Int) { place = kind << 16 }

    // MARK: Values

    func byte(_ value: inout UInt8) throws(Fault) {
        guard isReading else { return bytes.append(value) }
        guard position < bytes.count else { throw .isOver }
        value = bytes[position]
        position += 1
    }

    /// Codes an integer; small magnitudes are short.
    func whole(_ value: inout Int) throws(Fault) {
        var rest = UInt64(bitPattern: Int64(value << 1 ^ value >> 63))
        guard isReading else {
            while rest > 0x7F {
                bytes.append(UInt8(rest & 0x7F) | 0x80)
                rest >>= 7
            }
            return bytes.append(UInt8(rest))
        }
        rest = 0
        for shift in stride(from: UInt64(0), through: 63, by: 7) {
            var next: UInt8 = 0
            try byte(&next)
            rest |= UInt64(next & 0x7F) << shift
            guard next & 0x80 != 0 else {
                value = Int(truncatingIfNeeded: Int64(bitPattern: rest >> 1) ^ -Int64(bitPattern: rest & 1))
                return
            }
        }
        throw .isUnknown
    }

    /// Codes a count. Each item takes at least a bit, so a count beyond the file's length is a fault.
    func count(_ value: inout Int) throws(Fault) {
        try whole(&value)
        guard !isReading || value >= 0 && value <= (bytes.count - position + 1) * 8 else { throw .isUnknown }
    }

    /// Codes a flag. Eight flags share a byte, at the place of the first.
    func flag(_ value: inout Bool) throws(Fault) {
        guard version >= 2 else { return try wholeFlag(&value) }
        if bits.count == 8 {
            bits = (bytes.count, 0, 0)
            if isReading { try byte(&bits.byte) } else { bytes.append(0) }
        }
        let mask = UInt8(1) << UInt8(bits.count)
        bits.count += 1
        guard isReading else {
            if value { bytes[bits.place] |= mask }
            return
        }
        value = bits.byte & mask != 0
    }

    private func wholeFlag(_ value: inout Bool) throws(Fault) {
        var number: UInt8 = value ? 1 : 0
        try byte(&number)
        guard number < 2 else { throw .isUnknown }
        value = number == 1
    }

    /// Codes a number; if `isSteady`, the prediction continues the last step, as for times.
    func number(_ value: inout Double, isSteady: Bool = false) throws(Fault) {
        defer { place += 1 }
        let before = places[place] ?? (0, 0)
        let foretold = isSteady ? before.last + before.step : before.last
        try difference(&value, from: foretold)
        guard !value.isNaN else { throw .isNoNumber }
        places[place] = (value, value - before.last)
    }

    /// Codes a number that is probably `foretold`.
    func number(_ value: inout Double, foretold: Double) throws(Fault) {
        try difference(&value, from: foretold)
        guard !value.isNaN else { throw .isNoNumber }
    }

    /// Codes the bits that differ: the number of equal bytes at the front and at the end, and the bytes between. Most
    /// numbers equal their prediction.
    private func difference(_ value: inout Double, from foretold: Double) throws(Fault) {
        if version >= 2 {
            var isOther = value.bitPattern != foretold.bitPattern
            try flag(&isOther)
            guard isOther else {
                value = foretold
                return
            }
        }
        guard isReading else {
            let bits = value.bitPattern ^ foretold.bitPattern
            let (lead, trail) = bits == 0 ? (8, 0) : (bits.leadingZeroBitCount / 8, bits.trailingZeroBitCount / 8)
            bytes.append(UInt8(lead << 4 | trail))
            for index in stride(from: trail, to: 8 - lead, by: 1) {
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(index * 8)))
            }
            return
        }
        var head: UInt8 = 0
        try byte(&head)
        let (lead, trail) = (Int(head >> 4), Int(head & 0xF))
        guard lead + trail <= 8 else { throw .isUnknown }
        var bits: UInt64 = 0
        for index in stride(from: trail, to: 8 - lead, by: 1) {
            var next: UInt8 = 0
            try byte(&next)
            bits |= UInt64(next) << UInt64(index * 8)
        }
        value = Double(bitPattern: bits ^ foretold.bitPattern)
    }

    /// Codes a text, in full.
    func text(_ value: inout String) throws(Fault) {
        var number = numbersOfTexts[value] ?? texts.count
        try whole(&number)
        guard number >= 0, number <= texts.count else { throw .isUnknown }
        guard number == texts.count else {
            value = texts[number]
            return
        }
        var letters = Array(value.utf8)
        var count = letters.count
        try self.count(&count)
        if isReading {
            guard count <= bytes.count - position else { throw .isOver }
            letters = Array(repeating: 0, count: count)
        }
        for index in 0..<count { try byte(&letters[index]) }
        if isReading { value = String(decoding: letters, as: UTF8.self) }
        numbersOfTexts[value] = number
        texts.append(value)
    }

    func list<Element>(
        _ values: inout [Element], of blank: Element, _ each: (inout Element) throws(Fault) -> Void
    ) throws(Fault) {
        var count = values.count
        try self.count(&count)
        if isReading { values = [] }
        for index in 0..<count {
            var value = isReading ? blank : values[index]
            try each(&value)
            if isReading { values.append(value) }
        }
    }

    func maybe<Value>(
        _ value: inout Value?, or blank: Value, _ some: (inout Value) throws(Fault) -> Void
    ) throws(Fault) {
        var isThere = value != nil
        try flag(&isThere)
        guard isThere else {
            value = nil
            return
        }
        var inner = value ?? blank
        try some(&inner)
        value = inner
    }

    /// Codes one of several values by its index. Further values may be added at the end of the list.
    func choice<Value: Equatable>(_ value: inout Value, of all: [Value]) throws(Fault) {
        var index = all.firstIndex(of: value) ?? 0
        try whole(&index)
        guard all.indices.contains(index) else { throw .isUnknown }
        value = all[index]
    }
}

extension Tape {
    func length(_ value: inout CGFloat) throws(Fault) {
        var number = Double(value)
        try self.number(&number)
        value = CGFloat(number)
    }

    func length(_ value: inout CGFloat, foretold: CGFloat) throws(Fault) {
        var number = Double(value)
        try self.number(&number, foretold: Double(foretold))
        value = CGFloat(number)
    }

    func point(_ value: inout CGPoint) throws(Fault) {
        try length(&value.x)
        try length(&value.y)
    }

    func size(_ value: inout CGSize) throws(Fault) {
        try length(&value.width)
        try length(&value.height)
    }
}
