import Foundation

/// Puts a fault into a copy of the sources: one exact piece of text for another. Loud where the text has changed.
///
/// A fault is a file of the form
///
///     invariant 12
///     why a cancelled touch leaves the chain held
///     in Arbitration/Arbitration.swift
///     <<<
///     what stands there
///     ===
///     what stands there with the fault
///     >>>
func seed(fault path: String, into folder: String) -> Bool {
    guard let fault = try? String(contentsOfFile: path, encoding: .utf8) else {
        print("no fault at \(path)")
        return false
    }
    let lines = fault.components(separatedBy: "\n")
    guard let start = lines.firstIndex(of: "<<<"), let middle = lines.firstIndex(of: "==="),
        let end = lines.firstIndex(of: ">>>"), let name = lines.first(where: { $0.hasPrefix("in ") })?.dropFirst(3)
    else {
        print("\(path) is not a fault")
        return false
    }
    let old = lines[(start + 1)..<middle].joined(separator: "\n")
    let new = lines[(middle + 1)..<end].joined(separator: "\n")
    let target = "\(folder)/\(name)"
    guard let source = try? String(contentsOfFile: target, encoding: .utf8) else {
        print("\(path): no file \(name)")
        return false
    }
    guard source.components(separatedBy: old).count == 2 else {
        print("\(path): the text stands in \(name) \(source.components(separatedBy: old).count - 1) times, not once")
        return false
    }
    do {
        try source.replacingOccurrences(of: old, with: new).write(toFile: target, atomically: true, encoding: .utf8)
        return true
    } catch {
        print("\(path): \(error)")
        return false
    }
}
