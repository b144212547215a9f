// What GestureArbiterObjC offers to Objective-C, as the Swift compiler generates it:
// Laboratory/UIKitTypecheck/check --header writes this file. Import the module: @import GestureArbiterObjC;

extern "C" {

} // extern "C"
@import ObjectiveC;

/// What has happened to a card.
typedef SWIFT_ENUM(NSInteger, GACardEventKind, closed) {
/// A finger has taken the card.
  GACardEventKindGrabbed = 0,
/// The card has moved: see <code>progress</code>.
  GACardEventKindMoved = 1,
/// Another detent is selected: see <code>detent</code> and <code>byUser</code>.
  GACardEventKindSelected = 2,
/// During a drag: from now on, a lift would dismiss the card, or would not: see <code>isArmed</code>.
  GACardEventKindArmed = 3,
/// Another card lies over this one, and has come or gone by a share: see <code>share</code>.
  GACardEventKindCovered = 4,
/// A release would have dismissed the card, but <code>modalInPresentation</code> or the delegate kept it.
  GACardEventKindAttempted = 5,
/// The card is about to leave: see <code>byUser</code>.
  GACardEventKindWillDismiss = 6,
/// The card has left.
  GACardEventKindDismissed = 7,
/// The card is at rest again, after a finger had it, or after it was about to leave.
  GACardEventKindReturned = 8,
};

/// How a card’s content is laid out while less than the whole card shows.
typedef SWIFT_ENUM(NSInteger, GAContentSizing, closed) {
/// The content keeps its size at the largest detent, and moves.
  GAContentSizingSlides = 0,
/// The content is as tall as its visible part.
  GAContentSizingResizes = 1,
};

/// The direction in which a finger drags a card away.
typedef SWIFT_ENUM(NSInteger, GADirection, closed) {
/// Toward the bottom of the screen.
  GADirectionDown = 0,
/// Toward the top of the screen.
  GADirectionUp = 1,
/// Toward the left, in every layout direction.
  GADirectionLeft = 2,
/// Toward the right, in every layout direction.
  GADirectionRight = 3,
/// Toward the left, or the right in a right-to-left layout.
  GADirectionLeading = 4,
/// Toward the right, or the left in a right-to-left layout.
  GADirectionTrailing = 5,
/// Up or down, as the finger moves.
  GADirectionVertical = 6,
/// Left or right, as the finger moves.
  GADirectionHorizontal = 7,
};

/// The part of a drag that an arbiter tells of.
typedef SWIFT_ENUM(NSInteger, GADragPhase, closed) {
/// The drag has the touch.
  GADragPhaseBegan = 0,
/// The finger has moved.
  GADragPhaseMoved = 1,
/// The finger has lifted.
  GADragPhaseEnded = 2,
/// The drag was cancelled: go back to rest.
  GADragPhaseCancelled = 3,
};

/// The side of the parent that a panel comes from.
typedef SWIFT_ENUM(NSInteger, GAEdge, closed) {
  GAEdgeBottom = 0,
  GAEdgeTop = 1,
  GAEdgeLeft = 2,
  GAEdgeRight = 3,
  GAEdgeLeading = 4,
  GAEdgeTrailing = 5,
};

/// A card’s response to a keyboard.
typedef SWIFT_ENUM(NSInteger, GAKeyboard, closed) {
/// The card moves up.
  GAKeyboardMoves = 0,
/// The card stays where it is.
  GAKeyboardIgnores = 1,
};

/// The superclass of the classes for Objective-C. Objective-C sees each public member of a subclass that it can express.
/// Where there is no Objective-C, as on Linux, subclasses are plain Swift classes, so that tests run there.
SWIFT_CLASS("_TtC14ObjectiveCShim8GAObject")
@interface GAObject : NSObject
- (nonnull instancetype)init OBJC_DESIGNATED_INITIALIZER;
@end

/// The stage of a drag at which an arbiter asks.
typedef SWIFT_ENUM(NSInteger, GAStage, closed) {
/// Before the drag begins with a touch.
  GAStageBegin = 0,
/// Before scrolling, or its momentum, hands over to the drag.
  GAStageHandoff = 1,
/// At the lift, before the card leaves or comes to rest.
  GAStageRelease = 2,
};

