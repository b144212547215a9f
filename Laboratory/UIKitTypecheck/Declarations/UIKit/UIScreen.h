#pragma once
#import "UITraitCollection.h"
#import "UICoordinateSpace.h"

#pragma clang assume_nonnull begin

@class UIView;

NS_SWIFT_UI_ACTOR
@interface UIScreen : NSObject <UITraitEnvironment>
@property (class, nonatomic, readonly) UIScreen *mainScreen NS_SWIFT_NAME(main);
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) id<UICoordinateSpace> coordinateSpace;
@property (nonatomic, readonly) CGRect nativeBounds;
@property (nonatomic, readonly) CGFloat scale;
@property (nonatomic, readonly) CGFloat nativeScale;
@property (nonatomic, readonly) NSInteger maximumFramesPerSecond;
@end

#pragma clang assume_nonnull end
