// CoreGraphics' geometry. CGFloat is a struct of its own in Swift: see Overlays/CoreGraphics.swiftinterface.

#pragma once
@import ObjectiveC;
@import Darwin;

typedef double CGFloat;

typedef struct CGPoint { CGFloat x, y; } CGPoint;
typedef struct CGSize { CGFloat width, height; } CGSize;
typedef struct CGVector { CGFloat dx, dy; } CGVector;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;

#pragma clang assume_nonnull begin

typedef struct __attribute__((objc_bridge(id))) CGColor *CGColorRef NS_SWIFT_NAME(CGColor);
typedef const struct __attribute__((objc_bridge(id))) CGPath *CGPathRef NS_SWIFT_NAME(CGPath);
typedef struct __attribute__((objc_bridge(id))) CGContext *CGContextRef NS_SWIFT_NAME(CGContext);

CGColorRef CGColorCreateGenericRGB(CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha)
    __attribute__((cf_returns_retained)) NS_SWIFT_NAME(CGColor.init(red:green:blue:alpha:));
CGFloat CGColorGetAlpha(CGColorRef color) NS_SWIFT_NAME(getter:CGColor.alpha(self:));

CGAffineTransform CGAffineTransformConcat(CGAffineTransform self, CGAffineTransform other)
    NS_SWIFT_NAME(CGAffineTransform.concatenating(self:_:));
CGAffineTransform CGAffineTransformInvert(CGAffineTransform self) NS_SWIFT_NAME(CGAffineTransform.inverted(self:));
CGAffineTransform CGAffineTransformTranslate(CGAffineTransform self, CGFloat x, CGFloat y)
    NS_SWIFT_NAME(CGAffineTransform.translatedBy(self:x:y:));
CGAffineTransform CGAffineTransformScale(CGAffineTransform self, CGFloat x, CGFloat y)
    NS_SWIFT_NAME(CGAffineTransform.scaledBy(self:x:y:));
CGAffineTransform CGAffineTransformRotate(CGAffineTransform self, CGFloat angle)
    NS_SWIFT_NAME(CGAffineTransform.rotated(self:by:));
CGAffineTransform CGAffineTransformMake(CGFloat a, CGFloat b, CGFloat c, CGFloat d, CGFloat tx, CGFloat ty)
    NS_SWIFT_NAME(CGAffineTransform.init(_:_:_:_:_:_:));
CGAffineTransform CGAffineTransformMakeTranslation(CGFloat x, CGFloat y)
    NS_SWIFT_NAME(CGAffineTransform.init(translationX:y:));
CGAffineTransform CGAffineTransformMakeScale(CGFloat x, CGFloat y) NS_SWIFT_NAME(CGAffineTransform.init(scaleX:y:));
CGAffineTransform CGAffineTransformMakeRotation(CGFloat angle) NS_SWIFT_NAME(CGAffineTransform.init(rotationAngle:));
extern const CGAffineTransform CGAffineTransformIdentity NS_SWIFT_NAME(CGAffineTransform.identity);
_Bool CGAffineTransformIsIdentity(CGAffineTransform self) NS_SWIFT_NAME(getter:CGAffineTransform.isIdentity(self:));

#pragma clang assume_nonnull end
