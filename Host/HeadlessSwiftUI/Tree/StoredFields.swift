/// Calls `body` with the offset in bytes and the type of each stored property of a struct, in their order, until `body`
/// returns false. A type without stored properties, such as an enumeration, and a class have none.
///
/// `Mirror` shows copies of the properties, and an existential's dynamic type; it does not tell a property's offset.
/// `Mirror` itself is built on functions of the runtime that do. Xcode's SDK hides the standard library's wrapper
/// around them (`_forEachField`, an SPI), so this file calls them by their names, which are part of Swift's stable ABI
/// since Swift 5.2 (swiftlang/swift, `stdlib/public/core/ReflectionMirror.swift`).
func forEachStoredField(of type: Any.Type, _ body: (_ offset: Int, _ type: Any.Type) -> Bool) {
    guard !(type is AnyClass) else { return }
    for index in 0..<storedFieldCount(type) {
        var description = FieldDescription()
        let field = storedFieldType(type, index, &description)
        description.free?(description.name)
        guard body(storedFieldOffset(type, index), field) else { return }
    }
}

/// The record that the runtime fills in for a field. Its layout is the runtime's.
private struct FieldDescription {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func storedFieldCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func storedFieldOffset(_: Any.Type, _ index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func storedFieldType(
    _: Any.Type, _ index: Int, _ description: UnsafeMutablePointer<FieldDescription>
) -> Any.Type
