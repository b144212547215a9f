/// Creates cells of a class that is known only at run time, as UIKit does with a registered class.
///
/// Swift can create such an instance only by a `required` initializer, which every subclass would have to repeat; on
/// iOS none does. Each cell class therefore has an initializer that is not required, which calls the class's own
/// `init(style:reuseIdentifier:)` or `init(frame:)` through its vtable. The two functions below are that initializer's
/// entry points, by their names in Swift's stable ABI: they take the class as `self`. A class without UIKit's
/// initializer stops the program with Swift's own message, as on iOS.
extension UITableViewCell {
    convenience init(reusedAs identifier: String) { self.init(style: .default, reuseIdentifier: identifier) }

    @_silgen_name("$s13HeadlessUIKit15UITableViewCellC8reusedAsACSS_tcfC")
    static func made(reusedAs identifier: __owned String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
    convenience init(reusedAs identifier: String) { self.init(reuseIdentifier: identifier) }

    @_silgen_name("$s13HeadlessUIKit023UITableViewHeaderFooterD0C8reusedAsACSS_tcfC")
    static func made(reusedAs identifier: __owned String) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
    convenience init(reusedAs identifier: String) { self.init(frame: .zero) }

    @_silgen_name("$s13HeadlessUIKit24UICollectionReusableViewC8reusedAsACSS_tcfC")
    static func made(reusedAs identifier: __owned String) -> UICollectionReusableView
}
