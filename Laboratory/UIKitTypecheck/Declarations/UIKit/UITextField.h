#pragma once
#import "UILabels.h"

#pragma clang assume_nonnull begin

@class UITextField;

NS_SWIFT_UI_ACTOR
@protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField;
- (void)textFieldDidBeginEditing:(UITextField *)textField;
- (BOOL)textFieldShouldEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField;
@end

NS_SWIFT_UI_ACTOR
@interface UITextField : UIControl
@property (nonatomic, weak, nullable) id<UITextFieldDelegate> delegate;
@property (nonatomic, copy, nullable) NSString *text;
@property (nonatomic, copy, nullable) NSString *placeholder;
@property (nonatomic, readonly, getter=isEditing) BOOL editing;
@end

extern NSNotificationName const UITextFieldTextDidBeginEditingNotification
    NS_SWIFT_NAME(UITextField.textDidBeginEditingNotification);

#pragma clang assume_nonnull end
