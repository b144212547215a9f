// A test that imports GestureArbiterTesting has the policies, `decide(in:)` and its evidence, too.
@_exported import GestureArbiterDiagnostics
