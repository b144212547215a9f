#pragma once
@import Foundation;

#pragma clang assume_nonnull begin

@interface CAAnimation : NSObject <NSCoding, NSCopying>
@property (getter=isRemovedOnCompletion) BOOL removedOnCompletion;
@end

@interface CAPropertyAnimation : CAAnimation
+ (instancetype)animationWithKeyPath:(nullable NSString *)path;
@property (nullable, copy) NSString *keyPath;
@property (getter=isAdditive) BOOL additive;
@end

@interface CABasicAnimation : CAPropertyAnimation
@property (nullable, strong) id fromValue;
@property (nullable, strong) id toValue;
@property (nullable, strong) id byValue;
@end

@interface CATransaction : NSObject
+ (void)begin;
+ (void)commit;
+ (void)flush;
+ (CFTimeInterval)animationDuration;
+ (void)setAnimationDuration:(CFTimeInterval)duration;
+ (BOOL)disableActions;
+ (void)setDisableActions:(BOOL)flag;
+ (nullable NS_SWIFT_SENDABLE void (^)(void))completionBlock;
+ (void)setCompletionBlock:(nullable NS_SWIFT_SENDABLE void (^)(void))block;
@end

#pragma clang assume_nonnull end
