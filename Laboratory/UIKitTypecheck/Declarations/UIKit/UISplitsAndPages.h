#pragma once
#import "UIActivityViewController.h"

#pragma clang assume_nonnull begin

typedef NS_ENUM(NSInteger, UISplitViewControllerDisplayMode) {
    UISplitViewControllerDisplayModeAutomatic,
    UISplitViewControllerDisplayModeSecondaryOnly,
    UISplitViewControllerDisplayModeOneBesideSecondary,
    UISplitViewControllerDisplayModeOneOverSecondary,
    UISplitViewControllerDisplayModeTwoBesideSecondary,
    UISplitViewControllerDisplayModeTwoOverSecondary,
    UISplitViewControllerDisplayModeTwoDisplaceSecondary,
} NS_SWIFT_NAME(UISplitViewController.DisplayMode);

typedef NS_ENUM(NSInteger, UISplitViewControllerSplitBehavior) {
    UISplitViewControllerSplitBehaviorAutomatic,
    UISplitViewControllerSplitBehaviorTile,
    UISplitViewControllerSplitBehaviorOverlay,
    UISplitViewControllerSplitBehaviorDisplace,
} NS_SWIFT_NAME(UISplitViewController.SplitBehavior);

extern const CGFloat UISplitViewControllerAutomaticDimension NS_SWIFT_NAME(UISplitViewController.automaticDimension);

@interface UISplitViewController (Columns)
@property (nonatomic, readonly) UISplitViewControllerStyle style;
@property (nonatomic) BOOL presentsWithGesture;
@property (nonatomic) BOOL showsSecondaryOnlyButton;
@property (nonatomic) UISplitViewControllerDisplayMode preferredDisplayMode;
@property (nonatomic, readonly) UISplitViewControllerDisplayMode displayMode;
@property (nonatomic) UISplitViewControllerSplitBehavior preferredSplitBehavior;
@property (nonatomic) CGFloat preferredPrimaryColumnWidthFraction;
@property (nonatomic) CGFloat preferredPrimaryColumnWidth;
@property (nonatomic) CGFloat minimumPrimaryColumnWidth;
@property (nonatomic) CGFloat maximumPrimaryColumnWidth;
- (nullable __kindof UIViewController *)viewControllerForColumn:(UISplitViewControllerColumn)column
    NS_SWIFT_NAME(viewController(for:));
- (void)showColumn:(UISplitViewControllerColumn)column NS_SWIFT_NAME(show(_:));
- (void)hideColumn:(UISplitViewControllerColumn)column NS_SWIFT_NAME(hide(_:));
- (void)showDetailViewController:(UIViewController *)vc
                          sender:(nullable id)sender NS_SWIFT_NAME(showDetailViewController(_:sender:));
@end

typedef NS_ENUM(NSInteger, UIPageViewControllerNavigationOrientation) {
    UIPageViewControllerNavigationOrientationHorizontal,
    UIPageViewControllerNavigationOrientationVertical,
} NS_SWIFT_NAME(UIPageViewController.NavigationOrientation);

typedef NS_ENUM(NSInteger, UIPageViewControllerNavigationDirection) {
    UIPageViewControllerNavigationDirectionForward,
    UIPageViewControllerNavigationDirectionReverse,
} NS_SWIFT_NAME(UIPageViewController.NavigationDirection);

typedef NS_ENUM(NSInteger, UIPageViewControllerTransitionStyle) {
    UIPageViewControllerTransitionStylePageCurl,
    UIPageViewControllerTransitionStyleScroll,
} NS_SWIFT_NAME(UIPageViewController.TransitionStyle);

typedef NSString *UIPageViewControllerOptionsKey NS_TYPED_ENUM NS_SWIFT_NAME(UIPageViewController.OptionsKey);
extern UIPageViewControllerOptionsKey const UIPageViewControllerOptionSpineLocationKey
    NS_SWIFT_NAME(UIPageViewControllerOptionsKey.spineLocation);
extern UIPageViewControllerOptionsKey const UIPageViewControllerOptionInterPageSpacingKey
    NS_SWIFT_NAME(UIPageViewControllerOptionsKey.interPageSpacing);

NS_SWIFT_UI_ACTOR
@protocol UIPageViewControllerDataSource <NSObject>
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController
               viewControllerBeforeViewController:(UIViewController *)viewController
    NS_SWIFT_NAME(pageViewController(_:viewControllerBefore:));
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController
                viewControllerAfterViewController:(UIViewController *)viewController
    NS_SWIFT_NAME(pageViewController(_:viewControllerAfter:));
@end

NS_SWIFT_UI_ACTOR
@protocol UIPageViewControllerDelegate <NSObject>
@optional
- (void)pageViewController:(UIPageViewController *)pageViewController
    willTransitionToViewControllers:(NSArray<UIViewController *> *)pendingViewControllers
    NS_SWIFT_NAME(pageViewController(_:willTransitionTo:));
- (void)pageViewController:(UIPageViewController *)pageViewController
         didFinishAnimating:(BOOL)finished
    previousViewControllers:(NSArray<UIViewController *> *)previousViewControllers
        transitionCompleted:(BOOL)completed;
@end

@interface UIPageViewController (Pages)
- (instancetype)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style
                  navigationOrientation:(UIPageViewControllerNavigationOrientation)navigationOrientation
                                options:(nullable NSDictionary<UIPageViewControllerOptionsKey, id> *)options;
