import Foundation

// The engine's pure folders are compiled here without GestureArbiter/Clamping.swift, which logs through UIKitShim.

extension CGFloat {
    /// Returns `taken`, and logs nothing.
    func replaced(by taken: CGFloat, _ property: String, _ range: String) -> CGFloat { taken }
}
