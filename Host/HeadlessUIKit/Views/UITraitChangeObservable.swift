/// A trait that code can hear of, from iOS 17 on.
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value
    /// The value without any other.
    static var defaultValue: Value { get }
}
/// A trait, as its type.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the host's, which is read from the traits of a view.
private protocol KnownTrait: UITraitDefinition where Value: Equatable {
    static var path: KeyPath<UITraitCollection, Value> { get }
}
extension KnownTrait {
    static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one[keyPath: path] != other[keyPath: path]
    }
}
/// Whether the interface is light or dark.
public struct UITraitUserInterfaceStyle: KnownTrait {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    static var path: KeyPath<UITraitCollection, UIUserInterfaceStyle> { \.userInterfaceStyle }
}
/// The amount of space across.
public struct UITraitHorizontalSizeClass: KnownTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var path: KeyPath<UITraitCollection, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}
/// The amount of space from top to bottom.
public struct UITraitVerticalSizeClass: KnownTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var path: KeyPath<UITraitCollection, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}
/// The user's preferred text size.
public struct UITraitPreferredContentSizeCategory: KnownTrait {
    public static var defaultValue: UIContentSizeCategory { .large }
    static var path: KeyPath<UITraitCollection, UIContentSizeCategory> { \.preferredContentSizeCategory }
}
/// The direction of the language.
public struct UITraitLayoutDirection: KnownTrait {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static var path: KeyPath<UITraitCollection, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}
/// The pixels of a point.
public struct UITraitDisplayScale: KnownTrait {
    public static var defaultValue: CGFloat { 0 }
    static var path: KeyPath<UITraitCollection, CGFloat> { \.displayScale }
}

extension UITraitCollection {
    /// The traits that a dynamic colour follows.
    public static var systemTraitsAffectingColorAppearance: [UITrait] { [UITraitUserInterfaceStyle.self] }
}

/// What stands for a registration, to end it.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

final class TraitRegistration: UITraitChangeRegistration {
    let traits: [UITrait]
    let call: (UITraitCollection) -> Void
    init(_ traits: [UITrait], _ call: @escaping (UITraitCollection) -> Void) {
        (self.traits, self.call) = (traits, call)
    }

    /// Calls the code if one of the traits has changed.
    func tell(of traits: UITraitCollection, from before: UITraitCollection) {
        guard self.traits.contains(where: { ($0 as? any KnownTrait.Type)?.differs(traits, before) == true }) else {
            return
        }
        call(before)
    }
}

/// What has traits, and hears of them: a view or a controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
    /// The traits.
    var traitCollection: UITraitCollection { get }
    /// Called when traits have changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
// Row V18.
/// A view or a controller, whose changes of traits code can hear of.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
    /// Code that hears of a change: the view or the controller, and the traits before.
    public typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

    /// Calls the handler when one of the traits has changed. Traits of the app's own never change in the host.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits) { [weak self] before in
            if let environment = self as? Environment { handler(environment, before) }
        }
        (self as? any TraitListener)?.traitRegistrations.append(registration)
        return registration
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitListener)?.traitRegistrations.removeAll { $0 === registration }
    }
}

@MainActor protocol TraitListener: UITraitEnvironment, UITraitChangeObservable {
    var traitRegistrations: [TraitRegistration] { get set }
}
extension TraitListener {
    func tellRegistrations(from before: UITraitCollection) {
        for registration in traitRegistrations { registration.tell(of: traitCollection, from: before) }
    }
}
extension UIView: TraitListener {}
extension UIViewController: TraitListener {}
