#pragma once
#import "UIWindow.h"

#pragma clang assume_nonnull begin

@class UIApplication, UISceneConfiguration, UISceneConnectionOptions, UISceneSession;

typedef NSString *UIApplicationLaunchOptionsKey NS_TYPED_ENUM NS_SWIFT_NAME(UIApplication.LaunchOptionsKey);
typedef NSString *UISceneSessionRole NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UISceneSession.Role);

NS_SWIFT_UI_ACTOR
NS_SWIFT_NAME(UIScene.ConnectionOptions)
@interface UISceneConnectionOptions : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UISceneSession : NSObject
@property (nonatomic, readonly) UISceneSessionRole role;
@property (nullable, nonatomic, strong) NSUserActivity *stateRestorationActivity;
@end

NS_SWIFT_UI_ACTOR
@interface UISceneConfiguration : NSObject
- (instancetype)initWithName:(nullable NSString *)name
                 sessionRole:(UISceneSessionRole)sessionRole NS_DESIGNATED_INITIALIZER;
@property (nonatomic, nullable) Class delegateClass;
@end

NS_SWIFT_UI_ACTOR
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions
    NS_SWIFT_NAME(scene(_:willConnectTo:options:));
- (nullable NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene
    NS_SWIFT_NAME(stateRestorationActivity(for:));
- (void)sceneDidBecomeActive:(UIScene *)scene NS_SWIFT_NAME(sceneDidBecomeActive(_:));
- (void)sceneWillResignActive:(UIScene *)scene NS_SWIFT_NAME(sceneWillResignActive(_:));
- (void)sceneWillEnterForeground:(UIScene *)scene NS_SWIFT_NAME(sceneWillEnterForeground(_:));
- (void)sceneDidEnterBackground:(UIScene *)scene NS_SWIFT_NAME(sceneDidEnterBackground(_:));
@end

NS_SWIFT_UI_ACTOR
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nonatomic, strong, nullable) UIWindow *window;
@end

// Its main() is in Swift only: see the overlay.
NS_SWIFT_UI_ACTOR
@protocol UIApplicationDelegate <NSObject>
@optional
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
                                   options:(UISceneConnectionOptions *)options
    NS_SWIFT_NAME(application(_:configurationForConnecting:options:));
@property (nullable, nonatomic, strong) UIWindow *window;
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (void)applicationDidBecomeActive:(UIApplication *)application NS_SWIFT_NAME(applicationDidBecomeActive(_:));
- (void)applicationWillResignActive:(UIApplication *)application NS_SWIFT_NAME(applicationWillResignActive(_:));
- (void)applicationDidEnterBackground:(UIApplication *)application NS_SWIFT_NAME(applicationDidEnterBackground(_:));
- (void)applicationWillEnterForeground:(UIApplication *)application NS_SWIFT_NAME(applicationWillEnterForeground(_:));
- (UIInterfaceOrientationMask)application:(UIApplication *)application
    supportedInterfaceOrientationsForWindow:(nullable UIWindow *)window;
@end

NS_SWIFT_UI_ACTOR
@interface UIApplication : UIResponder
@end

NS_SWIFT_UI_ACTOR
@interface UIDevice : NSObject
@property (class, nonatomic, readonly) UIDevice *currentDevice NS_SWIFT_NAME(current);
@property (nonatomic, readonly, strong) NSString *model;
@property (nonatomic, readonly, strong) NSString *systemName;
@property (nonatomic, readonly, strong) NSString *systemVersion;
@end

#pragma clang assume_nonnull end
