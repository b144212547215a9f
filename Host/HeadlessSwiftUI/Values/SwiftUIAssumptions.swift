import HeadlessUIKit

/// The behaviour of SwiftUI where no documentation settles it: one switch for each such behaviour, the default first.
///
/// Set the switches of a stage before its hosting controllers appear; each controller takes them in its first pass:
///
///     let stage = Stage()
///     stage.swiftUIAssumptions.equalViews = .evaluated
///     stage.window.rootViewController = home
///
/// Host-only. The article <doc:Behaviours> describes each behaviour.
public struct SwiftUIAssumptions: Hashable, Sendable {
    // Row U2.
    /// What happens to a view whose value is unchanged.
    public enum EqualViews: String, Hashable, Sendable, CaseIterable {
        /// Its body is not read, and nothing below it is looked at.
        case skipped
        /// Its body is read whenever its parent's body is.
        case evaluated
    }
    // Row U1.
    /// When bodies are read after a change.
    public enum UpdatePass: String, Hashable, Sendable, CaseIterable {
        /// In the next layout pass of the hosting view.
        case inLayout
        /// In the next turn of the run loop, before the layout pass.
        case inTurn
    }
    // Row U13.
    /// The effect of `\.dismiss` in a hosting controller that UIKit presents, with an environment from its presenter.
    public enum Dismiss: String, Hashable, Sendable, CaseIterable {
        /// It dismisses that controller.
        case itsOwn
        /// It came with the environment, and dismisses the presenter's own presentation, if there is one.
        case presenters
        /// None.
        case nothing
    }
    // Row U14.
    /// The value of `\.isPresented` in a hosting controller that UIKit presents.
    public enum Presented: String, Hashable, Sendable, CaseIterable {
        /// True while the controller is presented.
        case followsUIKit
        /// Always false.
        case never
    }
    // Row U15.
    /// The effect of `interactiveDismissDisabled` in a hosting controller that UIKit presents.
    public enum InteractiveDismiss: String, Hashable, Sendable, CaseIterable {
        /// The controller's `isModalInPresentation` follows it.
        case setsModal
        /// None.
        case nothing
    }
    // Row U17.
    /// The view of UIKit that a `List` is.
    public enum ListView: String, Hashable, Sendable, CaseIterable {
        /// A collection view, as from iOS 16.
        case collection
        /// A table, as on iOS 15.
        case table
    }
    // Row U29.
    /// What happens to the state of a list's row that is scrolled out of sight.
    public enum RowState: String, Hashable, Sendable, CaseIterable {
        /// The state is kept for when the row appears again.
        case kept
        /// The state begins anew.
        case lost
    }

    // Row U31.
    /// What `sizeThatFits(in:)` of a hosting controller counts.
    public enum FittingSize: String, Hashable, Sendable, CaseIterable {
        /// The views alone.
        case views
        /// The views and the safe area around them.
        case withSafeArea
    }

    // Row U46.
    /// How a view's `DragGesture` competes with the scroll views around it.
    public enum GestureCompetition: String, Hashable, Sendable, CaseIterable {
        /// It begins before them and stops their scrolling.
        case stopsScrolling
        /// The drag and the scrolling go on together.
        case recognizesWithScrolling
        /// It begins only if they do not scroll.
        case waitsForScrolling
    }
    // Row U47.
    /// The place of a hosting view that is used to convert its gestures' points.
    public enum GestureGeometry: String, Hashable, Sendable, CaseIterable {
        /// The view's current place.
        case current
        /// The view's place at its last layout.
        case ofLastLayout
    }
    // Row U48.
    /// The view that a touch on a `Button` lands on.
    public enum ButtonHit: String, Hashable, Sendable, CaseIterable {
        /// The hosting view, which recognizes the tap.
        case hostingView
        /// A control of UIKit.
        case control
    }

    /// How a view's `DragGesture` competes with the scroll views around it.
    public var gestureCompetition = GestureCompetition.stopsScrolling
    /// The place of a hosting view that is used to convert its gestures' points.
    public var gestureGeometry = GestureGeometry.current
    /// The view that a touch on a `Button` lands on.
    public var buttonHit = ButtonHit.hostingView
    /// The answer of a hosting view's hit test where nothing is drawn.
    public var emptyHit = EmptyHit.hostingView
    /// What happens to a view whose value is unchanged.
    public var equalViews = EqualViews.skipped
    /// When bodies are read after a change.
    public var updatePass = UpdatePass.inLayout
    /// The effect of `\.dismiss` in a presented hosting controller.
    public var dismiss = Dismiss.itsOwn
    /// The value of `\.isPresented` in a presented hosting controller.
    public var isPresented = Presented.followsUIKit
    /// The effect of `interactiveDismissDisabled` in a presented hosting controller.
    public var interactiveDismissDisabled = InteractiveDismiss.setsModal
    /// The view of UIKit that a `List` is.
    public var listView = ListView.collection
    /// What happens to the state of a row out of sight.
    public var rowState = RowState.kept

    /// What `sizeThatFits(in:)` counts.
    public var fittingSize = FittingSize.views

    /// Creates the default of every switch.
    public init() {}
}

extension Stage {
    /// The answers of this stage where SwiftUI's behaviour is not documented. A hosting controller keeps the answers of
    /// its first pass. Host-only.
    public var swiftUIAssumptions: SwiftUIAssumptions {
        get { companions[ObjectIdentifier(SwiftUIAssumptions.self)] as? SwiftUIAssumptions ?? SwiftUIAssumptions() }
        set { companions[ObjectIdentifier(SwiftUIAssumptions.self)] = newValue }
    }
}

extension SwiftUIAssumptions {
    /// One switch with its settings, the default first. Use it for tests that must pass under every setting.
    public struct Switch: Sendable, CustomStringConvertible {
        /// The property's name.
        public let name: String
        /// Each setting in words, with the assumptions that differ from the default only in this switch.
        public let settings: [(description: String, assumptions: SwiftUIAssumptions)]

        /// The name of the switch.
        public var description: String { name }

        init<Value: CaseIterable & Sendable>(
            _ name: String, _ path: WritableKeyPath<SwiftUIAssumptions, Value> & Sendable
        ) {
            self.name = name
            settings = Value.allCases.map { value in
                var assumptions = SwiftUIAssumptions()
                assumptions[keyPath: path] = value
                return ("\(value)", assumptions)
            }
        }
    }

    /// All switches.
    public static let switches = [
        Switch("equalViews", \.equalViews), Switch("updatePass", \.updatePass), Switch("dismiss", \.dismiss),
        Switch("isPresented", \.isPresented), Switch("interactiveDismissDisabled", \.interactiveDismissDisabled),
        Switch("listView", \.listView), Switch("rowState", \.rowState),
        Switch("fittingSize", \.fittingSize), Switch("emptyHit", \.emptyHit),
        Switch("gestureCompetition", \.gestureCompetition), Switch("gestureGeometry", \.gestureGeometry),
        Switch("buttonHit", \.buttonHit),
    ]
}
