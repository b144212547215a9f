extension Int {
    /// The whole number nearest to `number`, limited to a billion on either side of 0; 0 for NaN. It never traps,
    /// because a layout may contain any number.
    init(nearestTo number: Double) {
        self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -1e9), 1e9).rounded())
    }
}
