#pragma once
#import "UIResponder.h"

#pragma clang assume_nonnull begin

typedef NS_ENUM(NSInteger, UITouchPhase) {
    UITouchPhaseBegan,
    UITouchPhaseMoved,
    UITouchPhaseStationary,
    UITouchPhaseEnded,
    UITouchPhaseCancelled,
    UITouchPhaseRegionEntered,
    UITouchPhaseRegionMoved,
    UITouchPhaseRegionExited,
} NS_SWIFT_NAME(UITouch.Phase);

typedef NS_ENUM(NSInteger, UITouchType) {
    UITouchTypeDirect,
    UITouchTypeIndirect,
    UITouchTypePencil,
    UITouchTypeStylus = UITouchTypePencil,
    UITouchTypeIndirectPointer,
} NS_SWIFT_NAME(UITouch.TouchType);

NS_SWIFT_UI_ACTOR
@interface UITouch : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly) UITouchPhase phase;
@property (nonatomic, readonly) NSUInteger tapCount;
@property (nonatomic, readonly) UITouchType type;
@property (nonatomic, readonly) CGFloat majorRadius;
@property (nonatomic, readonly) CGFloat force;
@property (nonatomic, readonly) CGFloat maximumPossibleForce;
@property (nonatomic, readonly, strong, nullable) UIWindow *window;
@property (nonatomic, readonly, strong, nullable) UIView *view;
@property (nonatomic, readonly, copy, nullable) NSArray<UIGestureRecognizer *> *gestureRecognizers;
- (CGPoint)locationInView:(nullable UIView *)view;
- (CGPoint)previousLocationInView:(nullable UIView *)view;
- (CGPoint)preciseLocationInView:(nullable UIView *)view;
- (CGPoint)precisePreviousLocationInView:(nullable UIView *)view;
@end

#pragma clang assume_nonnull end
