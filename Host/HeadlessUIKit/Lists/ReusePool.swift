/// The reusable cells, and the code that creates new ones.
@MainActor struct ReusePool<Cell: UIView> {
    private var makers: [String: @MainActor () -> Cell] = [:]
    private var waiting: [String: [Cell]] = [:]

    mutating func register(_ identifier: String, _ make: @escaping @MainActor () -> Cell) { makers[identifier] = make }

    func has(_ identifier: String) -> Bool { makers[identifier] != nil }

    mutating func forget(_ identifier: String) { makers[identifier] = nil }

    mutating func enqueue(_ cell: Cell, _ identifier: String?) {
        if let identifier { waiting[identifier, default: []].append(cell) }
    }

    mutating func take(_ identifier: String) -> Cell? { waiting[identifier]?.popLast() }

    func make(_ identifier: String) -> Cell? { makers[identifier]?() }
}
