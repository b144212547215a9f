import Foundation

let usage = """
    seed FAULT FOLDER            puts the fault into the sources under the folder, and prints which file it changed
    seed --check FOLDER FAULT…   says which faults cannot be put into these sources
    """

/// Returns the changed file; prints an error if the fault changes none.
func change(_ fault: String, _ sources: Sources) -> (path: String, text: String)? {
    do {
        return try Fault(contentsOf: fault).applied(to: sources)
    } catch {
        FileHandle.standardError.write(Data("FAIL \(fault): \(error)\n".utf8))
        return nil
    }
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 2 else {
    print(usage)
    exit(2)
}
if arguments[0] == "--check" {
    let sources = Sources(under: arguments[1])
    let faults = arguments.dropFirst(2)
    let failed = faults.count { change($0, sources) == nil }
    print("\(faults.count) faults, of which \(failed) do not apply")
    exit(failed == 0 && !faults.isEmpty ? 0 : 1)
}
guard let (path, text) = change(arguments[0], Sources(under: arguments[1])) else { exit(1) }
try text.write(toFile: "\(arguments[1])/\(path)", atomically: true, encoding: .utf8)
print(path)
