/// The results of all processes.
struct Summary {
    private var failed = 0
    private var crashes = 0
    private var reached = Reached()

    mutating func take(_ output: String, status: Int32) {
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.hasPrefix("=") else {
                print(line)
                continue
            }
            let parts = line.dropFirst().split(separator: " ", maxSplits: 1)
            guard let number = Int(parts[0]) else { continue }
            if parts[1] == "failed" { failed += number } else { reached.count(String(parts[1]), number) }
        }
        guard status != 0 else { return }
        crashes += 1
        print("FAIL a process stopped with status \(status). Its last sequence: --worker --print, from its seed.")
    }

    /// Prints the results. Returns whether nothing failed and, in a run of 1000 sequences or more, every situation was
    /// reached.
    func report(_ options: Options, seconds: Double) -> Bool {
        let missing = options.count >= 1000 ? reached.missing(in: options.field) : []
        for name in missing { print("FAIL never reached: \(name)") }
        print("reached: \(reached.text(of: options.field))")
        let rate = Int(Double(options.count) / max(seconds, 1e-3))
        print(
            "seed \(options.seed), \(options.count) sequences in \(Int(seconds.rounded())) s, \(rate) a second, "
                + "\(reached.counts["events", default: 0] / max(options.count, 1)) events each, "
                + "\(options.processes) processes")
        print("\(options.count - failed) passed, \(failed + crashes + missing.count) failed")
        return failed + crashes + missing.count == 0
    }
}
