#pragma once
#import "UIView.h"

#pragma clang assume_nonnull begin

@class UIPickerView;

NS_SWIFT_UI_ACTOR
@protocol UIPickerViewDataSource <NSObject>
@required
- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)pickerView;
- (NSInteger)pickerView:(UIPickerView *)pickerView numberOfRowsInComponent:(NSInteger)component;
@end

NS_SWIFT_UI_ACTOR
@protocol UIPickerViewDelegate <NSObject>
@optional
- (void)pickerView:(UIPickerView *)pickerView didSelectRow:(NSInteger)row inComponent:(NSInteger)component;
@end

NS_SWIFT_UI_ACTOR
@interface UIPickerView : UIView
@property (nonatomic, weak, nullable) id<UIPickerViewDataSource> dataSource;
@property (nonatomic, weak, nullable) id<UIPickerViewDelegate> delegate;
@property (nonatomic, readonly) NSInteger numberOfComponents;
- (NSInteger)numberOfRowsInComponent:(NSInteger)component;
- (void)reloadAllComponents;
- (void)selectRow:(NSInteger)row inComponent:(NSInteger)component animated:(BOOL)animated;
- (NSInteger)selectedRowInComponent:(NSInteger)component;
@end

#pragma clang assume_nonnull end
