import Foundation

/// A sequence of numbers that depends on its seed alone.
struct Chance {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func below(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }

    mutating func flip() -> Bool { below(2) == 0 }
    mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(range.lowerBound + below(range.count))
    }
    mutating func of<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
