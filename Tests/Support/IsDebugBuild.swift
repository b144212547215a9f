import Foundation

/// Whether the libraries are a debug build, whose assertions stop the program. The step `light` of `.ci/run` compiles them
/// for release, and the tests without optimization, so that the build is faster.
public let isDebugBuild =
    _isDebugAssertConfiguration() && ProcessInfo.processInfo.environment["GESTUREARBITER_LIGHT"] == nil
