#if canImport(UIKit)

import UIKit

extension NSObject {
    /// The value of this name; nil if the object has none.
    fileprivate func known(_ name: String) -> Any? { responds(to: Selector(name)) ? value(forKey: name) : nil }
}

#else

import HeadlessUIKit

#endif

extension UIView {
    /// The active regions that hardware reserves of this view, in its coordinates: those that divide content, such as a
    /// fold, or those that something covers. None before iOS 27.1.
    ///
    /// Asks for inactive ones, too, so that UIKit lays the view out again when one becomes active, if its layout asks.
    /// Objective-C's method is asked by its name: no version of the compiler tells whether the SDK has it, as that of
    /// Xcode 27.0 has not. A protocol in its place would be linked by every app.
    package func activeReservedRegions(thatDivide: Bool) -> [CGRect] {
        #if canImport(UIKit)
        let asking = Selector(("reservedRegionsOfKind:options:"))
        guard #available(iOS 27.1, *), responds(to: asking), let answer = method(for: asking),
            let kinds = NSClassFromString("UIViewReservedRegionKind"),
            // The kinds are properties of the class, which is an object of its own.
            let kind = unsafeBitCast(kinds, to: NSObject.self).known(
                thatDivide ? "divisionRegionKind" : "occlusionRegionKind")
        else { return [] }
        typealias Answer = @convention(c) (NSObject, Selector, AnyObject, UInt) -> Unmanaged<AnyObject>
        let regions = unsafeBitCast(answer, to: Answer.self)(self, asking, kind as AnyObject, 1).takeUnretainedValue()
        return (regions as? [NSObject] ?? []).compactMap { region in
            region.known("isActive") as? Bool == true ? region.known("frame") as? CGRect : nil
        }
        #else
        return reservedRegions(kind: thatDivide ? .division : .occlusion, options: .includeInactive)
            .filter(\.isActive).map(\.frame)
        #endif
    }
}
