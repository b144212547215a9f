#pragma once
#import "UITraitCollection.h"

#pragma clang assume_nonnull begin

NS_SWIFT_UI_ACTOR
@interface UICollectionViewLayout : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@property (nonatomic) CGSize itemSize;
@property (nonatomic) CGFloat minimumLineSpacing;
@end

// Compositional layouts

NS_SWIFT_UI_ACTOR
@interface NSCollectionLayoutDimension : NSObject <NSCopying>
+ (instancetype)fractionalWidthDimension:(CGFloat)fractionalWidth NS_SWIFT_NAME(fractionalWidth(_:));
+ (instancetype)fractionalHeightDimension:(CGFloat)fractionalHeight NS_SWIFT_NAME(fractionalHeight(_:));
+ (instancetype)absoluteDimension:(CGFloat)absoluteDimension NS_SWIFT_NAME(absolute(_:));
@end

NS_SWIFT_UI_ACTOR
@interface NSCollectionLayoutSize : NSObject <NSCopying>
+ (instancetype)sizeWithWidthDimension:(NSCollectionLayoutDimension *)width
                       heightDimension:(NSCollectionLayoutDimension *)height;
@property (nonatomic, readonly) NSCollectionLayoutDimension *widthDimension;
@property (nonatomic, readonly) NSCollectionLayoutDimension *heightDimension;
@end

NS_SWIFT_UI_ACTOR
@interface NSCollectionLayoutItem : NSObject <NSCopying>
+ (instancetype)itemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize;
@property (nonatomic, readonly) NSCollectionLayoutSize *layoutSize;
@end

NS_SWIFT_UI_ACTOR
@interface NSCollectionLayoutGroup : NSCollectionLayoutItem
+ (instancetype)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                                     subitems:(NSArray<NSCollectionLayoutItem *> *)subitems
    NS_SWIFT_NAME(horizontal(layoutSize:subitems:));
+ (instancetype)verticalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                                   subitems:(NSArray<NSCollectionLayoutItem *> *)subitems
    NS_SWIFT_NAME(vertical(layoutSize:subitems:));
@end

typedef NS_ENUM(NSInteger, UICollectionLayoutSectionOrthogonalScrollingBehavior) {
    UICollectionLayoutSectionOrthogonalScrollingBehaviorNone,
    UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuous,
    UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuousGroupLeadingBoundary,
    UICollectionLayoutSectionOrthogonalScrollingBehaviorPaging,
    UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPaging,
    UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPagingCentered,
};

NS_SWIFT_UI_ACTOR
@interface NSCollectionLayoutSection : NSObject <NSCopying>
+ (instancetype)sectionWithGroup:(NSCollectionLayoutGroup *)group;
@property (nonatomic) CGFloat interGroupSpacing;
@property (nonatomic) UICollectionLayoutSectionOrthogonalScrollingBehavior orthogonalScrollingBehavior;
@end

NS_SWIFT_UI_ACTOR
@protocol NSCollectionLayoutEnvironment <NSObject>
@property (nonatomic, readonly) UITraitCollection *traitCollection;
@end

typedef NSCollectionLayoutSection *_Nullable (^UICollectionViewCompositionalLayoutSectionProvider)(
    NSInteger sectionIndex, id<NSCollectionLayoutEnvironment> layoutEnvironment);

NS_SWIFT_UI_ACTOR
@interface UICollectionViewCompositionalLayout : UICollectionViewLayout
- (instancetype)initWithSection:(NSCollectionLayoutSection *)section;
- (instancetype)initWithSectionProvider:(UICollectionViewCompositionalLayoutSectionProvider)sectionProvider;
@end

#pragma clang assume_nonnull end
