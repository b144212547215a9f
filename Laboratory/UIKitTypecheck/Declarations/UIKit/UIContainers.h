#pragma once
#import "UITableView.h"
#import "UIViewController.h"

#pragma clang assume_nonnull begin

NS_SWIFT_UI_ACTOR
@interface UINavigationBar : UIView
@property (nonatomic) BOOL prefersLargeTitles;
@end

typedef NS_ENUM(NSInteger, UINavigationItemLargeTitleDisplayMode) {
    UINavigationItemLargeTitleDisplayModeAutomatic,
    UINavigationItemLargeTitleDisplayModeAlways,
    UINavigationItemLargeTitleDisplayModeNever,
    UINavigationItemLargeTitleDisplayModeInline API_IOS(17.0),
} NS_SWIFT_NAME(UINavigationItem.LargeTitleDisplayMode);

typedef NS_ENUM(NSInteger, UINavigationItemSearchBarPlacement) {
    UINavigationItemSearchBarPlacementAutomatic,
    UINavigationItemSearchBarPlacementInline,
    UINavigationItemSearchBarPlacementStacked,
} NS_SWIFT_NAME(UINavigationItem.SearchBarPlacement) API_IOS(16.0);

NS_SWIFT_UI_ACTOR
@interface UISearchController : UIViewController
- (instancetype)initWithSearchResultsController:(nullable UIViewController *)searchResultsController;
@property (nullable, nonatomic, readonly, strong) UIViewController *searchResultsController;
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationItem : NSObject
- (instancetype)initWithTitle:(NSString *)title;
@property (nullable, nonatomic, copy) NSString *title;
@property (nonatomic) UINavigationItemLargeTitleDisplayMode largeTitleDisplayMode;
@property (nullable, nonatomic, strong) UISearchController *searchController;
@property (nonatomic) BOOL hidesSearchBarWhenScrolling;
@property (nonatomic) UINavigationItemSearchBarPlacement preferredSearchBarPlacement API_IOS(16.0);
@property (nonatomic, readonly) UINavigationItemSearchBarPlacement searchBarPlacement API_IOS(16.0);
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated NS_DISCARDABLE;
@property (nullable, nonatomic, readonly, strong) UIViewController *topViewController;
@property (nullable, nonatomic, readonly, strong) UIViewController *visibleViewController;
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated;
@property (nonatomic, getter=isNavigationBarHidden) BOOL navigationBarHidden;
@property (nonatomic, readonly) UINavigationBar *navigationBar;
@property (nullable, nonatomic, readonly) UIGestureRecognizer *interactivePopGestureRecognizer;
@property (nullable, nonatomic, readonly)
    UIGestureRecognizer *interactiveContentPopGestureRecognizer API_IOS(26.0);
@end

NS_SWIFT_UI_ACTOR
@interface UIBarItem : NSObject
- (instancetype)init;
@property (nullable, nonatomic, copy) NSString *title;
@end

NS_SWIFT_UI_ACTOR
@interface UITabBarItem : UIBarItem
- (instancetype)init;
@end

NS_SWIFT_UI_ACTOR
@interface UITabBar : UIView
@property (nullable, nonatomic, copy) NSArray<UITabBarItem *> *items;
@property (nullable, nonatomic, assign) UITabBarItem *selectedItem;
@end

typedef NS_ENUM(NSInteger, UITabBarMinimizeBehavior) {
    UITabBarMinimizeBehaviorAutomatic,
    UITabBarMinimizeBehaviorNever,
    UITabBarMinimizeBehaviorOnScrollDown,
    UITabBarMinimizeBehaviorOnScrollUp,
} NS_SWIFT_NAME(UITabBarController.MinimizeBehavior) API_IOS(26.0);

NS_SWIFT_UI_ACTOR
@interface UITabBarController : UIViewController
@property (nonatomic, readonly) UITabBar *tabBar;
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nullable, nonatomic, assign) __kindof UIViewController *selectedViewController;
@property (nonatomic) NSUInteger selectedIndex;
@property (nonatomic) UITabBarMinimizeBehavior tabBarMinimizeBehavior API_IOS(26.0);
@end

NS_SWIFT_UI_ACTOR
@interface UIPageViewController : UIViewController
@property (nullable, nonatomic, readonly) NSArray<__kindof UIViewController *> *viewControllers;
@end

typedef NS_ENUM(NSInteger, UISplitViewControllerStyle) {
    UISplitViewControllerStyleUnspecified,
    UISplitViewControllerStyleDoubleColumn,
    UISplitViewControllerStyleTripleColumn,
} NS_SWIFT_NAME(UISplitViewController.Style);

typedef NS_ENUM(NSInteger, UISplitViewControllerColumn) {
    UISplitViewControllerColumnPrimary,
    UISplitViewControllerColumnSupplementary,
    UISplitViewControllerColumnSecondary,
    UISplitViewControllerColumnCompact,
} NS_SWIFT_NAME(UISplitViewController.Column);

@protocol UISplitViewControllerDelegate;

NS_SWIFT_UI_ACTOR
@interface UISplitViewController : UIViewController
- (instancetype)initWithStyle:(UISplitViewControllerStyle)style;
@property (nonatomic, weak, nullable) id<UISplitViewControllerDelegate> delegate;
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nonatomic, readonly, getter=isCollapsed) BOOL collapsed;
- (void)setViewController:(nullable UIViewController *)viewController
                forColumn:(UISplitViewControllerColumn)column NS_SWIFT_NAME(setViewController(_:for:));
@end

NS_SWIFT_UI_ACTOR
@protocol UISplitViewControllerDelegate <NSObject>
@optional
- (BOOL)splitViewController:(UISplitViewController *)splitViewController
    collapseSecondaryViewController:(UIViewController *)secondaryViewController
          ontoPrimaryViewController:(UIViewController *)primaryViewController
    NS_SWIFT_NAME(splitViewController(_:collapseSecondary:onto:));
- (UISplitViewControllerColumn)splitViewController:(UISplitViewController *)svc
         topColumnForCollapsingToProposedTopColumn:(UISplitViewControllerColumn)proposedTopColumn;
@end

typedef NS_ENUM(NSInteger, UIAlertControllerStyle) {
    UIAlertControllerStyleActionSheet,
    UIAlertControllerStyleAlert,
} NS_SWIFT_NAME(UIAlertController.Style);

typedef NS_ENUM(NSInteger, UIAlertActionStyle) {
    UIAlertActionStyleDefault,
    UIAlertActionStyleCancel,
    UIAlertActionStyleDestructive,
} NS_SWIFT_NAME(UIAlertAction.Style);

NS_SWIFT_UI_ACTOR
@interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(nullable NSString *)title
                          style:(UIAlertActionStyle)style
                        handler:(nullable void (^)(UIAlertAction *action))handler;
@property (nullable, nonatomic, readonly) NSString *title;
@property (nonatomic, readonly) UIAlertActionStyle style;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end

NS_SWIFT_UI_ACTOR
@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title
                                 message:(nullable NSString *)message
                          preferredStyle:(UIAlertControllerStyle)preferredStyle;
@property (nonatomic, readonly) NSArray<UIAlertAction *> *actions;
@property (nullable, nonatomic, copy) NSString *message;
@property (nonatomic, readonly) UIAlertControllerStyle preferredStyle;
- (void)addAction:(UIAlertAction *)action NS_SWIFT_NAME(addAction(_:));
@end

#pragma clang assume_nonnull end