/// The effect of a touch beside a card, while the views behind the card are dimmed.
typedef SWIFT_ENUM(NSInteger, GATapOutside, closed) {
/// Nothing: the touch ends there.
  GATapOutsideNothing = 0,
/// A tap dismisses the card, if the user may dismiss it.
  GATapOutsideDismisses = 1,
/// A tap moves the card to its largest undimmed detent, or dismisses it, or moves it to its smallest detent.
  GATapOutsideCollapses = 2,
/// Touches go to the views behind the card.
  GATapOutsidePasses = 3,
};

extern "C" {

} // extern "C"
@import CoreGraphics;
@import Foundation;
@import ObjectiveCShim;
@import UIKit;

@class UIView;
@class GAPolicy;
@class NSNumber;
@class GADrag;
@class UIPanGestureRecognizer;
@class GAAttempt;
@class NSString;
@class UIScrollView;
/// Decides whether a finger scrolls or drags, for Objective-C: see <code>GestureArbiter</code>. The container keeps the arbiter.
SWIFT_CLASS("_TtC18GestureArbiterObjC9GAArbiter")
@interface GAArbiter : GAObject
/// Attaches an arbiter that moves <code>view</code> by its transform with the finger, and then settles it: back, or away.
/// \param container The view whose touches the arbiter takes.
///
/// \param policy Who moves, when.
///
/// \param view The view to move; held weakly.
///
/// \param stops The resting places, in points from the view’s current place.
///
/// \param leaves Whether the view may leave for out of sight.
///
/// \param onOutcome Called when the view has come to rest at a stop, or is out of sight: then the stop is nil, and you
/// remove or hide the view.
///
+ (GAArbiter * _Nonnull)attachTo:(UIView * _Nonnull)container policy:(GAPolicy * _Nonnull)policy moving:(UIView * _Nonnull)view stops:(NSArray<NSNumber *> * _Nonnull)stops leaves:(BOOL)leaves onOutcome:(void (^ _Nullable)(NSNumber * _Nullable))onOutcome;
/// Attaches an arbiter that tells you of the drags, which you follow.
+ (GAArbiter * _Nonnull)attachTo:(UIView * _Nonnull)container policy:(GAPolicy * _Nonnull)policy onDrag:(void (^ _Nonnull)(GADrag * _Nonnull))onDrag;
/// The declared policy. A new policy holds from the next touch-down.
@property (nonatomic, strong) GAPolicy * _Nonnull policy;
/// Whether the arbiter takes touches. If false, a current drag is cancelled.
@property (nonatomic) BOOL isEnabled;
/// The arbiter’s recognizer, for failure requirements; nil once its view is gone.
@property (nonatomic, readonly, strong) UIPanGestureRecognizer * _Nullable panGestureRecognizer;
/// Asks <code>block</code> before a drag begins, before scrolling hands over to the drag, and at the release. The block returns the
/// reason why not; nil allows. In place of an earlier block; nil allows everything.
- (void)onAttempt:(NSString * _Nullable (^ _Nullable)(GAAttempt * _Nonnull))block;
/// Makes a view in the container the handle of <code>-[GAPolicy allowingHandle]</code>; nil: there is none.
- (void)bindHandle:(UIView * _Nullable)view;
/// Gives touches that start in <code>view</code>, such as a canvas, to that view alone.
- (void)treatAsOpaque:(UIView * _Nonnull)view;
/// Whether the content of a scroll view stays where it is, because the drag has the touch.
- (BOOL)holds:(UIScrollView * _Nonnull)scrollView SWIFT_WARN_UNUSED_RESULT;
/// Ends a current drag as cancelled. The rest of the touch moves nothing.
- (void)cancel;
/// Removes the arbiter from its view. This cannot be undone.
- (void)detach;
- (nonnull instancetype)init SWIFT_UNAVAILABLE;
+ (nonnull instancetype)new SWIFT_UNAVAILABLE_MSG("-init is unavailable");
@end

