#pragma once
#import "UIKitTypes.h"

#pragma clang assume_nonnull begin

@interface UIBezierPath : NSObject <NSCopying>
+ (instancetype)bezierPath;
+ (instancetype)bezierPathWithRect:(CGRect)rect;
+ (instancetype)bezierPathWithOvalInRect:(CGRect)rect;
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius;
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect
                        byRoundingCorners:(UIRectCorner)corners
                              cornerRadii:(CGSize)cornerRadii;
+ (instancetype)bezierPathWithCGPath:(CGPathRef)CGPath;
- (instancetype)init;
@property (nonatomic) CGPathRef CGPath NS_SWIFT_NAME(cgPath);
@property (nonatomic) CGFloat lineWidth;
@property (readonly, nonatomic) CGRect bounds;
- (void)moveToPoint:(CGPoint)point;
- (void)addLineToPoint:(CGPoint)point;
- (void)addCurveToPoint:(CGPoint)endPoint controlPoint1:(CGPoint)controlPoint1 controlPoint2:(CGPoint)controlPoint2;
- (void)addArcWithCenter:(CGPoint)center
                  radius:(CGFloat)radius
              startAngle:(CGFloat)startAngle
                endAngle:(CGFloat)endAngle
               clockwise:(BOOL)clockwise NS_SWIFT_NAME(addArc(withCenter:radius:startAngle:endAngle:clockwise:));
- (void)closePath;
- (void)fill;
- (void)stroke;
@end

#pragma clang assume_nonnull end
