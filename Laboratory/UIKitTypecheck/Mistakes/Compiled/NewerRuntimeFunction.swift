import UIKitShim

// expect-error: __swift_backtrace_isThunkFunction is needed, strongly, and is in no list of what iOS 15 has
@_silgen_name("_swift_backtrace_isThunkFunction")
private func isThunk(_ mangledName: UnsafePointer<CChar>) -> Bool

public func isThunk(_ mangledName: UnsafePointer<CChar>, or other: Bool) -> Bool { isThunk(mangledName) || other }