SWIFT_ENUM_FWD_DECL(NSInteger, GAStage)
/// An attempt that you may refuse, for Objective-C: see <code>GestureArbiter.Attempt</code>.
SWIFT_CLASS("_TtC18GestureArbiterObjC9GAAttempt")
@interface GAAttempt : GAObject
/// The stage at which you are asked.
@property (nonatomic, readonly) enum GAStage stage;
/// Whether the card would leave, at a release. A no then only keeps the card from leaving.
@property (nonatomic, readonly) BOOL leaves;
/// The finger’s location, in the window’s coordinates.
@property (nonatomic, readonly) CGPoint location;
/// The finger’s velocity along the direction, in points per second.
@property (nonatomic, readonly) CGFloat velocity;
/// The view that the touch landed on, if it is still there.
@property (nonatomic, readonly, strong) UIView * _Nullable touchedView;
- (nonnull instancetype)init SWIFT_UNAVAILABLE;
+ (nonnull instancetype)new SWIFT_UNAVAILABLE_MSG("-init is unavailable");
@end

@class GADetent;
SWIFT_ENUM_FWD_DECL(NSInteger, GAContentSizing)
SWIFT_ENUM_FWD_DECL(NSInteger, GAKeyboard)
SWIFT_ENUM_FWD_DECL(NSInteger, GATapOutside)
@class UIColor;
@class UIVisualEffect;
/// The values that every kind of card has, for Objective-C: those of a configuration, or of a card on the screen. See
/// <code>CardTraits</code>, also for the defaults.
/// A change of a card’s values takes effect at once, or by the card’s spring in <code>-animateChanges:</code>.
SWIFT_CLASS("_TtC18GestureArbiterObjC8GATraits")
@interface GATraits : GAObject
/// The resting places, in any order.
@property (nonatomic, copy) NSArray<GADetent *> * _Nonnull detents;
/// The name of the first detent; nil: the smallest. Of a card on the screen: of the detent at which it rests, or to
/// which it goes.
@property (nonatomic, copy) NSString * _Nullable selectedDetent;
/// The name of the largest detent at which the views behind the card are not dimmed, and get touches.
@property (nonatomic, copy) NSString * _Nullable largestUndimmedDetent;
/// How the content is laid out between detents.
@property (nonatomic) enum GAContentSizing contentSizing;
/// The card’s response to a keyboard.
@property (nonatomic) enum GAKeyboard keyboard;
/// The greatest width of the card in a wide container, in points.
@property (nonatomic) CGFloat maximumWidth;
/// Whether the user cannot dismiss the card, in any way.
@property (nonatomic) BOOL interactiveDismissDisabled;
/// The effect of a touch beside the card.
@property (nonatomic) enum GATapOutside tapOutside;
/// Whether the card has a grabber.
@property (nonatomic) BOOL prefersGrabberVisible;
/// The grabber’s accessibility label. Translate it yourself.
@property (nonatomic, copy) NSString * _Nonnull grabberLabel;
/// The name of the action by which assistive technology dismisses the card. Translate it yourself.
@property (nonatomic, copy) NSString * _Nonnull dismissLabel;
/// The radius of the corners, in points.
@property (nonatomic) CGFloat cornerRadius;
/// The color behind the content; nil for content that has its own.
@property (nonatomic, strong) UIColor * _Nullable surface;
/// The effect behind the content, in place of a color.
@property (nonatomic, strong) UIVisualEffect * _Nullable surfaceEffect;
/// The opacity of the color over the views behind the card, 0 to 1.
@property (nonatomic) CGFloat dimming;
/// Who moves, the content or the card.
@property (nonatomic, strong) GAPolicy * _Nonnull policy;
/// The springs’ undamped period, in seconds.
@property (nonatomic) NSTimeInterval response;
/// The springs’ damping ratio: 1 does not overshoot, less does.
@property (nonatomic) double dampingRatio;
- (nonnull instancetype)init SWIFT_UNAVAILABLE;
+ (nonnull instancetype)new SWIFT_UNAVAILABLE_MSG("-init is unavailable");
@end