@property (nullable, nonatomic, weak) id<UIPageViewControllerDelegate> delegate;
@property (nullable, nonatomic, weak) id<UIPageViewControllerDataSource> dataSource;
@property (nonatomic, readonly) UIPageViewControllerTransitionStyle transitionStyle;
@property (nonatomic, readonly) UIPageViewControllerNavigationOrientation navigationOrientation;
@property (nonatomic, readonly) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
- (void)setViewControllers:(nullable NSArray<UIViewController *> *)viewControllers
                 direction:(UIPageViewControllerNavigationDirection)direction
                  animated:(BOOL)animated
                completion:(nullable void (^)(BOOL finished))completion;
@end

// Presentations that the system places

NS_SWIFT_UI_ACTOR API_IOS(16.0)
@protocol UISheetPresentationControllerDetentResolutionContext <NSObject>
@property (nonatomic, readonly) UITraitCollection *containerTraitCollection;
@property (nonatomic, readonly) CGFloat maximumDetentValue;
@end

typedef NSString *UISheetPresentationControllerDetentIdentifier NS_TYPED_EXTENSIBLE_ENUM
    NS_SWIFT_NAME(UISheetPresentationControllerDetent.Identifier);
extern UISheetPresentationControllerDetentIdentifier const UISheetPresentationControllerDetentIdentifierMedium;
extern UISheetPresentationControllerDetentIdentifier const UISheetPresentationControllerDetentIdentifierLarge;

// custom(identifier:resolver:) is in Swift only: see the overlay.
NS_SWIFT_UI_ACTOR
NS_SWIFT_NAME(UISheetPresentationController.Detent)
@interface UISheetPresentationControllerDetent : NSObject
+ (instancetype)mediumDetent NS_SWIFT_NAME(medium());
+ (instancetype)largeDetent NS_SWIFT_NAME(large());
@property (nonatomic, readonly) UISheetPresentationControllerDetentIdentifier identifier API_IOS(16.0);
- (CGFloat)resolvedValueInContext:(id<UISheetPresentationControllerDetentResolutionContext>)context
    NS_REFINED_FOR_SWIFT API_IOS(16.0);
@end

NS_SWIFT_UI_ACTOR
@protocol UISheetPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)sheetPresentationControllerDidChangeSelectedDetentIdentifier:(UISheetPresentationController *)sheet
    NS_SWIFT_NAME(sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:));
@end

typedef NS_ENUM(NSInteger, UISheetPresentationControllerPlacement) {
    UISheetPresentationControllerPlacementAutomatic,
    UISheetPresentationControllerPlacementLeading,
    UISheetPresentationControllerPlacementCenter,
    UISheetPresentationControllerPlacementTrailing,
} NS_SWIFT_NAME(UISheetPresentationController.Placement) API_IOS(27.0);

@interface UISheetPresentationController (Detents)
@property (nonatomic) UISheetPresentationControllerPlacement preferredPlacement API_IOS(27.0);
@property (nonatomic, copy) NSArray<UISheetPresentationControllerDetent *> *detents;
@property (nonatomic, copy, nullable) UISheetPresentationControllerDetentIdentifier selectedDetentIdentifier;
@property (nonatomic, copy, nullable) UISheetPresentationControllerDetentIdentifier largestUndimmedDetentIdentifier;
@property (nonatomic) BOOL prefersEdgeAttachedInCompactHeight;
@property (nonatomic) BOOL widthFollowsPreferredContentSizeWhenEdgeAttached;
@property (nonatomic, nullable, strong) UIView *sourceView;
- (void)animateChanges:(void (NS_NOESCAPE ^)(void))changes NS_SWIFT_NAME(animateChanges(_:));
- (void)invalidateDetents API_IOS(16.0);
@end

typedef NS_OPTIONS(NSUInteger, UIPopoverArrowDirection) {
    UIPopoverArrowDirectionUp = 1UL << 0,
    UIPopoverArrowDirectionDown = 1UL << 1,
    UIPopoverArrowDirectionLeft = 1UL << 2,
    UIPopoverArrowDirectionRight = 1UL << 3,
    UIPopoverArrowDirectionAny = UIPopoverArrowDirectionUp | UIPopoverArrowDirectionDown | UIPopoverArrowDirectionLeft
        | UIPopoverArrowDirectionRight,
    UIPopoverArrowDirectionUnknown = ~0UL,
};

NS_SWIFT_UI_ACTOR
@protocol UIPopoverPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)prepareForPopoverPresentation:(UIPopoverPresentationController *)popoverPresentationController
    NS_SWIFT_NAME(prepareForPopoverPresentation(_:));
@end

@interface UIPopoverPresentationController (Place)
@property (nonatomic) CGRect sourceRect;
@property (nonatomic) BOOL canOverlapSourceViewRect;
@property (nonatomic) UIPopoverArrowDirection permittedArrowDirections;
@property (nonatomic, readonly) UIPopoverArrowDirection arrowDirection;
@property (nullable, nonatomic, copy) NSArray<UIView *> *passthroughViews;
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (nonatomic) UIEdgeInsets popoverLayoutMargins;
@property (nonatomic, readonly) UISheetPresentationController *adaptiveSheetPresentationController;
@end

#pragma clang assume_nonnull end
