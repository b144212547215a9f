#pragma once
#import "UIKitTypes.h"

#pragma clang assume_nonnull begin

@class UIEvent, UITouch, UIPress, UIPressesEvent, UIView, UIWindow, UIGestureRecognizer;

NS_SWIFT_UI_ACTOR
@interface UIResponder : NSObject
@property (nonatomic, readonly, nullable) UIResponder *nextResponder NS_SWIFT_NAME(next);
@property (nonatomic, readonly) BOOL canBecomeFirstResponder;
@property (nonatomic, readonly) BOOL canResignFirstResponder;
@property (nonatomic, readonly) BOOL isFirstResponder;
- (BOOL)becomeFirstResponder NS_DISCARDABLE;
- (BOOL)resignFirstResponder NS_DISCARDABLE;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)pressesBegan:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
@end

extern NSNotificationName const UIKeyboardWillChangeFrameNotification
    NS_SWIFT_NAME(UIResponder.keyboardWillChangeFrameNotification);
extern NSNotificationName const UIKeyboardWillHideNotification
    NS_SWIFT_NAME(UIResponder.keyboardWillHideNotification);
extern NSNotificationName const UIKeyboardWillShowNotification
    NS_SWIFT_NAME(UIResponder.keyboardWillShowNotification);
extern NSNotificationName const UIKeyboardDidShowNotification
    NS_SWIFT_NAME(UIResponder.keyboardDidShowNotification);
extern NSNotificationName const UIKeyboardDidHideNotification
    NS_SWIFT_NAME(UIResponder.keyboardDidHideNotification);
extern NSNotificationName const UIKeyboardDidChangeFrameNotification
    NS_SWIFT_NAME(UIResponder.keyboardDidChangeFrameNotification);
extern NSString *const UIKeyboardFrameEndUserInfoKey NS_SWIFT_NAME(UIResponder.keyboardFrameEndUserInfoKey);
extern NSString *const UIKeyboardAnimationDurationUserInfoKey
    NS_SWIFT_NAME(UIResponder.keyboardAnimationDurationUserInfoKey);

#pragma clang assume_nonnull end
