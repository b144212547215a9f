import UIKitShim

final class Log {
    var lines: [String] = []
}

actor Archive {
    func keep(_ log: Log) {}
}

@MainActor
func hand(_ log: Log, to archive: Archive) async {
    log.lines.append("done")
    await archive.keep(log)  // expect-error: sending 'log' risks causing data races
}
