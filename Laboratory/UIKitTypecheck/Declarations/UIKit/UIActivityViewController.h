#pragma once
#import "UIContainers.h"

#pragma clang assume_nonnull begin

@class UIActivity;

NS_SWIFT_UI_ACTOR
@interface UIBarButtonItem : UIBarItem
- (instancetype)initWithPrimaryAction:(nullable UIAction *)primaryAction;
@end

@interface UINavigationItem (UIBarButtonItem)
@property (nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
@end

@protocol UIPopoverPresentationControllerDelegate;

NS_SWIFT_UI_ACTOR
@interface UIPopoverPresentationController : UIPresentationController
@property (nullable, nonatomic, weak) id<UIPopoverPresentationControllerDelegate> delegate;
@property (nonatomic, strong, nullable) UIBarButtonItem *barButtonItem;
@property (nonatomic, strong, nullable) UIView *sourceView;
@end

@interface UIViewController (UIPopoverPresentationController)
@property (nonatomic, nullable, readonly) UIPopoverPresentationController *popoverPresentationController;
@end

NS_SWIFT_UI_ACTOR
@interface UIActivityViewController : UIViewController
- (instancetype)initWithActivityItems:(NSArray *)activityItems
                applicationActivities:(nullable NSArray<UIActivity *> *)applicationActivities NS_DESIGNATED_INITIALIZER;
@end

#pragma clang assume_nonnull end
