extension Int {
    /// The whole number nearest to `number`, a billion away from 0 at most; 0 for what is no number. It never traps: a
    /// layout may bring any number.
    init(nearestTo number: Double) {
        self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -1e9), 1e9).rounded())
    }
}
