import DeckTransition
import HeadlessUIKit
import Testing

@Suite("A deck's configuration")
struct DeckConfigurationTests {
    static let senseless: [CGFloat] = [-1, -.infinity, .infinity, .nan, .signalingNaN]

    @Test("Lengths that make no sense count as 0, when made and when set", arguments: DeckConfigurationTests.senseless)
    func lengths(length: CGFloat) {
        let made = DeckConfiguration(
            cardInset: length, minimumTopInset: length, topInset: length, maximumWidth: length, cornerRadius: length)
        let zero = DeckConfiguration(
            cardInset: 0, minimumTopInset: 0, topInset: 0, maximumWidth: 0, cornerRadius: 0)
        #expect(made == zero)
        var set = zero
        (set.cardInset, set.minimumTopInset, set.topInset) = (length, length, length)
        (set.maximumWidth, set.cornerRadius) = (length, length)
        #expect(set == zero)
    }

    @Test("Shares are taken into 0 to 1, durations to 0 or more, the damping ratio into 0.1 to 1")
    func shares() {
        var configuration = DeckConfiguration(presenterScale: 3, dimming: 7, presentDuration: -1, dampingRatio: 0)
        #expect(configuration.presenterScale == 1)
        #expect(configuration.dimming == 1)
        #expect(configuration.presentDuration == 0)
        #expect(configuration.dampingRatio == 0.1)
        configuration.dampingRatio = .nan
        configuration.dismissDuration = .infinity
        #expect(configuration.dampingRatio == 1)
        #expect(configuration.dismissDuration == 0)
    }

    @Test("A handle's and a shadow's numbers are taken into sense too")
    func chrome() {
        #expect(DeckConfiguration.Handle(width: -1, topMargin: .nan) == .init(width: 0, topMargin: 0))
        #expect(
            DeckConfiguration.Shadow(opacity: 2, radius: -3, offset: .infinity)
                == .init(opacity: 1, radius: 0, offset: 0))
    }

    @Test("The defaults are DeckTransition's numbers")
    func defaults() {
        let configuration = DeckConfiguration()
        #expect(configuration.cardInset == 8)
        #expect(configuration.cornerRadius == 8)
        #expect(configuration.dimming == 0.2)
        #expect(configuration.presentDuration == 0.3)
        #expect(configuration.dismissDuration == 0.3)
        #expect(configuration.presenter == .snapshot)
    }

    @Test("The classic configuration differs from the default in feel, not in geometry")
    func classic() {
        let phone = DeckLayout.Container(size: CGSize(width: 390, height: 844), safeAreaTop: 47)
        #expect(DeckLayout(in: phone, configuration: .classic) == DeckLayout(in: phone))
        #expect(DeckConfiguration.classic != DeckConfiguration())
        #expect(DeckConfiguration.classic.resistance == .classic())
    }

    @Test("Two that are made alike are equal, discovery and policy included")
    func equality() {
        let one = DeckConfiguration(policy: .gated, discovery: .classic.or(.underTouch))
        #expect(one == DeckConfiguration(policy: .gated, discovery: .classic.or(.underTouch)))
        #expect(one != DeckConfiguration(policy: .gated, discovery: .classic))
        #expect(Set([one, one]).count == 1)
    }
}
