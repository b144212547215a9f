#pragma once
#import "UIView.h"

#pragma clang assume_nonnull begin

// `UIAccessibility` is a name space in Swift; its C functions become its members.
typedef struct UIAccessibility { char unused __attribute__((swift_private)); } UIAccessibility;

typedef unsigned int UIAccessibilityNotifications NS_TYPED_ENUM NS_SWIFT_NAME(UIAccessibility.Notification);
extern const UIAccessibilityNotifications UIAccessibilityScreenChangedNotification
    NS_SWIFT_NAME(UIAccessibilityNotifications.screenChanged);
extern const UIAccessibilityNotifications UIAccessibilityLayoutChangedNotification
    NS_SWIFT_NAME(UIAccessibilityNotifications.layoutChanged);
extern const UIAccessibilityNotifications UIAccessibilityAnnouncementNotification
    NS_SWIFT_NAME(UIAccessibilityNotifications.announcement);

NS_SWIFT_UI_ACTOR BOOL UIAccessibilityIsReduceMotionEnabled(void)
    NS_SWIFT_NAME(getter:UIAccessibility.isReduceMotionEnabled());
NS_SWIFT_UI_ACTOR BOOL UIAccessibilityIsVoiceOverRunning(void)
    NS_SWIFT_NAME(getter:UIAccessibility.isVoiceOverRunning());
NS_SWIFT_UI_ACTOR BOOL UIAccessibilityIsSwitchControlRunning(void)
    NS_SWIFT_NAME(getter:UIAccessibility.isSwitchControlRunning());
NS_SWIFT_UI_ACTOR BOOL UIAccessibilityPrefersCrossFadeTransitions(void)
    NS_SWIFT_NAME(getter:UIAccessibility.prefersCrossFadeTransitions());
NS_SWIFT_UI_ACTOR void UIAccessibilityPostNotification(UIAccessibilityNotifications notification,
                                                       id _Nullable argument)
    NS_SWIFT_NAME(UIAccessibility.post(notification:argument:));

typedef NS_ENUM(NSInteger, UIAccessibilityScrollDirection) {
    UIAccessibilityScrollDirectionRight = 1,
    UIAccessibilityScrollDirectionLeft,
    UIAccessibilityScrollDirectionUp,
    UIAccessibilityScrollDirectionDown,
    UIAccessibilityScrollDirectionNext,
    UIAccessibilityScrollDirectionPrevious,
};

typedef unsigned long long UIAccessibilityTraits NS_TYPED_ENUM;
extern const UIAccessibilityTraits UIAccessibilityTraitButton NS_SWIFT_NAME(UIAccessibilityTraits.button);
extern const UIAccessibilityTraits UIAccessibilityTraitAdjustable NS_SWIFT_NAME(UIAccessibilityTraits.adjustable);

@interface NSObject (UIAccessibility)
@property (nonatomic) BOOL isAccessibilityElement NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityLabel NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityHint NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityValue NS_SWIFT_UI_ACTOR;
@property (nonatomic) UIAccessibilityTraits accessibilityTraits NS_SWIFT_UI_ACTOR;
@property (nonatomic) BOOL accessibilityElementsHidden NS_SWIFT_UI_ACTOR;
@property (nonatomic) BOOL accessibilityViewIsModal NS_SWIFT_UI_ACTOR;
@end

NS_SWIFT_UI_ACTOR
@protocol UIAccessibilityIdentification <NSObject>
@property (nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@end

@interface UIView (UIAccessibilityIdentification) <UIAccessibilityIdentification>
@end

@class UIAccessibilityCustomAction;
typedef BOOL (^UIAccessibilityCustomActionHandler)(UIAccessibilityCustomAction *action)
    NS_SWIFT_NAME(UIAccessibilityCustomAction.Handler);

NS_SWIFT_UI_ACTOR
@interface UIAccessibilityCustomAction : NSObject
- (instancetype)initWithName:(NSString *)name
               actionHandler:(UIAccessibilityCustomActionHandler)actionHandler;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy, nullable) UIAccessibilityCustomActionHandler actionHandler;
@end

@interface NSObject (UIAccessibilityContainer)
@property (nullable, nonatomic, strong) NSArray *accessibilityElements NS_SWIFT_UI_ACTOR;
@end

@interface NSObject (UIAccessibilityAction)
@property (nullable, nonatomic, copy)
    NSArray<UIAccessibilityCustomAction *> *accessibilityCustomActions NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityActivate NS_SWIFT_UI_ACTOR;
- (void)accessibilityIncrement NS_SWIFT_UI_ACTOR;
- (void)accessibilityDecrement NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityScroll:(UIAccessibilityScrollDirection)direction NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityPerformEscape NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityPerformMagicTap NS_SWIFT_UI_ACTOR;
@end

#pragma clang assume_nonnull end
