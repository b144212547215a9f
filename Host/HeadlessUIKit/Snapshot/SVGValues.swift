extension CGFloat {
    /// The number with at most three decimals, without trailing zeros and never "-0"; 0 if it is not finite.
    var svg: String { svg(decimals: 3) }

    func svg(decimals: Int) -> String {
        let unit = (0..<decimals).reduce(1) { unit, _ in unit * 10 }
        // Larger numbers are outside of any screen; the limit keeps the conversion below from trapping.
        guard isFinite else { return "0" }
        let parts = Int((Swift.min(Swift.max(self, -1e9), 1e9) * CGFloat(unit)).rounded())
        let (quotient, remainder) = parts.magnitude.quotientAndRemainder(dividingBy: UInt(unit))
        let whole = "\(parts < 0 ? "-" : "")\(quotient)"
        guard remainder > 0 else { return whole }
        let digits = String(remainder)
        var fraction = String(repeating: "0", count: decimals - digits.count) + digits
        while fraction.hasSuffix("0") { fraction.removeLast() }
        return whole + "." + fraction
    }
}

extension CGAffineTransform {
    /// The transform as an attribute after a space; empty for the identity.
    var svgAttribute: String {
        guard !isIdentity else { return "" }
        let linear = [a, b, c, d].map { $0.svg(decimals: 6) }
        return " transform=\"matrix(\((linear + [tx.svg, ty.svg]).joined(separator: " ")))\""
    }
}

extension CGColor {
    /// Returns the attribute `name` as #rrggbb and, unless it is opaque, its opacity; each after a space.
    func svg(_ name: String, opacity: CGFloat = 1) -> String {
        let hex = [red, green, blue].map { component in
            let digits = String(Swift.min(Swift.max(Int(nearestTo: component * 255), 0), 255), radix: 16)
            return digits.count < 2 ? "0" + digits : digits
        }
        let alpha = alpha * opacity
        return " \(name)=\"#\(hex.joined())\"" + (alpha < 1 ? " \(name)-opacity=\"\(alpha.svg)\"" : "")
    }
}

extension CGRect {
    /// Returns the outline as path data, clockwise from the top left. Corners are arcs, limited to what fits.
    func path(_ corners: Snapshot.Corners) -> String {
        let rounded = CACornerMask(rawValue: corners.mask)
        let largest = Swift.min(width, height) / 2
        func radius(_ corner: CACornerMask) -> CGFloat {
            rounded.contains(corner) ? Swift.max(0, Swift.min(corners.radius, largest)) : 0
        }
        func arc(_ radius: CGFloat, to x: CGFloat, _ y: CGFloat) -> String {
            radius > 0 ? "A\(radius.svg) \(radius.svg) 0 0 1 \(x.svg) \(y.svg)" : ""
        }
        let topLeft = radius(.layerMinXMinYCorner)
        let topRight = radius(.layerMaxXMinYCorner)
        let bottomLeft = radius(.layerMinXMaxYCorner)
        let bottomRight = radius(.layerMaxXMaxYCorner)
        return "M\((minX + topLeft).svg) \(minY.svg)H\((maxX - topRight).svg)"
            + arc(topRight, to: maxX, minY + topRight) + "V\((maxY - bottomRight).svg)"
            + arc(bottomRight, to: maxX - bottomRight, maxY) + "H\((minX + bottomLeft).svg)"
            + arc(bottomLeft, to: minX, maxY - bottomLeft) + "V\((minY + topLeft).svg)"
            + arc(topLeft, to: minX + topLeft, minY) + "Z"
    }
}

extension String {
    /// The string for text and attributes: markup is escaped, and control characters, which XML does not allow, are
    /// omitted.
    package var escapedForXML: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": break
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