@class UIViewController;
@class GACardConfiguration;
@class GACardEvent;
@class GADeckConfiguration;
/// A card on the screen, for Objective-C: see <code>CardControlling</code>.
/// The object refers weakly to the card, so a controller in the card may keep the object. Once the card is gone, setters
/// and methods do nothing, and getters answer as those of a bare card.
SWIFT_CLASS("_TtC18GestureArbiterObjC6GACard")
@interface GACard : GATraits
/// Presents a controller as a sheet: a rounded card with a grabber over a dimmed presenter.
/// \param controller The controller to present.
///
/// \param presenter The controller that presents.
///
/// \param configuration The card’s look and behaviour, which is read once; nil: a sheet.
///
/// \param animated Whether the card comes by a spring.
///
/// \param onEvent Called on the main queue for everything that happens to the card.
///
/// \param completion Called when the card is presented.
///
///
/// returns:
/// The card; nil if UIKit refuses the presentation.
+ (GACard * _Nullable)presentCard:(UIViewController * _Nonnull)controller from:(UIViewController * _Nonnull)presenter as:(GACardConfiguration * _Nullable)configuration animated:(BOOL)animated onEvent:(void (^ _Nullable)(GACardEvent * _Nonnull))onEvent completion:(void (^ _Nullable)(void))completion;
/// Presents a controller as a deck’s card, behind which the presenter moves back.
/// The parameters are those of <code>+presentCard:from:as:animated:onEvent:completion:</code>.
+ (GACard * _Nullable)presentDeck:(UIViewController * _Nonnull)controller from:(UIViewController * _Nonnull)presenter as:(GADeckConfiguration * _Nullable)configuration animated:(BOOL)animated onEvent:(void (^ _Nullable)(GACardEvent * _Nonnull))onEvent completion:(void (^ _Nullable)(void))completion;
/// Returns the nearest card that contains a controller, at any depth: a panel or a presentation; nil if there is none.
/// A panel is returned as a <code>GAPanel</code>.
+ (GACard * _Nullable)cardEnclosing:(UIViewController * _Nonnull)controller SWIFT_WARN_UNUSED_RESULT;
/// The name of the detent at which the card rests, or to which it goes. If you set this, the card goes there at once, or
/// by its spring in <code>-animateChanges:</code>. Setting nil does nothing.
@property (nonatomic, copy) NSString * _Nullable selectedDetent;
/// Moves the card to the detent of this name, with its current velocity. A name that the card does not have changes
/// nothing, and the log says so once.
- (void)selectDetent:(NSString * _Nonnull)identifier animated:(BOOL)animated;
/// Moves the card to the next more open detent, or from the most open to the smallest.
- (void)selectNextDetent;
/// Makes changes that move the card by its spring instead of at once.
- (void)animateChanges:(SWIFT_NOESCAPE void (^ _Nonnull)(void))changes;
/// Measures the detents again. Call this after a custom detent’s input has changed.
- (void)invalidateDetents;
/// The card’s current place: 0 at its most open place, 1 out of sight, negative while pulled beyond the most open place.
@property (nonatomic, readonly) CGFloat progress;
/// The height of the card’s part that is in sight, in points; of a card at the left or right side, the width.
@property (nonatomic, readonly) CGFloat height;
/// The view that moves, around the content’s view; nil once the card is gone.
@property (nonatomic, readonly, strong) UIView * _Nullable view;
/// The card’s arbiter: before a presentation begins, or once a panel is added, until the card is gone.
@property (nonatomic, readonly, strong) GAArbiter * _Nullable arbiter;
/// Calls <code>block</code> on the main queue for every event of the card, in place of an earlier block; nil for none.
- (void)onEvent:(void (^ _Nullable)(GACardEvent * _Nonnull))block;
/// Calls <code>show</code> with the card’s share of the way from one detent to another, 0 to 1: now, and whenever it changes.
- (void)alongsideFrom:(NSString * _Nonnull)start to:(NSString * _Nonnull)end show:(void (^ _Nonnull)(CGFloat))show;
/// Dismisses the card without asking, also from under a finger. While a controller is presented over a panel or its
/// parents, that controller is dismissed instead.
/// \param animated Whether the card leaves by its spring.
///
/// \param completion Called when the card has left.
///
- (void)dismissAnimated:(BOOL)animated completion:(void (^ _Nullable)(void))completion;
/// Dismisses the card as its user would, for a close button: whoever may refuse is asked.
///
/// returns:
/// The reason why the card stays; nil if it leaves.
- (NSString * _Nullable)attemptDismissal;
@end

