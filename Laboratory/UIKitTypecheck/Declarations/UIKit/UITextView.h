#pragma once
#import "UILabels.h"
#import "UIScrollView.h"

#pragma clang assume_nonnull begin

@class UITextView;

NS_SWIFT_UI_ACTOR
@protocol UITextViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (BOOL)textViewShouldBeginEditing:(UITextView *)textView;
- (void)textViewDidBeginEditing:(UITextView *)textView;
- (void)textViewDidEndEditing:(UITextView *)textView;
- (void)textViewDidChange:(UITextView *)textView;
- (void)textViewDidChangeSelection:(UITextView *)textView;
@end

NS_SWIFT_UI_ACTOR
@interface UITextView : UIScrollView
@property (nonatomic, weak, nullable) id<UITextViewDelegate> delegate;
@property (null_resettable, nonatomic, copy) NSString *text;
@property (nonatomic, strong, nullable) UIFont *font;
@property (nonatomic) NSRange selectedRange;
@property (nonatomic, getter=isEditable) BOOL editable;
@property (nonatomic, getter=isSelectable) BOOL selectable;
@property (nonatomic) UIEdgeInsets textContainerInset;
@end

extern NSNotificationName const UITextViewTextDidBeginEditingNotification
    NS_SWIFT_NAME(UITextView.textDidBeginEditingNotification);

#pragma clang assume_nonnull end
