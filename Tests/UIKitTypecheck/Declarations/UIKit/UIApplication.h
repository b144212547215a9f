#pragma once
#import "UIWindow.h"

#pragma clang assume_nonnull begin

@class UIApplication, UISceneConfiguration, UISceneConnectionOptions, UISceneSession;

typedef NSString *UISceneSessionRole NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UISceneSession.Role);

NS_SWIFT_UI_ACTOR
NS_SWIFT_NAME(UIScene.ConnectionOptions)
@interface UISceneConnectionOptions : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UISceneSession : NSObject
@property (nonatomic, readonly) UISceneSessionRole role;
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
