#pragma once
#import "UIEvent.h"

#pragma clang assume_nonnull begin

typedef NS_OPTIONS(NSInteger, UIKeyModifierFlags) {
    UIKeyModifierAlphaShift = 1 << 16,
    UIKeyModifierShift = 1 << 17,
    UIKeyModifierControl = 1 << 18,
    UIKeyModifierAlternate = 1 << 19,
    UIKeyModifierCommand = 1 << 20,
    UIKeyModifierNumericPad = 1 << 21,
};

// The usages of a keyboard in the USB HID tables, as far as the libraries know them.
typedef NS_ENUM(NSInteger, UIKeyboardHIDUsage) {
    UIKeyboardHIDUsageKeyboardEscape = 0x29,
    UIKeyboardHIDUsageKeyboardRightArrow = 0x4F,
    UIKeyboardHIDUsageKeyboardLeftArrow = 0x50,
    UIKeyboardHIDUsageKeyboardDownArrow = 0x51,
    UIKeyboardHIDUsageKeyboardUpArrow = 0x52,
};

NS_SWIFT_UI_ACTOR
@interface UIKey : NSObject
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags;
@property (nonatomic, readonly) UIKeyboardHIDUsage keyCode;
@end

NS_SWIFT_UI_ACTOR
@interface UIPress : NSObject
@property (nonatomic, nullable, readonly) UIKey *key;
@end

NS_SWIFT_UI_ACTOR
@interface UIPressesEvent : UIEvent
@end

// What types into a responder, such as a text.
NS_SWIFT_UI_ACTOR
@protocol UIKeyInput <NSObject>
@property (nonatomic, readonly) BOOL hasText;
- (void)insertText:(NSString *)text;
- (void)deleteBackward;
@end

#pragma clang assume_nonnull end
