#pragma once
#import "UITransitioning.h"

#pragma clang assume_nonnull begin

@class UIPresentationController, UIViewController;
@protocol UIViewControllerTransitionCoordinator;

NS_SWIFT_UI_ACTOR
@protocol UIContentContainer <NSObject>
@property (nonatomic, readonly) CGSize preferredContentSize;
- (void)preferredContentSizeDidChangeForChildContentContainer:(id<UIContentContainer>)container
    NS_SWIFT_NAME(preferredContentSizeDidChange(forChildContentContainer:));
- (void)systemLayoutFittingSizeDidChangeForChildContentContainer:(id<UIContentContainer>)container
    NS_SWIFT_NAME(systemLayoutFittingSizeDidChange(forChildContentContainer:));
- (CGSize)sizeForChildContentContainer:(id<UIContentContainer>)container
               withParentContainerSize:(CGSize)parentSize
    NS_SWIFT_NAME(size(forChildContentContainer:withParentContainerSize:));
- (void)viewWillTransitionToSize:(CGSize)size
       withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
    NS_SWIFT_NAME(viewWillTransition(to:with:));
- (void)willTransitionToTraitCollection:(UITraitCollection *)newCollection
              withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
    NS_SWIFT_NAME(willTransition(to:with:));
@end

NS_SWIFT_UI_ACTOR
@protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller
    NS_SWIFT_NAME(adaptivePresentationStyle(for:));
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller
                                                               traitCollection:(UITraitCollection *)traitCollection
    NS_SWIFT_NAME(adaptivePresentationStyle(for:traitCollection:));
- (nullable UIViewController *)presentationController:(UIPresentationController *)controller
           viewControllerForAdaptivePresentationStyle:(UIModalPresentationStyle)style;
- (void)presentationController:(UIPresentationController *)presentationController
    willPresentWithAdaptiveStyle:(UIModalPresentationStyle)style
           transitionCoordinator:(nullable id<UIViewControllerTransitionCoordinator>)transitionCoordinator;
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerShouldDismiss(_:));
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerWillDismiss(_:));
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerDidDismiss(_:));
- (void)presentationControllerDidAttemptToDismiss:(UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerDidAttemptToDismiss(_:));
@end

NS_SWIFT_UI_ACTOR
@interface UIPresentationController : NSObject <UITraitEnvironment, UIContentContainer>
@property (nonatomic, strong, readonly) UIViewController *presentingViewController
    NS_SWIFT_NAME(presentingViewController);
@property (nonatomic, strong, readonly) UIViewController *presentedViewController
    NS_SWIFT_NAME(presentedViewController);
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property (nullable, nonatomic, readonly, strong) UIView *containerView;
@property (nullable, nonatomic, weak) id<UIAdaptivePresentationControllerDelegate> delegate;
- (instancetype)initWithPresentedViewController:(UIViewController *)presentedViewController
                       presentingViewController:(nullable UIViewController *)presentingViewController
    NS_SWIFT_NAME(init(presentedViewController:presenting:)) NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) UIModalPresentationStyle adaptivePresentationStyle;
- (void)containerViewWillLayoutSubviews;
- (void)containerViewDidLayoutSubviews;
@property (nonatomic, readonly, nullable) UIView *presentedView;
@property (nonatomic, readonly) CGRect frameOfPresentedViewInContainerView;
@property (nonatomic, readonly) BOOL shouldPresentInFullscreen;
@property (nonatomic, readonly) BOOL shouldRemovePresentersView;
- (void)presentationTransitionWillBegin;
- (void)presentationTransitionDidEnd:(BOOL)completed;
- (void)dismissalTransitionWillBegin;
- (void)dismissalTransitionDidEnd:(BOOL)completed;
@property (nullable, nonatomic, copy) UITraitCollection *overrideTraitCollection
    API_IOS_DEPRECATED(8.0, 17.0, "use traitOverrides");
@end

@protocol UISheetPresentationControllerDelegate;

NS_SWIFT_UI_ACTOR
@interface UISheetPresentationController : UIPresentationController
@property (nullable, nonatomic, weak) id<UISheetPresentationControllerDelegate> delegate;
@property (nonatomic) BOOL prefersGrabberVisible;
@property (nonatomic) BOOL prefersScrollingExpandsWhenScrolledToEdge;
@end

#pragma clang assume_nonnull end
