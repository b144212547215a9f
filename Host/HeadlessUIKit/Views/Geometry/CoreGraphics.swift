/// On a Mac, Foundation already brings CoreGraphics' geometry into every file that imports it. The host uses the same types
/// there: with its own beside them, each file that imports both would be ambiguous.
#if canImport(CoreGraphics)

@_exported import CoreGraphics

#endif
