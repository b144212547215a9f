#pragma once
#import "UIApplication.h"
#import "UIBars.h"

#pragma clang assume_nonnull begin

typedef NS_ENUM(NSInteger, UIDeviceOrientation) {
    UIDeviceOrientationUnknown,
    UIDeviceOrientationPortrait,
    UIDeviceOrientationPortraitUpsideDown,
    UIDeviceOrientationLandscapeLeft,
    UIDeviceOrientationLandscapeRight,
    UIDeviceOrientationFaceUp,
    UIDeviceOrientationFaceDown,
};

typedef NS_ENUM(NSInteger, UIStatusBarAnimation) {
    UIStatusBarAnimationNone,
    UIStatusBarAnimationFade,
    UIStatusBarAnimationSlide,
};

@interface UIDevice (Kind)
@property (nonatomic, readonly, strong) NSString *name;
@property (nonatomic, readonly, strong) NSString *localizedModel;
@property (nonatomic, readonly) UIDeviceOrientation orientation;
@property (nonatomic, readonly, getter=isGeneratingDeviceOrientationNotifications)
    BOOL generatesDeviceOrientationNotifications;
- (void)beginGeneratingDeviceOrientationNotifications;
- (void)endGeneratingDeviceOrientationNotifications;
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@end
extern NSNotificationName const UIDeviceOrientationDidChangeNotification
    NS_SWIFT_NAME(UIDevice.orientationDidChangeNotification);

@interface UIViewController (Orientations)
@property (nonatomic, readonly) UIStatusBarAnimation preferredStatusBarUpdateAnimation;
@property (nonatomic, readonly) BOOL prefersHomeIndicatorAutoHidden;
- (void)setNeedsUpdateOfHomeIndicatorAutoHidden;
@property (nonatomic, readonly) UIRectEdge preferredScreenEdgesDeferringSystemGestures;
@property (nullable, nonatomic, readonly) UIViewController *childViewControllerForScreenEdgesDeferringSystemGestures
    NS_SWIFT_NAME(childForScreenEdgesDeferringSystemGestures);
- (void)setNeedsUpdateOfScreenEdgesDeferringSystemGestures;
@property (nonatomic, readonly) BOOL disablesAutomaticKeyboardDismissal;
@property (nonatomic, readonly) BOOL shouldAutorotate;
@property (nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations;
@property (nonatomic, readonly) UIInterfaceOrientation preferredInterfaceOrientationForPresentation;
- (void)setNeedsUpdateOfSupportedInterfaceOrientations API_IOS(16.0);
@end

// Scenes

typedef NS_ENUM(NSInteger, UISceneActivationState) {
    UISceneActivationStateUnattached = -1,
    UISceneActivationStateForegroundActive,
    UISceneActivationStateForegroundInactive,
    UISceneActivationStateBackground,
} NS_SWIFT_NAME(UIScene.ActivationState);

NS_SWIFT_UI_ACTOR
@interface UIStatusBarManager : NSObject
@property (nonatomic, readonly) UIStatusBarStyle statusBarStyle;
@property (nonatomic, readonly, getter=isStatusBarHidden) BOOL statusBarHidden;
@property (nonatomic, readonly) CGRect statusBarFrame;
@end

@class UISceneSession;

@interface UIScene (State)
@property (nonatomic, readonly) UISceneSession *session;
@property (nullable, nonatomic, strong) id<UISceneDelegate> delegate;
@property (nonatomic, readonly) UISceneActivationState activationState;
@property (null_resettable, nonatomic, copy) NSString *title;
@end

@interface UIWindowScene (State) <UITraitEnvironment>
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation;
@property (nonatomic, readonly) id<UICoordinateSpace> coordinateSpace;
@property (nonatomic, readonly) UITraitCollection *traitCollection;
@property (nonatomic, readonly, nullable) UIStatusBarManager *statusBarManager;
@property (nonatomic, readonly, nullable) UIWindow *keyWindow;
@end

// The application

typedef NS_ENUM(NSInteger, UIApplicationState) {
    UIApplicationStateActive,
    UIApplicationStateInactive,
    UIApplicationStateBackground,
} NS_SWIFT_NAME(UIApplication.State);

typedef NSString *UIApplicationOpenExternalURLOptionsKey NS_TYPED_ENUM
    NS_SWIFT_NAME(UIApplication.OpenExternalURLOptionsKey);
extern UIApplicationOpenExternalURLOptionsKey const UIApplicationOpenURLOptionUniversalLinksOnly
    NS_SWIFT_NAME(UIApplicationOpenExternalURLOptionsKey.universalLinksOnly);

@interface UIApplication (State)
@property (nullable, nonatomic, assign) id<UIApplicationDelegate> delegate;
@property (nonatomic, getter=isIdleTimerDisabled) BOOL idleTimerDisabled;
@property (nullable, nonatomic, readonly) UIWindow *keyWindow API_IOS_DEPRECATED(2.0, 13.0, "use a scene's");
@property (nonatomic, readonly) NSArray<__kindof UIWindow *> *windows API_IOS_DEPRECATED(2.0, 15.0, "use a scene's");
@property (nonatomic, getter=isNetworkActivityIndicatorVisible) BOOL networkActivityIndicatorVisible
    API_IOS_DEPRECATED(2.0, 13.0, "make your own");
@property (readonly, nonatomic) UIInterfaceOrientation statusBarOrientation
    API_IOS_DEPRECATED(2.0, 13.0, "use a scene's");
@property (readonly, nonatomic) UIStatusBarStyle statusBarStyle API_IOS_DEPRECATED(2.0, 13.0, "use the manager's");
@property (readonly, nonatomic, getter=isStatusBarHidden) BOOL statusBarHidden
    API_IOS_DEPRECATED(2.0, 13.0, "use the manager's");
@property (readonly, nonatomic) CGRect statusBarFrame API_IOS_DEPRECATED(2.0, 13.0, "use the manager's");
- (UIInterfaceOrientationMask)supportedInterfaceOrientationsForWindow:(nullable UIWindow *)window;
@property (nonatomic) NSInteger applicationIconBadgeNumber API_IOS_DEPRECATED(2.0, 17.0, "use the notification centre");
@property (nonatomic, readonly) UIApplicationState applicationState;
@property (nonatomic, readonly) UIUserInterfaceLayoutDirection userInterfaceLayoutDirection;
@property (nonatomic, readonly) UIContentSizeCategory preferredContentSizeCategory;
@property (nonatomic, readonly) NSSet<UIScene *> *connectedScenes;
@end

extern NSNotificationName const UIApplicationDidEnterBackgroundNotification
    NS_SWIFT_NAME(UIApplication.didEnterBackgroundNotification);
extern NSNotificationName const UIApplicationWillEnterForegroundNotification
    NS_SWIFT_NAME(UIApplication.willEnterForegroundNotification);
extern NSNotificationName const UIApplicationDidBecomeActiveNotification
    NS_SWIFT_NAME(UIApplication.didBecomeActiveNotification);
extern NSNotificationName const UIApplicationWillResignActiveNotification
    NS_SWIFT_NAME(UIApplication.willResignActiveNotification);
extern NSNotificationName const UIApplicationDidReceiveMemoryWarningNotification
    NS_SWIFT_NAME(UIApplication.didReceiveMemoryWarningNotification);
extern NSNotificationName const UIApplicationWillTerminateNotification
    NS_SWIFT_NAME(UIApplication.willTerminateNotification);
extern NSString *const UIApplicationOpenSettingsURLString
    NS_SWIFT_NAME(UIApplication.openSettingsURLString);

#pragma clang assume_nonnull end
