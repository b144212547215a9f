// Six uses in Objective-C. The page of GestureArbiterObjC shows them.

@import UIKit;
@import GestureArbiterObjC;

@interface PlaceController : UIViewController
@end

// A deck from a table.
@interface PlacesController : UITableViewController
@end

@implementation PlacesController

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    GADeckConfiguration *deck = [GADeckConfiguration new];
    deck.detents = @[GADetent.medium, GADetent.large];
    deck.prefersGrabberVisible = YES;
    [GACard presentDeck:[PlaceController new] from:self as:deck animated:YES onEvent:nil completion:^{
        NSLog(@"presented");
    }];
}

@end

// A panel with three heights over a map. It hears its events.
@interface MapController : UIViewController
@property (nonatomic) GAPanel *panel;
@property (nonatomic) UIView *legend;
@end

@implementation MapController

- (void)viewDidLoad {
    [super viewDidLoad];
    GAPanelConfiguration *sheet = [GAPanelConfiguration new];
    sheet.detents = @[[GADetent detentWithHeight:88 identifier:@"search"], GADetent.medium, GADetent.large];
    sheet.cornerRadius = 20;
    __weak MapController *map = self;
    self.panel = [GAPanel addPanel:[PlacesController new] to:self as:sheet animated:NO onEvent:^(GACardEvent *event) {
        switch (event.kind) {
            case GACardEventKindSelected:
                NSLog(@"%@ by the user: %d", event.detent, event.byUser);
                break;
            case GACardEventKindMoved:
                map.legend.alpha = event.progress;
                break;
            default:
                break;
        }
    } completion:nil];
}

// Other heights, by the panel's spring.
- (void)showSearchResults {
    [self.panel animateChanges:^{
        self.panel.detents = @[[GADetent detentWithHeight:160 identifier:@"results"], GADetent.large];
        self.panel.selectedDetent = @"results";
    }];
}

@end

// A card that asks before it goes.
@interface FormController : UIViewController
@property (nonatomic) BOOL hasChanges;
@end

@implementation FormController

+ (void)presentFrom:(UIViewController *)presenter {
    FormController *form = [FormController new];
    GACard *card = [GACard presentCard:form from:presenter as:nil animated:YES onEvent:nil completion:nil];
    __weak FormController *weakForm = form;
    [card.arbiter onAttempt:^NSString *(GAAttempt *attempt) {
        return attempt.leaves && weakForm.hasChanges ? @"there are changes" : nil;
    }];
}

// The content controller finds its card, for a close button that asks the same question.
- (void)close {
    NSString *reason = [[GACard cardEnclosing:self] attemptDismissal];
    if (reason != nil) NSLog(@"stays: %@", reason);
}

@end

// An arbiter on a view of one's own.
@interface PlayerController : UIViewController
@property (nonatomic) UIView *player;
@property (nonatomic) UIView *titleBar;
@property (nonatomic) GAArbiter *arbiter;
@end

@implementation PlayerController

- (void)viewDidLoad {
    [super viewDidLoad];
    __weak PlayerController *controller = self;
    self.arbiter = [GAArbiter attachTo:self.player policy:[GAPolicy.continuous allowingHandle] moving:self.player
        stops:@[@0, @400] leaves:YES onOutcome:^(NSNumber *stop) {
            controller.player.hidden = stop == nil;
        }];
    [self.arbiter bindHandle:self.titleBar];
}

@end
