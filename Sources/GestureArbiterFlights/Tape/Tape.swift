import GestureArbiter
import UIKitShim

/// Bytes that values are written to and read from, by one description of each value: who writes hands over what it is,
/// who reads what it is to become.
///
/// Each number is foretold from the one before it in the same place, and only the bits that differ are kept: what a
/// finger does between two frames is little. Every number comes back to the bit.
final class Tape {
    private(set) var bytes: [UInt8]
    let isReading: Bool
    /// That of the file, see ``GestureArbiter/Flight/version``.
    let version: Int
    /// The byte that yes and no are written to until it is full: its place, or what it was read as, and how many there are.
    private var bits: (place: Int, byte: UInt8, count: Int) = (0, 0, 8)
    private var position = 0
    private var texts: [String] = []
    private var numbersOfTexts: [String: Int] = [:]
    /// What was last in a place: the number, and how far it had come.
    private var places: [Int: (last: Double, step: Double)] = [:]
    private var place = 0
    /// The last sample of the arbiter's own finger, and the way to it: what the engine is told of it follows from that.
    var finger = (time: 0.0, location: CGPoint.zero, way: CGPoint.zero)
    var direction = ArbitrationPolicy.Direction.down
    /// The content offset of each scroll view of the chain as it was last seen.
    var offsets: [Int: CGPoint] = [:]

    /// To be written.
    init() { (bytes, isReading, version) = ([], false, GestureArbiter.Flight.version) }

    /// To be read, as a library of that version wrote it.
    init(of version: Int) { (bytes, isReading, self.version) = ([], true, version) }

    /// What is wrong with what is read.
    enum Fault: Error, Equatable { case isOver, isNoNumber, isUnknown }

    var isAtEnd: Bool { position >= bytes.count }

    /// Forgets what has been written, for the next piece of the same tape.
    func takeBytes() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    /// Goes on with the next piece of the same tape.
    func goOn(with more: [UInt8]) {
        bytes = Array(bytes[position...]) + more
        position = 0
    }

    /// What follows can be read without what comes after it.
    func beginsEntry() { bits.count = 8 }

    /// What follows is of this kind: its numbers are like those of the last one of the kind.
    func beginsRecord(of kind: Int) { place = kind << 16 }

    // MARK: Values

    func byte(_ value: inout UInt8) throws(Fault) {
        guard isReading else { return bytes.append(value) }
        guard position < bytes.count else { throw .isOver }
        value = bytes[position]
        position += 1
    }

    /// A whole number of any sign, the shorter the nearer to 0.
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

    /// A count of things that take a bit each at least: no file says more than it has.
    func count(_ value: inout Int) throws(Fault) {
        try whole(&value)
        guard !isReading || value >= 0 && value <= (bytes.count - position + 1) * 8 else { throw .isUnknown }
    }

    /// Yes or no: eight of them share a byte, which stands where the first of them does.
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

    /// A number; `isSteady` where it goes on as it went, as time does.
    func number(_ value: inout Double, isSteady: Bool = false) throws(Fault) {
        defer { place += 1 }
        let before = places[place] ?? (0, 0)
        let foretold = isSteady ? before.last + before.step : before.last
        try difference(&value, from: foretold)
        guard !value.isNaN else { throw .isNoNumber }
        places[place] = (value, value - before.last)
    }

    /// A number that is most likely `foretold`.
    func number(_ value: inout Double, foretold: Double) throws(Fault) {
        try difference(&value, from: foretold)
        guard !value.isNaN else { throw .isNoNumber }
    }

    /// The bits that differ: how many bytes of them are alike in front and at the end, and those between. Most numbers are
    /// as foretold.
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

    /// A text, written out once.
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

    /// One of several, known by its place among them. At the end of the list another may be added.
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
