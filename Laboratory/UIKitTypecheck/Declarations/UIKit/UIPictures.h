#pragma once
#import "UIView.h"
#import "UIAction.h"

#pragma clang assume_nonnull begin

typedef NS_ENUM(NSInteger, UIImageRenderingMode) {
    UIImageRenderingModeAutomatic,
    UIImageRenderingModeAlwaysOriginal,
    UIImageRenderingModeAlwaysTemplate,
} NS_SWIFT_NAME(UIImage.RenderingMode);

typedef NS_ENUM(NSInteger, UIImageSymbolWeight) {
    UIImageSymbolWeightUnspecified,
    UIImageSymbolWeightUltraLight,
    UIImageSymbolWeightThin,
    UIImageSymbolWeightLight,
    UIImageSymbolWeightRegular,
    UIImageSymbolWeightMedium,
    UIImageSymbolWeightSemibold,
    UIImageSymbolWeightBold,
    UIImageSymbolWeightHeavy,
    UIImageSymbolWeightBlack,
} NS_SWIFT_NAME(UIImage.SymbolWeight);

NS_SWIFT_SENDABLE
NS_SWIFT_NAME(UIImage.Configuration)
@interface UIImageConfiguration : NSObject
@end

NS_SWIFT_SENDABLE
NS_SWIFT_NAME(UIImage.SymbolConfiguration)
@interface UIImageSymbolConfiguration : UIImageConfiguration
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize NS_SWIFT_NAME(init(pointSize:));
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize
                                    weight:(UIImageSymbolWeight)weight NS_SWIFT_NAME(init(pointSize:weight:));
@end

@interface UIImage (Making)
+ (nullable UIImage *)imageNamed:(NSString *)name NS_SWIFT_NAME(init(named:));
+ (nullable UIImage *)imageNamed:(NSString *)name
                        inBundle:(nullable NSBundle *)bundle
   compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection
    NS_SWIFT_NAME(init(named:in:compatibleWith:));
+ (nullable UIImage *)systemImageNamed:(NSString *)name NS_SWIFT_NAME(init(systemName:));
+ (nullable UIImage *)systemImageNamed:(NSString *)name
                     withConfiguration:(nullable UIImageConfiguration *)configuration
    NS_SWIFT_NAME(init(systemName:withConfiguration:));
@property (nonatomic, readonly) CGSize size;
@property (nonatomic, readonly) CGFloat scale;
@property (nonatomic, readonly) UIImageRenderingMode renderingMode;
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)renderingMode NS_SWIFT_NAME(withRenderingMode(_:));
- (UIImage *)imageWithTintColor:(UIColor *)color NS_SWIFT_NAME(withTintColor(_:));
- (UIImage *)imageWithTintColor:(UIColor *)color
                  renderingMode:(UIImageRenderingMode)renderingMode NS_SWIFT_NAME(withTintColor(_:renderingMode:));
- (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)capInsets;
@end

NS_SWIFT_UI_ACTOR
@interface UIImageView : UIView
- (instancetype)initWithImage:(nullable UIImage *)image;
- (instancetype)initWithImage:(nullable UIImage *)image highlightedImage:(nullable UIImage *)highlightedImage;
@property (nullable, nonatomic, strong) UIImage *image;
@property (nullable, nonatomic, strong) UIImage *highlightedImage;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@end

NS_SWIFT_UI_ACTOR
@interface UIVisualEffect : NSObject
@end

typedef NS_ENUM(NSInteger, UIBlurEffectStyle) {
    UIBlurEffectStyleExtraLight,
    UIBlurEffectStyleLight,
    UIBlurEffectStyleDark,
    UIBlurEffectStyleRegular = 4,
    UIBlurEffectStyleProminent,
    UIBlurEffectStyleSystemUltraThinMaterial,
    UIBlurEffectStyleSystemThinMaterial,
    UIBlurEffectStyleSystemMaterial,
    UIBlurEffectStyleSystemThickMaterial,
    UIBlurEffectStyleSystemChromeMaterial,
} NS_SWIFT_NAME(UIBlurEffect.Style);

NS_SWIFT_UI_ACTOR
@interface UIBlurEffect : UIVisualEffect
+ (UIBlurEffect *)effectWithStyle:(UIBlurEffectStyle)style;
@end

NS_SWIFT_UI_ACTOR
@interface UIVibrancyEffect : UIVisualEffect
+ (UIVibrancyEffect *)effectForBlurEffect:(UIBlurEffect *)blurEffect NS_SWIFT_NAME(init(blurEffect:));
@end

typedef NS_ENUM(NSInteger, UIGlassEffectStyle) {
    UIGlassEffectStyleRegular,
    UIGlassEffectStyleClear,
} NS_SWIFT_NAME(UIGlassEffect.Style) API_IOS(26.0);

NS_SWIFT_UI_ACTOR API_IOS(26.0)
@interface UIGlassEffect : UIVisualEffect
+ (instancetype)effectWithStyle:(UIGlassEffectStyle)style;
@property (nonatomic, getter=isInteractive) BOOL interactive;
@property (nullable, nonatomic, copy) UIColor *tintColor;
@end

NS_SWIFT_UI_ACTOR
@interface UIVisualEffectView : UIView
- (instancetype)initWithEffect:(nullable UIVisualEffect *)effect NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, strong, readonly) UIView *contentView;
@property (nonatomic, copy, nullable) UIVisualEffect *effect;
@end

#pragma clang assume_nonnull end