/// The look and behaviour of a presented card, for Objective-C: see <code>CardConfiguration</code>.
SWIFT_CLASS("_TtC18GestureArbiterObjC19GACardConfiguration")
@interface GACardConfiguration : GATraits
/// Creates the configuration of a sheet.
- (nonnull instancetype)init;
+ (nonnull instancetype)new;
/// A bare card over the whole window: no grabber, no corners, nothing dimmed.
SWIFT_CLASS_PROPERTY(@property (nonatomic, class, readonly, strong) GACardConfiguration * _Nonnull cover;)
+ (GACardConfiguration * _Nonnull)cover SWIFT_WARN_UNUSED_RESULT;
@end

SWIFT_ENUM_FWD_DECL(NSInteger, GACardEventKind)
/// Something that happens to a card, for Objective-C: see <code>CardEvent</code>.
SWIFT_CLASS("_TtC18GestureArbiterObjC11GACardEvent")
@interface GACardEvent : GAObject
/// What has happened. It says which of the other members mean something.
@property (nonatomic, readonly) enum GACardEventKind kind;
/// The name of the detent that is selected; nil for other events.
@property (nonatomic, readonly, copy) NSString * _Nullable detent;
/// Whether the user selected the detent, or takes the card away.
@property (nonatomic, readonly) BOOL byUser;
/// The card’s place when it has moved: 0 at its most open place, 1 out of sight.
@property (nonatomic, readonly) CGFloat progress;
/// The share by which another card has come over this one, 0 to 1.
@property (nonatomic, readonly) CGFloat share;
/// Whether a lift would dismiss the card from now on.
@property (nonatomic, readonly) BOOL isArmed;
- (nonnull instancetype)init SWIFT_UNAVAILABLE;
+ (nonnull instancetype)new SWIFT_UNAVAILABLE_MSG("-init is unavailable");
@end

/// The look and behaviour of a deck, for Objective-C: see <code>DeckConfiguration</code>.
SWIFT_CLASS("_TtC18GestureArbiterObjC19GADeckConfiguration")
@interface GADeckConfiguration : GATraits
/// Creates the configuration of a deck like DeckTransition’s.
- (nonnull instancetype)init;
+ (nonnull instancetype)new;
/// DeckTransition 2’s feel and look.
SWIFT_CLASS_PROPERTY(@property (nonatomic, class, readonly, strong) GADeckConfiguration * _Nonnull classic;)
+ (GADeckConfiguration * _Nonnull)classic SWIFT_WARN_UNUSED_RESULT;
@end

