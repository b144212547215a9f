#pragma once
#import "UIActivityViewController.h"
#import "UITextField.h"

#pragma clang assume_nonnull begin

@class UIMenu;

// Menus

typedef NSString *UIMenuIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIMenu.Identifier);

typedef NS_OPTIONS(NSUInteger, UIMenuOptions) {
    UIMenuOptionsDisplayInline = 1 << 0,
    UIMenuOptionsDestructive = 1 << 1,
    UIMenuOptionsSingleSelection = 1 << 5,
} NS_SWIFT_NAME(UIMenu.Options);

@interface UIMenuElement (Shown)
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, nullable, copy) NSString *subtitle;
@property (nonatomic, nullable, readonly) UIImage *image;
@end

@interface UIAction (Shown)
@property (nonatomic, readonly) UIActionIdentifier identifier;
@property (nonatomic, nullable, copy) UIImage *image;
@property (nonatomic, nullable, copy) NSString *discoverabilityTitle;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic) UIMenuElementState state;
@end

// Made with an initializer that is in Swift only: see the overlay.
NS_SWIFT_UI_ACTOR
@interface UIMenu : UIMenuElement
@property (nonatomic, readonly) UIMenuIdentifier identifier;
@property (nonatomic, readonly) UIMenuOptions options;
@property (nonatomic, readonly) NSArray<UIMenuElement *> *children;
- (UIMenu *)menuByReplacingChildren:(NSArray<UIMenuElement *> *)newChildren NS_SWIFT_NAME(replacingChildren(_:));
@end

// Bar items

typedef NS_ENUM(NSInteger, UIBarButtonItemStyle) {
    UIBarButtonItemStylePlain = 0,
    UIBarButtonItemStyleDone = 2,
} NS_SWIFT_NAME(UIBarButtonItem.Style);

typedef NS_ENUM(NSInteger, UIBarButtonSystemItem) {
    UIBarButtonSystemItemDone,
    UIBarButtonSystemItemCancel,
    UIBarButtonSystemItemEdit,
    UIBarButtonSystemItemSave,
    UIBarButtonSystemItemAdd,
    UIBarButtonSystemItemFlexibleSpace,
    UIBarButtonSystemItemFixedSpace,
    UIBarButtonSystemItemCompose,
    UIBarButtonSystemItemReply,
    UIBarButtonSystemItemAction,
    UIBarButtonSystemItemOrganize,
    UIBarButtonSystemItemBookmarks,
    UIBarButtonSystemItemSearch,
    UIBarButtonSystemItemRefresh,
    UIBarButtonSystemItemStop,
    UIBarButtonSystemItemCamera,
    UIBarButtonSystemItemTrash,
    UIBarButtonSystemItemPlay,
    UIBarButtonSystemItemPause,
    UIBarButtonSystemItemRewind,
    UIBarButtonSystemItemFastForward,
    UIBarButtonSystemItemUndo,
    UIBarButtonSystemItemRedo,
    UIBarButtonSystemItemClose = 24,
} NS_SWIFT_NAME(UIBarButtonItem.SystemItem);

typedef NS_ENUM(NSInteger, UIBarStyle) {
    UIBarStyleDefault = 0,
    UIBarStyleBlack = 1,
};

@interface UIBarItem (Shown)
@property (nullable, nonatomic, strong) UIImage *image;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic) NSInteger tag;
@end

// Three of its initializers take a Selector; those with a menu are in Swift only: see the overlay.
@interface UIBarButtonItem (Made)
- (instancetype)initWithCustomView:(UIView *)customView;
+ (instancetype)fixedSpaceItemOfWidth:(CGFloat)width NS_SWIFT_NAME(fixedSpace(_:));
+ (instancetype)flexibleSpaceItem NS_SWIFT_NAME(flexibleSpace());
@property (nonatomic) UIBarButtonItemStyle style;
@property (nonatomic) CGFloat width;
@property (nullable, nonatomic, strong) __kindof UIView *customView;
@property (nullable, nonatomic, strong) UIColor *tintColor;
@property (nonatomic, copy, nullable) UIAction *primaryAction;
@property (nonatomic, copy, nullable) UIMenu *menu;
@end

@interface UITabBarItem (Made)
- (instancetype)initWithTitle:(nullable NSString *)title image:(nullable UIImage *)image tag:(NSInteger)tag;
- (instancetype)initWithTitle:(nullable NSString *)title
                        image:(nullable UIImage *)image
                selectedImage:(nullable UIImage *)selectedImage;
@property (nullable, nonatomic, strong) UIImage *selectedImage;
@property (nullable, nonatomic, copy) NSString *badgeValue;
@end

