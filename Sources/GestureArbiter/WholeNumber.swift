import Foundation

extension CGFloat {
    /// The number without decimals, as decisions print it. Prints any number.
    package var whole: String { Int64(exactly: Double(self).rounded()).map(String.init) ?? "\(self)" }
}
