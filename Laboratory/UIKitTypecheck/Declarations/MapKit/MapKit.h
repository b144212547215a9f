#pragma once
@import UIKit;

#pragma clang assume_nonnull begin

// Only what the app playground's measuring page shows.
NS_SWIFT_UI_ACTOR
@interface MKMapView : UIView
@end

#pragma clang assume_nonnull end
