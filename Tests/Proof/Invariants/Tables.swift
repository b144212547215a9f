@testable import GestureArbiter

/// What is shown by tables rather than along a touch: none yet.
func tableViolations() -> [Violation] { [] }
