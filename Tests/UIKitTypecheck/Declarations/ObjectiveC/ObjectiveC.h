// The Objective-C runtime's names, and the macros with which the other headers here are written.

#pragma once

#define NS_SWIFT_NAME(...) __attribute__((swift_name(#__VA_ARGS__)))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@MainActor")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_BRIDGED_TO(type) __attribute__((swift_bridge(#type)))
#define NS_SWIFT_UNAVAILABLE(why) __attribute__((availability(swift, unavailable, message = why)))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_NOESCAPE __attribute__((noescape))
#define NS_DISCARDABLE __attribute__((swift_attr("@discardableResult")))
#define NS_ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; enum name : type
#define NS_OPTIONS(type, name) \
    enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; enum name : type
#define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
/// A member newer than the libraries' floor, iOS 15: its use has to be guarded.
#define API_IOS(version) __attribute__((availability(ios, introduced = version)))
/// A member that iOS deprecated: with warnings as errors its use fails.
#define API_IOS_DEPRECATED(from, to, why) \
    __attribute__((availability(ios, introduced = from, deprecated = to, message = why)))

typedef _Bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef struct objc_selector *SEL;
typedef struct _NSZone NSZone;

#pragma clang assume_nonnull begin

@class Protocol;

@protocol NSObject
@property (readonly) NSUInteger hash;
@property (readonly, copy) id description;
- (BOOL)isEqual:(nullable id)object;
- (BOOL)respondsToSelector:(SEL)selector;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc NS_SWIFT_UNAVAILABLE("use an initializer");
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@end

typedef NS_ENUM(NSUInteger, objc_AssociationPolicy) {
    OBJC_ASSOCIATION_ASSIGN = 0,
    OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
    OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
    OBJC_ASSOCIATION_RETAIN = 01401,
    OBJC_ASSOCIATION_COPY = 01403,
};
void objc_setAssociatedObject(id object, const void *key, id _Nullable value, objc_AssociationPolicy policy);
id _Nullable objc_getAssociatedObject(id object, const void *key);

#pragma clang assume_nonnull end
