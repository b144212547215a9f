/// Makes cells of a class that is known at run time only, as UIKit does with a registered class.
///
/// Swift makes such an instance only by a `required` initializer, which every subclass would have to repeat, and on iOS
/// none does. So each cell class has an initializer that is not required, and that calls the class's own
/// `init(style:reuseIdentifier:)` or `init(frame:)` through its table of methods. The two functions below are that
/// initializer's entry points, by their names in Swift's stable ABI: they take the class as their `self`. A class without
/// UIKit's initializer stops the program there with Swift's own message, as on iOS.
extension UITableViewCell {
    convenience init(reusedAs identifier: String) { self.init(style: .default, reuseIdentifier: identifier) }

    @_silgen_name("$s13HeadlessUIKit15UITableViewCellC8reusedAsACSS_tcfC")
    static func made(reusedAs identifier: __owned String) -> UITableViewCell
}

extension UICollectionViewCell {
    convenience init(reusedAs identifier: String) { self.init(frame: .zero) }

    @_silgen_name("$s13HeadlessUIKit20UICollectionViewCellC8reusedAsACSS_tcfC")
    static func made(reusedAs identifier: __owned String) -> UICollectionViewCell
}
