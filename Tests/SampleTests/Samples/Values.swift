/// Prints the values of expressions that stand one below the other, as documentation shows them: numbers with two
/// decimals at most.
@resultBuilder
enum Values {
    static func buildExpression<Value>(_ value: Value?) -> [String] {
        guard let value else { return ["nil"] }
        guard let number = value as? any BinaryFloatingPoint else { return ["\(value)"] }
        return ["\((Double(number) * 100).rounded() / 100)"]
    }

    static func buildExpression(_ statement: Void) -> [String] { [] }
    static func buildBlock(_ values: [String]...) -> [String] { values.flatMap { $0 } }
}

/// What the expressions in `body` come to.
func shown(@Values _ body: () -> [String]) -> [String] { body() }
