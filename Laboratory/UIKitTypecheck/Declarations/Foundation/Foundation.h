// As much of Foundation as UIKit's declarations, and sources that use them, need.

#pragma once
@import ObjectiveC;
@import Darwin;
@import CoreGraphics;

#pragma clang assume_nonnull begin

typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);
typedef double CFTimeInterval;
typedef struct _NSRange { NSUInteger location, length; } NSRange;

@class NSCoder, NSString;

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

@interface NSCoder : NSObject
@end

NS_SWIFT_BRIDGED_TO(Swift.String)
@interface NSString : NSObject <NSCopying>
@property (readonly) NSUInteger length;
@end

NS_SWIFT_BRIDGED_TO(Swift.Array)
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying>
@property (readonly) NSUInteger count;
#ifndef __swift__
+ (instancetype)arrayWithObjects:(const ObjectType _Nonnull[_Nonnull])objects count:(NSUInteger)count;
#endif
@end

NS_SWIFT_BRIDGED_TO(Swift.Set)
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying>
@property (readonly) NSUInteger count;
@end

NS_SWIFT_BRIDGED_TO(Swift.Dictionary)
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying>
@property (readonly) NSUInteger count;
@end

@interface NSNumber : NSObject <NSCopying>
- (instancetype)initWithDouble:(double)value NS_SWIFT_NAME(init(value:));
@property (readonly) double doubleValue;
#ifndef __swift__
+ (NSNumber *)numberWithInt:(int)value;
#endif
@end

typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSNotification.Name);

NS_SWIFT_BRIDGED_TO(Foundation.Notification)
@interface NSNotification : NSObject <NSCopying>
@end

@class NSOperationQueue;

NS_SWIFT_NAME(NotificationCenter) NS_SWIFT_SENDABLE
@interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter NS_SWIFT_NAME(default);
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name
                            object:(nullable id)object
                             queue:(nullable NSOperationQueue *)queue
                        usingBlock:(NS_SWIFT_SENDABLE void (^)(NSNotification *notification))block
    NS_SWIFT_NAME(addObserver(forName:object:queue:using:));
- (void)removeObserver:(id)observer NS_SWIFT_NAME(removeObserver(_:));
@end

NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle NS_SWIFT_NAME(main);
@end

NS_SWIFT_NAME(ProcessInfo) NS_SWIFT_SENDABLE
@interface NSProcessInfo : NSObject
@property (class, readonly, strong) NSProcessInfo *processInfo;
@property (readonly, copy) NSArray<NSString *> *arguments;
@end

NSString *NSHomeDirectory(void);
Class _Nullable NSClassFromString(NSString *name);

#ifndef __swift__
void NSLog(NSString *format, ...);
#endif

NS_SWIFT_BRIDGED_TO(Foundation.IndexPath)
@interface NSIndexPath : NSObject <NSCopying>
@end

@interface NSUserActivity : NSObject
@end

NS_SWIFT_NAME(Thread)
@interface NSThread : NSObject
@property (class, readonly) BOOL isMainThread;
@end

typedef NSString *NSRunLoopMode NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(RunLoop.Mode);

NS_SWIFT_NAME(RunLoop)
@interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *currentRunLoop NS_SWIFT_NAME(current);
@property (class, readonly, strong) NSRunLoop *mainRunLoop NS_SWIFT_NAME(main);
- (void)performBlock:(NS_SWIFT_SENDABLE void (^)(void))block NS_SWIFT_NAME(perform(_:));
@end
extern NSRunLoopMode const NSDefaultRunLoopMode NS_SWIFT_NAME(NSRunLoopMode.default);
extern NSRunLoopMode const NSRunLoopCommonModes NS_SWIFT_NAME(NSRunLoopMode.common);

typedef const void *CFTypeRef;
typedef const struct __attribute__((objc_bridge(NSString))) __CFString *CFStringRef;
typedef struct __attribute__((objc_bridge_mutable(id))) __CFRunLoop *CFRunLoopRef;
typedef CFStringRef CFRunLoopMode NS_TYPED_EXTENSIBLE_ENUM;
extern const CFRunLoopMode kCFRunLoopCommonModes;
#pragma clang arc_cf_code_audited begin
CFRunLoopRef _Null_unspecified CFRunLoopGetMain(void);
void CFRunLoopPerformBlock(
    CFRunLoopRef _Null_unspecified rl, CFTypeRef _Null_unspecified mode, void (^_Null_unspecified block)(void));
void CFRunLoopWakeUp(CFRunLoopRef _Null_unspecified rl);
#pragma clang arc_cf_code_audited end

@interface NSObject (NSKeyValueCoding)
- (nullable id)valueForKey:(NSString *)key;
@end

#pragma clang assume_nonnull end
