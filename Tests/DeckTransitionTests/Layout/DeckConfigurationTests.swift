@_spi(Cards) import DeckTransition
import HeadlessUIKit
import Testing

@Suite("A deck's configuration")
struct DeckConfigurationTests {
    static let senseless: [CGFloat] = [-1, -.infinity, .infinity, .nan, .signalingNaN]

    @Test("Invalid lengths become 0, in the initializer and when set", arguments: DeckConfigurationTests.senseless)
    func lengths(length: CGFloat) {
        let made = DeckConfiguration {
            $0.cardInset = length
            $0.minimumTopInset = length
            $0.topInset = length
            $0.cornerRadius = length
        }
        let zero = DeckConfiguration {
            $0.cardInset = 0
            $0.minimumTopInset = 0
            $0.topInset = 0
            $0.cornerRadius = 0
        }
        #expect(made == zero)
        var set = zero
        (set.cardInset, set.minimumTopInset, set.topInset) = (length, length, length)
        set.cornerRadius = length
        #expect(set == zero)
    }

    @Test(
        "A maximum width that leaves no card is ignored", arguments: senseless + [0, .greatestFiniteMagnitude])
    func maximumWidth(width: CGFloat) {
        let tablet = DeckLayout.Container(size: CGSize(width: 1024, height: 1366))
        var configuration = DeckConfiguration { $0.maximumWidth = width }
        #expect(DeckLayout(in: tablet, configuration: configuration).cardFrame.width == 1024)
        configuration.maximumWidth = 600
        #expect(DeckLayout(in: tablet, configuration: configuration).cardFrame.width == 600)
        configuration.maximumWidth = width
        #expect(DeckLayout(in: tablet, configuration: configuration).cardFrame.width == 1024)
    }

    @Test("Shares are limited to 0 to 1, responses to 0.001 to 5, the damping ratio to 0.1 to 4")
    func shares() {
        var configuration = DeckConfiguration {
            $0.presenterScale = 3
            $0.dimming = 7
            $0.presentingResponse = -1
            $0.dampingRatio = 0
        }
        #expect(configuration.presenterScale == 1)
        #expect(configuration.dimming == 1)
        #expect(configuration.presentingResponse == 0.001)
        configuration.presentingResponse = 60
        #expect(configuration.presentingResponse == 5)
        #expect(configuration.dampingRatio == 0.1)
        configuration.dampingRatio = .nan
        configuration.dismissingResponse = .infinity
        #expect(configuration.dampingRatio == 1)
        #expect(configuration.dismissingResponse == 5)
    }

    @Test(
        "The numbers of a handle, a shadow and a container are limited, too, in the initializer and when set",
        arguments: senseless)
    func parts(number: CGFloat) {
        let noHandle = CardTraits.Grabber(width: 0, height: 0, topMargin: 0, touchHeight: 0)
        #expect(.init(width: number, height: number, topMargin: number, touchHeight: number) == noHandle)
        var handle = CardTraits.Grabber()
        (handle.width, handle.height, handle.topMargin, handle.touchHeight) = (number, number, number, number)
        #expect(handle == noHandle)
        let noShadow = CardTraits.Shadow(opacity: 0, radius: 0, offset: number == -1 ? -1 : 0)
        #expect(.init(opacity: number, radius: number, offset: number) == noShadow)
        var shadow = CardTraits.Shadow()
        (shadow.opacity, shadow.radius, shadow.offset) = (number, number, number)
        #expect(shadow == noShadow)
        shadow.opacity = 2
        #expect(shadow.opacity == 1)
        var container = DeckLayout.Container(size: CGSize(width: 390, height: 844), safeAreaTop: 47)
        (container.width, container.height) = (number, number)
        container.safeAreaTop = number
        #expect(container == DeckLayout.Container(size: .zero))
    }

    @Test("The defaults are those of DeckTransition")
    func defaults() {
        let configuration = DeckConfiguration()
        #expect(configuration.cardInset == 8)
        #expect(configuration.cornerRadius == 8)
        #expect(configuration.corners == nil)
        #expect(configuration.cornerCurve == .continuous)
        #expect(configuration.dimming == 0.2)
        #expect(configuration.dimmingColor == .black)
        #expect(configuration.presentingResponse == response(for: 0.3))
        #expect(configuration.dismissingResponse == response(for: 0.3))
        #expect(configuration.dampingRatio == 1)
        #expect(configuration.presenter == .snapshot)
        #expect(!configuration.prefersGrabberVisible)
        #expect(configuration.shadow == nil)
        #expect(configuration.minimumTopInset == 8)
        #expect(configuration.topInset == nil)
        #expect(configuration.presenterScale == nil)
        #expect(configuration.maximumWidth == 704)
        #expect(configuration.detents.isEmpty)
        #expect(configuration.nesting == .stack)
        #expect(configuration.keyboard == .moves)
    }

    @Test("By default the content hands over both ways, and a tap beside the card dismisses it")
    func defaultDragging() {
        let configuration = DeckConfiguration()
        #expect(!configuration.interactiveDismissDisabled)
        #expect(configuration.policy.handoff == .continuous)
        #expect(configuration.discovery == .declared.or(.underTouch))
        #expect(configuration.resistance == .none)
        #expect(configuration.release == .velocityAndProgress())
        #expect(configuration.policy.momentum == .bounces)
        #expect(configuration.tapOutside == .dismisses)
    }

    @Test("The classic configuration differs from the default in feel, not in geometry")
    func classic() {
        let phone = DeckLayout.Container(size: CGSize(width: 390, height: 844), safeAreaTop: 47)
        #expect(DeckLayout(in: phone, configuration: .classic) == DeckLayout(in: phone))
        #expect(DeckConfiguration.classic != DeckConfiguration())
        #expect(DeckConfiguration.classic.resistance == .classic())
    }

    @Test("Equal values are equal, including discovery and policy")
    func equality() {
        let one = DeckConfiguration {
            $0.policy = .gated
            $0.discovery = .topLevel.or(.underTouch)
        }
        #expect(
            one
                == DeckConfiguration {
                    $0.policy = .gated
                    $0.discovery = .topLevel.or(.underTouch)
                })
        #expect(
            one
                != DeckConfiguration {
                    $0.policy = .gated
                    $0.discovery = .topLevel
                })
    }
}