@interface UINavigationItem (Bars)
@property (nullable, nonatomic, strong) UIView *titleView;
@property (nullable, nonatomic, copy) NSString *prompt;
@property (nullable, nonatomic, strong) UIBarButtonItem *backBarButtonItem;
@property (nullable, nonatomic, copy) NSString *backButtonTitle;
@property (nonatomic) BOOL hidesBackButton;
@property (nonatomic) BOOL leftItemsSupplementBackButton;
@property (nullable, nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *leftBarButtonItems;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems;
- (void)setLeftBarButtonItem:(nullable UIBarButtonItem *)item
                    animated:(BOOL)animated NS_SWIFT_NAME(setLeftBarButton(_:animated:));
- (void)setRightBarButtonItem:(nullable UIBarButtonItem *)item
                     animated:(BOOL)animated NS_SWIFT_NAME(setRightBarButton(_:animated:));
- (void)setLeftBarButtonItems:(nullable NSArray<UIBarButtonItem *> *)items
                     animated:(BOOL)animated NS_SWIFT_NAME(setLeftBarButtonItems(_:animated:));
- (void)setRightBarButtonItems:(nullable NSArray<UIBarButtonItem *> *)items
                      animated:(BOOL)animated NS_SWIFT_NAME(setRightBarButtonItems(_:animated:));
@end

@interface UINavigationBar (Look)
@property (nonatomic) UIBarStyle barStyle;
@property (nullable, nonatomic, strong) UIColor *barTintColor;
@property (nonatomic, getter=isTranslucent) BOOL translucent;
@end

@interface UINavigationController (Bars)
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
- (nullable NSArray<__kindof UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated NS_DISCARDABLE;
@end

@interface UIButton (Look)
@property (nonatomic, copy, nullable) UIMenu *menu;
@property (nonatomic, readonly) UIButtonType buttonType;
@property (nonatomic) UIEdgeInsets contentEdgeInsets API_IOS_DEPRECATED(2.0, 15.0, "use a configuration");
- (nullable UIColor *)titleColorForState:(UIControlState)state;
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state;
- (nullable UIImage *)imageForState:(UIControlState)state;
@end

// Searches

@class UISearchBar;

typedef NS_ENUM(NSUInteger, UISearchBarStyle) {
    UISearchBarStyleDefault,
    UISearchBarStyleProminent,
    UISearchBarStyleMinimal,
} NS_SWIFT_NAME(UISearchBar.Style);

NS_SWIFT_UI_ACTOR
@interface UISearchTextField : UITextField
@end

NS_SWIFT_UI_ACTOR
@protocol UISearchBarDelegate <NSObject>
@optional
- (BOOL)searchBarShouldBeginEditing:(UISearchBar *)searchBar NS_SWIFT_NAME(searchBarShouldBeginEditing(_:));
- (void)searchBarTextDidBeginEditing:(UISearchBar *)searchBar NS_SWIFT_NAME(searchBarTextDidBeginEditing(_:));
- (BOOL)searchBarShouldEndEditing:(UISearchBar *)searchBar NS_SWIFT_NAME(searchBarShouldEndEditing(_:));
- (void)searchBarTextDidEndEditing:(UISearchBar *)searchBar NS_SWIFT_NAME(searchBarTextDidEndEditing(_:));
- (void)searchBar:(UISearchBar *)searchBar textDidChange:(NSString *)searchText;
- (void)searchBarSearchButtonClicked:(UISearchBar *)searchBar NS_SWIFT_NAME(searchBarSearchButtonClicked(_:));
- (void)searchBarCancelButtonClicked:(UISearchBar *)searchBar NS_SWIFT_NAME(searchBarCancelButtonClicked(_:));
@end

NS_SWIFT_UI_ACTOR
@interface UISearchBar : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, weak) id<UISearchBarDelegate> delegate;
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSString *prompt;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nonatomic) BOOL showsCancelButton;
@property (nonatomic, readonly) UISearchTextField *searchTextField;
- (void)setShowsCancelButton:(BOOL)showsCancelButton animated:(BOOL)animated;
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
@property (nullable, nonatomic, strong) UIColor *barTintColor;
@property (nonatomic) UISearchBarStyle searchBarStyle;
@end

NS_SWIFT_UI_ACTOR
@protocol UISearchControllerDelegate <NSObject>
@optional
- (void)willPresentSearchController:(UISearchController *)searchController
    NS_SWIFT_NAME(willPresentSearchController(_:));
- (void)didPresentSearchController:(UISearchController *)searchController NS_SWIFT_NAME(didPresentSearchController(_:));
- (void)willDismissSearchController:(UISearchController *)searchController
    NS_SWIFT_NAME(willDismissSearchController(_:));
- (void)didDismissSearchController:(UISearchController *)searchController NS_SWIFT_NAME(didDismissSearchController(_:));
@end

NS_SWIFT_UI_ACTOR
@protocol UISearchResultsUpdating <NSObject>
- (void)updateSearchResultsForSearchController:(UISearchController *)searchController
    NS_SWIFT_NAME(updateSearchResults(for:));
@end

@interface UISearchController (Search)
@property (nullable, nonatomic, weak) id<UISearchResultsUpdating> searchResultsUpdater;
@property (nonatomic, getter=isActive) BOOL active;
@property (nullable, nonatomic, weak) id<UISearchControllerDelegate> delegate;
@property (nonatomic) BOOL obscuresBackgroundDuringPresentation;
@property (nonatomic) BOOL hidesNavigationBarDuringPresentation;
@property (nonatomic, strong, readonly) UISearchBar *searchBar;
@end

#pragma clang assume_nonnull end