@class UITraitCollection;
/// A resting place of a card, for Objective-C: see <code>Detent</code>.
SWIFT_CLASS("_TtC18GestureArbiterObjC8GADetent")
@interface GADetent : GAObject
/// The whole card.
SWIFT_CLASS_PROPERTY(@property (nonatomic, class, readonly, strong) GADetent * _Nonnull large;)
+ (GADetent * _Nonnull)large SWIFT_WARN_UNUSED_RESULT;
/// Half of the whole card. Inactive if the height is compact.
SWIFT_CLASS_PROPERTY(@property (nonatomic, class, readonly, strong) GADetent * _Nonnull medium;)
+ (GADetent * _Nonnull)medium SWIFT_WARN_UNUSED_RESULT;
/// The content’s preferred height, at most the whole card.
SWIFT_CLASS_PROPERTY(@property (nonatomic, class, readonly, strong) GADetent * _Nonnull content;)
+ (GADetent * _Nonnull)content SWIFT_WARN_UNUSED_RESULT;
/// Returns a detent of a height in points, or of a width for a panel at the left or right.
+ (GADetent * _Nonnull)detentWithHeight:(CGFloat)points identifier:(NSString * _Nullable)identifier SWIFT_WARN_UNUSED_RESULT;
/// Returns a detent of a share of the whole card, 0 to 1.
+ (GADetent * _Nonnull)detentWithFraction:(CGFloat)share identifier:(NSString * _Nullable)identifier SWIFT_WARN_UNUSED_RESULT;
/// Returns a detent at which a view of the content shows wholly, and <code>margin</code> points below it.
+ (GADetent * _Nonnull)detentDownTo:(UIView * _Nonnull)view margin:(CGFloat)margin identifier:(NSString * _Nonnull)identifier SWIFT_WARN_UNUSED_RESULT;
/// Returns a detent whose height your block computes in each layout of the card, from the height of the whole card
/// and the traits of its container. All in points, without the safe area; nil while the detent is inactive.
+ (GADetent * _Nonnull)detentWithIdentifier:(NSString * _Nonnull)identifier height:(NSNumber * _Nullable (^ _Nonnull)(CGFloat, UITraitCollection * _Nonnull))height SWIFT_WARN_UNUSED_RESULT;
/// Returns this detent with a name that VoiceOver says. Translate the name yourself.
- (GADetent * _Nonnull)labeled:(NSString * _Nonnull)label SWIFT_WARN_UNUSED_RESULT;
/// The name that selects and reports the detent: <code>large</code>, <code>medium</code>, <code>content</code>, yours, or one made of the number.
@property (nonatomic, readonly, copy) NSString * _Nonnull identifier;
/// Two detents are equal if their names and measures are.
- (BOOL)isEqual:(id _Nullable)object SWIFT_WARN_UNUSED_RESULT;
@property (nonatomic, readonly) NSUInteger hash;
- (nonnull instancetype)init SWIFT_UNAVAILABLE;
+ (nonnull instancetype)new SWIFT_UNAVAILABLE_MSG("-init is unavailable");
@end

SWIFT_ENUM_FWD_DECL(NSInteger, GADragPhase)
/// A part of a drag, for Objective-C: see <code>GestureArbiter.Drag</code>.
SWIFT_CLASS("_TtC18GestureArbiterObjC6GADrag")
@interface GADrag : GAObject
/// The part of the drag: one beginning, any number of movements, one end.
@property (nonatomic, readonly) enum GADragPhase phase;
/// The distance from rest, in points along the direction; 0 at the beginning, and if the drag was cancelled.
@property (nonatomic, readonly) CGFloat translation;
/// The finger’s velocity at the lift, in points per second along the direction; 0 before.
@property (nonatomic, readonly) CGFloat velocity;
- (nonnull instancetype)init SWIFT_UNAVAILABLE;
+ (nonnull instancetype)new SWIFT_UNAVAILABLE_MSG("-init is unavailable");
@end

@class GAPanelConfiguration;
/// A panel over its parent, for Objective-C: see <code>Panel</code>.
SWIFT_CLASS("_TtC18GestureArbiterObjC7GAPanel")
@interface GAPanel : GACard
/// Shows a controller in a panel over another controller’s view, until the panel is removed.
/// \param content The controller to show.
///
/// \param parent The controller over which the panel lies, and whose child it becomes.
///
/// \param configuration The panel’s place, look and behaviour, which is read once; nil: a sheet from the bottom.
///
/// \param animated Whether the panel moves in from its side.
///
/// \param onEvent Called on the main queue for everything that happens to the panel.
///
/// \param completion Called once when the panel has come.
///
///
/// returns:
/// The panel; nil if no parent can have it, which the log says once.
+ (GAPanel * _Nullable)addPanel:(UIViewController * _Nonnull)content to:(UIViewController * _Nonnull)parent as:(GAPanelConfiguration * _Nullable)configuration animated:(BOOL)animated onEvent:(void (^ _Nullable)(GACardEvent * _Nonnull))onEvent completion:(void (^ _Nullable)(void))completion;
/// Whether the panel is visible: false once it is hidden or removed, or on its way there.
@property (nonatomic, readonly) BOOL isShown;
/// A bar of the parent’s at the panel’s side, such as a tab bar, on which the panel rests. Held weakly.
@property (nonatomic, strong) UIView * _Nullable bar;
/// Brings a hidden or leaving panel back to the selected detent.
- (void)showAnimated:(BOOL)animated;
/// Moves the panel out of sight; it stays its parent’s child. <code>completion</code> is called once with whether it has gone.
- (void)hideAnimated:(BOOL)animated completion:(void (^ _Nullable)(BOOL))completion;
/// Moves the panel out of sight, and removes it from its parent.
- (void)removeAnimated:(BOOL)animated completion:(void (^ _Nullable)(BOOL))completion;
@end

