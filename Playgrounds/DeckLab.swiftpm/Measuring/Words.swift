import UIKitShim

extension BinaryFloatingPoint {
    /// With one decimal, as evidence has it.
    var tenths: String { "\((Double(self) * 10).rounded() / 10)" }
}

extension String {
    /// "addedLater" as it is read: "added later".
    var words: String { reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" } }
}
