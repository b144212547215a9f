/// The one place where the two worlds differ: Apple's UIKit where it can be imported, HeadlessUIKit elsewhere.
///
/// What UIKit wants from the Objective-C runtime is wrapped here, once per branch, with one interface.
#if canImport(UIKit)

import ObjectiveC
import os
@_exported import UIKit
@_exported import UIKit.UIGestureRecognizerSubclass

/// A closure as a recognizer's target. The recognizer keeps it, so that it can never be sent to what is gone.
@MainActor
public final class GestureAction: NSObject {
    private let action: @MainActor (UIGestureRecognizer) -> Void

    /// An action that is sent to nobody yet: ``add(to:)`` gives it to a recognizer.
    public init(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.action = action
        super.init()
    }

    /// Adds the action after those that `recognizer` has.
    public func add(to recognizer: UIGestureRecognizer) {
        recognizer.addTarget(self, action: #selector(fire(_:)))
        objc_setAssociatedObject(recognizer, key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    /// Takes the action away again.
    public func remove(from recognizer: UIGestureRecognizer) {
        recognizer.removeTarget(self, action: #selector(fire(_:)))
        objc_setAssociatedObject(recognizer, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

    @objc private func fire(_ recognizer: UIGestureRecognizer) { action(recognizer) }
}

/// A display link that calls a closure. It runs until it is invalidated, and keeps the closure until then.
@MainActor
public final class FrameLink: NSObject {
    private let onFrame: @MainActor (CADisplayLink) -> Void
    private var link: CADisplayLink?

    /// A link that runs from now on, at up to 120 Hz.
    public init(_ onFrame: @escaping @MainActor (CADisplayLink) -> Void) {
        self.onFrame = onFrame
        super.init()
        link = CADisplayLink(target: self, selector: #selector(fire(_:)))
        link?.preferredFrameRateRange = .asFastAsTheDisplay
        link?.add(to: .main, forMode: .common)
    }

    /// Ends it. The closure is called no more, and let go.
    public func invalidate() {
        link?.invalidate()
        link = nil
    }

    @objc private func fire(_ link: CADisplayLink) { onFrame(link) }
}

/// Runs `body`: on a device there is one clock, and one run loop.
@MainActor
public func onScreen<Result>(of view: UIView?, _ body: () -> Result) -> Result { body() }

/// Runs `block` in the next turn of the main run loop, whichever view it is about.
@MainActor
public func onNextTurn(of view: UIView? = nil, _ block: @escaping @MainActor () -> Void) {
    RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated(block) }
}

/// Where what is said once is read: in the device's log, and in Xcode's console.
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

/// What the device is, and what runs on it, in words: "iPhone", "iOS 18.1".
@MainActor
package var deviceNames: (model: String, system: String) {
    (UIDevice.current.model, "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)")
}

/// Asks the user where `text` is to go, as a file or a message.
@MainActor
package func shareText(_ text: String, from view: UIView) {
    var controller = view.window?.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = view
    controller?.present(sheet, animated: true)
}

/// What is said of touches as they go: in the log's categories, and as an interval in Instruments for each touch.
@MainActor
package final class TouchLog {
    private static let signposter = OSSignposter(subsystem: "GestureArbiter", category: "touches")
    private var interval: OSSignpostIntervalState?

    package init() {}

    /// A touch comes down.
    package func begins() { interval = Self.signposter.beginInterval("touch") }

    /// All is at rest again.
    package func ends() {
        if let interval { Self.signposter.endInterval("touch", interval) }
        interval = nil
    }

    /// Says `text` in a category of the log. Kept by the system where it is asked for.
    package func note(_ category: String, _ text: String) {
        Logger(subsystem: "GestureArbiter", category: category).debug("\(text, privacy: .public)")
        if interval != nil { Self.signposter.emitEvent("decision") }
    }
}

private var isOnMain: Bool { Thread.isMainThread }

extension UIGestureRecognizer {
    /// Whether its delegate lets it go together with `other`. UIKit asks that, too, of each pair once.
    package func delegateAllowsRecognition(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer?(self, shouldRecognizeSimultaneouslyWith: other) ?? false
    }
}

/// What the adaptive delegate, whose methods are optional, says and hears. Row T19.
extension UIPresentationController {
    package var delegateAllowsDismissal: Bool { delegate?.presentationControllerShouldDismiss?(self) ?? true }
    package func tellDelegateThatItWillDismiss() { delegate?.presentationControllerWillDismiss?(self) }
    package func tellDelegateThatItDidDismiss() { delegate?.presentationControllerDidDismiss?(self) }
    package func tellDelegateOfAttemptedDismissal() { delegate?.presentationControllerDidAttemptToDismiss?(self) }
}

extension UIViewController {
    /// Keeps `companion` as long as the controller lives, or until it keeps another of the same class.
    package func keep(_ companion: AnyObject) {
        let key = UnsafeRawPointer(Unmanaged.passUnretained(type(of: companion) as AnyObject).toOpaque())
        objc_setAssociatedObject(self, key, companion, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}

extension UIViewController {
    /// What Objective-C finds under `name`, whichever class declares it; nil where there is nothing.
    fileprivate func objectiveCProperty(_ name: String) -> Any? {
        responds(to: Selector(name)) ? value(forKey: name) : nil
    }
}

#else

@_exported import HeadlessUIKit

/// A closure as a recognizer's target. The recognizer keeps it, so that it can never be sent to what is gone.
@MainActor
public final class GestureAction {
    private let action: @MainActor (UIGestureRecognizer) -> Void

    /// An action that is sent to nobody yet: ``add(to:)`` gives it to a recognizer.
    public init(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) { self.action = action }

    /// Adds the action after those that `recognizer` has.
    public func add(to recognizer: UIGestureRecognizer) {
        recognizer.addTarget(self) { recognizer in self.action(recognizer) }
    }

    /// Takes the action away again.
    public func remove(from recognizer: UIGestureRecognizer) { recognizer.removeTarget(self) }
}

/// A display link that calls a closure. It runs until it is invalidated, and keeps the closure until then.
@MainActor
public final class FrameLink {
    private var link: CADisplayLink?

    /// A link that runs from now on, at up to 120 Hz.
    public init(_ onFrame: @escaping @MainActor (CADisplayLink) -> Void) {
        link = CADisplayLink(target: self, action: onFrame)
        link?.preferredFrameRateRange = .asFastAsTheDisplay
        link?.add(to: .main, forMode: .common)
    }

    /// Ends it. The closure is called no more, and let go.
    public func invalidate() {
        link?.invalidate()
        link = nil
    }
}

/// Runs `body` by the clock, the frames and the turns of the stage that `view` is on, whoever calls.
@MainActor
public func onScreen<Result>(of view: UIView?, _ body: () -> Result) -> Result { Stage.drive(the: view, body) }

/// Runs `block` in the next turn of the stage that `view` is on; of the one that calls, or will be driven next, if on none.
@MainActor
public func onNextTurn(of view: UIView? = nil, _ block: @escaping @MainActor () -> Void) {
    Stage.begin(for: view) { $0.perform(block) }
}

/// Where what is said once is read: among the warnings of the stage that has called the code, or was driven last.
@MainActor
struct Log {
    static func warnOnce(_ subject: String, _ text: String) { Stage.implied?.warnOnce(subject, text) }
}

/// What the device is, and what runs on it, in words: here, no device.
@MainActor
package var deviceNames: (model: String, system: String) { ("a stage", "HeadlessUIKit") }

/// Asks nobody: on a stage there is no user.
@MainActor
package func shareText(_ text: String, from view: UIView) {}

/// What is said of touches as they go: here for tests to read.
@MainActor
package final class TouchLog {
    /// The last lines, oldest first.
    package private(set) static var lines: [String] = []

    package init() {}

    /// A touch comes down.
    package func begins() { note("touches", "begins") }

    /// All is at rest again.
    package func ends() { note("touches", "ends") }

    /// Says `text` in a category of the log.
    package func note(_ category: String, _ text: String) {
        Self.lines.append("\(category): \(text)")
        if Self.lines.count > 200 { Self.lines.removeFirst() }
    }
}

/// Where there is no main run loop any thread may serve the main queue: the queue itself is asked.
private var isOnMain: Bool { DispatchQueue.getSpecific(key: mainQueueKey) ?? false }

private let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
}()

extension UIGestureRecognizer {
    /// Whether its delegate lets it go together with `other`. UIKit asks that, too, of each pair once.
    package func delegateAllowsRecognition(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
    }
}

/// What the adaptive delegate, whose methods are optional in UIKit, says and hears. Row T19.
extension UIPresentationController {
    package var delegateAllowsDismissal: Bool { delegate?.presentationControllerShouldDismiss(self) ?? true }
    package func tellDelegateThatItWillDismiss() { delegate?.presentationControllerWillDismiss(self) }
    package func tellDelegateThatItDidDismiss() { delegate?.presentationControllerDidDismiss(self) }
    package func tellDelegateOfAttemptedDismissal() { delegate?.presentationControllerDidAttemptToDismiss(self) }
}

extension UIViewController {
    /// Keeps `companion` as long as the controller lives, or until it keeps another of the same class.
    package func keep(_ companion: AnyObject) { companions[ObjectIdentifier(type(of: companion))] = companion }
}

extension UIViewController {
    /// There is no Objective-C runtime to ask.
    fileprivate func objectiveCProperty(_ name: String) -> Any? { nil }
}

#endif

extension UIViewController {
    /// A property that the controller's own class declares, and that a protocol does not see which a base class of it
    /// conforms to: one of Objective-C's, or one that is stored. Nil where there is none, or nil in it.
    @_spi(Cards) public func ownProperty(_ name: String) -> Any? {
        if let value = objectiveCProperty(name) { return value }
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            let labels = [name, "$__lazy_storage_$_" + name]
            if let stored = current.children.first(where: { labels.contains($0.label ?? "") }) { return stored.value }
            mirror = current.superclassMirror
        }
        return nil
    }
}

/// Says once what cannot have been meant, for the programmer to read: what happened, and what to do instead.
///
/// It is for what the app goes on with all the same: a number that is replaced, a setting that comes too late. From any
/// thread.
///
/// - Parameters:
///   - subject: What it is about, as `DeckConfiguration.cardInset`. Only the first text about a subject is said.
///   - text: Sentences with a full stop.
public func warnOnce(_ subject: String, _ text: String) { onMain { Log.warnOnce(subject, text) } }

/// Runs `block` on the main thread: now where that is this one, soon where it is not. For what may happen on any, as
/// the end of an object.
package func onMain(_ block: @escaping @MainActor @Sendable () -> Void) {
    guard isOnMain else {
        Task { @MainActor in block() }
        return
    }
    MainActor.assumeIsolated(block)
}

extension UIView {
    /// Rounds `corners` around the centers of the container's corners, by at least `radius` points. Returns whether the
    /// system can: from iOS 26 on, in an app that is built with Xcode 26 or later.
    package func roundConcentrically(_ corners: UIRectCorner, atLeast radius: CGFloat) -> Bool {
        #if compiler(>=6.2)
        guard #available(iOS 26.0, *) else { return false }
        func corner(_ corner: UIRectCorner) -> UICornerRadius {
            corners.contains(corner) ? .containerConcentric(minimum: radius) : .fixed(0)
        }
        cornerConfiguration = .corners(
            topLeftRadius: corner(.topLeft), topRightRadius: corner(.topRight),
            bottomLeftRadius: corner(.bottomLeft), bottomRightRadius: corner(.bottomRight))
        return true
        #else
        return false
        #endif
    }

    /// The radius in points at which such a corner shows; nil where the system cannot.
    package func concentricRadius(of corner: UIRectCorner) -> CGFloat? {
        #if compiler(>=6.2)
        if #available(iOS 26.0, *) { return effectiveRadius(corner: corner) }
        #endif
        return nil
    }
}

extension CAFrameRateRange {
    /// 120 Hz where the display has it and the app allows it, on iPhones by `CADisableMinimumFrameDurationOnPhone` in its
    /// Info.plist; what follows a finger should be as smooth.
    static var asFastAsTheDisplay: CAFrameRateRange { CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120) }
}
