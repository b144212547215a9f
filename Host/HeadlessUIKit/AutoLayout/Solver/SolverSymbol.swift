/// An unknown of the simplex tableau. Symbols are ordered by their age.
struct SolverSymbol: Hashable, Comparable {
    enum Kind: Int {
        /// May have any value.
        case free = 0
        /// Is 0 or more: a slack, an error, a width.
        case restricted = 1
        /// Is 0, and marks a required equation.
        case dummy = 2
    }

    private let code: Int

    init(_ number: Int, _ kind: Kind) { code = number << 2 | kind.rawValue }

    /// Counts up from 1 in the order of creation.
    var number: Int { code >> 2 }
    var isFree: Bool { code & 3 == Kind.free.rawValue }
    var isRestricted: Bool { code & 3 == Kind.restricted.rawValue }
    var isDummy: Bool { code & 3 == Kind.dummy.rawValue }

    static func < (lhs: SolverSymbol, rhs: SolverSymbol) -> Bool { lhs.code < rhs.code }
}

enum SolverRelation {
    case lessOrEqual, equal, greaterOrEqual
}

/// The smallest differences that count.
enum SolverTolerance {
    /// For coefficients: a smaller one is a rounding error.
    static let coefficient = 1e-9
    /// For values, in points.
    static let value = 1e-6
}

/// Required constraints that contradict each other.
struct SolverConflict: Error {
    /// The numbers of the constraints, ascending.
    let constraints: [Int]
}
