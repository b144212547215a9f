@_spi(Engine) import Cards
@_spi(Cards) import DeckTransition
@_spi(Cards) import GestureArbiter
import HeadlessUIKit
@_spi(Cards) import InteractiveDismissal
import Panels

private final class OddHost: PanelHost {
    private let place: Panel.Place
    init(_ place: Panel.Place) { self.place = place }
    func place(of panel: Panel, in container: UIView) -> Panel.Place { place }
}

/// Calls of presented cards, decks, detents and looks.
extension BadInputTests {
    nonisolated static let cardCalls: [String: Call] = [
        "Detent height(_:identifier:)": { one, other in
            shown { $0.detents = [.height(one), .height(other, identifier: "other"), .custom("own") { _ in one }] }
        },
        "Detent width(_:identifier:)": { one, other in
            shown { $0.detents = [.width(one), .width(other, identifier: "other")] }
        },
        "Detent width(_:)": { one, other in
            shown { deck in
                deck.detents = [.width(one), .large]
                deck.select(.width(other))
            }
        },
        "Detent fraction(_:identifier:)": { one, other in
            shown { $0.detents = [.fraction(one), .fraction(other, identifier: "other")] }
        },
        "Detent height(_:)": { one, other in
            shown { deck in
                deck.detents = [.height(one), .large]
                deck.select(.height(other))
            }
        },
        "Detent fraction(_:)": { one, other in
            shown { deck in
                deck.detents = [.fraction(one), .large]
                deck.select(.fraction(other), animated: false)
            }
        },
        "Detent init(maximumHeight:traitCollection:divisionHeight:contentHeight:)": { one, other in
            let context = Detent.Context(
                maximumHeight: one, traitCollection: UITraitCollection(), divisionHeight: other, contentHeight: other)
            let detents: [Detent] = [
                .large, .medium, .content, .height(other), .fraction(other), .custom("own") { $0.contentHeight },
                .custom("hinge") { $0.divisionHeight },
            ]
            return detents.compactMap { $0.height(in: context) } + [context.maximumHeight]
        },
        "Detent+DownTo downTo(_:margin:identifier:)": { one, _ in
            let (home, order) = (UIViewController(), UIViewController())
            let stage = Stage(rootViewController: home)
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
            order.view.addSubview(view)
            let card = home.presentCard(order, detents: [.downTo(view, margin: one, identifier: "view"), .large])
            stage.settle()
            return card.map { [$0.progress, $0.position.translation, $0.card.frame.height] } ?? []
        },
        "PanelHost init(frame:visibleBounds:)": { one, other in
            let home = UIViewController()
            let stage = Stage(rootViewController: home)
            let host = OddHost(
                Panel.Place(
                    frame: CGRect(x: other, y: one, width: 300, height: other),
                    visibleBounds: CGRect(x: 0, y: other, width: 390, height: one)))
            let panel = home.addPanel(UIViewController(), host: host, detents: [.height(100), .large])
            stage.settle()
            panel?.select(.large)
            stage.settle()
            return panel.map { [$0.progress, $0.position.translation, $0.card.transform.ty, $0.card.center.y] } ?? []
        },
        "InteractivePresentationController bounce(velocity:)": { one, _ in
            shown { $0.bounce(velocity: one) }
        },
        "DeckPresentationController cardDidMove(to:)": { one, _ in
            shown { deck in deck.cardDidMove(to: one) }
        },
        "DeckPresentationController viewWillTransition(to:with:)": { one, other in
            shown { deck in deck.presentedViewController.preferredContentSize = CGSize(width: one, height: other) }
        },
        "Look shrink(to:over:)": { one, _ in looked(.shrink(to: one)) },
        "ScrollSearch init(in:at:along:)": { one, other in
            let page = UIViewController()
            page.view.addSubview(UITableView(frame: page.view.bounds))
            let search = ScrollSearch(in: page, at: CGPoint(x: one, y: other))
            return search.touchedScrollViews.map(\.contentOffset.y)
        },
        "Look init(moving:scaledBy:)": { one, other in
            looked(
                CardConfiguration.Look { _ in
                    CardConfiguration.Look.Appearance(moving: CGPoint(x: one, y: other), scaledBy: one)
                })
        },
        "Look init(progress:offset:direction:frame:bounds:)": { one, other in
            let state = CardConfiguration.Look.State(
                progress: one, offset: CGPoint(x: one, y: other),
                frame: CGRect(x: one, y: other, width: one, height: one),
                bounds: .zero)
            return looked(
                CardConfiguration.Look { _ in
                    var appearance = CardConfiguration.Look.Appearance(moving: state.offset)
                    (appearance.alpha, appearance.backdrop, appearance.cornerRadius) = (one, other, one)
                    appearance.crop = state.frame
                    return appearance
                })
        },
        "CardTraits+Parts init(width:height:topMargin:touchHeight:color:)": { one, other in
            let handle = CardTraits.Grabber(width: one, height: other, topMargin: one, touchHeight: other)
            return [handle.width, handle.height, handle.topMargin, handle.touchHeight]
        },
        "CardTraits+Parts init(scale:offset:dimming:)": { one, other in
            let look = CardTraits.CoveredLook(scale: one, offset: other, dimming: one)
            return [look.scale, look.offset, look.dimming]
        },
        "CardTraits+Parts init(color:opacity:radius:offset:)": { one, other in
            let shadow = CardTraits.Shadow(opacity: one, radius: other, offset: one)
            return [shadow.opacity, shadow.radius, shadow.offset]
        },
        "DeckLayout init(size:safeAreaTop:)": { one, other in
            laidOut(DeckLayout.Container(size: CGSize(width: one, height: other), safeAreaTop: one))
        },
        "DeckLayout init(in:level:configuration:)": { one, other in
            let container = DeckLayout.Container(size: CGSize(width: 390, height: 844), safeAreaTop: 47)
            let configuration = DeckConfiguration {
                $0.topInset = other
                $0.presenterScale = other
                $0.maximumWidth = one
            }
            return [-1, 0, 1, .max].flatMap { level in
                measures(DeckLayout(in: container, level: level, configuration: configuration))
            }
        },
        "DeckLayout presenterPlace(of:progress:cornerRadius:cardsAbove:)": { one, other in
            let layout = DeckLayout(
                in: DeckLayout.Container(size: CGSize(width: 390, height: 844), safeAreaTop: 47))
            let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            let place = layout.presenterPlace(of: frame, progress: one, cardsAbove: [other, one])
            let odd = layout.presenterPlace(
                of: CGRect(x: one, y: other, width: other, height: one), progress: 0.5, cornerRadius: other)
            return [
                place.transform.a, place.transform.ty, odd.transform.a, odd.transform.ty,
            ]
                + [odd.cornerRadius]
        },
    ]
}
