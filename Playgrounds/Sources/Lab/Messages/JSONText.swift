import Foundation
import HeadlessUIKit

/// JSON written piece by piece: frames go out 120 times a second, and for their pictures an encoder takes longer than the
/// scene does. What is small is encoded.
struct JSONText {
    private(set) var text = ""

    mutating func raw(_ piece: String) { text += piece }

    /// Adds a number with at most three decimals; 0 for one that is not finite.
    mutating func number(_ value: Double) {
        guard value.isFinite, abs(value) < 1e12 else {
            text += "0"
            return
        }
        let thousandths = Int((value * 1000).rounded())
        if thousandths % 1000 == 0 {
            text += String(thousandths / 1000)
        } else {
            text += "\(Double(thousandths) / 1000)"
        }
    }

    mutating func numbers(_ values: Double...) {
        for (index, value) in values.enumerated() {
            if index > 0 { text += "," }
            number(value)
        }
    }

    /// Adds a time, in seconds, to the microsecond.
    mutating func seconds(_ value: Double) { text += value.isFinite ? "\((value * 1e6).rounded() / 1e6 + 0)" : "0" }

    mutating func list<Element>(_ elements: [Element], _ add: (inout JSONText, Element) -> Void) {
        raw("[")
        for (index, element) in elements.enumerated() {
            if index > 0 { raw(",") }
            add(&self, element)
        }
        raw("]")
    }

    /// Adds a member to an object that has one already.
    mutating func member(_ name: String, _ add: (inout JSONText) -> Void) {
        raw(",\"\(name)\":")
        add(&self)
    }

    /// Adds a member that is an array.
    mutating func array(_ name: String, _ add: (inout JSONText) -> Void) {
        raw(",\"\(name)\":[")
        add(&self)
        raw("]")
    }

    mutating func field(_ name: String, _ value: String) { member(name) { $0.string(value) } }

    /// Adds a member as an encoder writes it: the same text for the same value.
    mutating func field(_ name: String, _ value: some Encodable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
        member(name) { $0.raw(text ?? "null") }
    }

    mutating func string(_ value: String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\u{0}"..<"\u{20}": text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}

extension JSONText {
    /// Adds an item of a picture; default values are left out.
    mutating func item(_ item: Picture.Item) {
        let node = item.node
        let place = node.transformToParent
        raw("{\"d\":\(item.depth),\"m\":[")
        // Scales need more decimals than translations.
        raw([place.a, place.b, place.c, place.d].map { "\(($0 * 1e6).rounded() / 1e6)" }.joined(separator: ","))
        raw(",")
        numbers(place.tx, place.ty)
        raw("]")
        array("b") { $0.numbers(node.bounds.minX, node.bounds.minY, node.bounds.width, node.bounds.height) }
        if node.alpha < 1 { member("o") { $0.number(node.alpha) } }
        if let color = node.background, color.alpha > 0 { member("f") { $0.color(color) } }
        if node.corners.radius > 0 {
            member("r") { $0.number(node.corners.radius) }
            if node.corners.mask != 15 { member("k") { $0.number(Double(node.corners.mask)) } }
        }
        if node.clips { raw(",\"c\":1") }
        // The rectangle that clips the item and those in it, and the radius of its corners.
        if let cut = node.cut {
            array("u") {
                $0.numbers(cut.frame.minX, cut.frame.minY, cut.frame.width, cut.frame.height, cut.corners.radius)
            }
        }
        if let border = node.border {
            array("w") {
                $0.number(border.width)
                $0.raw(",")
                $0.color(border.color)
            }
        }
        if let shadow = node.shadow {
            array("s") {
                $0.color(shadow.color, opacity: shadow.opacity)
                $0.raw(",")
                $0.numbers(shadow.offset.width, shadow.offset.height, shadow.radius)
            }
        }
        if let text = node.text {
            array("x") {
                $0.string(text.string)
                $0.raw(",")
                $0.color(text.color)
                $0.raw(",")
                $0.numbers(
                    text.pointSize, Double(text.weight), Double(text.alignment.rawValue), Double(text.numberOfLines))
            }
        }
        if let identifier = node.identifier { field("i", identifier) }
        raw("}")
    }

    private mutating func color(_ color: CGColor, opacity: CGFloat = 1) {
        let parts = [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: ",")
        raw("\"rgba(\(parts),\((color.alpha * opacity * 1000).rounded() / 1000))\"")
    }
}
