#pragma once
#import "UIKitTypes.h"

#pragma clang assume_nonnull begin

NS_SWIFT_UI_ACTOR
@protocol UICoordinateSpace <NSObject>
@property (nonatomic, readonly) CGRect bounds;
- (CGPoint)convertPoint:(CGPoint)point toCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace NS_SWIFT_NAME(convert(_:to:));
- (CGPoint)convertPoint:(CGPoint)point fromCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace NS_SWIFT_NAME(convert(_:from:));
- (CGRect)convertRect:(CGRect)rect toCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace NS_SWIFT_NAME(convert(_:to:));
- (CGRect)convertRect:(CGRect)rect fromCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace NS_SWIFT_NAME(convert(_:from:));
@end

#pragma clang assume_nonnull end
