/// UIKit, or HeadlessUIKit where UIKit cannot be imported, and one interface to everything in which the two differ.
#if canImport(UIKit)

import ObjectiveC
import os
@_exported import UIKit
@_exported import UIKit.UIGestureRecognizerSubclass

#else

@_exported import HeadlessUIKit

#endif

/// A closure as a recognizer's target. The recognizer keeps the action.
@MainActor
public final class GestureAction: NSObject {
    private let action: @MainActor (UIGestureRecognizer) -> Void

    /// Creates an action without a recognizer.
    public init(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.action = action
        super.init()
    }

    #if canImport(UIKit)

    /// Adds the action after the other actions of `recognizer`.
    public func add(to recognizer: UIGestureRecognizer) {
        recognizer.addTarget(self, action: #selector(fire(_:)))
        objc_setAssociatedObject(recognizer, key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    /// Removes the action.
    public func remove(from recognizer: UIGestureRecognizer) {
        recognizer.removeTarget(self, action: #selector(fire(_:)))
        objc_setAssociatedObject(recognizer, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

    @objc private func fire(_ recognizer: UIGestureRecognizer) { action(recognizer) }

    #else

    /// Adds the action after the other actions of `recognizer`.
    public func add(to recognizer: UIGestureRecognizer) { recognizer.addTarget(self) { self.action($0) } }

    /// Removes the action.
    public func remove(from recognizer: UIGestureRecognizer) { recognizer.removeTarget(self) }

    #endif
}

/// A display link that calls a closure, and keeps the closure, until the link is invalidated.
@MainActor
public final class FrameLink: NSObject {
    private let onFrame: @MainActor (CADisplayLink) -> Void
    private var link: CADisplayLink?

    /// Creates a running link, at up to 120 Hz.
    public init(_ onFrame: @escaping @MainActor (CADisplayLink) -> Void) {
        self.onFrame = onFrame
        super.init()
        #if canImport(UIKit)
        link = CADisplayLink(target: self, selector: #selector(fire(_:)))
        #else
        link = CADisplayLink(target: self, action: onFrame)
        #endif
        link?.preferredFrameRateRange = .asFastAsTheDisplay
        link?.add(to: .main, forMode: .common)
    }

    /// Stops the link for good.
    public func invalidate() {
        link?.invalidate()
        link = nil
    }

    #if canImport(UIKit)
    @objc private func fire(_ link: CADisplayLink) { onFrame(link) }
    #endif
}

#if canImport(UIKit)

/// Runs `body`.
@MainActor
public func onScreen<Result>(of view: UIView?, _ body: () -> Result) -> Result { body() }

/// Runs `block` in the next turn of the main run loop.
@MainActor
public func onNextTurn(of view: UIView? = nil, _ block: @escaping @MainActor () -> Void) {
    performLater(block)
}

/// Not by the method of `RunLoop`, whose array of modes would link every app the bridging of modes.
private func performLater(_ block: @escaping @MainActor @Sendable () -> Void) {
    CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue) { MainActor.assumeIsolated(block) }
    CFRunLoopWakeUp(CFRunLoopGetMain())
}

/// Writes warnings to the device's log.
@MainActor
struct Log {
    private static let log = Logger(subsystem: "GestureArbiter", category: "misuse")
    private static var subjects: [String] = []

    static func warnOnce(_ subject: String, _ text: String) {
        guard !subjects.contains(subject) else { return }
        subjects.append(subject)
        log.error("\(subject, privacy: .public): \(text, privacy: .public)")
    }
}

/// The names of the device and the system, such as "iPhone" and "iOS 18.1".
@MainActor
package var deviceNames: (model: String, system: String) {
    (UIDevice.current.model, "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)")
}

/// Presents a share sheet for `text`.
@MainActor
package func shareText(_ text: String, from view: UIView) {
    var controller = view.window?.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = view
    controller?.present(sheet, animated: true)
}

/// Logs touches, each as an interval in Instruments.
@MainActor
package final class TouchLog {
    private static let signposter = OSSignposter(subsystem: "GestureArbiter", category: "touches")
    private var interval: OSSignpostIntervalState?

    package init() {}

    /// Call this when a touch comes down.
    package func begins() { interval = Self.signposter.beginInterval("touch") }

    /// Call this when everything is at rest again.
    package func ends() {
        if let interval { Self.signposter.endInterval("touch", interval) }
        interval = nil
    }

    /// Logs `text` in a category.
    package func note(_ category: String, _ text: String) {
        Logger(subsystem: "GestureArbiter", category: category).debug("\(text, privacy: .public)")
        if interval != nil { Self.signposter.emitEvent("decision") }
    }
}

private var isOnMain: Bool { Thread.isMainThread }

extension UIGestureRecognizer {
    /// Whether the delegate allows simultaneous recognition with `other`.
    package func delegateAllowsRecognition(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer?(self, shouldRecognizeSimultaneouslyWith: other) ?? false
    }

    /// Whether the delegate makes one of the two wait until the other has failed.
    package func delegateOrders(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer?(self, shouldRequireFailureOf: other) ?? false
            || delegate?.gestureRecognizer?(self, shouldBeRequiredToFailBy: other) ?? false
    }

    /// Whether `require(toFail:)` makes one of the two wait for the other; nil: UIKit has no reader.
    package func requirementRelates(to other: UIGestureRecognizer) -> Bool? { nil }
}

extension UIScrollView {
    /// Whether the delegate may choose where content rests that a finger lets go. Row S8.
    package func delegateChoosesRest(assumed: Bool) -> Bool { delegate?.scrollViewWillEndDragging != nil }
}

/// Calls of the adaptive delegate, whose methods are optional. Row T19.
extension UIPresentationController {
    package var delegateAllowsDismissal: Bool { delegate?.presentationControllerShouldDismiss?(self) ?? true }
    package func tellDelegateThatItWillDismiss() { delegate?.presentationControllerWillDismiss?(self) }
    package func tellDelegateThatItDidDismiss() { delegate?.presentationControllerDidDismiss?(self) }
    package func tellDelegateOfAttemptedDismissal() { delegate?.presentationControllerDidAttemptToDismiss?(self) }
}

extension UIViewController {
    /// Keeps `companion`, until the controller keeps another object of the same class.
    package func keep(_ companion: AnyObject) {
        objc_setAssociatedObject(self, key(of: type(of: companion)), companion, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    /// The object of this class that the controller keeps; nil: none.
    package func kept<Companion: AnyObject>(_ type: Companion.Type) -> Companion? {
        objc_getAssociatedObject(self, key(of: type)) as? Companion
    }

    private func key(of type: AnyClass) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(type as AnyObject).toOpaque())
    }
}

extension UIViewController {
    /// The value that Objective-C finds under `name`; nil: none.
    fileprivate func objectiveCProperty(_ name: String) -> Any? {
        responds(to: Selector(name)) ? value(forKey: name) : nil
    }
}

#else

/// Runs `body` with the clock, frames and run loop of the stage that `view` is on.
@MainActor
public func onScreen<Result>(of view: UIView?, _ body: () -> Result) -> Result { Stage.drive(the: view, body) }

/// Runs `block` in the next turn of the stage that `view` is on, or of the current or next stage.
@MainActor
public func onNextTurn(of view: UIView? = nil, _ block: @escaping @MainActor () -> Void) {
    Stage.begin(for: view) { $0.perform(block) }
}

private func performLater(_ block: @escaping @MainActor @Sendable () -> Void) { Task { @MainActor in block() } }

/// Adds warnings to the current stage, or to the last one.
@MainActor
struct Log {
    static func warnOnce(_ subject: String, _ text: String) { Stage.implied?.warnOnce(subject, text) }
}

@MainActor
package var deviceNames: (model: String, system: String) { ("a stage", "HeadlessUIKit") }

/// Does nothing: a stage has no user.
@MainActor
package func shareText(_ text: String, from view: UIView) {}

/// Logs touches for tests.
@MainActor
package final class TouchLog {
    /// The last lines, oldest first.
    package private(set) static var lines: [String] = []

    package init() {}
    package func begins() { note("touches", "begins") }
    package func ends() { note("touches", "ends") }

    package func note(_ category: String, _ text: String) {
        Self.lines.append("\(category): \(text)")
        if Self.lines.count > 200 { Self.lines.removeFirst() }
    }
}

/// Asks the queue, because without a main run loop any thread may serve the main queue.
private var isOnMain: Bool { DispatchQueue.getSpecific(key: mainQueueKey) ?? false }

private let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
}()

extension UIGestureRecognizer {
    /// Whether the delegate allows simultaneous recognition with `other`.
    package func delegateAllowsRecognition(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
    }

    /// Whether the delegate makes one of the two wait until the other has failed.
    package func delegateOrders(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: other) ?? false
    }

    /// Whether `require(toFail:)` makes one of the two wait for the other. UIKit answers nil where it does not tell.
    package func requirementRelates(to other: UIGestureRecognizer) -> Bool? {
        isRequired(toFail: other) || other.isRequired(toFail: self)
    }
}

extension UIScrollView {
    /// Whether the delegate may choose where content rests that a finger lets go. On the host each delegate has the
    /// method, and the answer is `assumed`.
    package func delegateChoosesRest(assumed: Bool) -> Bool { assumed && delegate != nil }
}

/// Calls of the adaptive delegate. Row T19.
extension UIPresentationController {
    package var delegateAllowsDismissal: Bool { delegate?.presentationControllerShouldDismiss(self) ?? true }
    package func tellDelegateThatItWillDismiss() { delegate?.presentationControllerWillDismiss(self) }
    package func tellDelegateThatItDidDismiss() { delegate?.presentationControllerDidDismiss(self) }
    package func tellDelegateOfAttemptedDismissal() { delegate?.presentationControllerDidAttemptToDismiss(self) }
}

extension UIViewController {
    /// Keeps `companion`, until the controller keeps another object of the same class.
    package func keep(_ companion: AnyObject) { companions[ObjectIdentifier(type(of: companion))] = companion }

    /// The object of this class that the controller keeps; nil: none.
    package func kept<Companion: AnyObject>(_ type: Companion.Type) -> Companion? {
        companions[ObjectIdentifier(type)] as? Companion
    }
}

extension UIViewController {
    fileprivate func objectiveCProperty(_ name: String) -> Any? { nil }
}

#endif

extension UIViewController {
    /// A property that the controller's class declares, of Objective-C or stored, also if a base class conforms to a
    /// protocol with that property. Nil if there is none, or if the value is nil.
    @_spi(Cards) public func ownProperty(_ name: String) -> Any? {
        if let value = objectiveCProperty(name) { return value }
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            if let value = current.descendant(name) ?? current.descendant("$__lazy_storage_$_" + name) { return value }
            mirror = current.superclassMirror
        }
        return nil
    }
}

/// Logs a misuse with which the app goes on, such as a replaced number or a late setting. Call from any thread.
///
/// - Parameters:
///   - subject: A name such as `DeckConfiguration.cardInset`. Only the first text about a subject is logged.
///   - text: What happened, and what to do instead, as sentences.
public func warnOnce(_ subject: String, _ text: String) { onMain { Log.warnOnce(subject, text) } }

/// Runs `block` on the main thread: at once if this is the main thread.
package func onMain(_ block: @escaping @MainActor @Sendable () -> Void) {
    if isOnMain { MainActor.assumeIsolated(block) } else { performLater(block) }
}

extension UIView {
    /// Rounds `corners` by UIKit's configuration of corners, which glass follows, too: to `radius` points, or
    /// concentrically with the container's corners, by at least `radius` points. Returns false before iOS 26, and in an
    /// app that is built without Xcode 26.
    package func round(_ corners: UIRectCorner, to radius: CGFloat, isConcentric: Bool) -> Bool {
        #if compiler(>=6.2)
        guard #available(iOS 26.0, *) else { return false }
        let rounded: UICornerRadius = isConcentric ? .containerConcentric(minimum: radius) : .fixed(radius)
        func corner(_ corner: UIRectCorner) -> UICornerRadius { corners.contains(corner) ? rounded : .fixed(0) }
        cornerConfiguration = .corners(
            topLeftRadius: corner(.topLeft), topRightRadius: corner(.topRight),
            bottomLeftRadius: corner(.bottomLeft), bottomRightRadius: corner(.bottomRight))
        return true
        #else
        return false
        #endif
    }

    /// The visible radius of such a corner, in points; nil if the system has none.
    package func concentricRadius(of corner: UIRectCorner) -> CGFloat? {
        #if compiler(>=6.2)
        if #available(iOS 26.0, *) { return effectiveRadius(corner: corner) }
        #endif
        return nil
    }
}

extension CAFrameRateRange {
    /// 120 Hz if the display has it. On iPhones an app must allow it by `CADisableMinimumFrameDurationOnPhone` in its
    /// Info.plist.
    static var asFastAsTheDisplay: CAFrameRateRange { CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120) }
}
