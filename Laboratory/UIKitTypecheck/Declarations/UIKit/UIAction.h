#pragma once
#import "UIKitTypes.h"

#pragma clang assume_nonnull begin

@class UIAction;

NS_SWIFT_SENDABLE
@interface UIImage : NSObject
@end

typedef NS_OPTIONS(NSUInteger, UIMenuElementAttributes) {
    UIMenuElementAttributesDisabled = 1 << 0,
    UIMenuElementAttributesDestructive = 1 << 1,
    UIMenuElementAttributesHidden = 1 << 2,
} NS_SWIFT_NAME(UIMenuElement.Attributes);

typedef NS_ENUM(NSInteger, UIMenuElementState) {
    UIMenuElementStateOff,
    UIMenuElementStateOn,
    UIMenuElementStateMixed,
} NS_SWIFT_NAME(UIMenuElement.State);

NS_SWIFT_UI_ACTOR
@interface UIMenuElement : NSObject
@end

typedef NSString *UIActionIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIAction.Identifier);
typedef void (^UIActionHandler)(__kindof UIAction *action);

// Made with an initializer that is in Swift only: see the overlay.
NS_SWIFT_UI_ACTOR
@interface UIAction : UIMenuElement
@property (nonatomic, copy) NSString *title;
@property (nonatomic, readonly, nullable) id sender;
@end

#pragma clang assume_nonnull end
