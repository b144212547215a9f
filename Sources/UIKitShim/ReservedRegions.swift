#if canImport(UIKit)

import UIKit

/// What a view answers from iOS 27.1 on: Objective-C's `reservedRegionsOfKind:options:`. Asked by name, because no version
/// of the compiler tells whether the SDK has it: Xcode 27.0 does not.
@objc private protocol ReservedRegionsAnswering {
    @objc(reservedRegionsOfKind:options:)
    func reservedRegions(ofKind kind: Any, options: UInt) -> [NSObject]
}

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
    package func activeReservedRegions(thatDivide: Bool) -> [CGRect] {
        #if canImport(UIKit)
        guard #available(iOS 27.1, *), let kinds = NSClassFromString("UIViewReservedRegionKind"),
            // The kinds are properties of the class, which is an object of its own.
            let kind = unsafeBitCast(kinds, to: NSObject.self).known(
                thatDivide ? "divisionRegionKind" : "occlusionRegionKind"),
            let regions = (self as AnyObject).reservedRegions?(ofKind: kind, options: 1)
        else { return [] }
        return regions.compactMap { region in
            region.known("isActive") as? Bool == true ? region.known("frame") as? CGRect : nil
        }
        #else
        return reservedRegions(kind: thatDivide ? .division : .occlusion, options: .includeInactive)
            .filter(\.isActive).map(\.frame)
        #endif
    }
}
