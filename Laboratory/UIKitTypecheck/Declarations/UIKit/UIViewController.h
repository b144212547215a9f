#pragma once
#import "UIPresentationController.h"
#import "UIScrollView.h"
#import "UITransitioning.h"

#pragma clang assume_nonnull begin

@class UIViewControllerTransition;
@class UINavigationController, UISplitViewController, UITabBarController, UINavigationItem, UITabBarItem, UIStoryboard, UIStoryboardSegue;

typedef NS_OPTIONS(NSUInteger, NSDirectionalRectEdge) {
    NSDirectionalRectEdgeNone = 0,
    NSDirectionalRectEdgeTop = 1 << 0,
    NSDirectionalRectEdgeLeading = 1 << 1,
    NSDirectionalRectEdgeBottom = 1 << 2,
    NSDirectionalRectEdgeTrailing = 1 << 3,
    NSDirectionalRectEdgeAll = 0xf,
};

NS_SWIFT_UI_ACTOR
@interface UIViewController : UIResponder <NSCoding, UITraitEnvironment, UIContentContainer>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)init;

// The view
@property (null_resettable, nonatomic, strong) UIView *view;
@property (nullable, nonatomic, readonly, strong) UIView *viewIfLoaded;
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
- (void)loadView;
- (void)loadViewIfNeeded;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
- (void)updateViewConstraints;
@property (nonatomic) UIEdgeInsets additionalSafeAreaInsets;
- (void)viewSafeAreaInsetsDidChange;
@property (nullable, nonatomic, copy) NSString *title;
@property (nonatomic, getter=isEditing) BOOL editing;

// Containment
@property (nullable, nonatomic, weak, readonly) UIViewController *parentViewController NS_SWIFT_NAME(parent);
@property (nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers NS_SWIFT_NAME(children);
- (void)addChildViewController:(UIViewController *)childController NS_SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent());
- (void)willMoveToParentViewController:(nullable UIViewController *)parent NS_SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent NS_SWIFT_NAME(didMove(toParent:));
@property (nonatomic, readonly, getter=isMovingToParentViewController) BOOL movingToParentViewController
    NS_SWIFT_NAME(isMovingToParent);
@property (nonatomic, readonly, getter=isMovingFromParentViewController) BOOL movingFromParentViewController
    NS_SWIFT_NAME(isMovingFromParent);
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated;
- (void)endAppearanceTransition;
@property (nonatomic, readonly) BOOL shouldAutomaticallyForwardAppearanceMethods;
@property (nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@property (nullable, nonatomic, readonly, strong) UISplitViewController *splitViewController;
@property (nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@property (nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property (null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;

// Presentation
@property (nullable, nonatomic, readonly) UIViewController *presentedViewController
    NS_SWIFT_NAME(presentedViewController);
@property (nullable, nonatomic, readonly) UIViewController *presentingViewController
    NS_SWIFT_NAME(presentingViewController);
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(nullable void (^)(void))completion;
- (void)dismissViewControllerAnimated:(BOOL)flag completion:(nullable void (^)(void))completion;
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic) UIModalTransitionStyle modalTransitionStyle;
@property (nonatomic) BOOL modalPresentationCapturesStatusBarAppearance;
@property (nonatomic) BOOL definesPresentationContext;
@property (nonatomic, getter=isModalInPresentation) BOOL modalInPresentation;
@property (nullable, nonatomic, strong) UIViewControllerTransition *preferredTransition API_IOS(18.0);
@property (nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property (nonatomic) CGSize preferredContentSize;
@property (nullable, nonatomic, weak) id<UIViewControllerTransitioningDelegate> transitioningDelegate;
@property (nullable, nonatomic, readonly) UIPresentationController *presentationController;
@property (nullable, nonatomic, readonly) UISheetPresentationController *sheetPresentationController;
@property (nullable, nonatomic, readonly) id<UIViewControllerTransitionCoordinator> transitionCoordinator;

// Status bar
@property (nonatomic, readonly) UIStatusBarStyle preferredStatusBarStyle;
@property (nonatomic, readonly) BOOL prefersStatusBarHidden;
- (void)setNeedsStatusBarAppearanceUpdate;
@property (nullable, nonatomic, readonly) UIViewController *childViewControllerForStatusBarStyle
    NS_SWIFT_NAME(childForStatusBarStyle);
@property (nullable, nonatomic, readonly) UIViewController *childViewControllerForStatusBarHidden
    NS_SWIFT_NAME(childForStatusBarHidden);
@property (nullable, nonatomic, readonly) UIViewController *childViewControllerForHomeIndicatorAutoHidden
    NS_SWIFT_NAME(childForHomeIndicatorAutoHidden);

// Scroll views
- (void)setContentScrollView:(nullable UIScrollView *)scrollView forEdge:(NSDirectionalRectEdge)edge;
- (nullable UIScrollView *)contentScrollViewForEdge:(NSDirectionalRectEdge)edge;

// Storyboards
@property (nullable, nonatomic, readonly, strong) UIStoryboard *storyboard;
- (void)performSegueWithIdentifier:(NSString *)identifier sender:(nullable id)sender;
- (BOOL)shouldPerformSegueWithIdentifier:(NSString *)identifier sender:(nullable id)sender;
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(nullable id)sender;
@end

NS_SWIFT_UI_ACTOR
API_IOS(18.0) NS_SWIFT_NAME(UIViewController.Transition)
@interface UIViewControllerTransition : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UIStoryboard : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UIStoryboardSegue : NSObject
- (instancetype)initWithIdentifier:(nullable NSString *)identifier
                            source:(UIViewController *)source
                       destination:(UIViewController *)destination NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, copy, readonly) NSString *identifier;
@property (nonatomic, readonly) __kindof UIViewController *sourceViewController NS_SWIFT_NAME(source);
@property (nonatomic, readonly) __kindof UIViewController *destinationViewController NS_SWIFT_NAME(destination);
- (void)perform;
@end

#pragma clang assume_nonnull end
