#pragma once
@import UIKit;

#pragma clang assume_nonnull begin

@class WKNavigation;
@class NSURL;

// Only what the app playground's measuring page shows.
NS_SWIFT_UI_ACTOR
@interface WKWebView : UIView
- (nullable WKNavigation *)loadHTMLString:(NSString *)string baseURL:(nullable NSURL *)baseURL;
@end

#pragma clang assume_nonnull end
