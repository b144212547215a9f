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
    mutating func field(_ name: String, _ value: String) {
        raw(",\"\(name)\":")
        string(value)
    }

    /// Adds a member to an object that has one already.
    mutating func field(_ name: String, _ value: some Encodable) {
        raw(",\"\(name)\":")
        self.value(value)
    }

    /// Adds a value as an encoder writes it: the same text for the same value.
    private mutating func value(_ value: some Encodable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        raw((try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null")
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
        raw("],\"b\":[")
        numbers(node.bounds.minX, node.bounds.minY, node.bounds.width, node.bounds.height)
        raw("]")
        if node.alpha < 1 { field("o", node.alpha) }
        if let color = node.background, color.alpha > 0 { field("f", color) }
        if node.corners.radius > 0 {
            field("r", node.corners.radius)
            if node.corners.mask != 15 { field("k", Double(node.corners.mask)) }
        }
        if node.clips { raw(",\"c\":1") }
        if let cut = node.cut { self.cut(cut) }
        if let border = node.border { self.border(border) }
        if let shadow = node.shadow { self.shadow(shadow) }
        if let label = node.text { self.label(label) }
        if let identifier = node.identifier {
            raw(",\"i\":")
            string(identifier)
        }
        raw("}")
    }

    private mutating func field(_ name: String, _ value: Double) {
        raw(",\"\(name)\":")
        number(value)
    }

    private mutating func field(_ name: String, _ color: CGColor) {
        raw(",\"\(name)\":")
        self.color(color)
    }

    private mutating func color(_ color: CGColor) {
        let parts = [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: ",")
        raw("\"rgba(\(parts),\((color.alpha * 1000).rounded() / 1000))\"")
    }

    /// The rectangle that clips the item and those in it, and the radius of its corners.
    private mutating func cut(_ cut: Snapshot.Cut) {
        raw(",\"u\":[")
        numbers(cut.frame.minX, cut.frame.minY, cut.frame.width, cut.frame.height, cut.corners.radius)
        raw("]")
    }

    private mutating func border(_ border: Snapshot.Border) {
        raw(",\"w\":[")
        number(border.width)
        raw(",")
        color(border.color)
        raw("]")
    }

    private mutating func shadow(_ shadow: Snapshot.Shadow) {
        raw(",\"s\":[")
        color(
            CGColor(
                red: shadow.color.red, green: shadow.color.green, blue: shadow.color.blue,
                alpha: shadow.color.alpha * shadow.opacity))
        raw(",")
        numbers(shadow.offset.width, shadow.offset.height, shadow.radius)
        raw("]")
    }

    private mutating func label(_ label: Snapshot.Text) {
        raw(",\"x\":[")
        string(label.string)
        raw(",")
        color(label.color)
        raw(",")
        numbers(
            label.pointSize, Double(label.weight), Double(label.alignment.rawValue), Double(label.numberOfLines))
        raw("]")
    }
}
