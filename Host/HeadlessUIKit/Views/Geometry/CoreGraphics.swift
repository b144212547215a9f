/// On a Mac, every file that imports Foundation also gets CoreGraphics' geometry. The host uses CoreGraphics' types
/// there, because its own would be ambiguous in files that import both.
#if canImport(CoreGraphics)

@_exported import CoreGraphics

#endif
