import Foundation

/// The superclass of the classes for Objective-C. Objective-C sees each public member of a subclass that it can express.
///
/// Where there is no Objective-C, as on Linux, subclasses are plain Swift classes, so that tests run there.
#if canImport(ObjectiveC)
@objcMembers
#endif
@MainActor
open class GAObject: NSObject {}
