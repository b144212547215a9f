// UIKit as far as the libraries and their samples use it. The declarations are facts about a public interface, written
// by hand; ../../test finds every selector in uikit-members.tsv.

#pragma once
@import QuartzCore;
@import Foundation;

#import "UIKitTypes.h"
#import "UIResponder.h"
#import "UITouch.h"
#import "UIEvent.h"
#import "UIColor.h"
#import "UIBezierPath.h"
#import "UITraitCollection.h"
#import "UICoordinateSpace.h"
#import "UIScreen.h"
#import "UIView.h"
#import "UIViewAnimation.h"
#import "UIWindow.h"
#import "UIGestureRecognizer.h"
#import "UIAction.h"
#import "UIControl.h"
#import "UIScrollView.h"
#import "UISwipeActionsConfiguration.h"
#import "UITableView.h"
#import "UICollectionViewLayout.h"
#import "UICollectionView.h"
#import "UILabels.h"
#import "UITextView.h"
#import "UIPickerView.h"
#import "UITransitioning.h"
#import "UIPresentationController.h"
#import "UIViewController.h"
#import "UIContainers.h"
#import "UIViewPropertyAnimator.h"
#import "UIAccessibility.h"
#import "UIFeedbackGenerator.h"
#import "UIApplication.h"
#import "UIActivityViewController.h"