SWIFT_ENUM_FWD_DECL(NSInteger, GAEdge)
/// The place, look and behaviour of a panel, for Objective-C: see <code>Panel.Configuration</code>.
SWIFT_CLASS("_TtC18GestureArbiterObjC20GAPanelConfiguration")
@interface GAPanelConfiguration : GATraits
/// Creates the configuration of a panel that comes from <code>edge</code>.
- (nonnull instancetype)initWithEdge:(enum GAEdge)edge OBJC_DESIGNATED_INITIALIZER;
/// Creates the configuration of a panel that comes from the bottom.
- (nonnull instancetype)init;
+ (nonnull instancetype)new;
/// The distance from the sides of the parent’s view, in points. With a margin at its own side the panel floats.
@property (nonatomic) UIEdgeInsets margins;
/// The width in points of a strip along the panel’s side, in which a finger opens a hidden panel.
@property (nonatomic) CGFloat edgeSwipe;
/// Whether the panel rests on the tab bar of the nearest tab bar controller.
@property (nonatomic) BOOL restsOnTabBar;
@end

SWIFT_ENUM_FWD_DECL(NSInteger, GADirection)
/// Decides whether a finger scrolls a scroll view or drags its container, for Objective-C: see <code>ArbitrationPolicy</code>.
SWIFT_CLASS("_TtC18GestureArbiterObjC8GAPolicy")
@interface GAPolicy : GAObject
/// The drag begins only if the content is at its edge. A touch that scrolls never drags, nor the reverse.
SWIFT_CLASS_PROPERTY(@property (nonatomic, class, readonly, strong) GAPolicy * _Nonnull gated;)
+ (GAPolicy * _Nonnull)gated SWIFT_WARN_UNUSED_RESULT;
/// The finger that scrolled to the edge then drags, and does not scroll again.
SWIFT_CLASS_PROPERTY(@property (nonatomic, class, readonly, strong) GAPolicy * _Nonnull once;)
+ (GAPolicy * _Nonnull)once SWIFT_WARN_UNUSED_RESULT;
/// The finger that scrolled to the edge then drags, and back, any number of times.
SWIFT_CLASS_PROPERTY(@property (nonatomic, class, readonly, strong) GAPolicy * _Nonnull continuous;)
+ (GAPolicy * _Nonnull)continuous SWIFT_WARN_UNUSED_RESULT;
/// The finger that brought the card back to rest then scrolls; scrolling never hands over to the drag.
SWIFT_CLASS_PROPERTY(@property (nonatomic, class, readonly, strong) GAPolicy * _Nonnull sheet;)
+ (GAPolicy * _Nonnull)sheet SWIFT_WARN_UNUSED_RESULT;
/// Returns this policy for a drag in another direction.
- (GAPolicy * _Nonnull)toward:(enum GADirection)direction SWIFT_WARN_UNUSED_RESULT;
/// Returns this policy, which also drags from the handle that <code>-[GAArbiter bindHandle:]</code> names, wherever the content is.
- (GAPolicy * _Nonnull)allowingHandle SWIFT_WARN_UNUSED_RESULT;
/// The direction in which a finger drags the container.
@property (nonatomic, readonly) enum GADirection direction;
- (nonnull instancetype)init SWIFT_UNAVAILABLE;
+ (nonnull instancetype)new SWIFT_UNAVAILABLE_MSG("-init is unavailable");
@end
