import UIKitShim

extension BinaryFloatingPoint {
    /// The number with one decimal, as evidence shows it.
    var tenths: String { "\((Double(self) * 10).rounded() / 10)" }
}

extension String {
    /// The name in words: "added later" for "addedLater".
    var words: String { reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" } }
}
